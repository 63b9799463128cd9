import type { SheetProposal, Workbook, WorkbookListed, WorkbookSave } from '#core/contract/workbooks.ts'
import { carryOver, likeness } from '#core/workbooks/carry-over.ts'
import { proposeMapping, proposeSheet } from '#core/workbooks/mapping.ts'
import type { WorkbookNature } from '#core/workbooks/natures.ts'
import type { WorkbookSurvey } from '#core/workbooks/survey.ts'
import { rowKindsOf, targetsOf } from '#core/workbooks/targets.ts'
import { refuseStaleRead } from '#server/entities/entities-of.ts'
import { sha256 } from '#server/platform/audit.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import type { Sender } from '#server/platform/uploads.ts'
import { surveyWorkbook } from '#server/workbooks/in-thread.ts'
import {
  confirmedWorkbooks,
  lockWorkbook,
  type WorkbookRow,
  workbookOfFile,
  workbookRow,
  workbookRows,
} from '#server/workbooks/workbook-queries.ts'
import { confirmWorkbook, insertWorkbook, setDeleted } from '#server/workbooks/workbook-writes.ts'
import { changesOfMapping, problemsOf } from './mapping-check.ts'
import { marketOfWorkbook, rowsPerFileOf } from './workbook-market.ts'
import { presentListed, presentWorkbook, showSheet } from './workbook-presenter.ts'

export const workbooks = async (hub: Hub): Promise<WorkbookListed[]> =>
  (await workbookRows(hub.db)).map(presentListed)

/** One that was deleted can be brought back, and nothing else. */
export async function requireWorkbook(hub: Hub, id: number, deleted = false): Promise<WorkbookRow> {
  const row = await workbookRow(hub.db, id)
  if (!row || (row.deleted_at !== null) !== deleted) throw missing()
  return row
}

const missing = () => notFound('This workbook does not exist')

interface Loaded {
  readonly name: string
  readonly bytes: Buffer
  readonly market: string
  readonly nature: WorkbookNature
}

export async function loadWorkbook(
  hub: Hub,
  actor: Actor,
  sender: Sender,
  { name, bytes, market: code, nature }: Loaded,
): Promise<Workbook> {
  const market = hub.marketOf(code)
  if (!market) throw invalid([{ path: 'market', message: 'The hub does not have this market' }])
  const same = { market: code, nature, hash: sha256(bytes) }
  const known = await workbookOfFile(hub.db, same)
  const survey = known ? undefined : await surveyWorkbook(bytes, sender)
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    const again = known ?? (await workbookOfFile(tx, same))
    if (again) {
      if (again.deleted_at !== null) {
        await setDeleted(tx, again.id, null)
        record({
          action: 'updated',
          entityType: 'workbook',
          entityId: again.id,
          changesData: noteOf(again, 'brought back'),
        })
      }
      return presentWorkbook(hub, tx, await present(tx, again.id))
    }
    if (!survey) throw missing()
    const facts = {
      targets: targetsOf(market),
      rowKinds: rowKindsOf(market),
      rowsPerFile: rowsPerFileOf(market, nature),
    }
    const proposed = proposeMapping(survey, facts)
    const before = await versionBefore(tx, same, survey)
    const { mapping, changes } = before
      ? carryOver(survey, proposed, before.mapping)
      : { mapping: proposed, changes: [] }
    const title = before?.name ?? name.replace(/\.xlsx$/i, '').slice(0, 120)
    const row = { ...same, name: title, file_name: name.slice(0, 255), size: bytes.length, content: bytes }
    const id = await insertWorkbook(tx, {
      ...row,
      ...{ survey, mapping, changes, state: 'proposed', replaces_id: before?.id ?? null, revision: 1 },
      ...{ created_at: now, created_by: actor.id, updated_at: now, deleted_at: null },
    })
    // Somebody loaded the same file just now: the transaction begins again and finds it.
    if (id === undefined)
      throw Object.assign(new Error('The same workbook was stored meanwhile'), { code: '40001' })
    record({ action: 'created', entityType: 'workbook', entityId: id, changesData: noteOf(row, 'loaded') })
    return presentWorkbook(hub, tx, await present(tx, id))
  })
}

