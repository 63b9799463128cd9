import { csvFormatRow } from 'd3-dsv'
import { guardFormulas } from '#core/imports/formula-guard.ts'

/** Rows as CSV for spreadsheets: with a mark for UTF-8, and nothing a spreadsheet would execute. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${linesOf([header, ...rows])}`
}

/** So many rows are sent at a time: each piece takes a while on its way, whatever its length. */
const sent = 100

/** The same, some rows at a time as they come. */
export async function* csvLines(
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield writeCsv(header, [])
  let waiting: (readonly string[])[] = []
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length < sent) continue
    yield linesOf(waiting)
    waiting = []
  }
  yield linesOf(waiting)
}

const linesOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${csvFormatRow(cells.map(guardFormulas))}\r\n`).join('')
