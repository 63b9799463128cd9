import { randomUUID } from 'node:crypto'
import type { LeftOut } from '#core/contract/exchange.ts'
import type { FillCheck, FillRequest } from '#core/contract/workbooks.ts'
import { fileKindHelp, fileKindLabels } from '#core/markets/file-nature.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { counted } from '#core/text/counted.ts'
import { natureOfCopy } from '#core/workbooks/natures.ts'
import { planSheet, type Share, type SheetPlan, shareOut } from '#core/workbooks/plan.ts'
import { fieldBehind, targetsOf } from '#core/workbooks/targets.ts'
import type { FilledCell } from '#core/workbooks/values.ts'
import { type ChosenRow, leftOutOf } from '#server/exchange/left-out.ts'
import { recordFiles } from '#server/exchange/record-files.ts'
import { xlsxType } from '#server/files/xlsx-writer.ts'
import { packZip } from '#server/files/zip-writer.ts'
import { hashOfFile, sha256 } from '#server/platform/audit.ts'
import { todayOf } from '#server/platform/day.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import type { Sender } from '#server/platform/uploads.ts'
import { lockSubmissions } from '#server/submissions/submission-queries.ts'
import { fillCopies } from '#server/workbooks/in-thread.ts'
import { lockWorkbook, type WorkbookRow, workbookContent } from '#server/workbooks/workbook-queries.ts'
import { choose } from './workbook-choice.ts'
import { marketOfWorkbook } from './workbook-market.ts'
import { isFilled } from './workbook-presenter.ts'

interface Planned {
  readonly of: ChosenRow
  /** Of each sheet, in its order. */
  readonly sheets: readonly (readonly (readonly (FilledCell | null)[])[])[]
}

interface Plan {
  readonly market: MarketModule
  readonly sheets: readonly SheetPlan[]
  readonly shares: readonly Share<Planned>[]
  readonly leftOut: readonly LeftOut[]
}

export async function checkFill(
  hub: Hub,
  actor: Actor,
  row: WorkbookRow,
  asked: FillRequest,
): Promise<FillCheck> {
  refuseProposed(row)
  const { sheets, shares, leftOut } = await planOf(hub, actor, row, asked)
  return {
    ready: shares.flatMap(({ devices }) =>
      devices.map(({ of }) => ({
        submissionId: of.id,
        ...{ deviceName: of.device_name, deviceNumber: of.device_number, udiDi: of.udi_di },
      })),
    ),
    leftOut: [...leftOut],
    copies: shares.map(({ devices, rows }) => ({
      devices: devices.length,
      rows: sheets.map(({ sheet }, at) => ({ sheet, rows: rows[at] ?? 0 })),
    })),
    findings: sheets.flatMap((sheet) =>
      sheet
        .findings()
        .filter(({ blank, unlisted }) => blank > 0 || unlisted.length > 0)
        .map((finding) => ({
          ...finding,
          unlisted: finding.unlisted.map((one) => ({ ...one, some: [...one.some] })),
        })),
    ),
    unfilled: row.mapping.sheets
      .filter(({ filled }) => filled)
      .flatMap(({ sheet, columns }) =>
        columns.filter((column) => !isFilled(column)).map(({ column, head }) => ({ sheet, column, head })),
      ),
    hasFormulas: row.survey.sheets.some(({ computed }) => computed.length > 0),
  }
}

function refuseProposed({ state }: WorkbookRow): void {
  if (state === 'confirmed') return
  throw new Refusal('not_valid', 'Check the mapping of this workbook and save it first.')
}

/** Worked out before others are answered. */
const atOnce = 100

async function planOf(
  hub: Hub,
  actor: Actor,
  row: WorkbookRow,
  { submissionIds }: FillRequest,
): Promise<Plan> {
  const market = marketOfWorkbook(hub, row)
  const { ready, leftOut } = await choose(hub, hub.db, actor, market, submissionIds)
  const sheets = sheetPlans(market, row)
  const planned: { readonly of: Planned; readonly rows: readonly number[] }[] = []
  for (const [at, of] of ready.entries()) {
    if (at % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve))
    const device = {
      id: of.id,
      name: of.device_name ?? of.udi_di ?? `Submission ${of.id}`,
      document: of.document,
    }
    const rows = sheets.map((sheet) => sheet.rowsOf(device))
    planned.push({ of: { of, sheets: rows }, rows: rows.map(({ length }) => length) })
  }
  const most = sheets.map((sheet) => sheet.most)
  const { shares, tooLong } = shareOut(planned, most)
  const reasons = tooLong.map((one) => leftOutOf(one.of, tooManyRows(sheets, one)))
  return { market, sheets, shares, leftOut: [...reasons, ...leftOut] }
}

