import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { type LinterName, linters } from './linters.ts'
import { compileRowCondition } from './row-condition.ts'

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
  /** Both are numbers, and the first is not above the other. */
  | { readonly op: 'at-most'; readonly field: string; readonly other: string }
  /** Both hold the same text. */
  | { readonly op: 'same'; readonly field: string; readonly other: string }
  /** A named check of a text; some want up to three more, such as the issuing entity of an identifier. */
  | {
      readonly op: 'lint'
      readonly field: string
      readonly linter: LinterName
      readonly with: readonly string[]
    }
  /** How many rows of a table meet a condition (all of them without one). */
  | {
      readonly op: 'count'
      readonly field: string
      readonly where?: Condition
      readonly min?: number
      readonly max?: number
    }
  | RowCondition
  /** Something only the hub knows, handed in by name. */
  | { readonly op: 'fact'; readonly fact: FactName }
  | { readonly op: 'all'; readonly of: readonly Condition[] }
  | { readonly op: 'any'; readonly of: readonly Condition[] }
  | { readonly op: 'not'; readonly of: Condition }

/** What only a row can be asked: how it stands to the other rows of its table and to the whole document. */
export type RowCondition =
  /** The document meets the condition. */
  | { readonly op: 'in-document'; readonly of: Condition }
  /** A field of the row holds the same text as one of the document. */
  | { readonly op: 'same-in-document'; readonly field: string; readonly other: string }
  /** An earlier row has the same in all these columns. */
  | { readonly op: 'repeats'; readonly columns: readonly string[] }
  /**
   * Rows that name each other: the text of the field is the key of another row, and going on like this ends at
   * the document's field; blank text is that field. Not so where a name is unknown or the rows form a ring.
   */
  | { readonly op: 'leads-to'; readonly field: string; readonly key: string; readonly end: string }

/** What rules can ask the hub about a submission; a fact that is not handed in does not hold. */
export type FactName =
  /** Another device of the same market and kind of legislation has the UDI-DI. */
  | 'udi-di-taken'
  /** The regulator knows the Basic UDI-DI, or EUDAMED DI, from another submission. */
  | 'basic-udi-di-registered'
  /** The master version the submission came from is not the one in force. */
  | 'master-not-active'
  /** The regulator has registered this submission before; it is being changed. */
  | 'submission-acknowledged'
  /** The loaded nomenclature does not have the EMDN code. */
  | 'emdn-code-unknown'
  /** The loaded nomenclature has more detailed codes below it. */
  | 'emdn-code-not-terminal'
  /** Another device of the same manufacturer has the reference number. */
  | 'reference-number-taken'
  /** The device a submission names as related is another manufacturer's. */
  | 'related-device-of-another-manufacturer'
  /** The device a submission names as related differs where linked devices must agree. */
  | 'related-device-differs'

/** Facts that hold, by name; names no rule knows do no harm. */
export type Facts = ReadonlySet<string>
export type Values = AnyDocument | FieldRow
/** Where a row stands. */
export interface RowPlace {
  readonly document: AnyDocument
  readonly rows: readonly FieldRow[]
  readonly index: number
}
export type Test = (values: Values, facts: Facts, place?: RowPlace) => boolean

type Of<Op extends Condition['op']> = Extract<Condition, { op: Op }>

const within = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): boolean =>
  value >= min && value <= max

/** The text of a field; empty where there is none. */
export const textOf = (values: Values, field: string): string => {
  const value = values[field]
  return typeof value === 'string' ? value : ''
}

const emptyRow: FieldRow = {}
const noRows: readonly FieldRow[] = []

const isRow = (row: unknown): boolean => typeof row === 'object' && row !== null

/** The rows of a table; whatever is not a row counts as an empty one, so that judging never fails. */
export function rowsOf(values: Values, field: string): readonly FieldRow[] {
  const value = values[field]
  if (!Array.isArray(value) || value.length === 0) return noRows
  const rows = value as readonly FieldRow[]
  return rows.every(isRow) ? rows : rows.map((row) => (isRow(row) ? row : emptyRow))
}

/** Turns a condition into a function once; evaluating it never looks at the data structure again. */
export function compile(condition: Condition): Test {
  switch (condition.op) {
    case 'present':
    case 'absent':
    case 'true':
    case 'false':
      return compilePresence(condition)
    case 'fact':
      return (_values, facts) => facts.has(condition.fact)
    case 'all':
    case 'any':
    case 'not':
      return compileComposed(condition)
    case 'count':
      return compileCount(condition)
    case 'in-document':
    case 'same-in-document':
    case 'repeats':
    case 'leads-to':
      return compileRowCondition(condition, compile)
    default:
      return compileValue(condition)
  }
}

/** Most fields of most documents are absent, so that is asked first. */
function compilePresence({ op, field }: Of<'present' | 'absent' | 'true' | 'false'>): Test {
  switch (op) {
    case 'present':
      return (values) => {
        const value = values[field]
        return value !== undefined && !isBlank(value)
      }
    case 'absent':
      return (values) => {
        const value = values[field]
        return value === undefined || isBlank(value)
      }
    case 'true':
      return (values) => values[field] === true
    case 'false':
      return (values) => values[field] !== true
  }
}

/** Plain loops: these run for every rule of every document. */
function compileComposed(condition: Of<'all' | 'any' | 'not'>): Test {
  if (condition.op === 'not') {
    const test = compile(condition.of)
    return (values, facts, place) => !test(values, facts, place)
  }
  const tests = condition.of.map(compile)
  const stopAt = condition.op === 'any'
  return (values, facts, place) => {
    for (const test of tests) if (test(values, facts, place) === stopAt) return stopAt
    return !stopAt
  }
}

type ValueCondition = Of<
  | 'equals'
  | 'one-of'
  | 'contains'
  | 'matches'
  | 'mentions'
  | 'length'
  | 'before'
  | 'at-most'
  | 'same'
  | 'lint'
>

function compileValue(condition: ValueCondition): Test {
  const { field } = condition
  switch (condition.op) {
    case 'equals': {
      const { value } = condition
      return (values) => values[field] === value
    }
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
    case 'at-most':
      return (values) => {
        const [one, other] = [values[field], values[condition.other]]
        return typeof one === 'number' && typeof other === 'number' && one <= other
      }
    case 'same':
      return (values) => textOf(values, field) === textOf(values, condition.other)
    case 'lint': {
      const lint = linters[condition.linter]
      const [second, third = '', fourth = ''] = condition.with
      return second === undefined
        ? (values) => lint(textOf(values, field), '', '', '')
        : (values) =>
            lint(textOf(values, field), textOf(values, second), textOf(values, third), textOf(values, fourth))
    }
  }
}

const wholeText = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`)

const anywhere = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map((phrase) => phrase.replaceAll(/[^\w ]/g, '\\$&')).join('|'), 'i')

function compileCount({ field, where, min, max }: Of<'count'>): Test {
  if (!where) return (values) => within(rowsOf(values, field).length, min, max)
  const test = compile(where)
  return (values, facts) => {
    const document = values as AnyDocument
    const rows = rowsOf(document, field)
    let count = 0
    for (const [index, row] of rows.entries()) if (test(row, facts, { document, rows, index })) count += 1
    return within(count, min, max)
  }
}
