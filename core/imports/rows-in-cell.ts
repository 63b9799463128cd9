import { readCode } from '#core/dictionary/code-reader.ts'
import type { CellValue, FieldRow, GroupField } from '#core/dictionary/field.ts'
import { nearestName } from '#core/text/nearest.ts'
import { readCell } from './cell-reader.ts'
import { writeWords } from './cell-writer.ts'
import { cellsOf, partsOf, quoted } from './quoted-cells.ts'

/*
 * A table in one cell, for people who fill in many devices at once: rows stand behind semicolons, cells behind bars,
 * in the order of the columns. "Germany|Yes; France" are two rows. The JSON of the hub's own files is read too.
 */

type ReadRows = { readonly value: readonly FieldRow[] | null } | { readonly error: string }

export function readRows(field: GroupField, text: string): ReadRows {
  if (/^\s*\[/.test(text)) return readJson(field, text)
  const columns = Object.entries(field.columns)
  const listed = codesAlone(field, text, ',;')
  if (listed) return { value: listed }
  const rows: FieldRow[] = []
  for (const written of partsOf(text, ';')) {
    if (written === '') continue
    const cells = cellsOf(written, '|')
    // A lone word is the text, also where it happens to be the name of a language.
    const [first = ''] = cells
    const lone = cells.length === 1 ? textAlone(field, first) : undefined
    if (lone) {
      rows.push(lone)
      continue
    }
    if (cells.length > columns.length) {
      const barred = codesAlone(field, text, ',;|')
      if (barred) return { value: barred }
      return { error: `A row of this table has ${columns.length} cells at most: ${columnsInOrder(field)}` }
    }
    const row = readRow(
      field,
      cells.map((cell, index) => [columns[index]?.[0] ?? '', cell] as const),
    )
    if ('error' in row) {
      // Bars divide the cells of a row, and "Germany|No" is one; what is no row may be a list of codes divided by them.
      const barred = codesAlone(field, text, ',;|')
      if (barred) return { value: barred }
      const divided = /[,\n\r]/.test(written) && columns[0]?.[1].type === 'code'
      return divided ? { error: `${row.error}. Separate several rows with semicolons` } : row
    }
    if (Object.keys(row.value).length > 0) rows.push(row.value)
  }
  return { value: rows.length > 0 ? rows : null }
}

/** A list of nothing but codes, however it is divided: "DE, FR" are two rows of a table that begins with a country. */
function codesAlone(
  { columns, textAlone: rest }: GroupField,
  text: string,
  dividers: string,
): readonly FieldRow[] | undefined {
  const [[id, first] = []] = Object.entries(columns)
  if (id === undefined || first?.type !== 'code' || first.open || rest) return undefined
  const parts = cellsOf(text.replace(/\r\n?|\n/g, ';'), dividers).filter((part) => part !== '')
  const codes = parts.map((part) => readCode(first, part))
  if (parts.length < 2 || codes.some((code) => code === undefined)) return undefined
  return [...new Set(codes)].map((code) => ({ [id]: code }))
}

function textAlone({ columns, textAlone: rest }: GroupField, text: string): FieldRow | undefined {
  const column = rest && columns[rest.column]
  const read = column && readCell(column, text)
  return read && 'value' in read && read.value !== null
    ? { ...rest.row, [rest.column]: read.value as CellValue }
    : undefined
}

function readRow(
  field: GroupField,
  cells: readonly (readonly [column: string, text: string])[],
): { readonly value: FieldRow } | { readonly error: string } {
  const row: Record<string, CellValue> = {}
  for (const [id, cell] of cells) {
    const column = field.columns[id]
    if (!column) return { error: unknownColumnMessage(field, id) }
    const read = readCell(column, cell)
    if ('error' in read) return { error: `${column.label}: ${read.error}` }
    if (read.value !== null) row[id] = read.value as CellValue
  }
  return { value: row }
}

function readJson(field: GroupField, text: string): ReadRows {
  const given = parsed(text)
  if (!Array.isArray(given) || given.some((row) => typeof row !== 'object' || row === null)) {
    return { error: `Separate rows with semicolons and their cells with bars: ${columnsInOrder(field)}` }
  }
  const rows: FieldRow[] = []
  for (const one of given) {
    const cells = Object.entries(one as object)
    const row = readRow(
      field,
      cells.map(([id, cell]) => [id, cell === null ? '' : String(cell)] as const),
    )
    if ('error' in row) return row
    if (Object.keys(row.value).length > 0) rows.push(row.value)
  }
  return { value: rows.length > 0 ? rows : null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Names a column that the table does not have, as its content would be lost. */
function unknownColumnMessage({ columns }: GroupField, id: string): string {
  const meant = nearestName(id, Object.keys(columns))
  const proposal = meant ? `Did you mean ${meant}?` : `It has: ${Object.keys(columns).join(', ')}.`
  return `This table has no column "${id.slice(0, 40)}". ${proposal}`
}

/** Writes rows so that reading them gives the same rows again. */
export function writeRows(field: GroupField, rows: readonly FieldRow[]): string {
  return rows
    .map((row) => {
      const cells = Object.entries(field.columns).map(([id, column]) => quoted(writeWords(column, row[id])))
      const written = cells.join('|').replace(/\|+$/, '')
      // A language without a text is no text.
      return field.textAlone && cells.length > 1 && written !== '' && !written.includes('|')
        ? `${written}|`
        : written
    })
    .join('; ')
}

export const columnsInOrder = (field: GroupField): string =>
  Object.values(field.columns)
    .map(({ label }) => label)
    .join(' | ')
