import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { OldEncoding, TextEncoding } from '#core/imports/encodings.ts'
import type { TableRow } from '#core/imports/table.ts'
import { delimiterNames, delimitersBelow, guessDelimiter, withoutSeparatorLine } from './csv-delimiter.ts'
import { notOfEncoding, recogniseEncoding } from './csv-encoding.ts'
import {
  asRow,
  csvOptions,
  isBlankRow,
  isDoubtful,
  looksBinary,
  otherQuoting,
  type ParsedRecord,
  type Quoting,
  quotingRefusal,
} from './csv-file.ts'
import { decodedText } from './decoded-text.ts'
import { headerAt, rowsSearched, type SoughtHeader, tableFrom } from './header-row.ts'
import type { SpooledFile } from './spooled-file.ts'
import { maxColumns, refuseFile, tooManyColumns } from './table-limits.ts'

/** Of one row: a quote that is never closed must not gather the rest of the file. */
export const longestRow = 256 * 1024

type Source = Pick<SpooledFile<string>, 'read' | 'head'>

/** A CSV file too large for memory, and how it is to be read. */
export interface CsvStream {
  readonly header: readonly string[]
  readonly recognised: string
  readonly encoding?: TextEncoding
  /** All rows but the header and blank ones. */
  rows(): AsyncIterable<TableRow>
}

interface Known {
  /** Titles above the header are passed over where it is given. */
  readonly sought?: SoughtHeader | undefined
  readonly stated?: OldEncoding | undefined
}

/** Recognises encoding, delimiter and header as for smaller files. */
export async function openCsv(file: Source, { sought, stated }: Known = {}): Promise<CsvStream> {
  const head = await file.head()
  if (head.length === 0) throw refuseFile('The file is empty')
  const found = await recogniseEncoding(head, () => file.read(), stated)
  const decoded = () => decodedText(file.read(), found.label, () => notOfEncoding(found))
  const text = () => tableText(decoded())
  const start = await beginning(decoded())
  const { delimiter, first, at } = await headerOf(text, start, sought)
  const { header, recognised } = tableFrom(first, at, `${delimiterNames[delimiter]}-separated, ${found.name}`)
  return {
    header,
    recognised,
    ...(found.encoding && { encoding: found.encoding }),
    rows: () => without(rowsOf(text, delimiter), at + 1),
  }
}

async function headerOf(text: Text, start: string, sought: SoughtHeader | undefined) {
  // One more: what stands below all others is the header of nothing.
  const read = (delimiter: string) => firstOf(rowsOf(text, delimiter), rowsSearched + 1)
  for (const delimiter of sought ? delimitersBelow(start) : []) {
    const first = await read(delimiter).catch(() => [])
    const at = sought && headerAt(first, sought)
    if (at !== undefined) return { delimiter, first, at }
  }
  const delimiter = guessDelimiter(start)
  const first = await read(delimiter)
  return { delimiter, first, at: (sought && headerAt(first, sought)) ?? 0 }
}

/** Longer than any line that states a delimiter. */
const separatorLength = 64

async function* tableText(text: AsyncIterable<string>): AsyncGenerator<string> {
  let start: string | undefined = ''
  for await (const piece of text) {
    if (start === undefined) yield piece
    else {
      start += piece
      if (start.length < separatorLength) continue
      yield withoutSeparatorLine(start)
      start = undefined
    }
  }
  if (start) yield withoutSeparatorLine(start)
}

async function beginning(text: AsyncIterable<string>): Promise<string> {
  let start = ''
  for await (const piece of text) {
    start += piece
    if (start.length >= longestRow) break
  }
  return start
}

type Text = () => AsyncIterable<string>

/** From where quotes are broken on, they are taken in other ways, under the same conditions as in a smaller file. */
async function* rowsOf(text: Text, delimiter: string): AsyncGenerator<TableRow> {
  let told = 0
  try {
    for await (const row of parsedRows(text(), delimiter)) {
      told += 1
      yield row
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    yield* without(await rowsWithOtherQuotes(text, delimiter, error), told)
  }
}

/** The whole file has to be readable in one way. */
async function rowsWithOtherQuotes(
  text: Text,
  delimiter: string,
  error: Error,
): Promise<AsyncIterable<TableRow>> {
  for (const quoting of otherQuoting) {
    if (await isReadable(parsedRows(text(), delimiter, quoting), quoting))
      return parsedRows(text(), delimiter, quoting)
  }
  throw quotingRefusal(error)
}

async function isReadable(rows: AsyncIterable<TableRow>, { trim = false }: Quoting): Promise<boolean> {
  let width: number | undefined
  try {
    for await (const row of rows) {
      width ??= row.cells.length
      if (!trim && isDoubtful(row, width)) return false
    }
    return true
  } catch (error) {
    if (error instanceof CsvError) return false
    throw error
  }
}

async function* parsedRows(
  text: AsyncIterable<string>,
  delimiter: string,
  quoting: Quoting = {},
): AsyncGenerator<TableRow> {
  const source = Readable.from(onlyText(text))
  const parser = parse({ ...csvOptions, ...quoting, delimiter, max_record_size: longestRow })
  source.on('error', (error) => parser.destroy(error))
  try {
    for await (const each of source.pipe(parser) as AsyncIterable<ParsedRecord>) {
      const row = asRow(each)
      if (row.cells.length > maxColumns) throw tooManyColumns(row)
      if (!isBlankRow(row)) yield row
    }
  } catch (error) {
    throw error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE'
      ? refuseFile(
          `A row is longer than ${longestRow} characters: a closing quote may be missing. Nothing was saved.`,
        )
      : error
  } finally {
    source.destroy()
  }
}

async function* onlyText(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of text) {
    if (looksBinary(piece))
      throw refuseFile('The file is not text: it holds binary data. Please upload a CSV or XML file')
    yield piece
  }
}

async function firstOf<T>(items: AsyncIterable<T>, most: number): Promise<T[]> {
  const first: T[] = []
  for await (const item of items) {
    first.push(item)
    if (first.length === most) break
  }
  return first
}

async function* without<T>(items: AsyncIterable<T>, count: number): AsyncGenerator<T> {
  let at = 0
  for await (const item of items) if (at++ >= count) yield item
}
