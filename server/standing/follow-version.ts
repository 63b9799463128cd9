import { noteFormerUdiDis } from '#server/exchange/former-udi-di-writes.ts'
import type { Hub, Unit } from '#server/platform/hub.ts'
import { inTransaction } from '#server/platform/hub.ts'
import { endApprovalsWithoutVersion } from '#server/submissions/approval-end.ts'
import { moveSubmissions, movesOf, strandedDevices } from './follow-version-queries.ts'

/** Submissions follow the version of their device that is in force (decision D52). */

/**
 * Moves the submissions of these devices to their versions in force, and records it in the trail. Values and
 * revisions do not change, and of the statuses only an approval that ends; where all versions are deleted, submissions
 * stay where they are.
 */
export async function followVersions(unit: Unit, deviceNumbers: readonly string[]): Promise<number> {
  if (deviceNumbers.length === 0) return 0
  const moves = await movesOf(unit.tx, deviceNumbers)
  if (moves.length === 0) return 0
  const ids = moves.map(({ id }) => id)
  await moveSubmissions(unit.tx, moves)
  await noteFormerUdiDis(unit.tx, ids)
  for (const { id, deviceName, deviceNumber, from, to } of moves) {
    unit.record({
      action: 'moved_to_version',
      entityType: 'submission',
      entityId: id,
      changesData: {
        deviceName,
        deviceNumber,
        versionNumber: to,
        actionNotes: `From version ${from ?? 'unknown'} to version ${to} of the record`,
      },
    })
  }
  await endApprovalsWithoutVersion(unit, ids)
  return moves.length
}

/** How many devices are moved in one transaction, so that others can write in between. */
const batch = 200

/** Moves the submissions that an earlier release of the hub left at versions no longer in force. */
export async function followAllVersions(hub: Pick<Hub, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const moved = await inTransaction(hub, null, async (unit) =>
      followVersions(unit, await strandedDevices(unit.tx, batch)),
    )
    if (moved === 0) return
  }
}
