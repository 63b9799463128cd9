import type { CertificateType } from '#core/code-lists/eudamed/certificate-types.ts'
import { certificateTypes } from '#core/code-lists/eudamed/certificate-types.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { Condition } from '#core/rules/condition.ts'
import { allOf, anyOf, equals, isFalse, isTrue } from '#core/rules/condition-builders.ts'
import type { DeviceCertificateLink } from '../message/links.ts'
import { type Legislation, legislationOf } from './legislation.ts'
import { filled, type RowOf, someOrNone, text } from './values.ts'

interface Taken {
  readonly legislation: Legislation
  /** Of all devices under the law when absent. */
  readonly when?: Condition
  readonly types: readonly CertificateType[]
  readonly source: string
}

const ofDirective = (law: string) =>
  certificateTypes.map(({ code }) => code).filter((code) => code.startsWith(`${law}_`))
const testedNearby = anyOf(isTrue('selfTesting'), isTrue('nearPatientTesting'))
const mdrProduct = ['MDR_TECHNICAL_DOCUMENTATION', 'MDR_TYPE_EXAMINATION'] as const
const ivdrProduct = ['IVDR_TECHNICAL_DOCUMENTATION', 'IVDR_TYPE_EXAMINATION'] as const

/**
 * The kinds of certificates EUDAMED takes with a device; the first row that fits counts, none is none. The hub
 * keeps all certificates; the others reach EUDAMED through the notified body.
 * Source: EUDAMED UDI/devices business rules 2.18.1.
 */
const taken: readonly Taken[] = [
  { legislation: 'MDR', when: equals('riskClass', 'class-iii'), types: mdrProduct, source: 'BR-UDID-109' },
  {
    legislation: 'MDR',
    when: allOf(
      equals('riskClass', 'class-iib'),
      isTrue('implantableDevice'),
      isFalse('iibImplantableException'),
    ),
    types: mdrProduct,
    source: 'BR-UDID-109',
  },
  {
    legislation: 'MDR',
    when: equals('riskClass', 'class-iib'),
    types: ['MDR_TYPE_EXAMINATION'],
    source: 'BR-UDID-109',
  },
  { legislation: 'IVDR', when: equals('riskClass', 'class-d'), types: ivdrProduct, source: 'RULE-00015' },
  {
    legislation: 'IVDR',
    when: allOf(equals('riskClass', 'class-c'), testedNearby),
    types: ivdrProduct,
    source: 'RULE-00015',
  },
  {
    legislation: 'IVDR',
    when: equals('riskClass', 'class-c'),
    types: ['IVDR_TYPE_EXAMINATION'],
    source: 'RULE-00015',
  },
  {
    legislation: 'IVDR',
    when: allOf(equals('riskClass', 'class-b'), testedNearby),
    types: ['IVDR_TECHNICAL_DOCUMENTATION'],
    source: 'RULE-00015',
  },
  { legislation: 'MDD', types: ofDirective('MDD'), source: 'BR-UDID-113' },
  { legislation: 'AIMDD', types: ofDirective('AIMDD'), source: 'BR-UDID-113' },
  { legislation: 'IVDD', types: ofDirective('IVDD'), source: 'BR-UDID-113' },
]

const noFacts: ReadonlySet<string> = new Set()
const tests = taken.map(({ legislation, when, types }) => ({
  legislation,
  holds: when ? compile(when) : () => true,
  types: new Set<string>(types),
}))

/** The certificates of a submission that EUDAMED takes with the device. */
export function certificatesOf(document: SubmissionDocument): readonly DeviceCertificateLink[] | undefined {
  const legislation = legislationOf(document)
  const row = tests.find((test) => test.legislation === legislation && test.holds(document, noFacts))
  const links = document.certificates
    ?.filter(({ certificateType }) => row?.types.has(text(certificateType)))
    .map(certificateOf)
  return someOrNone(links)
}

function certificateOf(row: RowOf<'certificates'>): DeviceCertificateLink {
  return {
    certificateType: row.certificateType as DeviceCertificateLink['certificateType'],
    NBActorCode: text(row.notifiedBody),
    certificateNumber: filled(row.certificateNumber),
    certificateRevisionNumber: filled(row.revisionNumber),
    expiryDate: filled(row.expiryDate),
  }
}
