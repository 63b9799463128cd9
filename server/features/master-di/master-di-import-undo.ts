import { allows } from '#core/lifecycle/master-status.ts'
import type { Removal, Removed } from '#server/imports/import-kind.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { deleteVersion, type LockedRecord, lockDevice } from './master-di-life.ts'
import { wasSent } from './master-di-presenter.ts'
import { hasSubmissions, isLinked } from './master-di-queries.ts'

/** Takes back versions that an import made: deletes those that are still as it made them. */
export async function removeImported(unit: Unit, actor: Actor, { ids, reason }: Removal): Promise<Removed> {
  const removed = new Map<number, string | null>()
  // Later versions first: an earlier one is left while a later one is there. Locks are taken in this order everywhere
  // an import is undone, and each device is locked whole.
  for (const id of ids.toSorted((a, b) => b - a)) {
    const locked = await lockDevice(unit.tx, id)
    const left = await whyLeft(unit, actor, locked)
    if (left === null) await deleteVersion(unit, actor, locked, reason)
    removed.set(id, left)
  }
  return removed
}

async function whyLeft(
  { tx }: Unit,
  { rules }: Actor,
  { row, versions }: LockedRecord,
): Promise<string | null> {
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
  if (await hasSubmissions(tx, row.device_number)) return `${subject} has a submission`
  return (await isLinked(tx, row.id)) ? `${subject} is linked with an economic operator` : null
}
