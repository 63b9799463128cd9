import { markets } from '#core/code-lists/markets.ts'
import type {
  CopiedTo,
  CopiesUndone,
  SubmissionCopies,
  WithoutSubmission,
} from '#core/contract/submission-copies.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { begunDrafts } from '#server/submissions/begun-drafts.ts'
import {
  lockRecordsToCopy,
  recordsToCopy,
  submissionsOfDevices,
} from '#server/submissions/record-to-copy-queries.ts'
import { newDraft } from '#server/submissions/submission-drafts.ts'
import { submissionEntities } from '#server/submissions/submission-entities.ts'
import { madeByOthers } from '#server/submissions/submission-queries.ts'
import { removeSubmissions } from '#server/submissions/submission-removal.ts'

/** Batch size: other writers get their turn in between, and finished batches are kept. */
const batch = 100

/** Copies records to countries, with the manufacturer’s defaults. */
export async function copyToCountries(
  hub: Hub,
  actor: Actor,
  { masterDiIds, countries }: SubmissionCopies,
): Promise<CopiedTo[]> {
  const ids = [...new Set(masterDiIds)]
  const all: CopiedTo[] = []
  for (const country of new Set(countries)) {
    const market = hub.marketOf(country)
    const copied: CopiedTo = { country, made: 0, drafts: [], existing: 0, refused: [] }
    if (!market) {
      const message = 'The hub has no form for this market'
      all.push({ ...copied, refused: ids.map((masterDiId) => ({ masterDiId, message })) })
      continue
    }
    for (let from = 0; from < ids.length; from += batch) {
      const portion = ids.slice(from, from + batch)
      const step = await inTransaction(hub, actor, (unit) => copyBatch(unit, actor, market, portion))
      copied.made += step.made
      copied.drafts.push(...step.drafts)
      copied.existing += step.existing
      copied.refused.push(...step.refused)
    }
    all.push(copied)
  }
  return all
}

async function copyBatch(
  unit: Unit,
  actor: Actor,
  market: MarketModule,
  ids: readonly number[],
): Promise<Omit<CopiedTo, 'country'>> {
  const records = await lockRecordsToCopy(unit.tx, ids)
  const taken = new Set((await submissionsOfDevices(unit.tx, market.code, records)).keys())
  // Of several versions of a device, only the first is copied.
  const wanted = records.filter(({ device_number }) => {
    const isNew = !taken.has(device_number)
    taken.add(device_number)
    return isNew
  })
  const begun = await begunDrafts(unit.tx, market, wanted, () => null)
  const drafts = wanted.map((record, index) => {
    const { document = {}, notes } = begun[index] ?? {}
    return newDraft({ code: market.code, module: market }, record.version, { document, notes })
  })
  const made = await submissionEntities.create(unit, actor, drafts)
  const found = new Set(records.map(({ id }) => id))
  return {
    made: wanted.length,
    drafts: [...made],
    existing: records.length - wanted.length,
    refused: ids
      .filter((id) => !found.has(id))
      .map((masterDiId) => ({ masterDiId, message: 'Master DI record not found' })),
  }
}

/** Deletes the drafts that copying has just made; what somebody else made, or anybody has changed since, stays. */
export async function undoCopies(hub: Hub, actor: Actor, ids: readonly number[]): Promise<CopiesUndone> {
  return inTransaction(hub, actor, async (unit) => {
    const wanted = [...new Set(ids)]
    const others = new Set(await madeByOthers(unit.tx, wanted, actor.id))
    const own = wanted.filter((id) => !others.has(id))
    const reason = 'Copying to countries was undone'
    const removed = await removeSubmissions(unit, actor, { ids: own, reason, since: 'it was copied' })
    const kept = [...removed].flatMap(([id, message]) => (message === null ? [] : [{ id, message }]))
    const message = 'Somebody else made this draft'
    return {
      deleted: own.length - kept.length,
      kept: [...kept, ...[...others].map((id) => ({ id, message }))],
    }
  })
}

/** For each country, how many of the records would be copied, and how many of those aim at it. */
export async function withoutSubmission(hub: Hub, masterDiIds: readonly number[]) {
  const records = await recordsToCopy(hub.db, [...new Set(masterDiIds)])
  const devices = [...new Map(records.map((record) => [record.device_number, record])).values()]
  const all: WithoutSubmission[] = []
  for (const { code } of markets) {
    const there = await submissionsOfDevices(hub.db, code, devices)
    const without = devices.filter(({ device_number }) => !there.has(device_number))
    const aimed = without.filter(({ target_countries }) => target_countries.includes(code))
    all.push({ country: code, without: without.length, aimed: aimed.length })
  }
  return all
}
