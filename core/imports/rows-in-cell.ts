import type { FieldRow, GroupField } from '#core/dictionary/field.ts'
import { readCell } from './cell-reader.ts'
import { writeCell } from './cell-writer.ts'

/*
 * A table in one cell, for people who fill in many devices at once: rows stand behind semicolons, cells behind bars,
 * in the order of the columns. "DE|yes; FR" are two rows.
 */

type ReadRows = { readonly value: readonly FieldRow[] | null } | { readonly error: string }

export function readRows(field: GroupField, text: string): ReadRows {
  const columns = Object.entries(field.columns)
  const rows: FieldRow[] = []
  for (const written of text.split(';')) {
    if (written.trim() === '') continue
    const cells = written.split('|')
    if (cells.length > columns.length) {
      return { error: `A row of this table has ${columns.length} cells at most: ${columnsInOrder(field)}` }
    }
    const row: Record<string, string | number | boolean> = {}
    for (const [index, cell] of cells.entries()) {
      const [id = '', column] = columns[index] ?? []
      if (!column) continue
      const read = readCell(column, cell)
      if ('error' in read) return { error: `${column.label}: ${read.error}` }
      if (read.value !== null) row[id] = read.value as string | number | boolean
    }
    if (Object.keys(row).length > 0) rows.push(row)
  }
  return { value: rows.length > 0 ? rows : null }
}

/** What is written there is read again; a text that holds a sign that divides is shown, and not read. */
export function writeRows(field: GroupField, rows: readonly FieldRow[]): string {
  return rows
    .map((row) => {
      const cells = Object.keys(field.columns).map((id) => writeCell(row[id]))
      return cells.join('|').replace(/\|+$/, '')
    })
    .join('; ')
}

export const columnsInOrder = (field: GroupField): string =>
  Object.values(field.columns)
    .map(({ label }) => label)
    .join(' | ')
