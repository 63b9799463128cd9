import type { ExportQuery } from '#core/contract/exchange.ts'
import type { FieldValue } from '#core/dictionary/field.ts'
import { writeCell } from '#core/imports/cell-writer.ts'
import { exportHeaders } from '#core/imports/export-headers.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { writeXlsx, xlsxType } from '#server/files/xlsx-writer.ts'
import type { FileColumn } from '#server/lists/list.ts'
import { exportList } from '#server/lists/list-answers.ts'
import { conditionOf, wholeList } from '#server/lists/list-queries.ts'
import { storedDocument } from '#server/lists/properties.ts'
import { hashOfFile } from '#server/platform/audit.ts'
import { todayOf } from '#server/platform/day.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { stamped } from '#server/submissions/approval-stamp.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { submissionList } from '#server/submissions/submission-list-queries.ts'
import type { SubmissionRow } from '#server/submissions/submission-queries.ts'
import { exchangeMarketOf } from './exchange-market.ts'

type Asked = Omit<ExportQuery, 'environment'>

/** Submissions with all their fields; the columns are called as in the templates, so that the file can be read in. */
function wholeTable(hub: Hub, market: MarketModule) {
  const list = submissionList(hub)
  const known = list.file?.columns ?? []
  const fields = exportHeaders(fieldsOf(market), market.regulatorFields).map(
    ({ id, header }): FileColumn<SubmissionRow> => ({
      header,
      from: storedDocument,
      value: ({ document }) => cellOf(document[id]),
    }),
  )
  const own = known.filter(({ header }) =>
    [
      'No.',
      'Device Number',
      'Version',
      'Status',
      'Standing',
      'Registered Version',
      'Registered At (UTC)',
    ].includes(header),
  )
  return {
    ...list,
    file: { name: 'submissions', entityType: 'export' as const, columns: [...own, ...fields] },
  }
}

/** Tables are written as JSON so that they can be read back unchanged. */
function cellOf(value: FieldValue | null | undefined): string {
  const isTable = Array.isArray(value) && value.some((row) => typeof row === 'object')
  return isTable ? JSON.stringify(value) : writeCell(value)
}

export async function exportCsv(
  hub: Hub,
  actor: Actor,
  { market: code, ...query }: Asked,
): Promise<FileAnswer> {
  const { market } = exchangeMarketOf(hub, code)
  return exportList(hub, actor, stamped(wholeTable(hub, market), actor), { ...query, country: [market.code] })
}

export async function exportXlsx(
  hub: Hub,
  actor: Actor,
  { market: code, ...query }: Asked,
): Promise<FileAnswer> {
  const { market } = exchangeMarketOf(hub, code)
  const list = stamped(wholeTable(hub, market), actor)
  const columns = list.file?.columns ?? []
  const asked = { ...query, country: [market.code] }
  const condition = await conditionOf(list, { db: hub.db, viewer: actor, query: asked })
  const reading = { list, condition, properties: columns, sort: undefined }
  const rows = async function* () {
    for await (const some of wholeList(hub.db, reading, 0)) {
      for (const row of some) yield columns.map((column) => String(column.value(row, actor) ?? ''))
    }
  }
  const content = await writeXlsx(
    'Submissions',
    columns.map(({ header }) => header),
    rows(),
  )
  const fileName = `submissions-${todayOf(hub)}.xlsx`
  await inTransaction(hub, actor, async ({ record }) => {
    record({
      action: 'exported',
      entityType: 'export',
      entityId: null,
      changesData: { actionNotes: `${fileName} ${JSON.stringify(query)}`, ...hashOfFile(content) },
    })
  })
  return { fileName, contentType: xlsxType, content }
}
