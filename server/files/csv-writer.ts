import { stringify } from 'csv-stringify/sync'
import { guardFormulas } from '#core/imports/formula-guard.ts'

/** Rows as CSV for spreadsheets: with a mark for UTF-8, and nothing a spreadsheet would execute. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${lineOf(header)}${rows.map(lineOf).join('')}`
}

/** The same, row by row as they come. */
export async function* csvLines(
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield writeCsv(header, [])
  for await (const row of rows) yield lineOf(row)
}

const lineOf = (cells: readonly string[]): string =>
  // Left alone, the writer quotes only the line ends it writes itself: any other would break the row in two.
  stringify([cells.map(guardFormulas)], { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
