import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow, FieldValue } from '#core/dictionary/field.ts'
import { rowsOf } from './values.ts'

/** One-click repairs: what they change, and short ways to make them. Each market brings its own, by name. */

/** The value a field takes; null clears it. */
export interface FixChange {
  readonly field: string
  readonly value: FieldValue | null
}

export interface Fix {
  readonly label: string
  readonly changes: readonly FixChange[]
  /** The field the values follow from: once that says something else, they no longer fit. */
  readonly madeOf?: string
}

export const clear = (label: string, ...fields: readonly string[]): Fix => ({
  label,
  changes: fields.map((field) => ({ field, value: null })),
})

/** The same change to every row of a table. */
export const changeRows = (
  label: string,
  document: AnyDocument,
  table: string,
  change: (row: FieldRow, index: number, rows: readonly FieldRow[]) => FieldRow,
): Fix => ({
  label,
  changes: [
    {
      field: table,
      value: rowsOf(document, table).map((row, index, rows) => withoutBlanks(change(row, index, rows))),
    },
  ],
})

/** Whether a repair takes something away that is said: a value, a row or a cell. */
export const takesAway = ({ changes }: Fix, document: AnyDocument): boolean =>
  changes.some(({ field, value }) => saidIn(value) < saidIn(document[field]))

/** How much a value says: a list by its entries, a table by its filled cells, anything else once. */
function saidIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + saidIn(one), 0)
  if (typeof value === 'object' && value !== null) return saidIn(Object.values(value))
  return isBlank(value) && value !== false ? 0 : 1
}

const withoutBlanks = (row: FieldRow): FieldRow =>
  Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== undefined))

/** Repairs by name; undefined where the document has none. `fields` are those the rule is about. */
export type Fixes = Readonly<
  Record<string, (document: AnyDocument, fields: readonly string[]) => Fix | undefined>
>
