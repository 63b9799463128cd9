import { setImmediate as breathe } from 'node:timers/promises'
import { gudidColumns, gudidMarkers, readGudidRow } from '#core/imports/gudid-row.ts'
import { knownMasterColumns, type RowReading, readMasterRow } from '#core/imports/master-row.ts'
import { locateColumns, type Table, type TableRow } from '#core/imports/table.ts'
import { refuseFile } from '#server/platform/csv-file.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import type { StartedImport } from '#server/platform/import-answer.ts'
import { readTable } from '#server/platform/table-file.ts'
import type { UploadedFile } from '#server/platform/uploads.ts'
import { type JudgedRow, startImport } from './master-di-import-run.ts'

interface ReadingPlan {
  readonly name: string
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
    total: table.rows.length,
    rows: judged(table.rows, plan),
  })
}

/** How a file with the columns of AccessGUDID is read; undefined for other files. */
export function gudidPlan(header: readonly string[]): ReadingPlan | undefined {
  const columns = locateColumns(header, gudidColumns)
  if (!gudidMarkers.every((name) => columns.has(name))) return undefined
  return { name: 'AccessGUDID device file', read: (row) => readGudidRow(header, columns, row) }
}

function templatePlan(header: readonly string[]): ReadingPlan {
  const columns = locateColumns(header, knownMasterColumns)
  if (columns.size === 0) {
    throw refuseFile(
      `None of the columns is known (found: ${firstNames(header)}). Download the template to see the names; row 1 holds them.`,
    )
  }
  return { name: 'Master DI template', read: (row) => readMasterRow(columns, row) }
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
    const unread = row.problem && { errors: [{ field: null, message: row.problem }] }
    yield { row: row.row, length, reading: unread || plan.read(row) }
  }
}
