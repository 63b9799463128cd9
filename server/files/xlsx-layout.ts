import type { TableRow } from '#core/imports/table.ts'
import { columnNumber } from './xlsx-places.ts'
import type { ZipEntry } from './zip-archive.ts'

/*
 * What people lay out with the cells of a sheet: one cell over several rows, rows put out of sight. The reader of
 * workbooks tells of neither.
 */

interface Merge {
  /** From 0. */
  readonly column: number
  readonly from: number
  readonly to: number
  readonly place: string
}

const merge = /<(?:\w+:)?mergeCell\s[^<>]*?\bref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g
const hidden = /<(?:\w+:)?row\s(?=[^<>]*\shidden\s*=\s*["'](?:1|true)["'])[^<>]*?\br\s*=\s*["'](\d{1,7})["']/g
const emptyCell = /<(?:\w+:)?c(?:\s[^<>]*)?\/>|<((?:\w+:)?)c(?:\s[^<>]*)?>\s*<\/\1c>/g
const emptyRow = /<(?:\w+:)?row(?:\s[^<>]*)?\/>|<((?:\w+:)?)row(?:\s[^<>]*)?>\s*<\/\1row>/g

/** Formatted cells without anything in them make a sheet of two rows one of a million. */
export function withoutEmpty({ name, content }: ZipEntry): ZipEntry {
  const xml = content.toString('utf8').replace(emptyCell, '').replace(emptyRow, '')
  return { name, content: Buffer.from(xml) }
}

/** The sheet's rows below its header, with cells over several rows counted for each of them; what is to be told of that. */
export function laidOut(
  sheet: ZipEntry | undefined,
  header: number,
  rows: readonly TableRow[],
): { readonly rows: readonly TableRow[]; readonly notes: readonly string[] } {
  if (!sheet) return { rows, notes: [] }
  const xml = sheet.content.toString('utf8')
  const { rows: filled, places } = filledDown(rows, mergesOf(xml, header))
  const numbers = new Set(rows.map(({ row }) => row))
  const unseen = [...xml.matchAll(hidden)].map(([, row]) => Number(row)).filter((row) => numbers.has(row))
  return {
    rows: filled,
    notes: [
      ...(places.length > 0
        ? [`Merged cells count for each of their rows: ${someOf(places)}. Check that this is meant.`]
        : []),
      ...(unseen.length > 0 ? [`Hidden rows are read as all others: ${someOf(unseen)}.`] : []),
    ],
  }
}

const mergesOf = (xml: string, header: number): readonly Merge[] =>
  [...xml.matchAll(merge)].flatMap(([, letters = '', first, last]) => {
    const [from, to] = [Number(first), Number(last)]
    if (from <= header || to <= from) return []
    return [{ column: columnNumber(letters) - 1, from, to, place: `${letters}${from}:${letters}${to}` }]
  })

/** Rows that hold nothing else stay what they are: none. */
function filledDown(rows: readonly TableRow[], merges: readonly Merge[]) {
  const at = new Map(rows.map(({ row }, index) => [row, index]))
  const filled = [...rows]
  const places: string[] = []
  for (const { column, from, to, place } of merges) {
    const above = filled[at.get(from) ?? -1]
    const text = above?.cells[column] ?? ''
    if (!above || text.trim() === '') continue
    let isUsed = false
    for (let index = (at.get(from) ?? 0) + 1; index < filled.length; index += 1) {
      const row = filled[index]
      if (!row || row.row > to) break
      if ((row.cells[column] ?? '').trim() !== '') continue
      filled[index] = copied(above, row, column)
      isUsed = true
    }
    if (isUsed) places.push(place)
  }
  return { rows: filled, places }
}

function copied(above: TableRow, row: TableRow, column: number): TableRow {
  const cells = [...row.cells]
  while (cells.length < column) cells.push('')
  cells[column] = above.cells[column] ?? ''
  const lost = above.lost?.[column]
  return {
    ...row,
    cells,
    ...(lost !== undefined && { lost: { ...row.lost, [column]: lost } }),
    ...(above.days?.includes(column) && { days: [...(row.days ?? []), column] }),
  }
}

const mostNamed = 10

function someOf(all: readonly (string | number)[]): string {
  const named = all.slice(0, mostNamed).join(', ')
  return all.length > mostNamed ? `${named} and ${all.length - mostNamed} more` : named
}
