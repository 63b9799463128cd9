import { readSheet } from 'read-excel-file/node'
import type { TableRow } from '#core/imports/table.ts'
import { isStorable } from '#core/text/storable.ts'
import { countKnown, fewestBelow, headerAt, type SoughtHeader, tableFrom } from './header-row.ts'
import {
  asUnreadable,
  maxColumns,
  maxRows,
  type ReadTable,
  refuseFile,
  tooManyRows,
  unreadableWorkbook,
} from './table-limits.ts'
import { beginningsOf } from './xlsx-beginnings.ts'
import { laidOut, withoutEmpty } from './xlsx-layout.ts'
import { columnNumber, withPlaces } from './xlsx-places.ts'
import { plainPart } from './xlsx-plain.ts'
import { type SeenSheet, seenSheets } from './xlsx-sheets.ts'
import { isSheet, uncalculated, withShownText } from './xlsx-shown.ts'
import { columnLetters } from './xlsx-writer.ts'
import { readZip, type ZipEntry } from './zip-archive.ts'
import { storeZip } from './zip-writer.ts'

/** A workbook is packed, a small one can unpack to gigabytes; 10 MB of real rows unpack to 40 to 80 MB. */
const maxUnpackedBytes = 100 * 1024 * 1024
/** The reader fills every gap up to the last row and column. 10 MB of real rows are under a million cells. */
const maxCells = 5_000_000
/** A cover, instructions, a history and lists of values are some sheets; each is read whole. */
const mostSheets = 9

/**
 * Reads the sheet of a workbook that holds the table sought, or the first one, whole, as rows of text. It takes seconds
 * without a pause: see xlsx-worker.
 */
export async function readWorkbook(bytes: Buffer, sought?: SoughtHeader): Promise<ReadTable> {
  const parts = await partsOf(bytes)
  const archive = plainArchive(parts)
  const sheets = seenSheets(parts)
  const [first] = sheets
  const rows = await rowsOf(archive, first.place)
  if (!sought) return tableFrom(rows, 0, 'Excel, first sheet')
  const found = headerAt(rows, sought)
  const table =
    found === undefined
      ? await tableBehind(archive, sheets, sought)
      : { sheet: first, rows, at: found, recognised: 'Excel, first sheet' }
  if (!table) return tableFrom(rows, 0, 'Excel, first sheet')
  const read = tableFrom(table.rows, table.at, table.recognised)
  const below = laidOut(table.sheet.part, table.rows[table.at]?.row ?? 1, read.rows)
  const others = await furtherTables(parts, sheets, table.sheet, {
    known: sought.known,
    fewest: Math.max(fewestBelow, countKnown(read.header, sought.known) / 2),
  })
  return { ...read, rows: below.rows, notes: [...others, ...below.notes] }
}

/** A second sheet of devices would be lost without a word: one table is read of a file. */
async function furtherTables(
  parts: readonly ZipEntry[],
  sheets: readonly SeenSheet[],
  read: SeenSheet,
  { known, fewest }: { readonly known: SoughtHeader['known']; readonly fewest: number },
): Promise<readonly string[]> {
  const others = sheets.filter((sheet) => sheet !== read && sheet.part).slice(0, mostSheets)
  if (others.length === 0) return []
  const beginnings = plainArchive(beginningsOf(parts))
  const names: string[] = []
  for (const { place, name } of others) {
    const rows = await rowsOf(beginnings, place).catch(() => [])
    const header = rows[headerAt(rows, { known }, fewestBelow) ?? -1]
    if (header && countKnown(header.cells, known) >= fewest) names.push(`"${name}"`)
  }
  if (names.length === 0) return []
  return [
    `One table is read of a file. These sheets have one too and are not read: ${names.join(', ')}. Upload each as a file of its own.`,
  ]
}

/** The first table that is not in the first sheet. */
async function tableBehind(archive: Buffer, [, ...others]: readonly SeenSheet[], sought: SoughtHeader) {
  for (const sheet of others.slice(0, mostSheets)) {
    // A chart, or a list that cannot be read, is not the table; nor is a short list of values.
    const rows = await rowsOf(archive, sheet.place).catch(() => [])
    const at = headerAt(rows, sought, fewestBelow)
    if (at !== undefined) return { sheet, rows, at, recognised: `Excel, sheet "${sheet.name}"` }
  }
  return undefined
}

