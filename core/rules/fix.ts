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

const withoutBlanks = (row: FieldRow): FieldRow =>
  Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== undefined))

/** Repairs by name; undefined where the document has none. `fields` are those the rule is about. */
export type Fixes = Readonly<
  Record<string, (document: AnyDocument, fields: readonly string[]) => Fix | undefined>
>