/** Half of the columns stand in the same sheets again. */
const alike = 0.5

async function versionBefore(
  tx: Tx,
  same: { readonly market: string; readonly nature: WorkbookNature },
  survey: WorkbookSurvey,
): Promise<WorkbookRow | undefined> {
  const likely = (await confirmedWorkbooks(tx, same)).map((row) => ({
    row,
    like: likeness(survey, row.mapping),
  }))
  const [best] = likely.toSorted((one, other) => other.like - one.like)
  return best && best.like >= alike ? best.row : undefined
}

const noteOf = (row: { name: string; market: string; hash: string; file_name: string }, what: string) => ({
  actionNotes: `Workbook ${row.name} (${row.market}) ${what}: ${row.file_name}, SHA-256 ${row.hash}`,
})

async function present(tx: Tx, id: number): Promise<WorkbookRow> {
  const row = await workbookRow(tx, id)
  if (!row) throw missing()
  return row
}

export const shownWorkbook = (hub: Hub, row: WorkbookRow): Promise<Workbook> =>
  presentWorkbook(hub, hub.db, row)

export function proposal(hub: Hub, row: WorkbookRow, { sheet: name, headRow, headRows, per }: SheetProposal) {
  const sheet = row.survey.sheets.find((one) => one.name === name)
  if (!sheet) throw invalid([{ path: 'sheet', message: 'The workbook has no such sheet' }])
  if (headRow > sheet.top.length || headRows > headRow) {
    const message = `The header row has to be one of the first ${sheet.top.length} rows`
    throw invalid([{ path: 'headRow', message }])
  }
  const market = marketOfWorkbook(hub, row)
  const rowKinds = rowKindsOf(market)
  if (per != null && !rowKinds.some((kind) => kind.per === per)) {
    throw invalid([{ path: 'per', message: 'The market has no such table' }])
  }
  const facts = { targets: targetsOf(market), rowKinds, rowsPerFile: rowsPerFileOf(market, row.nature) }
  const head = { row: headRow, rows: headRows }
  const mapping = proposeSheet(sheet, facts, per === undefined ? { head } : { head, per })
  return {
    mapping: { ...mapping, columns: mapping.columns.map((column) => ({ ...column, entries: {} })) },
    shown: showSheet(sheet, mapping),
  }
}

export async function saveWorkbook(
  hub: Hub,
  actor: Actor,
  id: number,
  wanted: WorkbookSave,
): Promise<Workbook> {
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    const before = await lockWorkbook(tx, id)
    if (!before || before.deleted_at !== null) throw missing()
    await refuseStaleRead('workbook', before, wanted.revision, () => presentWorkbook(hub, tx, before))
    const issues = problemsOf(marketOfWorkbook(hub, before), before.survey, wanted.mapping)
    if (issues.length > 0) throw invalid(issues)
    const name = wanted.name.trim()
    const change = { name, mapping: wanted.mapping, revision: before.revision + 1, now }
    await confirmWorkbook(tx, id, change)
    const after = await present(tx, id)
    const changes = changesOfMapping(before, after)
    const changesData = { ...noteOf(after, 'confirmed'), changes }
    record({ action: 'updated', entityType: 'workbook', entityId: id, changesData })
    return presentWorkbook(hub, tx, after)
  })
}

export async function removeWorkbook(hub: Hub, actor: Actor, id: number): Promise<WorkbookListed> {
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    const row = await lockWorkbook(tx, id)
    if (!row || row.deleted_at !== null) throw missing()
    await setDeleted(tx, id, now)
    record({ action: 'deleted', entityType: 'workbook', entityId: id, changesData: noteOf(row, 'deleted') })
    return presentListed(row)
  })
}

export async function restoreWorkbook(hub: Hub, actor: Actor, id: number): Promise<WorkbookListed> {
  return inTransaction(hub, actor, async ({ tx, record }) => {
    const row = await lockWorkbook(tx, id)
    if (!row || row.deleted_at === null) throw missing()
    await setDeleted(tx, id, null)
    record({
      action: 'updated',
      entityType: 'workbook',
      entityId: id,
      changesData: noteOf(row, 'brought back'),
    })
    return presentListed(row)
  })
}
