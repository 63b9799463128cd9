import type { Field } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { checkEmdnCode } from '#core/identifiers/emdn-code.ts'
import type { IdentifierResult } from '#core/identifiers/identifier-result.ts'
import { checkNotifiedBodyNumber, checkSrn } from '#core/identifiers/srn.ts'
import { textOf, type Values } from './condition.ts'
import { basicUdiDiResult, udiDiResult } from './linters.ts'

const reason = (result: IdentifierResult): string => (result.valid ? '' : result.problem.message)

const declarations = Object.entries(submissionFields as Record<string, Field>).filter(
  ([, field]) => field.declaration,
)

/** The declarations a submission can make, by field id. */
export const declarationFields: readonly string[] = declarations.map(([id]) => id)

/**
 * What `{detail}` in a rule's message stands for, by name: the exact place where an identifier goes wrong
 * says more than "wrong". Asked only after the rule has found something.
 */
export const explanations = {
  'basic-udi-di': (values: Values) =>
    reason(basicUdiDiResult(textOf(values, 'basicUdiDi'), textOf(values, 'basicUdiDiIssuingEntity'))),
  'udi-di': (values: Values) =>
    reason(udiDiResult(textOf(values, 'udiDi'), textOf(values, 'udiDiIssuingEntity'))),
  srn: (values: Values, field: string) => reason(checkSrn(textOf(values, field))),
  'notified-body': (values: Values, field: string) => reason(checkNotifiedBodyNumber(textOf(values, field))),
  'emdn-code': (values: Values, field: string) => reason(checkEmdnCode(textOf(values, field))),
  /** The names of the declarations left at "no". */
  'unset-declarations': (values: Values) =>
    declarations
      .filter(([id]) => values[id] !== true)
      .map(([, field]) => field.label)
      .join(', '),
} as const satisfies Record<string, (values: Values, field: string) => string>

export type ExplanationName = keyof typeof explanations
