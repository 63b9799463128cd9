import type { TableRow } from '#core/imports/table.ts'
import type { Filled, MappedColumn } from '#server/database/preview-tables.ts'

/** Fields no column of a file holds, and every row gets all the same. */

export const isOfFile = ({ filled }: MappedColumn): boolean => filled === undefined

/** What they get, by the place behind the columns of the file where they stand. */
export const filledOf = (mapping: readonly MappedColumn[]): ReadonlyMap<number, Filled> =>
  new Map(mapping.flatMap(({ filled }, at) => (filled ? [[at, filled] as const] : [])))

/** What all rows got, for the result of an import and its entry in the trail. */
export function toldOfFilled(mapping: readonly MappedColumn[]): string {
  const told = mapping.flatMap(({ header, filled }) => {
    if (!filled) return []
    if ('text' in filled) return [`${header} “${filled.text}”`]
    return [`${header} from the column “${mapping[filled.from]?.header ?? ''}”`]
  })
  return told.length > 0 ? `; in all rows: ${told.join(', ')}` : ''
}

/** A row with them. What a spreadsheet has lost of a cell is lost in its copy. */
export function withFilled(row: TableRow, filled: ReadonlyMap<number, Filled>): TableRow {
  if (filled.size === 0) return row
  const { lost = {}, days = [] } = row
  const cells = [...row.cells]
  const copies = [...filled].flatMap(([at, one]) => ('from' in one ? [[at, one.from] as const] : []))
  const places = [...filled].map(([at, one]) => [at, 'text' in one ? one.text : row.cells[one.from]] as const)
  while (cells.length < Math.min(...filled.keys())) cells.push('')
  for (const [at, text] of places) cells[at] = text ?? ''
  const lostInCopies = copies.flatMap(([at, from]) => (lost[from] === undefined ? [] : [[at, lost[from]]]))
  return {
    ...row,
    cells,
    lost: { ...lost, ...Object.fromEntries(lostInCopies) },
    days: [...days, ...copies.flatMap(([at, from]) => (days.includes(from) ? [at] : []))],
  }
}

/** Those that still have a place beside what the columns of a file are read as. */
export function filledBeside(
  columns: readonly MappedColumn[],
  before: readonly MappedColumn[],
  areOne: (field: string, other: string) => boolean = (field, other) => field === other,
): readonly MappedColumn[] {
  const taken = columns.flatMap(({ field }) => field ?? [])
  return before.filter(
    ({ field, filled }) =>
      filled &&
      field !== null &&
      !taken.some((one) => areOne(one, field)) &&
      ('text' in filled || filled.from < columns.length),
  )
}
