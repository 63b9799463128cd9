import { sql } from 'kysely'
import { noteFormerUdiDis } from '#server/exchange/former-udi-di.ts'
import type { Hub, Tx, Unit } from '#server/platform/hub.ts'
import { inTransaction } from '#server/platform/hub.ts'
import { inForceFirst } from './standing-queries.ts'

/** Submissions follow the version of their device that is in force (decision D52). */

interface Move {
  readonly id: number
  readonly deviceName: string | null
  readonly deviceNumber: string
  readonly from: string | null
  readonly toId: number
  readonly to: string
}

/**
 * Moves the submissions of these devices to their versions in force, and records it in the trail. Values, revisions and
 * statuses do not change; where all versions are deleted, submissions stay where they are.
 */
export async function followVersions(unit: Unit, deviceNumbers: readonly string[]): Promise<number> {
  if (deviceNumbers.length === 0) return 0
  const moves = await movesOf(unit.tx, deviceNumbers)
  if (moves.length === 0) return 0
  await sql`
    update submissions set master_di_id = move.to_id, version_number = move.to_version
    from unnest(${moves.map(({ id }) => id)}::int[], ${moves.map(({ toId }) => toId)}::int[],
      ${moves.map(({ to }) => to)}::text[])
      as move (id, to_id, to_version)
    where submissions.id = move.id`.execute(unit.tx)
  await noteFormerUdiDis(
    unit.tx,
    moves.map(({ id }) => id),
  )
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
  return moves.length
}

async function movesOf(tx: Tx, deviceNumbers: readonly string[]): Promise<readonly Move[]> {
  const { rows } = await sql<Move>`
    with force as (
      select distinct on (device_number) device_number, id, version_number
      from master_records
      where device_number = any(${[...deviceNumbers]}::text[]) and status <> 'deleted'
      order by device_number, ${inForceFirst}
    ), locked as (
      select submissions.* from submissions
      where device_number = any(${[...deviceNumbers]}::text[]) and master_di_id is not null
      order by id for update
    )
    select locked.id, locked.device_name as "deviceName", locked.device_number as "deviceNumber",
      locked.version_number as "from", force.id as "toId", force.version_number as "to"
    from locked join force using (device_number)
    where locked.master_di_id <> force.id or locked.version_number is distinct from force.version_number
    order by locked.id`.execute(tx)
  return rows
}

/** How many devices are moved in one transaction, so that others can write in between. */
const batch = 200

/** Moves the submissions that an earlier release of the hub left at versions no longer in force. */
export async function followAllVersions(hub: Pick<Hub, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const moved = await inTransaction(hub, null, async (unit) =>
      followVersions(unit, await strandedDevices(unit.tx)),
    )
    if (moved === 0) return
  }
}

async function strandedDevices(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ deviceNumber: string }>`
    select distinct submissions.device_number as "deviceNumber"
    from submissions join master_records on master_records.id = master_di_id
    where master_records.status <> 'active' and exists (
      select 1 from master_records other
      where other.device_number = submissions.device_number and other.id <> master_di_id
        and (other.status = 'active'
          or master_records.status = 'deleted' and other.status <> 'deleted'
          or other.status = 'archived' and (master_records.status <> 'archived'
            or (other.version_major, other.version_minor) > (master_records.version_major, master_records.version_minor))))
    limit ${batch}`.execute(tx)
  return rows.map(({ deviceNumber }) => deviceNumber)
}
