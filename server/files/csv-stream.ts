import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { OldEncoding, TextEncoding } from '#core/imports/encodings.ts'
import type { TableRow } from '#core/imports/table.ts'
import { notOfEncoding, recogniseEncoding } from './csv-encoding.ts'
import {
  asRow,
  csvOptions,
  delimiterNames,
  guessDelimiter,
  isBlankRow,
  isDoubtful,
  looksBinary,
  type ParsedRecord,
  quotingRefusal,
} from './csv-file.ts'
import { decodedText } from './decoded-text.ts'
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

/** Recognises encoding and delimiter as for smaller files; reads the header. */
export async function openCsv(file: Source, stated?: OldEncoding): Promise<CsvStream> {
  const head = await file.head()
  if (head.length === 0) throw refuseFile('The file is empty')
  const found = await recogniseEncoding(head, () => file.read(), stated)
  const text = () => decodedText(file.read(), found.label, () => notOfEncoding(found))
  const delimiter = guessDelimiter(await beginning(text()))
  const all = () => rowsOf(text, delimiter)
  const header = await firstOf(all())
  if (!header) throw refuseFile('The file is empty')
  return {
    header: header.cells,
    recognised: `${delimiterNames[delimiter]}-separated, ${found.name}`,
    ...(found.encoding && { encoding: found.encoding }),
    rows: () => withoutFirst(all()),
  }
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

/** From where quotes are broken on, they are taken as they stand, under the same conditions as in a smaller file. */
async function* rowsOf(text: Text, delimiter: string): AsyncGenerator<TableRow> {
  let told = 0
  try {
    for await (const row of parsedRows(text(), delimiter)) {
      told += 1
      yield row
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    yield* rowsWithLiteralQuotes(text, delimiter, { told, error })
  }
}

async function* rowsWithLiteralQuotes(
  text: Text,
  delimiter: string,
  { told, error }: { readonly told: number; readonly error: Error },
): AsyncGenerator<TableRow> {
  let [at, width]: [number, number | undefined] = [0, undefined]
  try {
    for await (const row of parsedRows(text(), delimiter, true)) {
      width ??= row.cells.length
      if (isDoubtful(row, width)) throw quotingRefusal(error)
      at += 1
      if (at > told) yield row
    }
  } catch (again) {
    throw again instanceof CsvError ? quotingRefusal(error) : again
  }
}

async function* parsedRows(
  text: AsyncIterable<string>,
  delimiter: string,
  relax = false,
): AsyncGenerator<TableRow> {
  const source = Readable.from(onlyText(text))
  const parser = parse({ ...csvOptions, delimiter, relax_quotes: relax, max_record_size: longestRow })
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

async function firstOf<T>(items: AsyncIterable<T>): Promise<T | undefined> {
  for await (const item of items) return item
  return undefined
}

async function* withoutFirst<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  let isFirst = true
  for await (const item of items) {
    if (!isFirst) yield item
    isFirst = false
  }
}
