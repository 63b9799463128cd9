import { setImmediate as breathe } from 'node:timers/promises'
import { gudidColumns, gudidMarkers, readGudidRow } from '#core/imports/gudid-row.ts'
import { knownMasterColumns, type RowReading, readMasterRow } from '#core/imports/master-row.ts'
import { doubledColumns, locateColumns, type Table, type TableRow } from '#core/imports/table.ts'
import { readTable } from '#server/files/table-file.ts'
import { refuseFile } from '#server/files/table-limits.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import type { StartedImport } from '#server/platform/import-answer.ts'
import type { UploadedFile } from '#server/platform/uploads.ts'
import { type JudgedRow, startImport } from './master-di-import-run.ts'

interface ReadingPlan {
  readonly name: string
  readonly header: Table['header']
  /** Columns that are in no field. */
  readonly unread: readonly string[]
  read(row: TableRow): RowReading
}

/** Understands the file, then starts the import; refuses the whole file before anything is stored. */
export async function importMasters(hub: Hub, actor: Actor, file: UploadedFile): Promise<StartedImport> {
  const table = await readTable(file)
  const plan = gudidPlan(table.header) ?? templatePlan(table.header)
  if (table.rows.length === 0) throw refuseFile('The file holds nothing but its header row')
  return startImport(hub, actor, {
    kind: 'master-di',
    fileName: file.name,
    recognised: `${plan.name}, ${table.recognised}`,
    unreadColumns: plan.unread,
    total: table.rows.length,
    rows: judged(table.rows, plan),
  })
}

/** How a file with the columns of AccessGUDID is read; undefined for other files. */
export function gudidPlan(header: readonly string[]): ReadingPlan | undefined {
  const columns = locateColumns(header, gudidColumns)
  if (!gudidMarkers.every((name) => columns.has(name))) return undefined
  refuseDoubled(header, gudidColumns)
  // What has no field is kept as it came.
  return {
    name: 'AccessGUDID device file',
    header,
    unread: [],
    read: (row) => readGudidRow(header, columns, row),
  }
}

function templatePlan(header: readonly string[]): ReadingPlan {
  const columns = locateColumns(header, knownMasterColumns)
  if (columns.size === 0) {
    throw refuseFile(
      `None of the columns is known (found: ${firstNames(header)}). Download the template to see the names; row 1 holds them.`,
    )
  }
  refuseDoubled(header, knownMasterColumns)
  const read = (row: TableRow) => readMasterRow(columns, row)
  return { name: 'Master DI template', header, unread: unreadColumns(header), read }
}

/** More of it tells nobody which column is meant. */
const longestName = 100

/** A name misspelt is a column left out: who sent it should hear of it. */
function unreadColumns(header: Table['header']): string[] {
  const known = new Set(knownMasterColumns.map((name) => name.toLowerCase()))
  const unread = header.map((name) => name.trim()).filter((name) => name && !known.has(name.toLowerCase()))
  return unread.map((name) => name.slice(0, longestName))
}

/** Of two columns with one name nobody knows which is meant. */
function refuseDoubled(header: Table['header'], known: readonly string[]): void {
  const doubled = doubledColumns(header, known)
  if (doubled.length === 0) return
  const said = doubled.map(
    ({ name, places }) => `The column ${name} is there twice (${places.join(' and ')}).`,
  )
  throw refuseFile(`${said.join(' ')} Keep one of them. Nothing was saved.`)
}

/** Enough of a header to recognise the file by. */
export const firstNames = (header: Table['header']): string => header.slice(0, 5).join(', ').slice(0, 200)

/** Reads row by row; pauses so that other requests are answered meanwhile. */
export async function* judged(
  rows: Iterable<TableRow> | AsyncIterable<TableRow>,
  plan: ReadingPlan,
): AsyncGenerator<JudgedRow> {
  let read = 0
  for await (const row of rows) {
    if (++read % 25 === 0) await breathe()
    const length = row.cells.reduce((sum, cell) => sum + cell.length, 0)
    const problem = row.problem ?? movedValues(plan.header, row)
    const unread = problem && { errors: [{ field: null, message: problem }] }
    yield { row: row.row, length, reading: unread || plan.read(row) }
  }
}

/** A delimiter inside a value without quotes moves all values behind it into the columns of others. */
function movedValues(header: Table['header'], { cells }: TableRow): string | undefined {
  const values = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  if (values <= header.length) return undefined
  return `The row has ${values} values, but the header names ${header.length} columns. A value that holds the delimiter needs quotes around it.`
}
