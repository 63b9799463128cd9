import { compareVersions } from '#core/lifecycle/master-status.ts'
import { withdrawRequests, withdrawRequestsOf } from '#server/approval/withdrawing.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Actor, Tx, Unit } from '#server/platform/hub.ts'
import { followVersions } from '#server/standing/follow-version.ts'
import { reinstate } from '#server/standing/reinstate.ts'
import { endWaitsOf } from '#server/submissions/approval-end-queries.ts'
import {
  asKnownVersion,
  findMaster,
  lockVersionsAround,
  type MasterRow,
  type NumberOfDevice,
  releasesOf,
  type VersionRow,
} from './master-di-queries.ts'
import { markDeleted, markLatest } from './master-di-writes.ts'

/** Shared by commands and decisions on a device. */

export interface LockedRecord {
  readonly row: MasterRow
  /** All versions of its device, newest number first. */
  readonly versions: readonly VersionRow[]
}

/** A record as shown in a request. */
export const aboutRecord = (id: number) => ({ entityType: 'master-di', entityId: id }) as const

/** Locks all versions of a record's device: whoever changes one changes what the others mean. */
export async function lockDevice(tx: Tx, id: number, number?: NumberOfDevice): Promise<LockedRecord> {
  const versions = await lockVersionsAround(tx, id, number)
  return { row: await requireRecord(tx, id), versions }
}

export async function requireRecord(tx: Tx, id: number): Promise<MasterRow> {
  const row = await findMaster(tx, id)
  if (!row) throw notFound('Master DI record not found')
  return row
}

/**
 * The versions in force that an edit marks as edited after approval (decision D8). One that came with a file and that
 * nobody has approved is not among them.
 */
export async function markedByEdit(
  tx: Tx,
  records: readonly (Pick<MasterRow, 'id' | 'status' | 'import_id'> & Partial<Pick<MasterRow, 'release'>>)[],
): Promise<ReadonlySet<number>> {
  const active = records.filter(({ status }) => status === 'active')
  const unknown = active.filter(({ import_id, release }) => import_id !== null && release === undefined)
  const released =
    unknown.length > 0
      ? await releasesOf(
          tx,
          unknown.map(({ id }) => id),
        )
      : new Map()
  const marked = active.filter(
    ({ id, import_id, release }) => import_id === null || release === 'approved' || released.has(id),
  )
  return new Set(marked.map(({ id }) => id))
}

/**
 * Deletes a version: it stays, with its reason; the newest that is not deleted becomes the latest (decision D5), and the
 * one before takes the place of one that was in force (decision D150). Requests about it have nothing left to decide on.
 */
export async function deleteVersion(
  unit: Unit,
  actor: Actor,
  { row, versions }: LockedRecord,
  reason: string,
  decided?: number,
): Promise<void> {
  const by = { now: unit.now, actorId: actor.id }
  await markDeleted(unit.tx, row.id, reason, by)
  const left = versions
    .filter((version) => version.id !== row.id && version.status !== 'deleted')
    .toSorted((a, b) => compareVersions(asKnownVersion(b).version, asKnownVersion(a).version))
  const [newest] = left
  if (newest && row.is_latest) await markLatest(unit.tx, newest.id)
  unit.record({
    action: 'deleted',
    entityType: 'master-di',
    entityId: row.id,
    changeReason: reason,
    changesData: {
      deviceName: row.device_name,
      deviceNumber: row.device_number,
      versionNumber: row.version_number,
      previousStatus: row.status,
      newStatus: 'deleted',
    },
  })
  const before = left.find(({ status }) => status === 'archived')
  if (row.status === 'active' && before) {
    const { id, device_name: deviceName, device_number: deviceNumber, version_number: versionNumber } = before
    const returning = { id, deviceName, deviceNumber, versionNumber, deleted: row.version_number }
    await reinstate(unit, [returning], { actorId: actor.id, reason })
  }
  const notes = 'The record was deleted.'
  await withdrawRequests(unit, actor, aboutRecord(row.id), { notes, did: 'deleted', except: decided })
  await followVersions(unit, [row.device_number])
  if (newest) return
  // Without a version in force none of its submissions can be approved: nobody is asked to decide on them.
  const { pending, others } = await endWaitsOf(unit.tx, row.device_number)
  const why = { notes, did: 'deleted the record of' }
  const change = { previousStatus: 'pending', newStatus: 'validated' }
  await withdrawRequestsOf(unit, actor, 'submission', pending, { ...why, change })
  await withdrawRequestsOf(unit, actor, 'submission', others, why)
}
