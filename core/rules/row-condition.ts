import { isBlank } from '#core/dictionary/document.ts'
import type { FieldRow } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import type { Condition, RowCondition, RowPlace, Test, Values } from './condition.ts'
import { rowsOf } from './values.ts'

type HoldsAll = Extract<RowCondition, { op: 'holds-all' }>
type Repeats = Extract<RowCondition, { op: 'repeats' }>
type SameInDocument = Extract<RowCondition, { op: 'same-in-document' }>
type LeadsTo = Extract<RowCondition, { op: 'leads-to' }>

/** Conditions that look beyond their row. Asked of a whole document, none of them holds. */
export function compileRowCondition(condition: RowCondition, compile: (condition: Condition) => Test): Test {
  switch (condition.op) {
    case 'in-document': {
      const test = compile(condition.of)
      return (_row, facts, place) => place !== undefined && test(place.document, facts)
    }
    case 'same-in-document':
      return (row, _facts, place) => place !== undefined && isSame(row, condition, place)
    case 'repeats':
      return (row, _facts, place) => place !== undefined && repeats(row, condition, place)
    case 'holds-all':
      return (row, _facts, place) => place !== undefined && holdsAll(row, condition, place)
    case 'leads-to':
      return (row, _facts, place) => place !== undefined && leadsTo(row, condition, place)
  }
}

const textAt = (values: Values, field: string): string => {
  const value = values[field]
  return isBlank(value) ? '' : String(value)
}

/** As it is compared: a DI however it is written, or the text. */
const keyAt = (values: Values, field: string, asDi: true | undefined): string =>
  asDi ? diKey(textAt(values, field)) : textAt(values, field)

function isSame(row: Values, condition: SameInDocument, { document }: RowPlace): boolean {
  const { field, other, column, asDi } = condition
  const key = keyAt(row, field, asDi)
  return column === undefined
    ? key === keyAt(document, other, asDi)
    : rowsOf(document, other).some((one) => key === keyAt(one, column, asDi))
}

/** Where each content of some columns comes first, by table and condition: looked up once for all its rows. */
const firstPlaces = new WeakMap<readonly FieldRow[], Map<Repeats, ReadonlyMap<string, number>>>()

const contentOf = (row: Values, { columns, blanks, asDi }: Repeats): string =>
  JSON.stringify(columns.map((column) => keyAt(row, column, asDi) || blanks?.[column] || ''))

function firstPlacesIn(rows: readonly FieldRow[], condition: Repeats): ReadonlyMap<string, number> {
  const byCondition = firstPlaces.get(rows) ?? new Map<Repeats, ReadonlyMap<string, number>>()
  firstPlaces.set(rows, byCondition)
  const known = byCondition.get(condition)
  if (known) return known
  const made = new Map<string, number>()
  for (const [place, row] of rows.entries()) {
    const content = contentOf(row, condition)
    if (!made.has(content)) made.set(content, place)
  }
  byCondition.set(condition, made)
  return made
}

function repeats(row: Values, condition: Repeats, { rows, index }: RowPlace): boolean {
  // Most tables have a row or two, and the first repeats nothing.
  if (index === 0) return false
  return (firstPlacesIn(rows, condition).get(contentOf(row, condition)) ?? index) < index
}

function holdsAll(row: Values, condition: HoldsAll, { document, rows }: RowPlace): boolean {
  const { field, by, values, tables, text } = condition
  const shared = textAt(row, by)
  const alike = rows.filter((other) => other === row || (shared !== '' && textAt(other, by) === shared))
  const held = new Set(alike.map((one) => textAt(one, field)))
  const told = new Set(
    tables.flatMap((table) => rowsOf(document, table).map((other) => textAt(other, field))),
  )
  const named = new Set(textAt(document, text).split(/\W+/))
  return values.every((value) => held.has(value) || !(told.has(value) || named.has(value)))
}

/** The rows of a table by key, made once for all rows of it. */
const keyed = new WeakMap<readonly FieldRow[], ReadonlyMap<string, FieldRow>>()

function rowsByKey(rows: readonly FieldRow[], { key, asDi }: LeadsTo): ReadonlyMap<string, FieldRow> {
  const known = keyed.get(rows)
  if (known) return known
  const made = new Map(rows.map((row) => [keyAt(row, key, asDi), row]))
  keyed.set(rows, made)
  return made
}

/** More steps than rows are a ring. */
function leadsTo(row: Values, condition: LeadsTo, { document, rows }: RowPlace): boolean {
  const { field, end, asDi } = condition
  const byKey = rowsByKey(rows, condition)
  const last = keyAt(document, end, asDi)
  let next = keyAt(row, field, asDi)
  for (let steps = 0; next !== '' && next !== last; steps++) {
    const held = byKey.get(next)
    if (!held || steps > rows.length) return false
    next = keyAt(held, field, asDi)
  }
  return true
}
