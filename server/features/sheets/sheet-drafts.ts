import type { SheetContent, SubmissionSheet } from '#core/contract/submission-sheets.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { begunDrafts } from '#server/submissions/begun-drafts.ts'
import { GroupValues } from '#server/submissions/group-values.ts'
import { lockRecordsToCopy, submissionsOfDevices } from '#server/submissions/record-to-copy-queries.ts'
import { newDraft } from '#server/submissions/submission-drafts.ts'
import { submissionEntities } from '#server/submissions/submission-entities.ts'
import { presentSheet } from './sheet-presenter.ts'
import { findSheet, lockSheet, storeSheet } from './sheet-queries.ts'

/** Batch size: other writers get their turn in between. */
const batch = 100

/** Makes the drafts of the devices that have none: what was made stays made, and the next call goes on from there. */
export async function makeDrafts(hub: Hub, actor: Actor, id: number): Promise<SubmissionSheet> {
  while ((await inTransaction(hub, actor, (unit) => makeBatch(hub, unit, actor, id))) > 0);
  const row = await findSheet(hub.db, id)
  if (!row) throw notFound('Sheet not found')
  return presentSheet(hub, hub.db, actor, row)
}

interface Wanted {
  readonly masterDiId: number
  readonly basicUdiDi: string | null
  /** It takes over what is said for its Basic UDI-DI. */
  readonly joins: boolean
}

/** Answers how many are still to be made. */
async function makeBatch(hub: Hub, unit: Unit, actor: Actor, id: number): Promise<number> {
  const row = await lockSheet(unit.tx, id)
  if (!row) throw notFound('Sheet not found')
  const market = hub.marketOf(row.market)
  if (!market) throw new Refusal('invalid_transition', 'The hub has no form for this market.')
  const waiting = row.content.groups.flatMap(({ basicUdiDi, joins = false, devices }) =>
    devices.flatMap(({ masterDiId, submissionId }): Wanted[] =>
      submissionId === null && masterDiId !== null ? [{ masterDiId, basicUdiDi, joins }] : [],
    ),
  )
  const wanted = waiting.slice(0, batch)
  const made = await draftsOf(unit, actor, market, wanted)
  const gone = new Set(wanted.map(({ masterDiId }) => masterDiId).filter((one) => !made.has(one)))
  await storeSheet(unit.tx, row, withSubmissions(row.content, made, gone), unit.now)
  return waiting.length - wanted.length
}

/** A draft for each record: what the record says, what its manufacturer gives, and the Basic UDI-DI of its group. */
async function draftsOf(
  unit: Unit,
  actor: Actor,
  market: MarketModule,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<number, number>> {
  const ids = wanted.map(({ masterDiId }) => masterDiId)
  const records = await lockRecordsToCopy(unit.tx, ids)
  // Somebody may have made one meanwhile.
  const existing = await submissionsOfDevices(unit.tx, market.code, records)
  const taken = new Map<number, number>()
  const missing = records.filter((record) => {
    const there = existing.get(record.device_number)
    if (there) taken.set(record.id, there.id)
    return !there
  })
  const codes = new Map(wanted.map(({ masterDiId, basicUdiDi }) => [masterDiId, basicUdiDi]))
  const filled = await begunDrafts(unit.tx, market, missing, (id) => codes.get(id) ?? null)
  const joining = new Set(wanted.filter(({ joins }) => joins).map(({ masterDiId }) => masterDiId))
  const groups = new GroupValues(unit, market)
  const joined: AnyDocument[] = []
  for (const [index, { id }] of missing.entries()) {
    const { document = {} } = filled[index] ?? {}
    joined.push(joining.has(id) ? await groups.join(document) : document)
  }
  const drafts = missing.map((record, index) => {
    const { notes } = filled[index] ?? {}
    const begun = joined[index] ?? {}
    const document = joining.has(record.id) ? groups.complete(begun) : begun
    return newDraft({ code: market.code, module: market }, record.version, { document, notes })
  })
  const made = await submissionEntities.create(unit, actor, drafts)
  await groups.propagate(
    actor,
    drafts.map(({ document }, index) => ({ id: made[index] ?? 0, document })),
  )
  for (const [index, record] of missing.entries()) {
    const id = made[index]
    if (id !== undefined) taken.set(record.id, id)
  }
  return taken
}

/** With what was made; a record that was deleted meanwhile leaves the sheet. */
function withSubmissions(
  content: SheetContent,
  made: ReadonlyMap<number, number>,
  gone: ReadonlySet<number>,
): SheetContent {
  return {
    groups: content.groups.map((group) => ({
      ...group,
      devices: group.devices
        .filter(({ masterDiId, submissionId }) => submissionId !== null || !gone.has(masterDiId ?? 0))
        .map((device) => ({
          ...device,
          submissionId: device.submissionId ?? made.get(device.masterDiId ?? 0) ?? null,
        })),
    })),
  }
}
