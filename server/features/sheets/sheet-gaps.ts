import type { SheetGapsRead } from '#core/contract/sheet-gaps.ts'
import type { SheetContent } from '#core/contract/submission-sheets.ts'
import type { Field } from '#core/dictionary/field.ts'
import { type GapsDevice, gapsLines, gapsTable, identifying } from '#core/imports/gaps-lines.ts'
import { readGaps } from '#core/imports/gaps-reading.ts'
import { hintOf } from '#core/imports/sheet-cell.ts'
import { submissionStatusGroups } from '#core/lifecycle/submission-status.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { readTable } from '#server/files/table-file.ts'
import { type FormColumn, writeXlsxForm } from '#server/files/xlsx-form.ts'
import { xlsxType } from '#server/files/xlsx-writer.ts'
import { hashOfFile } from '#server/platform/audit.ts'
import { todayOf } from '#server/platform/day.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import type { UploadedFile } from '#server/platform/uploads.ts'
import { keyOf } from '#server/submissions/shared-values.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { findSubmissions, type SubmissionRow } from '#server/submissions/submission-queries.ts'
import { documentsAt, type SheetRow } from './sheet-queries.ts'

/** Columns of a sheet as a workbook people fill in; the trail tells who took it out. */
export async function gapsFile(
  hub: Hub,
  actor: Actor,
  sheet: SheetRow,
  asked: readonly string[],
): Promise<FileAnswer> {
  const market = marketOf(hub, sheet)
  const fields = fieldsOf(market)
  const unknown = asked.filter((id) => !Object.hasOwn(fields, id) || fields[id]?.assigned)
  if (unknown.length > 0) {
    throw invalid(
      unknown.map((id) => ({ path: 'fields', message: `No field to be filled in: ${id.slice(0, 60)}` })),
    )
  }
  const rows = await rowsOf(hub, sheet)
  const known = { fields, shared: market.shared?.fields ?? [] }
  const { header, lines } = gapsTable(known, asked, devicesOf(market, sheet.content, rows))
  const columns = asked.flatMap((id, at): FormColumn[] => {
    const field = fields[id]
    return field ? [columnOf(field, header[identifying.length + at] ?? id)] : []
  })
  const content = writeXlsxForm({
    sheet: 'Gaps',
    choicesSheet: 'Codes',
    identifying,
    columns,
    lists: asked.flatMap((id) => listsOf(fields[id])),
    lines: lines.map(({ isKey, cells }) => ({ isHead: isKey, cells })),
  })
  const fileName = `sheet-${sheet.id}-gaps-${todayOf(hub)}.xlsx`
  await inTransaction(hub, actor, async ({ record }) => {
    record({
      action: 'exported',
      entityType: 'export',
      entityId: null,
      changesData: {
        actionNotes: `${fileName} ${JSON.stringify({ sheet: sheet.id, fields: asked })}`,
        ...hashOfFile(content),
      },
    })
  })
  return { fileName, contentType: xlsxType, content }
}

function columnOf(field: Field, head: string): FormColumn {
  const hint = hintOf(field)
  if (field.type === 'boolean') return { head, choices: yesNo, hint }
  if (field.type === 'code') return { head, choices: field.codes, open: field.open ?? false, hint }
  // Several may be written into one cell: no list of a spreadsheet offers that without refusing it.
  return { head, hint }
}

const yesNo = [
  { label: 'Yes', code: 'true' },
  { label: 'No', code: 'false' },
]

/** Codes that are written beside others, or in a table within a cell. */
function listsOf(
  field: Field | undefined,
): { head: string; choices: readonly { label: string; code: string }[] }[] {
  if (field?.type === 'codes') return [{ head: field.label, choices: field.codes }]
  if (field?.type !== 'group') return []
  return Object.values(field.columns).flatMap((column) =>
    column.type === 'code' ? [{ head: `${field.label}: ${column.label}`, choices: column.codes }] : [],
  )
}

/** What a file that came back would do; what is then written goes through the values of the sheet. */
export async function readGapsFile(hub: Hub, sheet: SheetRow, file: UploadedFile): Promise<SheetGapsRead> {
  const market = marketOf(hub, sheet)
  const known = { fields: fieldsOf(market), shared: market.shared?.fields ?? [] }
  const read = gapsLines(known, await readTable(file))
  const issues = [
    ...(read.columns.length === 0 ? ['No column of the file is a field: keep the first row as it was'] : []),
    ...(read.lines.every(({ isKey, submissionId, udiDi }) => !isKey && submissionId === null && udiDi === '')
      ? ['No row names a device: keep the column Submission or UDI-DI']
      : []),
  ]
  if (issues.length > 0) throw invalid(issues.map((message) => ({ path: 'file', message })))
  const rows = await rowsOf(hub, sheet)
  const devices = devicesOf(market, sheet.content, rows)
  const revisions = new Map(devices.map(({ submissionId, revision }) => [submissionId, revision]))
  const at = await documentsAt(
    hub.db,
    read.lines.flatMap(({ submissionId, revision }) => {
      const now = revisions.get(submissionId ?? 0)
      if (submissionId === null || revision === null || now === undefined || revision >= now) return []
      return [{ submissionId, revision }]
    }),
  )
  const { changes, conflicts, refused, filled, changed } = readGaps({ ...known, devices, at }, read)
  const approved: readonly string[] = submissionStatusGroups.approved
  const losing = changes.filter(({ submissionId }) => approved.includes(rows.get(submissionId)?.status ?? ''))
  return {
    fileName: file.name,
    changes: changes.map((change) => ({ ...change, values: { ...change.values } })),
    ...{ filled, changed, approved: losing.length },
    conflicts: [...conflicts],
    refused: [...refused],
    unread: [...read.unread],
  }
}

function marketOf(hub: Hub, sheet: SheetRow): MarketModule {
  const market = hub.marketOf(sheet.market)
  if (!market) throw notFound('The hub has no form for this market')
  return market
}

async function rowsOf(hub: Hub, { content }: SheetRow): Promise<ReadonlyMap<number, SubmissionRow>> {
  const ids = content.groups.flatMap(({ devices }) =>
    devices.flatMap(({ submissionId }) => submissionId ?? []),
  )
  return new Map((await findSubmissions(hub.db, ids)).map((row) => [row.id, row]))
}

function devicesOf(
  market: MarketModule,
  { groups }: SheetContent,
  rows: ReadonlyMap<number, SubmissionRow>,
): GapsDevice[] {
  return groups.flatMap(({ devices }) =>
    devices.flatMap(({ submissionId }): GapsDevice[] => {
      const row = rows.get(submissionId ?? 0)
      if (!row) return []
      return [
        {
          submissionId: row.id,
          revision: row.revision,
          key: keyOf(market, row.document),
          name: row.device_name ?? '',
          udiDi: row.udi_di ?? '',
          values: row.document,
        },
      ]
    }),
  )
}
