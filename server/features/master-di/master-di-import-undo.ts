import { allows } from '#core/lifecycle/master-status.ts'
import type { Removal, Removed, UpdateBatch, Verdict, Verdicts } from '#server/imports/import-kind.ts'
import type { Actor, Tx, Unit } from '#server/platform/hub.ts'
import { draftsOpenedBy } from './master-di-import-queries.ts'
import { updateRows } from './master-di-import-update.ts'
import { deleteVersion, type LockedRecord, lockDevice } from './master-di-life.ts'
import { wasSent } from './master-di-presenter.ts'
import { findMasters, inUse, lockVersions } from './master-di-queries.ts'

/** Undoes an import: deletes the versions that are unchanged since. */
export async function removeImported(unit: Unit, actor: Actor, removal: Removal): Promise<Removed> {
  const numbers = (await findMasters(unit.tx, removal.ids)).map(({ device_number }) => device_number)
  return remove(unit, actor, removal, await inUse(unit.tx, numbers, removal.ids, removal.along))
}

/**
 * Takes values over, or undoes that. Where the update opened drafts, its undo deletes those nobody has changed since; the
 * version in force, and its submissions, never had their values.
 */
export async function updateOrTakeBack(
  unit: Unit,
  actor: Actor,
  jobId: number,
  batch: UpdateBatch,
): Promise<Verdicts> {
  const { rows, takesBack, changeReason } = batch
  const recordIds = rows.map(({ recordId }) => recordId)
  const drafts =
    takesBack === undefined ? new Map<number, number>() : await draftsOpenedBy(unit.tx, takesBack, recordIds)
  const rest = rows.filter(({ recordId }) => !drafts.has(recordId))
  const updated =
    rest.length > 0
      ? await updateRows(unit, actor, jobId, { ...batch, rows: rest })
      : new Map<number, Verdict>()
  if (drafts.size === 0) return updated
  const ids = [...drafts.values()]
  const removed = actor.permissions.includes('delete-submissions')
    ? await remove(unit, actor, { ids, reason: changeReason ?? '' }, await inUse(unit.tx, [], ids))
    : new Map(ids.map((id) => [id, mayNotDelete]))
  const verdicts = rows.flatMap(({ row, recordId }): (readonly [number, Verdict])[] => {
    const draft = drafts.get(recordId)
    if (draft === undefined) return []
    const message = removed.get(draft) ?? null
    return [[row, message === null ? 'successful' : { errors: [{ field: null, message }] }]]
  })
  return new Map([...updated, ...verdicts])
}

const mayNotDelete =
  'Undoing this deletes the draft the update opened. That needs the permission delete-submissions.'

async function remove(
  unit: Unit,
  actor: Actor,
  { ids, reason }: Removal,
  used: Awaited<ReturnType<typeof inUse>>,
): Promise<Removed> {
  const alone = await lockAlone(unit.tx, ids)
  const removed = new Map<number, string | null>()
  // Later versions first: a version is kept while a later one exists.
  for (const id of ids.toSorted((a, b) => b - a)) {
    const locked = alone.get(id) ?? (await lockDevice(unit.tx, id))
    const left = whyLeft(actor, locked, used)
    if (left === null) await deleteVersion(unit, actor, locked, reason)
    removed.set(id, left)
  }
  return removed
}

/**
 * Locks the devices of these versions at once; answers those that are the only one of their device among them. Of
 * several, deleting one changes what the next is.
 */
async function lockAlone(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, LockedRecord>> {
  const numbers = [...new Set((await findMasters(tx, ids)).map(({ device_number }) => device_number))]
  if (numbers.length === 0) return new Map()
  const versions = await lockVersions(tx, ...numbers)
  // Read again after locking: a version may have been changed before.
  const rows = await findMasters(tx, ids)
  return new Map(
    rows.flatMap((row) => {
      const isOfDevice = ({ device_number }: { device_number: string }) => device_number === row.device_number
      const ofDevice = versions.filter(isOfDevice)
      return rows.filter(isOfDevice).length === 1 && ofDevice.some(({ id }) => id === row.id)
        ? [[row.id, { row, versions: ofDevice }] as const]
        : []
    }),
  )
}

function whyLeft(
  { rules }: Actor,
  { row, versions }: LockedRecord,
  { submitted, linked }: Awaited<ReturnType<typeof inUse>>,
): string | null {
  const subject = `Device ${row.device_number} version ${row.version_number}`
  if (row.status === 'deleted') return `${subject} was deleted meanwhile`
  if (row.revision > 1) return `${subject} was changed since the import`
  if (row.pending_requests.length > 0 || row.status === 'pending-approval') {
    return `A request about ${subject} is waiting for a decision`
  }
  if (!allows('delete', row.status, rules) || wasSent(row, rules)) {
    return rules.controlled
      ? `${subject} is no draft that was never sent: ask for its deletion instead`
      : `${subject} is ${row.status}`
  }
  if (row.release !== 'none') return `${subject} has been sent for approval since the import`
  const later = versions.find((one) => one.parent_id === row.id && one.status !== 'deleted')
  if (later) return `${subject} has the later version ${later.version_number}`
  if (submitted.has(row.device_number)) return `${subject} has a submission`
  return linked.has(row.id) ? `${subject} is linked with an economic operator` : null
}