function sheetPlans(market: MarketModule, { survey, mapping }: WorkbookRow): SheetPlan[] {
  const targets = new Map(targetsOf(market).map((target) => [target.field, target]))
  const targetOf = (id: string) => {
    const target = targets.get(id)
    const field = target && fieldBehind(market, target)
    return target && field && { target, field }
  }
  const filled = mapping.sheets.filter(({ filled, columns }) => filled && columns.some(isFilled))
  const first = filled.find(({ per }) => per === null)
  const said = new Set(first?.columns.flatMap(({ target }) => target ?? []))
  return filled.flatMap((sheet) => {
    const found = survey.sheets.find(({ name }) => name === sheet.sheet)
    return found ? [planSheet(found, sheet, targetOf, sheet === first ? undefined : said)] : []
  })
}

function tooManyRows(sheets: readonly SheetPlan[], { sheets: rows }: Planned) {
  const at = sheets.findIndex(({ most }, place) => (rows[place]?.length ?? 0) > most)
  const sheet = sheets[at]
  return {
    kind: 'incomplete' as const,
    why: `It needs ${counted(rows[at]?.length ?? 0, 'row')} of sheet "${sheet?.sheet}", which has room for ${sheet?.most}.`,
  }
}

interface Copy {
  readonly name: string
  readonly content: Buffer
  readonly devices: readonly ChosenRow[]
}

/** Copies of the very workbook; nothing is locked while they are made, so what changed meanwhile is looked at again. */
export async function fillWorkbook(
  hub: Hub,
  actor: Actor,
  { row, sender, asked }: { readonly row: WorkbookRow; readonly sender: Sender; readonly asked: FillRequest },
): Promise<FileAnswer> {
  refuseProposed(row)
  const plan = await planOf(hub, actor, row, asked)
  if (plan.shares.length === 0) throw nothingReady(plan.leftOut)
  const { sheets, shares } = plan
  refuseTooMuch(row, shares.length)
  const contents = await fillCopies(
    await workbookContent(hub.db, row.id),
    sender,
    shares.map(({ devices }) => ({
      sheets: sheets.map(({ sheet, firstRow, columns }, at) => ({
        ...{ sheet, firstRow, columns },
        rows: devices.flatMap((device) => device.sheets[at] ?? []),
      })),
    })),
  )
  const day = todayOf(hub)
  const base = `${row.market}-${row.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}-${day}`
  const copies = contents.map(
    (content, at): Copy => ({
      content,
      name: contents.length === 1 ? `${base}.xlsx` : `${base}-${at + 1}.xlsx`,
      devices: shares[at]?.devices.map(({ of }) => of) ?? [],
    }),
  )
  await inTransaction(hub, actor, async (unit) => {
    await refuseChanged(hub, actor, unit, { row, plan })
    const kept = row.nature === 'regulator' && !plan.market.exchange
    for (const copy of copies) await recordCopy(unit, actor, { row, copy, kept })
  })
  const [only, ...others] = copies
  if (only && others.length === 0)
    return { fileName: only.name, contentType: xlsxType, content: only.content }
  const readme = { name: 'README.txt', content: Buffer.from(readmeOf(row, copies, plan.leftOut), 'utf8') }
  const content = await packZip([readme, ...copies])
  return { fileName: `${base}.zip`, contentType: 'application/zip', content }
}

/** Of one request; each copy is as large as the workbook. */
const [mostCopies, mostBytes] = [100, 250 * 1024 * 1024]

