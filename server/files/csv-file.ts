import { setImmediate as breathe } from 'node:timers/promises'
import { CsvError, type Options, parse } from 'csv-parse'
import type { OldEncoding } from '#core/imports/encodings.ts'
import type { TableRow } from '#core/imports/table.ts'
import { delimiterNames, delimitersBelow, guessDelimiter, withoutSeparatorLine } from './csv-delimiter.ts'
import { type FoundEncoding, notOfEncoding, recogniseEncoding } from './csv-encoding.ts'
import { decodedText } from './decoded-text.ts'
import { headerAt, type SoughtHeader, tableFrom } from './header-row.ts'
import {
  maxColumns,
  maxRows,
  type ReadTable,
  refuseFile,
  tooManyColumns,
  tooManyRows,
} from './table-limits.ts'

/** Reads a CSV file whole; refuses binary content, broken quoting and absurd widths with one clear message. */
export async function readCsv(
  bytes: Buffer,
  sought?: SoughtHeader,
  /** What somebody says a file is written in that is not Unicode. */
  stated?: OldEncoding,
): Promise<ReadTable> {
  if (bytes.length === 0) throw refuseFile('The file is empty')
  const found = await recogniseEncoding(bytes, () => piecesOf(bytes), stated)
  const table = await readText(await decode(bytes, found), found.name, sought)
  return { ...table, ...(found.encoding && { encoding: found.encoding }) }
}

async function readText(
  pieces: readonly string[],
  encoding: string,
  sought: SoughtHeader | undefined,
): Promise<ReadTable> {
  const start = pieces.slice(0, 4).join('')
  const text = [withoutSeparatorLine(start), ...pieces.slice(4)]
  const read = async (delimiter: string) => {
    const rows = await parseRows(text, delimiter).catch((error) => withOtherQuotes(text, delimiter, error))
    const at = sought && headerAt(rows, sought)
    return { rows, at, recognised: `${delimiterNames[delimiter]}-separated, ${encoding}` }
  }
  const first = guessDelimiter(start)
  // A title above the table may hold no delimiter, or another one: no header is found, or quotes look broken.
  for (const mark of sought ? delimitersBelow(start) : []) {
    const found = await read(mark).catch(() => undefined)
    if (found?.at !== undefined) return tableFrom(found.rows, found.at, found.recognised)
  }
  const { rows, at = 0, recognised } = await read(first)
  return tableFrom(rows, at, recognised)
}

/** So little that decoding a piece takes a millisecond. */
const pieceBytes = 128 * 1024

async function decode(bytes: Buffer, found: FoundEncoding): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of decodedText(piecesOf(bytes), found.label, () => notOfEncoding(found))) {
    if (looksBinary(piece))
      throw refuseFile('The file is not text: it holds binary data. Please upload a CSV or Excel file')
    pieces.push(piece)
  }
  return pieces
}

/** Ten megabytes at once would hold other requests up. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes)
    await breathe()
  }
}

/**
 * NUL is in every binary file and in UTF-16 without a mark; the others change the alphabet in the old encodings of
 * East Asia. Other control characters come with texts from word processors and scanners, and are kept as anywhere.
 */
export function looksBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\0\x0e\x0f\x1b]/.test(text)
}

/** So little that a slice of the oddest file takes some ten milliseconds; other requests come in between. */
const sliceBytes = 4096

/** How every CSV is read, whatever its size. */
export const csvOptions = {
  bom: true,
  // Left to guess, the parser takes the first end of line for all: rows with another one ran into each other.
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // An empty line costs the parser an error with a stack trace each; they are counted, not read.
  skip_empty_lines: true,
  info: true,
} satisfies Options

/** What the parser gives out with `info`. */
export interface ParsedRecord {
  readonly record: string[]
  readonly info: Readonly<Record<'records' | 'empty_lines', number>>
}

export const asRow = ({ record, info }: ParsedRecord): TableRow => ({
  row: info.records + info.empty_lines,
  cells: record.map(shownOf),
})

