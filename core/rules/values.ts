import type { FieldRow } from '#core/dictionary/field.ts'
import type { Values } from './condition.ts'

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
