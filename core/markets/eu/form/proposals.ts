import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { Condition } from '#core/rules/condition.ts'
import { allOf, anyOf, equals, not, oneOf, present } from '#core/rules/condition-builders.ts'
import { rowsOf, textOf } from '#core/rules/values.ts'
import type { Proposal, Proposals } from '../../proposals.ts'
import { procedureLabel, routeOf, usualRoute } from '../conformity-routes.ts'
import { diagnosticTypes, productTypes } from '../required.ts'
import {
  higherClasses,
  needsDiagnosticCertificate,
  needsProductCertificate,
  notifiedBodyTakesPart,
  ofAimdd,
  ofDevice,
  ofIvdd,
  ofIvdr,
  ofMdd,
  ofMdr,
} from '../scope.ts'
import { bodyNumberIn, certificateLabel, certificateOf } from './certificate-of.ts'

const noFacts: ReadonlySet<string> = new Set()
const test = (condition: Condition) => {
  const holds = compile(condition)
  return (document: AnyDocument) => holds(document, noFacts)
}

const hasBody = test(notifiedBodyTakesPart)
const isClassified = test(present('riskClass'))
const ofCertificates = test(
  allOf(
    ofDevice,
    anyOf(oneOf('riskClass', higherClasses), ofAimdd, allOf(ofIvdd, not(equals('riskClass', 'ivd-general')))),
  ),
)
/** The certificate has to be one of the product. */
const ofProduct = test(
  anyOf(allOf(ofMdr, needsProductCertificate), allOf(ofIvdr, needsDiagnosticCertificate)),
)
const laws = [
  { law: 'MDR', holds: test(ofMdr) },
  { law: 'IVDR', holds: test(ofIvdr) },
  { law: 'MDD', holds: test(ofMdd) },
  { law: 'AIMDD', holds: test(ofAimdd) },
  { law: 'IVDD', holds: test(ofIvdd) },
] as const

/** Procedure, notified body and certificate, from class, law and the manufacturer's certificates. */
export const proposals: Proposals = (document, certifications) => {
  const law = laws.find(({ holds }) => holds(document))?.law
  if (law === undefined || !isClassified(document)) return []
  const usualBody = textOf(document, 'notifiedBodyNumber') || bodyIn(document)
  const known = certifications
    .flatMap((one) => asRows(certificateOf(one, usualBody)))
    .filter(({ certificateType }) => String(certificateType).startsWith(`${law}_`))
  return [
    procedureOf(document, known, law),
    bodyOf(document, known),
    certificatesOf(document, known, law),
  ].flatMap((proposal) => proposal ?? [])
}

const asRows = (row: FieldRow | undefined): readonly FieldRow[] => (row ? [row] : [])

const bodyIn = (document: AnyDocument): string | undefined =>
  rowsOf(document, 'certificates')
    .map(({ notifiedBody }) => bodyNumberIn(String(notifiedBody ?? '')))
    .find((number) => number !== undefined)

const classOf = ({ riskClass }: AnyDocument): string =>
  riskClasses.find(({ code }) => code === riskClass)?.label ?? String(riskClass)

function procedureOf(document: AnyDocument, known: readonly FieldRow[], law: string): Proposal | undefined {
  if (!isBlank(document.conformityAssessmentProcedure)) return undefined
  const certificates = [...rowsOf(document, 'certificates'), ...known]
  const route = hasBody(document) ? (routeOf(certificates) ?? usualRoute(document)) : usualRoute(document)
  if (route === undefined) return undefined
  return {
    field: 'conformityAssessmentProcedure',
    value: route,
    label: procedureLabel(route),
    because: `${classOf(document)}, ${law}`,
  }
}

function bodyOf(document: AnyDocument, known: readonly FieldRow[]): Proposal | undefined {
  if (!isBlank(document.notifiedBodyNumber) || !hasBody(document)) return undefined
  const number = [...rowsOf(document, 'certificates'), ...known]
    .map(({ notifiedBody }) => notifiedBody)
    .find((body) => typeof body === 'string' && body !== '')
  if (typeof number !== 'string') return undefined
  return { field: 'notifiedBodyNumber', value: number, label: number, because: 'from the certificate' }
}

function certificatesOf(
  document: AnyDocument,
  known: readonly FieldRow[],
  law: string,
): Proposal | undefined {
  if (!isBlank(document.certificates) || !ofCertificates(document)) return undefined
  const product = [...productTypes, ...diagnosticTypes]
  const isFit = ({ certificateType }: FieldRow) =>
    !ofProduct(document) || product.includes(String(certificateType))
  const row = known.find(isFit) ?? expected(document, law)
  if (!row) return undefined
  const { certificateType, notifiedBody, certificateNumber } = row
  const parts = [certificateLabel(certificateType), notifiedBody, certificateNumber]
  return {
    field: 'certificates',
    value: [row],
    label: parts.filter((part) => part !== undefined).join(', '),
    because: known.includes(row) ? 'a certificate of the manufacturer' : `${classOf(document)}, ${law}`,
  }
}

/** What the class calls for where no certificate of it is known: EUDAMED takes it without its number. */
function expected(document: AnyDocument, law: string): FieldRow | undefined {
  const body = textOf(document, 'notifiedBodyNumber')
  if (!ofProduct(document) || body === '') return undefined
  return { certificateType: `${law}_TECHNICAL_DOCUMENTATION`, notifiedBody: body }
}
