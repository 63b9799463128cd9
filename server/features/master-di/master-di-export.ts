import type { MasterExportQuery } from '#core/contract/master-di.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { writeCell } from '#core/imports/cell-writer.ts'
import { bulkTemplateColumns } from '#core/imports/master-row.ts'
import { csvLines } from '#server/files/csv-writer.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { eachMaster, type MasterFilter } from './master-di-list-queries.ts'
import type { MasterRow } from './master-di-queries.ts'

/** The columns of the template first, so that the file can be filled in further and uploaded; then all others. */
const columns = [...new Set([...bulkTemplateColumns, ...Object.keys(masterFields)])]

/** The records a list shows, as CSV, in its order; who took them out is told to the trail (decision D28). */
export async function exportRecords(hub: Hub, actor: Actor, query: MasterExportQuery): Promise<FileAnswer> {
  const { sort = '-updatedAt', ...filter } = query
  const fileName = `master-di-records-${hub.now().toISOString().slice(0, 10)}.csv`
  await inTransaction(hub, actor, async ({ record }) => {
    record({
      action: 'exported',
      entityType: 'export',
      entityId: null,
      changesData: { actionNotes: `${fileName} ${JSON.stringify(filter)}` },
    })
  })
  return {
    fileName,
    contentType: 'text/csv; charset=utf-8',
    content: csvLines(columns, lines(hub, filter, sort)),
  }
}

async function* lines(hub: Hub, filter: MasterFilter, sort: string): AsyncGenerator<string[]> {
  for await (const row of eachMaster(hub.db, filter, { sort, offset: 0 })) {
    const bookkeeping = bookkeepingOf(row)
    yield columns.map((column) => bookkeeping[column] ?? writeCell(row.document[column]))
  }
}

const bookkeepingOf = (row: MasterRow): Readonly<Record<string, string>> => ({
  versionNumber: row.version_number,
  changeReason: row.change_reason ?? '',
  parentId: writeCell(row.parent_id),
  status: row.status,
})
