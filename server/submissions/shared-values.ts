import type { AuditAction } from '#core/audit/audit-entry.ts'
import type { AlsoChanged, Sharing } from '#core/contract/submission-sharing.ts'
import { applyPatch, isBlank, sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { coversUdiDis } from '#core/identifiers/basic-udi-di.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { Actor, Hub, Tx, Unit } from '#server/platform/hub.ts'
import { countHolders, holdersUnlike, lockHoldersUnlike, lockNewestHolder } from './shared-queries.ts'
import { auditDetailsOf } from './submission-audit-details.ts'
import { asDraft, submissionEntities } from './submission-entities.ts'
import { fieldsOf } from './submission-fields.ts'
import type { SubmissionRow } from './submission-queries.ts'

/*
 * A regulator keeps some values once for several devices: with another one for one of them, all of them have it
 * (decision D41). Who comes to such a group later takes over what it says.
 */

interface Saved {
  readonly market: MarketModule | undefined
  /** The submission’s id; absent if it is new. */
  readonly id: number | null
  readonly before: AnyDocument
  readonly after: AnyDocument
}

export const keyOf = (market: MarketModule | undefined, document: AnyDocument): string | undefined => {
  const key = market?.shared && document[market.shared.by]
  // An invalid code, or one that only one device has, forms no group.
  return typeof key === 'string' && coversUdiDis(key) ? key : undefined
}

/** The fields of the group that a change is about. */
const changedTogether = (market: MarketModule, before: AnyDocument, after: AnyDocument): string[] =>
  (market.shared?.fields ?? []).filter((field) => !sameValue(after[field] ?? null, before[field] ?? null))

/** Whether a change may be one of others too, or takes over what they say. */
export function concernsGroup(
  market: MarketModule,
  { before, after }: { readonly before: AnyDocument; readonly after: AnyDocument },
): boolean {
  const key = keyOf(market, after)
  if (key === undefined) return false
  return key !== keyOf(market, before) || changedTogether(market, before, after).length > 0
}

/** The document with the group’s values filled in where it has no value of its own. */
export async function inheritFromGroup(
  unit: Unit,
  { market, id, before, after }: Saved,
): Promise<AnyDocument> {
  const key = keyOf(market, after)
  if (!market?.shared || key === undefined || key === keyOf(market, before)) return after
  const holder = await lockNewestHolder(unit.tx, market.code, key, id === null ? [] : [id])
  if (!holder) return after
  const said = market.shared.fields.filter(
    (field) =>
      !hasValue(holder.document[field]) ||
      (hasValue(after[field]) && !sameValue(after[field] ?? null, before[field] ?? null)),
  )
  const taken = market.shared.fields.filter((field) => !said.includes(field))
  return applyPatch(after, Object.fromEntries(taken.map((field) => [field, holder.document[field] ?? null])))
}

/** "No" is an answer; a blank is not. */
export const hasValue = (value: unknown): boolean => value === false || !isBlank(value)

interface Around {
  /** Written by whoever asks. */
  readonly inHand?: readonly number[]
  /** Where the change comes from, for the trail. */
  readonly origin?: string | undefined
}

/** Applies the change to the rest of the group; returns the submissions changed, with their previous status. */
export async function propagateToGroup(
  unit: Unit,
  actor: Actor,
  { market, id, before, after }: Saved & { readonly id: number },
  { inHand = [], origin }: Around = {},
): Promise<AlsoChanged[]> {
  const key = keyOf(market, after)
  if (!market?.shared || key === undefined) return []
  const joins = key !== keyOf(market, before)
  const changed = joins
    ? market.shared.fields.filter((field) => hasValue(after[field]))
    : changedTogether(market, before, after)
  if (changed.length === 0) return []
  const patch = Object.fromEntries(changed.map((field) => [field, after[field] ?? null]))
  const except = [id, ...inHand]
  const holders = await lockHoldersUnlike(unit.tx, market.code, key, { values: patch, except })
  const edits = holders.map((row) => ({
    before: row,
    document: applyPatch(row.document, patch),
    own: asDraft,
    fields: fieldsOf(market),
    told: auditDetailsOf(row.document, row, {
      from: row.status,
      notes: `Changed with another device of ${key}${origin === undefined ? '' : `. ${origin}`}`,
    }),
  }))
  const ids = new Set(await submissionEntities.change(unit, actor, edits))
  return holders.filter((row) => ids.has(row.id)).map(alsoChanged)
}

interface GroupEdit {
  readonly before: SubmissionRow
  readonly document: AnyDocument
  /** As it was where it is not given. */
  readonly deviceNumber?: string | null
  /** For the trail. */
  readonly notes?: string | undefined
  /** Where the change comes from, for the trail of the others too. */
  readonly origin?: string | undefined
  readonly action?: AuditAction
  readonly changeReason?: string | null
}

/**
 * Changes a submission: it takes over what the group it joins says, and the others take over what was changed. No version
 * is created if there are no differences.
 */
export async function changeInGroup(
  unit: Unit,
  actor: Actor,
  market: MarketModule | undefined,
  { before, document: asked, deviceNumber = before.device_number, notes, origin, ...rest }: GroupEdit,
  importId?: number,
): Promise<{ readonly changed: boolean; readonly alsoChanged: AlsoChanged[] }> {
  const saved = { market, id: before.id, before: before.document }
  const document = await inheritFromGroup(unit, { ...saved, after: asked })
  const numbers = { device_number: deviceNumber, version_number: before.version_number }
  const edit = {
    ...rest,
    before,
    document,
    own: { ...asDraft, device_number: deviceNumber },
    fields: fieldsOf(market),
    told: auditDetailsOf(document, numbers, { from: before.status, notes: notes ?? origin }),
    beside: changesOf('deviceNumber', before.device_number, deviceNumber),
  }
  const ids = await submissionEntities.change(unit, actor, [edit], importId)
  const alsoChanged = await propagateToGroup(unit, actor, { ...saved, after: document }, { origin })
  return { changed: ids.length > 0, alsoChanged }
}

const changesOf = (field: string, from: string | null, to: string | null) =>
  from === to ? [] : [{ field, from, to }]

const alsoChanged = ({ id, device_name, status }: SubmissionRow): AlsoChanged => ({
  id,
  deviceName: device_name,
  status,
})

/** The submissions that a change would be one of too, with itself where it says otherwise. */
export async function changedWith(
  db: Hub['db'] | Tx,
  market: MarketModule | undefined,
  { before, after }: Pick<Saved, 'before' | 'after'>,
): Promise<readonly Pick<SubmissionRow, 'id' | 'status'>[]> {
  const key = keyOf(market, after)
  if (!market || key === undefined) return []
  const changed = changedTogether(market, before, after)
  if (changed.length === 0) return []
  const values = Object.fromEntries(changed.map((field) => [field, after[field] ?? null]))
  return holdersUnlike(db, market.code, key, values)
}

/** What a change would do to other submissions, for confirmation before saving. */
export async function sharingOf(hub: Hub, row: SubmissionRow): Promise<Sharing> {
  const market = hub.marketOf(row.market)
  const key = keyOf(market, row.document)
  if (!market?.shared || key === undefined) return { fields: [], others: 0, approved: 0 }
  return { fields: [...market.shared.fields], ...(await countHolders(hub.db, row.market, key, row.id)) }
}
