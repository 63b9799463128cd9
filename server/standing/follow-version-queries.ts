import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'
import { inForceFirst } from './standing-queries.ts'

/** A submission that is at another version of its device than the one in force. */
export interface Move {
  readonly id: number
  readonly deviceName: string | null
  readonly deviceNumber: string
  readonly from: string | null
  readonly toId: number
  readonly to: string
}

/** What moves where, of these devices; the submissions are locked. */
export async function movesOf(tx: Tx, deviceNumbers: readonly string[]): Promise<readonly Move[]> {
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

export async function moveSubmissions(tx: Tx, moves: readonly Move[]): Promise<void> {
  await sql`
    update submissions set master_di_id = move.to_id, version_number = move.to_version
    from unnest(${moves.map(({ id }) => id)}::int[], ${moves.map(({ toId }) => toId)}::int[],
      ${moves.map(({ to }) => to)}::text[])
      as move (id, to_id, to_version)
    where submissions.id = move.id`.execute(tx)
}

/** Devices with submissions at versions no longer in force, this many at most. */
export async function strandedDevices(tx: Tx, atMost: number): Promise<string[]> {
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
    limit ${atMost}`.execute(tx)
  return rows.map(({ deviceNumber }) => deviceNumber)
}
