import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { type LinterName, linters } from './linters.ts'

/**
 * A condition as data: a closed, total set of operators, so that rules can be stored, shown and run on
 * either side. Fields are dictionary ids; in conditions on a row they are columns of the row.
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
  /** One of the phrases stands somewhere in the text, whatever the case. */
  | { readonly op: 'mentions'; readonly field: string; readonly phrases: readonly string[] }
  /** In UTF-16 units, which are never fewer than the characters a schema counts. */
  | { readonly op: 'length'; readonly field: string; readonly min?: number; readonly max?: number }
  /** Text order, so for codes and calendar dates: the field comes before the other. */
  | { readonly op: 'before'; readonly field: string; readonly other: string }
  /** Both hold the same text. */
  | { readonly op: 'same'; readonly field: string; readonly other: string }
  /** A named check of a text; some want a second field too, such as the issuing entity of an identifier. */
  | { readonly op: 'lint'; readonly field: string; readonly linter: LinterName; readonly with?: string }
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
  /** Something only the hub knows, handed in by name. */
  | { readonly op: 'fact'; readonly fact: FactName }
  | { readonly op: 'all'; readonly of: readonly Condition[] }
  | { readonly op: 'any'; readonly of: readonly Condition[] }
  | { readonly op: 'not'; readonly of: Condition }

/** What rules can ask the hub about a submission; a fact that is not handed in does not hold. */
export type FactName =
  /** Another device of the same market and kind of legislation has the UDI-DI. */
  | 'udi-di-taken'
  /** The master version the submission came from is not the one in force. */
  | 'master-not-active'
  /** The regulator has registered this submission before; it is being changed. */
  | 'submission-acknowledged'
  /** The loaded nomenclature does not have the EMDN code. */
  | 'emdn-code-unknown'
  /** The loaded nomenclature has more detailed codes below it. */
  | 'emdn-code-not-terminal'

/** Facts that hold, by name; names no rule knows do no harm. */
export type Facts = ReadonlySet<string>
export type Values = AnyDocument | FieldRow
export type Test = (values: Values, facts: Facts) => boolean

type Of<Op extends Condition['op']> = Extract<Condition, { op: Op }>

const within = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): boolean =>
  value >= min && value <= max

/** The text of a field; empty where there is none. */
export const textOf = (values: Values, field: string): string => {
  const value = values[field]
  return typeof value === 'string' ? value : ''
}

const emptyRow: FieldRow = {}

/** The rows of a table; whatever is not a row counts as an empty one, so that judging never fails. */
export function rowsOf(values: Values, field: string): readonly FieldRow[] {
  const value = values[field]
  if (!Array.isArray(value)) return []
  return value.map((row: unknown) => (typeof row === 'object' && row !== null ? (row as FieldRow) : emptyRow))
}

/** Turns a condition into a function once; evaluating it never looks at the data structure again. */
export function compile(condition: Condition): Test {
  switch (condition.op) {
    case 'present':
      return (values) => !isBlank(values[condition.field])
    case 'absent':
      return (values) => isBlank(values[condition.field])
    case 'true':
      return (values) => values[condition.field] === true
    case 'false':
      return (values) => values[condition.field] !== true
    case 'fact':
      return (_values, facts) => facts.has(condition.fact)
    case 'all':
    case 'any':
    case 'not':
      return compileComposed(condition)
    case 'count':
    case 'unique':
      return compileRows(condition)
    default:
      return compileValue(condition)
  }
}

function compileComposed(condition: Of<'all' | 'any' | 'not'>): Test {
  if (condition.op === 'not') {
    const test = compile(condition.of)
    return (values, facts) => !test(values, facts)
  }
  const tests = condition.of.map(compile)
  return condition.op === 'all'
    ? (values, facts) => tests.every((test) => test(values, facts))
    : (values, facts) => tests.some((test) => test(values, facts))
}

type ValueCondition = Of<
  'equals' | 'one-of' | 'contains' | 'matches' | 'mentions' | 'length' | 'before' | 'same' | 'lint'
>

function compileValue(condition: ValueCondition): Test {
  const { field } = condition
  switch (condition.op) {
    case 'equals':
      return (values) => values[field] === condition.value
    case 'one-of': {
      const allowed = new Set(condition.values)
      return (values) => allowed.has(textOf(values, field))
    }
    case 'contains':
      return (values) => {
        const list = values[field]
        return Array.isArray(list) && (list as readonly unknown[]).includes(condition.value)
      }
    case 'matches':
    case 'mentions': {
      const pattern = condition.op === 'matches' ? wholeText(condition.pattern) : anywhere(condition.phrases)
      return (values) => pattern.test(textOf(values, field))
    }
    case 'length':
      return (values) => within(textOf(values, field).length, condition.min, condition.max)
    case 'before':
      return (values) => textOf(values, field) < textOf(values, condition.other)
    case 'same':
      return (values) => textOf(values, field) === textOf(values, condition.other)
    case 'lint': {
      const lint = linters[condition.linter]
      const companion = condition.with
      return companion === undefined
        ? (values) => lint(textOf(values, field), '')
        : (values) => lint(textOf(values, field), textOf(values, companion))
    }
  }
}

const wholeText = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`)

const anywhere = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map((phrase) => phrase.replaceAll(/[^\w ]/g, '\\$&')).join('|'), 'i')

function compileRows(condition: Of<'count' | 'unique'>): Test {
  const { field } = condition
  if (condition.op === 'unique') {
    return (values) => {
      const texts = rowsOf(values, field)
        .map((row) => row[condition.column])
        .filter((text) => !isBlank(text))
      return new Set(texts).size === texts.length
    }
  }
  const where: Test = condition.where ? compile(condition.where) : () => true
  return (values, facts) => {
    const count = rowsOf(values, field).filter((row) => where(row, facts)).length
    return within(count, condition.min, condition.max)
  }
}
