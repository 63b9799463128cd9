import {
  type CertificateType,
  certificateTypes,
  directiveCertificateTypes,
  regulationCertificateTypes,
} from '#core/code-lists/eudamed/certificate-types.ts'
import type { FieldRow } from '#core/dictionary/field.ts'
import type { CertificationFacts } from '../../proposals.ts'

/** How people write the certificates of the regulations; the law stands beside it. */
const kinds: readonly (readonly [kind: string, written: RegExp])[] = [
  ['TECHNICAL_DOCUMENTATION', /technical documentation/i],
  ['TYPE_EXAMINATION', /type[- ]examination|annex x\b/i],
  ['PRODUCT_VERIFICATION', /product verification/i],
  ['QUALITY_MANAGEMENT_SYSTEM', /quality management|\bqms\b|annex ix\b/i],
  ['QUALITY_ASSURANCE', /quality assurance|annex xi\b/i],
]

/** The longest label first: one may be the beginning of another. */
const ofDirectives = directiveCertificateTypes.toSorted((a, b) => b.label.length - a.label.length)

/** EUDAMED's type of a certificate that an operator's certification describes; undefined where it is none. */
export function certificateTypeOf(written: string): CertificateType | undefined {
  const directive = ofDirectives.find(({ label }) => written.toUpperCase().includes(label.toUpperCase()))
  if (directive) return directive.code
  const [law] = /\b(MDR|IVDR)\b/i.exec(written) ?? []
  const kind = kinds.find(([, pattern]) => pattern.test(written))?.[0]
  if (law === undefined || kind === undefined) return undefined
  return regulationCertificateTypes.find(({ code }) => code === `${law.toUpperCase()}_${kind}`)?.code
}

/** The number of a notified body, where its name has it. */
export const bodyNumberIn = (issuingBody: string | null): string | undefined =>
  /\b\d{4}\b/.exec(issuingBody ?? '')?.[0]

/** A certification as a row of the certificates; undefined where it is no certificate of a notified body. */
export function certificateOf(
  { certificationType, certificationNumber, issuingBody, expiryDate }: CertificationFacts,
  usualBody: string | undefined,
): FieldRow | undefined {
  const type = certificateTypeOf(certificationType ?? '')
  if (type === undefined) return undefined
  const notifiedBody = bodyNumberIn(issuingBody) ?? usualBody
  return {
    certificateType: type,
    ...(notifiedBody !== undefined && { notifiedBody }),
    ...(certificationNumber !== null && { certificateNumber: certificationNumber }),
    ...(expiryDate !== null && { expiryDate }),
  }
}

export const certificateLabel = (type: unknown): string =>
  certificateTypes.find(({ code }) => code === type)?.label ?? String(type)