async function rowsOf(archive: Buffer, place: number): Promise<TableRow[]> {
  const rows = (await cellsOf(archive, place))
    .map((cells, index) => ({ row: index + 1, cells: cells.map(cellText), ...doubts(cells) }))
    .filter((row) => row.cells.some((cell) => cell.trim() !== ''))
  const foreign = rows.find((row) => !row.cells.every(isStorable))
  if (foreign) throw refuseFile(`Row ${foreign.row} holds a character that is not text. Nothing was saved.`)
  if (rows.length > maxRows) throw tooManyRows()
  return rows
}

async function partsOf(bytes: Buffer): Promise<ZipEntry[]> {
  const plain = (await unpack(bytes)).flatMap(plainPart)
  const parts = plain.map((part) => (isSheet(part) ? withoutEmpty(withPlaces(part)) : part))
  for (const part of parts.filter(isSheet)) refuseExtent(part)
  return parts
}

/** The reader gets an archive of our own making: it believes whatever sizes an archive states. */
function plainArchive(parts: readonly ZipEntry[]): Buffer {
  try {
    return storeZip(withShownText(parts))
  } catch {
    throw unreadableWorkbook()
  }
}

async function cellsOf(archive: Buffer, place: number): Promise<(readonly unknown[])[]> {
  try {
    return await readSheet(archive, place)
  } catch {
    throw unreadableWorkbook()
  }
}

async function unpack(bytes: Buffer): Promise<ZipEntry[]> {
  try {
    return await readZip(bytes, (name) => /\.(xml|rels)$/i.test(name), maxUnpackedBytes)
  } catch (error) {
    throw asUnreadable(error)
  }
}

/** A sheet of two cells far apart is a few bytes long, and gigabytes once the gap between them is filled. */
function refuseExtent({ content }: ZipEntry): void {
  let [rows, columns, cells] = [0, 0, 0]
  for (const [, written = ''] of content.toString('utf8').matchAll(/\sr\s*=\s*["']([^"']*)/g)) {
    const [, letters, digits] = /^([A-Z]{0,3})(\d{1,7})$/i.exec(written) ?? []
    if (letters === undefined) throw unreadableWorkbook(': it has a cell without a proper place')
    rows = Math.max(rows, Number(digits))
    columns = Math.max(columns, columnNumber(letters))
    cells += 1
  }
  if (columns > maxColumns) {
    const last = columnLetters(columns - 1)
    throw refuseFile(
      `The sheet reaches column ${last}, so it has ${columns} columns; at most ${maxColumns} are read. Nothing was saved.`,
    )
  }
  if (Math.max(cells, rows * columns) > maxCells) {
    throw refuseFile(
      `The sheet reaches row ${rows} and column ${columns}, which is too large. Delete the empty rows and ` +
        'columns at its end, or save it as CSV. Nothing was saved.',
    )
  }
}

/** What can be said of cells once it is known which columns are read. */
function doubts(cells: readonly unknown[]): Pick<TableRow, 'lost' | 'days'> {
  const lost = cells.flatMap((cell, at) => {
    if (cell === uncalculated) return [[at, noResult] as const]
    return isRounded(cell) ? [[at, lostDigits(cell)] as const] : []
  })
  const days = cells.flatMap((cell, at) => (cell instanceof Date ? [at] : []))
  return {
    ...(lost.length > 0 && { lost: Object.fromEntries(lost) }),
    ...(days.length > 0 && { days }),
  }
}

/** A spreadsheet keeps 15 digits of a number: of a longer one nobody knows what was entered. */
const isRounded = (cell: unknown): cell is number =>
  Number.isInteger(cell) && Math.abs(cell as number) >= 1e15

/** Writing it in full would make up an identifier. */
const lostDigits = (rounded: number): string =>
  `The spreadsheet has kept only 15 digits of the number ${BigInt(rounded)}. Format the column as text and enter the number again.`

const noResult =
  'The cell holds a formula, and the file does not say what it comes to. Open the file in Excel, save it and upload it again.'

/** A day, a day with its time, or the time alone, which spreadsheets count from the last day of 1899 on. */
function dateText(moment: Date): string {
  const seconds = new Date(Math.round(moment.getTime() / 1000) * 1000)
  const [day = '', time = ''] = seconds.toISOString().slice(0, -5).split('T')
  if (time === '00:00:00') return day
  return day < '1900-01-01' || day === '1904-01-01' ? time : `${day} ${time}`
}

/** Numbers in full, never in scientific notation: identifiers are text. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? 'no date' : dateText(cell)
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell)
  return cell === uncalculated ? '#CALC!' : String(cell)
}
