import type { Workbook, WorkbookListed } from '#core/contract/workbooks.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { headsOf } from '#core/workbooks/head.ts'
import type { SheetMapping } from '#core/workbooks/mapping.ts'
import { freeRows, isComputed, listOf, type SheetSurvey } from '#core/workbooks/survey.ts'
import { type FillTarget, fieldBehind, rowKindsOf, targetsOf } from '#core/workbooks/targets.ts'
import { type Device, rowsOf, valueFor, wordsFor } from '#core/workbooks/values.ts'
import type { Db } from '#server/database/connect.ts'
import type { Hub, Tx } from '#server/platform/hub.ts'
import { findSubmissions, type SubmissionRow } from '#server/submissions/submission-queries.ts'
import { sampleSubmission, type WorkbookRow } from '#server/workbooks/workbook-queries.ts'
import { marketOfWorkbook, rowsPerFileOf } from './workbook-market.ts'

export function presentListed(row: WorkbookRow): WorkbookListed {
  const filled = row.mapping.sheets.filter((sheet) => sheet.filled)
  return {
    ...{ id: row.id, market: row.market, nature: row.nature, name: row.name, hash: row.hash, size: row.size },
    ...{ state: row.state, revision: row.revision, replaces: row.replaces_id, fileName: row.file_name },
    sheets: filled.length,
    filledColumns: filled.reduce((sum, { columns }) => sum + columns.filter(isFilled).length, 0),
    createdAt: row.created_at.toISOString(),
    createdByName: row.created_by_name,
    updatedAt: row.updated_at.toISOString(),
  }
}

export const isFilled = ({ target, constant }: SheetMapping['columns'][number]): boolean =>
  target !== null || constant !== null

export async function presentWorkbook(hub: Hub, db: Db | Tx, row: WorkbookRow): Promise<Workbook> {
  const market = marketOfWorkbook(hub, row)
  const sampleId = await sampleSubmission(db, row.market)
  const [sample] = sampleId === undefined ? [] : await findSubmissions(db, [sampleId])
  return {
    ...presentListed(row),
    mapping: asWritten(row),
    shown: row.survey.sheets.map((sheet) =>
      showSheet(
        sheet,
        row.mapping.sheets.find((one) => one.sheet === sheet.name),
      ),
    ),
    changes: [...row.changes],
    rowsPerFile: rowsPerFileOf(market, row.nature),
    targets: targetsOf(market).map(({ field, label, per, asked, ...rest }) => ({
      ...{ field, label, per, asked },
      sample: sample ? sampleOf(market, { field, label, per, asked, ...rest }, sample) : null,
    })),
    rowKinds: rowKindsOf(market).flatMap(({ per, label }) => (per === null ? [] : [{ per, label }])),
    sampleDevice: sample ? (sample.device_name ?? sample.udi_di ?? String(sample.id)) : null,
  }
}

const asWritten = ({ mapping }: WorkbookRow): Workbook['mapping'] => ({
  sheets: mapping.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((column) => ({ ...column, entries: { ...column.entries } })),
  })),
})

/** A long list is not sent whole with every sheet. */
const mostShown = 300

export function showSheet(sheet: SheetSurvey, mapping: SheetMapping | undefined): Workbook['shown'][number] {
  const place = { row: mapping?.headRow ?? 1, rows: mapping?.headRows ?? 1 }
  const first = mapping?.firstRow ?? place.row + 1
  const filled = new Set((mapping?.columns ?? []).filter(isFilled).map(({ column }) => column))
  return {
    ...{ name: sheet.name, hidden: sheet.hidden, isProtected: sheet.isProtected },
    ...{ rows: sheet.rows, columns: sheet.columns, unreadLists: sheet.unreadLists },
    top: sheet.top.map((cells) => [...cells]),
    facts: headsOf(sheet, place).map(({ column }) => {
      const list = listOf(sheet, column, first)
      return {
        column,
        computed: isComputed(sheet, column, place.row + 1),
        list: list ? list.entries.slice(0, mostShown) : [],
        openList: list?.open ?? true,
      }
    }),
    free: freeRows(sheet, first, filled),
  }
}

function sampleOf(market: MarketModule, target: FillTarget, row: SubmissionRow): string | null {
  const device: Device = { id: row.id, name: row.device_name ?? '', document: row.document }
  const field = fieldBehind(market, target)
  const value = valueFor(target, device, rowsOf(target.per, device)[0])
  if (value === undefined || !field) return null
  const words = target.code === undefined ? wordsFor(field, value) : value === true ? 'Yes' : 'No'
  return words === '' ? null : words.slice(0, 200)
}
