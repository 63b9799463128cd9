import { type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { leftArchived, lockDevicesLeft, putInForce, type Returning } from './reinstate-writes.ts'

/** A version in force that is deleted gives way to the one before it (decision D150). */

interface Why {
  readonly actorId: number | null
  readonly reason: string | null
  /** The hub puts right what an earlier release left. */
  readonly isRepair?: true
}

/** Puts archived versions in force again, each with an entry of its own. */
export async function reinstate(unit: Unit, versions: readonly Returning[], why: Why): Promise<void> {
  if (versions.length === 0) return
  const ids = versions.map(({ id }) => id)
  await putInForce(unit.tx, ids, { now: unit.now, actorId: why.actorId })
  for (const { id, deviceName, deviceNumber, versionNumber, deleted } of versions) {
    unit.record({
      action: 'reinstated',
      entityType: 'master-di',
      entityId: id,
      changeReason: why.reason,
      changesData: {
        deviceName,
        deviceNumber,
        versionNumber,
        previousStatus: 'archived',
        newStatus: 'active',
        actionNotes: why.isRepair
          ? `Version ${deleted} was deleted, and this one stayed archived; the hub put that right when it started`
          : `Version ${deleted} was deleted`,
      },
    })
  }
}

/** How many devices change in one transaction, so that others can write in between. */
const batch = 200

/** Puts in force what earlier releases of the hub left archived when the version in force was deleted. */
export async function reinstateLeftArchived(hub: Pick<Hub, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const found = await inTransaction(hub, null, async (unit) => {
      const devices = await lockDevicesLeft(unit.tx, batch)
      const versions = await leftArchived(unit.tx, devices)
      await reinstate(unit, versions, { actorId: null, reason: null, isRepair: true })
      return devices.length
    })
    if (found === 0) return
  }
}
