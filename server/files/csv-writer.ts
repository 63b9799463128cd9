import { stringify } from 'csv-stringify/sync'
import { guardFormulas } from '#core/imports/formula-guard.ts'

/** Rows as CSV for spreadsheets: with a mark for UTF-8, and nothing a spreadsheet would execute. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${linesOf([header, ...rows])}`
}

/** So many rows are written at a time: the writer takes as long to begin as it takes for some rows. */
const written = 100

/** The same, some rows at a time as they come. */
export async function* csvLines(
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield writeCsv(header, [])
  let waiting: (readonly string[])[] = []
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length < written) continue
    yield linesOf(waiting)
    waiting = []
  }
  yield linesOf(waiting)
}

const linesOf = (rows: readonly (readonly string[])[]): string =>
  // Left alone, the writer quotes only the line ends it writes itself: any other would break the row in two.
  stringify(
    rows.map((cells) => cells.map(guardFormulas)),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )
