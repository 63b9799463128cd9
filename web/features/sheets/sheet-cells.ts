import { readValue } from '#core/imports/sheet-cell.ts'
import type { SheetColumn } from './sheet-row.tsx'
import type { SheetRow } from './sheet-rows.ts'
import type { RowChange } from './sheet-state.ts'

interface Written {
  readonly row: number
  readonly column: number
  readonly text: string
}

/** Text that is not a valid value: it stays in its cell, with the reason, until it is corrected. */
export interface NoValue {
  readonly text: string
  readonly error: string
}

/** What texts written into cells change, and which of them are no values; `problems` are those of before, by cell. */
export function readCells(
  cells: readonly Written[],
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  problems: ReadonlyMap<string, NoValue>,
): { readonly changes: readonly RowChange[]; readonly wrong: ReadonlyMap<string, NoValue> } {
  const changes = new Map<number, Record<string, unknown>>()
  const wrong = new Map(problems)
  for (const { row, column, text } of cells) {
    const at = rows[row]
    const of = columns[column]
    if (!at || !of) continue
    const read = readValue(of.field, text)
    const place = `${at.key} ${of.id}`
    wrong.delete(place)
    if ('error' in read) {
      wrong.set(place, { text, error: read.error })
      continue
    }
    // A statement of a regulation that is cleared says nothing again.
    for (const id of at.ids) changes.set(id, { ...changes.get(id), [of.id]: read.value })
  }
  return { changes: [...changes].map(([id, values]) => ({ id, values })), wrong }
}
