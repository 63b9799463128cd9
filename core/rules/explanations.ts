import type { IdentifierResult } from '#core/identifiers/identifier-result.ts'
import type { Facts, Values } from './condition.ts'
import { udiDiResult } from './linters.ts'
import { textOf } from './values.ts'

/** What `{detail}` in the messages of a set's rules stands for, by name; `fields` are those the rule is about. */
export type Explanations = Readonly<
  Record<string, (values: Values, fields: readonly string[], facts: Facts) => string>
>

/** The beginning of the facts that name the submissions with the same UDI-DI. */
export const takenBy = 'udi-di-taken.'

const reason = (result: IdentifierResult): string => (result.valid ? '' : result.problem.message)

/**
 * The explanations every market can use: the exact place where an identifier goes wrong says more than "wrong".
 * Asked only after the rule has found something.
 */
export const explanations = {
  'udi-di': (values) => reason(udiDiResult(textOf(values, 'udiDi'), textOf(values, 'udiDiIssuingEntity'))),
  /** Another one than the UDI-DI itself; the second field is its issuing entity. */
  'other-udi-di': (values, [field = '', entity = '']) =>
    reason(udiDiResult(textOf(values, field), textOf(values, entity))),
  /** Which submissions have the same UDI-DI, as the facts name them. */
  'udi-di-taken': (_values, _fields, facts) => {
    const names = [...facts].filter((name) => name.startsWith(takenBy))
    return names.map((name) => name.slice(takenBy.length)).join('; ')
  },
} satisfies Explanations
