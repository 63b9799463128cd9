import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { type LinterName, linters } from './linters.ts'

/**
 * A condition as data: a closed, total set of operators, so that rules can be stored, shown and run on
 * either side. Fields are dictionary ids; inside `every` and `some` they are columns of the row.
 */
export type Condition =
  | { readonly op: 'present'; readonly field: string }
  | { readonly op: 'absent'; readonly field: string }
  | { readonly op: 'true'; readonly field: string }
  | { readonly op: 'false'; readonly field: string }
  | { readonly op: 'equals'; readonly field: string; readonly value: string | number }
  | { readonly op: 'one-of'; readonly field: string; readonly values: readonly string[] }
  /** A list field holds the value. */
  | { readonly op: 'contains'; readonly field: string; readonly value: string }
  /** A regular expression over the whole text. */
  | { readonly op: 'matches'; readonly field: string; readonly pattern: string }
  | { readonly op: 'length'; readonly field: string; readonly min?: number; readonly max?: number }
  | { readonly op: 'number'; readonly field: string; readonly min?: number; readonly max?: number }
  /** Text order, so for codes and calendar dates: the field comes before the other. */
  | { readonly op: 'before'; readonly field: string; readonly other: string }
  | { readonly op: 'lint'; readonly field: string; readonly linter: LinterName }
  /** How many rows of a table meet a condition (all of them without one). */
  | {
      readonly op: 'count'
      readonly field: string
      readonly where?: Condition
      readonly min?: number
      readonly max?: number
    }
  /** No two rows of a table have the same text in a column (blank ones aside). */
  | { readonly op: 'unique'; readonly field: string; readonly column: string }
  /** Something only the hub knows, handed in by name: a duplicate elsewhere, an unknown code. */
  | { readonly op: 'fact'; readonly fact: string }
  | { readonly op: 'all'; readonly of: readonly Condition[] }
  | { readonly op: 'any'; readonly of: readonly Condition[] }
  | { readonly op: 'not'; readonly of: Condition }

/** Facts that hold, by name. */
export type Facts = ReadonlySet<string>
type Values = AnyDocument | FieldRow
export type Test = (values: Values, facts: Facts) => boolean

const within = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): boolean =>
  value >= min && value <= max

const textOf = (values: Values, field: string): string => {
  const value = values[field]
  return typeof value === 'string' ? value : ''
}

function rowsOf(values: Values, field: string): readonly FieldRow[] {
  const value = values[field]
  return Array.isArray(value) ? (value as readonly FieldRow[]) : []
}

/** Turns a condition into a function once; evaluating it never looks at the data structure again. */
export function compile(condition: Condition): Test {
  const composed = compileComposed(condition)
  if (composed) return composed
  switch (condition.op) {
    case 'present':
      return (values) => !isBlank(values[condition.field])
    case 'absent':
      return (values) => isBlank(values[condition.field])
    case 'true':
      return (values) => values[condition.field] === true
    case 'false':
      return (values) => values[condition.field] !== true
    case 'equals':
      return (values) => values[condition.field] === condition.value
    case 'one-of': {
      const allowed = new Set(condition.values)
      return (values) => allowed.has(textOf(values, condition.field))
    }
    default:
      return compileValue(condition)
  }
}

function compileComposed(condition: Condition): Test | undefined {
  if (condition.op === 'all') {
    const tests = condition.of.map(compile)
    return (values, facts) => tests.every((test) => test(values, facts))
  }
  if (condition.op === 'any') {
    const tests = condition.of.map(compile)
    return (values, facts) => tests.some((test) => test(values, facts))
  }
  if (condition.op === 'not') {
    const test = compile(condition.of)
    return (values, facts) => !test(values, facts)
  }
  return condition.op === 'fact' ? (_values, facts) => facts.has(condition.fact) : undefined
}

function compileValue(condition: Condition): Test {
  switch (condition.op) {
    case 'contains':
      return (values) => {
        const list = values[condition.field]
        return Array.isArray(list) && (list as readonly unknown[]).includes(condition.value)
      }
    case 'matches': {
      const pattern = new RegExp(`^(?:${condition.pattern})$`)
      return (values) => pattern.test(textOf(values, condition.field))
    }
    case 'length':
      return (values) => within(textOf(values, condition.field).length, condition.min, condition.max)
    case 'number':
      return (values) => within(Number(values[condition.field] ?? Number.NaN), condition.min, condition.max)
    case 'before':
      return (values) => textOf(values, condition.field) < textOf(values, condition.other)
    case 'lint': {
      const lint = linters[condition.linter]
      return (values) => lint(textOf(values, condition.field))
    }
    default:
      return compileRows(condition)
  }
}

function compileRows(condition: Condition): Test {
  if (condition.op === 'count') {
    const where = condition.where ? compile(condition.where) : () => true
    return (values, facts) => {
      const count = rowsOf(values, condition.field).filter((row) => where(row, facts)).length
      return within(count, condition.min, condition.max)
    }
  }
  if (condition.op === 'unique') {
    return (values) => {
      const texts = rowsOf(values, condition.field)
        .map((row) => row[condition.column])
        .filter((text) => !isBlank(text))
      return new Set(texts).size === texts.length
    }
  }
  throw new Error(`Unknown operator ${condition.op}`)
}