function refuseTooMuch({ size }: WorkbookRow, copies: number): void {
  const most = Math.max(1, Math.min(mostCopies, Math.floor(mostBytes / size)))
  if (copies <= most) return
  const message = `${copies} copies of this workbook would be needed; at most ${most} are made at once. Choose fewer devices, or allow more rows per file.`
  throw invalid([{ path: 'submissionIds', message }])
}

async function refuseChanged(
  hub: Hub,
  actor: Actor,
  { tx }: Unit,
  { row, plan }: { readonly row: WorkbookRow; readonly plan: Plan },
): Promise<void> {
  const changed = (what: string) =>
    new Refusal(
      'stale_record',
      `${what} changed while the workbook was filled. Nothing was created. Try again.`,
    )
  const now = await lockWorkbook(tx, row.id)
  if (!now || now.deleted_at !== null || now.revision !== row.revision) throw changed('The workbook')
  const filled = plan.shares.flatMap(({ devices }) => devices.map(({ of }) => of))
  const locked = new Map(
    (
      await lockSubmissions(
        tx,
        filled.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  )
  const other = filled.find(({ id, revision, status }) => {
    const found = locked.get(id)
    return found?.revision !== revision || found.status !== status
  })
  if (other) throw changed(other.device_name ?? `Submission ${other.id}`)
  const still = await choose(
    hub,
    tx,
    actor,
    plan.market,
    filled.map(({ id }) => id),
  )
  if (still.ready.length !== filled.length) throw changed('What may leave')
}

/** What goes to a regulator without a register of files is kept and can be marked as sent; any other is an entry in the trail. */
async function recordCopy(
  unit: Unit,
  actor: Actor,
  { row, copy, kept }: { readonly row: WorkbookRow; readonly copy: Copy; readonly kept: boolean },
): Promise<void> {
  const ids = copy.devices.map(({ id }) => id)
  if (kept) {
    await recordFiles(unit, actor, {
      market: row.market,
      environment: 'production',
      files: [
        {
          ...{ order: 1, name: copy.name, service: fileKindLabels[natureOfCopy[row.nature]], sender: '' },
          ...{ correlationId: randomUUID(), messageId: randomUUID(), content: '', faults: [] },
          parts: [{ references: ids.map(String), codes: [] }],
        },
      ],
      rows: copy.devices,
      packageId: null,
      fileName: copy.name,
      bytes: copy.content,
    })
  }
  unit.record({
    action: 'exported',
    entityType: 'workbook',
    entityId: row.id,
    changesData: {
      actionNotes: `${copy.name}: workbook ${row.name} (${row.market}), SHA-256 ${row.hash}, filled with ${counted(ids.length, 'submission')}: ${ids.join(', ')}`,
      ...hashOfFile(copy.content),
    },
  })
}

function nothingReady(leftOut: readonly LeftOut[]): Refusal {
  const [first] = leftOut
  if (!first) return new Refusal('not_valid', 'There is no submission for this market yet.')
  const name = first.deviceName ?? first.udiDi ?? `submission ${first.submissionId}`
  const issues = leftOut.slice(0, 100).map(({ submissionId, field, why }) => ({
    path: field ?? '',
    message: `Submission ${submissionId}: ${why}`,
  }))
  return new Refusal('not_valid', `No submission can be in the workbook now. ${name}: ${first.why}`, {
    issues,
  })
}

function readmeOf(row: WorkbookRow, copies: readonly Copy[], leftOut: readonly LeftOut[]): string {
  const kind = natureOfCopy[row.nature]
  const lines = [
    `${row.name} (${row.market}). ${fileKindLabels[kind]}. ${fileKindHelp[kind]}`,
    `Copies of ${row.file_name}, SHA-256 ${row.hash}; one holds no more rows, so there are several.`,
    '',
    ...copies.map(
      ({ name, devices, content }) =>
        `${name}: ${counted(devices.length, 'device')}, SHA-256 ${sha256(content)}`,
    ),
    '',
    leftOut.length === 0 ? 'Nothing was left out.' : 'LEFT OUT, each with its reason:',
    ...leftOut.map(
      ({ submissionId, deviceName, udiDi, why }) =>
        `- ${[deviceName, udiDi].filter(Boolean).join(', ') || `Submission ${submissionId}`}: ${why}`,
    ),
  ]
  return `${lines.join('\r\n')}\r\n`
}
