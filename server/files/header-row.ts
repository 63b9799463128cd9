import { foldHeader } from '#core/imports/column-proposals.ts'
import type { TableRow } from '#core/imports/table.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { type ReadTable, refuseFile } from './table-limits.ts'

/**
 * Where the table of a file begins: people put titles above it, and cover sheets in front of it. The header is found by
 * the names of its columns, or is the one the preview showed.
 */
export interface SoughtHeader {
  /** Folded names of columns. */
  readonly known: ReadonlySet<string>
  /** Folded names that together tell a format, whatever stands beside them. */
  readonly markers?: readonly (readonly string[])[]
  /** The one somebody has looked at, where somebody has. */
  readonly seen?: readonly string[]
}

/** Above a table stand a title, a date, a note. */
export const rowsSearched = 20
/** Two names in the first row are a header; further down values may happen to be names of columns. */
const fewestInFirst = 2
export const fewestBelow = 3

/** The position of the header among the rows of a sheet; none where no row can be taken for it. */
export function headerAt(
  rows: readonly TableRow[],
  sought: SoughtHeader,
  fewest = fewestInFirst,
): number | undefined {
  // What stands below all others is the header of nothing.
  const first = rows.slice(0, Math.min(rowsSearched, rows.length - 1))
  const { seen } = sought
  if (seen) return asPosition(first.findIndex(({ cells }) => isSeen(cells, seen)))
  const known = first.map(({ cells }) => countKnown(cells, sought.known))
  if ((known[0] ?? 0) >= fewest) return 0
  const marked = first.findIndex(({ cells }) => isMarked(cells, sought.markers))
  if (marked >= 0) return marked
  const most = Math.max(0, ...known)
  return most < fewestBelow ? undefined : asPosition(known.indexOf(most))
}

const isMarked = (cells: readonly string[], markers: SoughtHeader['markers'] = []): boolean => {
  const said = new Set(cells.map(foldHeader))
  return markers.some((names) => names.length >= fewestInFirst && names.every((name) => said.has(name)))
}

/** How many different names of columns a row holds; none where most of its cells are something else. */
export function countKnown(cells: readonly string[], known: ReadonlySet<string>): number {
  const said = cells.map(foldHeader).filter((cell) => cell !== '')
  const named = new Set(said.filter((cell) => known.has(cell)))
  return named.size * 2 < said.length ? 0 : named.size
}

const isSeen = (cells: readonly string[], seen: readonly string[]): boolean =>
  cells.length === seen.length && cells.every((cell, at) => headerText(cell) === seen[at])

/** A name of a column as it is kept. */
export const headerText = (cell: string): string => storableText(cell.slice(0, 255))

const asPosition = (at: number): number | undefined => (at < 0 ? undefined : at)

/** The table that begins with a row of a sheet. */
export function tableFrom(rows: readonly TableRow[], at: number, recognised: string): ReadTable {
  const header = rows[at]
  if (!header) throw refuseFile('The file is empty')
  return {
    header: header.cells,
    rows: rows.slice(at + 1),
    recognised: at === 0 ? recognised : `${recognised}, columns named in row ${header.row}`,
  }
}