/** Programs write ="0012" so that a spreadsheet shows all digits of 0012, and that is the cell. */
function shownOf(cell: string): string {
  if (cell.length < 3 || !cell.startsWith('="') || !cell.endsWith('"')) return cell
  const text = cell.slice(2, -1)
  // A quote that is not doubled ends the text: the formula goes on behind it.
  return text.replaceAll('""', '').includes('"') ? cell : text.replaceAll('""', '"')
}

export const isBlankRow = (row: TableRow): boolean => row.cells.every((cell) => cell.trim() === '')

/** Quotes that are broken by the strict rules are taken in the first of these ways in which a file can be read. */
export const otherQuoting: readonly Quoting[] = [
  // Programs write a space between a delimiter and the quote behind it.
  { trim: true },
  { relax_quotes: true },
]

export type Quoting = Pick<Options, 'trim' | 'relax_quotes'>

/**
 * Quotes of a file that breaks the strict rules. An inch mark in a cell without quotes is taken as it stands, unless a
 * row then has not as many cells as the first one, or a cell begins with a quote: values may have moved into the
 * columns of others.
 */
async function withOtherQuotes(
  text: readonly string[],
  delimiter: string,
  error: unknown,
): Promise<TableRow[]> {
  if (!(error instanceof BrokenQuoting)) throw error
  for (const quoting of otherQuoting) {
    const rows = await parseRows(text, delimiter, quoting).catch((again) => {
      if (!(again instanceof BrokenQuoting)) throw error.refusal
    })
    const width = rows?.[0]?.cells.length
    if (rows && (quoting.trim || !rows.some((row) => isDoubtful(row, width)))) return rows
  }
  throw error.refusal
}

export const isDoubtful = ({ cells }: TableRow, width: number | undefined): boolean =>
  cells.some((cell) => cell.startsWith('"') || (cell.includes('"') && cells.length !== width))

class BrokenQuoting extends Error {
  readonly refusal: Error
  constructor(refusal: Error) {
    super(refusal.message)
    this.refusal = refusal
  }
}

async function parseRows(
  text: readonly string[],
  delimiter: string,
  quoting: Quoting = {},
): Promise<TableRow[]> {
  const rows: TableRow[] = []
  const parser = parse({ ...csvOptions, ...quoting, delimiter })
  let failure: Error | undefined
  parser.on('readable', () => {
    for (let next = parser.read(); next !== null; next = parser.read()) {
      const row = asRow(next as ParsedRecord)
      if (row.cells.length > maxColumns) failure ??= tooManyColumns(row)
      if (!isBlankRow(row)) rows.push(row)
      if (rows.length > maxRows) failure ??= tooManyRows()
    }
  })
  const ended = new Promise<void>((done, fail) => {
    parser.on('end', done)
    parser.on('error', (error) =>
      fail(error instanceof CsvError ? new BrokenQuoting(quotingRefusal(error)) : error),
    )
  })
  // A failure may come while slices are still being written; it is awaited below.
  ended.catch(() => undefined)
  for (const slice of slices(text)) {
    if (failure || parser.destroyed) break
    parser.write(slice)
    await breathe()
  }
  if (failure) throw failure
  if (!parser.destroyed) parser.end()
  await ended
  if (failure) throw failure
  return rows
}

/** Of bytes, not of text: a character of two halves is not one any more when they come apart. */
function* slices(text: readonly string[]): Generator<Buffer> {
  for (const piece of text) {
    const bytes = Buffer.from(piece)
    for (let at = 0; at < bytes.length; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes)
  }
}

export function quotingRefusal(error: Error): Error {
  if (!(error instanceof CsvError)) return error
  const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : ''
  return refuseFile(
    `The file's quoting is broken${line}: every opening quote needs a closing one. Put a value that holds a quote in quotes, and double the quote in it. Nothing was saved.`,
  )
}
