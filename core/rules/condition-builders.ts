import type { Condition } from './condition.ts'

/** Short ways to write conditions, so that a table of rules reads like one. */

export const present = (field: string): Condition => ({ op: 'present', field })
export const absent = (field: string): Condition => ({ op: 'absent', field })
export const isTrue = (field: string): Condition => ({ op: 'true', field })
export const isFalse = (field: string): Condition => ({ op: 'false', field })
export const isStated = (field: string): Condition => ({ op: 'stated', field })
export const equals = (field: string, value: string | number): Condition => ({ op: 'equals', field, value })
export const oneOf = (field: string, values: readonly string[]): Condition => ({
  op: 'one-of',
  field,
  values,
})
export const matches = (field: string, pattern: string): Condition => ({ op: 'matches', field, pattern })
export const lint = (field: string, linter: string, ...others: readonly string[]): Condition => ({
  op: 'lint',
  field,
  linter,
  with: others,
})
export const fact = (name: string): Condition => ({ op: 'fact', fact: name })
/** Something the hub knows of the code in this field. */
export const factOf = (name: string, of: string): Condition => ({ op: 'fact', fact: name, of })
export const allOf = (...of: readonly Condition[]): Condition => ({ op: 'all', of })
export const anyOf = (...of: readonly Condition[]): Condition => ({ op: 'any', of })
export const not = (of: Condition): Condition => ({ op: 'not', of })
/** A table has at least one row, or one that meets the condition. */
export const someRow = (field: string, where?: Condition): Condition => ({
  op: 'count',
  field,
  where,
  min: 1,
})
/** Of a row: the whole document meets the condition. */
export const inDocument = (of: Condition): Condition => ({ op: 'in-document', of })
/** Of a row: an earlier one has the same in these columns. */
export const repeats = (...columns: readonly string[]): Condition => ({ op: 'repeats', columns })
