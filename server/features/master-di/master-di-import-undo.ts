import { allows } from '#core/lifecycle/master-status.ts'
import type { Removal, Removed } from '#server/imports/import-kind.ts'
import type { Actor, Tx, Unit } from '#server/platform/hub.ts'
import { deleteVersion, type LockedRecord, lockDevice } from './master-di-life.ts'
import { wasSent } from './master-di-presenter.ts'
import { findMasters, inUse, lockVersions } from './master-di-queries.ts'

/** Undoes an import: deletes the versions that are unchanged since. */
export async function removeImported(
  unit: Unit,
  actor: Actor,
  { ids, reason, along = [] }: Removal,
): Promise<Removed> {
  const alone = await lockAlone(unit.tx, ids)
  const numbers = (await findMasters(unit.tx, ids)).map(({ device_number }) => device_number)
  const used = await inUse(unit.tx, numbers, ids, along)
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
