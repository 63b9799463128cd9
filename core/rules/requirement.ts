import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { compile } from './compile-condition.ts'
import type { Condition, Facts, Test } from './condition.ts'
import { present } from './condition-builders.ts'
import type { Rule } from './rule.ts'
import { rowsOf } from './values.ts'

/**
 * When a field is required, as data: the condition of the rule that reports it as missing. The rule adds the message and
 * the form derives its mark from the same condition, so that the two always agree.
 */
export interface Requirement {
  /** The id of the rule that reports it. */
  readonly id: string
  /** The field; with `each`, a column of that table. */
  readonly field: string
  readonly each?: string
  readonly when?: Condition
  readonly where?: Condition
  /** What has to hold; if absent, the field must not be blank. */
  readonly must?: Condition
  /** The rule only warns. */
  readonly advised?: boolean
}

type RequiredPart = Pick<Rule, 'id' | 'severity' | 'field' | 'each' | 'when' | 'where' | 'must' | 'problem'>

/** The part of a rule that its requirement supplies, by the rule's id. */
export function rulesOf(requirements: readonly Requirement[]): (id: string) => RequiredPart {
  const known = new Map(requirements.map((one) => [one.id, one]))
  return (id) => {
    const requirement = known.get(id)
    if (!requirement) throw new Error(`No requirement is called ${id}`)
    const { advised, must = present(requirement.field), ...part } = requirement
    return { ...part, must, severity: advised ? 'warning' : 'error', problem: 'missing' }
  }
}

/** A field that is required now: its path, and whether it is still missing. */
export interface Mark {
  /** `emdnCode`, `certificates.0.notifiedBody`. */
  readonly path: string
  readonly missing: boolean
  readonly advised: boolean
}

export type MarkReader = (document: AnyDocument, facts: Facts, found: Mark[]) => void

/**
 * Finds the marks of a requirement. A field is marked if the rule would report it when blank, so the mark stays once it
 * is filled in; it is missing while the rule reports what it now contains.
 */
export function markReader(requirement: Requirement): MarkReader {
  return requirement.each === undefined
    ? fieldMarkReader(requirement)
    : rowMarkReader(requirement, requirement.each)
}

/** Whether a condition refers to the field. */
const mentions = (condition: Condition | undefined, field: string): boolean =>
  condition !== undefined && JSON.stringify(condition).includes(JSON.stringify(field))

const always: Test = () => true

/** The same values with one field replaced. */
const withValue = <Values extends object>(values: Values, field: string, value?: unknown): Values =>
  Object.assign(Object.create(values) as Values, { [field]: value })

function fieldMarkReader({ field, when, must, advised = false }: Requirement): MarkReader {
  const applies = when ? compile(when) : always
  const isEnough = must && compile(must)
  if (!isEnough && !mentions(when, field)) {
    return (document, facts, found) => {
      if (applies(document, facts)) found.push({ path: field, missing: isBlank(document[field]), advised })
    }
  }
  const reports = (document: AnyDocument, facts: Facts) =>
    applies(document, facts) && !(isEnough ? isEnough(document, facts) : !isBlank(document[field]))
  return (document, facts, found) => {
    if (!reports(withValue(document, field), facts)) return
    found.push({ path: field, missing: reports(document, facts), advised })
  }
}

/** Whether a condition refers to nothing but the field. */
const looksOnlyAt = (condition: Condition | undefined, field: string): boolean =>
  condition === undefined ||
  (!/"(other|with|columns|tables|fact)":/.test(JSON.stringify(condition)) &&
    [...JSON.stringify(condition).matchAll(/"field":("[^"]*")/g)].every(
      ([, name]) => name === JSON.stringify(field),
    ))

function rowMarkReader(requirement: Requirement, table: string): MarkReader {
  const { field, when, where, must, advised = false } = requirement
  const applies = when ? compile(when) : always
  // The rows of a form rarely change between keystrokes: their paths are built once.
  const paths: string[] = []
  const pathOf = (index: number): string => {
    paths[index] ??= `${table}.${index}.${field}`
    return paths[index]
  }
  // If so, whether a row is marked does not depend on the cell itself, as in most requirements.
  const isPlain = !mentions(where, field) && looksOnlyAt(must, field)
  const judge = isPlain ? judgeCell(requirement) : judgeCellAndBlank(requirement, table)
  return (document, facts, found) => {
    const rows = rowsOf(document, table)
    if (rows.length === 0 || !applies(document, facts)) return
    for (let index = 0; index < rows.length; index++) {
      const missing = judge(document, rows, index, facts)
      if (missing !== undefined) found.push({ path: pathOf(index), missing, advised })
    }
  }
}

/** Whether the cell of a row is missing; undefined where the row is not marked. */
type CellJudge = (
  document: AnyDocument,
  rows: readonly FieldRow[],
  index: number,
  facts: Facts,
) => boolean | undefined

function judgeCell({ field, where, must }: Requirement): CellJudge {
  const isEnough = must ? compile(must) : (row: FieldRow) => !isBlank(row[field])
  if (!where) return (_document, rows, index, facts) => !isEnough(rows[index] ?? {}, facts)
  const concerns = compile(where)
  return (document, rows, index, facts) => {
    const row = rows[index] ?? {}
    return concerns(row, facts, { document, rows, index }) ? !isEnough(row, facts) : undefined
  }
}

function judgeCellAndBlank({ field, where, must }: Requirement, table: string): CellJudge {
  const concerns = where ? compile(where) : always
  const isEnough = compile(must ?? present(field))
  const reports: (...of: Parameters<CellJudge>) => boolean = (document, rows, index, facts) => {
    const row = rows[index] ?? {}
    const place = { document, rows, index }
    return concerns(row, facts, place) && !isEnough(row, facts, place)
  }
  return (document, rows, index, facts) => {
    const emptied = rows.with(index, withValue(rows[index] ?? {}, field))
    if (!reports(withValue(document, table, emptied), emptied, index, facts)) return undefined
    return reports(document, rows, index, facts)
  }
}
