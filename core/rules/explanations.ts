import { findRiskClass } from '#core/code-lists/risk-classes.ts'
import { isBlank } from '#core/dictionary/document.ts'
import type { Field } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { checkEmdnCode } from '#core/identifiers/emdn-code.ts'
import type { IdentifierResult } from '#core/identifiers/identifier-result.ts'
import { checkNotifiedBodyNumber, checkSrn } from '#core/identifiers/srn.ts'
import type { Values } from './condition.ts'
import { basicUdiDiResult, udiDiResult } from './linters.ts'
import { textOf } from './values.ts'

const reason = (result: IdentifierResult): string => (result.valid ? '' : result.problem.message)

const declarations = Object.entries(submissionFields as Record<string, Field>).filter(
  ([, field]) => field.declaration,
)

/** The declarations a submission can make, by field id. */
export const declarationFields: readonly string[] = declarations.map(([id]) => id)

const ofPacks = ['sterile', 'sterilizeBeforeUse']
const ofDiagnosticsAlone = [
  'containsMicrobialSubstance',
  'kit',
  'reagent',
  'instrument',
  'selfTesting',
  'nearPatientTesting',
  'professionalTesting',
  'companionDiagnostic',
]
const ofDiagnostics = [
  ...ofPacks,
  'singleUse',
  'containsAnimalTissue',
  'containsHumanTissue',
  ...ofDiagnosticsAlone,
]
const ofMedicalDevices = declarationFields.filter(
  (id) => id !== 'newDevice' && !ofDiagnosticsAlone.includes(id),
)

/** The declarations each law asks for; where no law is told, all of them may be asked. */
export const declarationsByLaw: Readonly<Record<string, readonly string[]>> = {
  MDR: ofMedicalDevices,
  MDD: ofMedicalDevices,
  AIMDD: ofMedicalDevices,
  IVDR: [...ofDiagnostics, 'newDevice'],
  IVDD: ofDiagnostics,
  SPP: ofPacks,
}

/** The declarations asked of a submission, by the law it is made under. */
export function declarationsAsked(values: Values): readonly string[] {
  const law = textOf(values, 'legislation') || (findRiskClass(textOf(values, 'riskClass'))?.regulation ?? '')
  // A law that is in no list may still be the name of something every object has, such as toString.
  return (Object.hasOwn(declarationsByLaw, law) && declarationsByLaw[law]) || declarationFields
}

const labels = new Map(Object.entries(submissionFields).map(([id, field]) => [id, field.label]))

/** The fields a rule is about. */
type Fields = readonly string[]

/**
 * What `{detail}` in a rule's message stands for, by name: the exact place where an identifier goes wrong
 * says more than "wrong". Asked only after the rule has found something.
 */
export const explanations = {
  'basic-udi-di': (values: Values) =>
    reason(basicUdiDiResult(textOf(values, 'basicUdiDi'), textOf(values, 'basicUdiDiIssuingEntity'))),
  'udi-di': (values: Values) =>
    reason(udiDiResult(textOf(values, 'udiDi'), textOf(values, 'udiDiIssuingEntity'))),
  srn: (values: Values, [field = '']: Fields) => reason(checkSrn(textOf(values, field))),
  'notified-body': (values: Values, [field = '']: Fields) =>
    reason(checkNotifiedBodyNumber(textOf(values, field))),
  'emdn-code': (values: Values, [field = '']: Fields) => reason(checkEmdnCode(textOf(values, field))),
  /** A UDI-DI other than the main one; the second field is its issuing entity. */
  'other-udi-di': (values: Values, [field = '', entity = '']: Fields) =>
    reason(udiDiResult(textOf(values, field), textOf(values, entity))),
  /** The names of those fields that say something. */
  'given-fields': (values: Values, fields: Fields) =>
    fields
      .filter((id) => !isBlank(values[id]))
      .map((id) => labels.get(id))
      .join(', '),
  /** The names of the declarations left at "no", as far as the law asks for them. */
  'unset-declarations': (values: Values) => {
    const asked = declarationsAsked(values)
    return declarations
      .filter(([id]) => values[id] !== true && asked.includes(id))
      .map(([, field]) => field.label)
      .join(', ')
  },
} as const satisfies Record<string, (values: Values, fields: Fields) => string>

export type ExplanationName = keyof typeof explanations
