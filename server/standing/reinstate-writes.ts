import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'

/** An archived version that takes the place of a deleted one. */
export interface Returning {
  readonly id: number
  readonly deviceName: string
  readonly deviceNumber: string
  readonly versionNumber: string
  /** The version that was deleted. */
  readonly deleted: string
}

interface By {
  readonly now: Date
  /** Null: the hub itself. */
  readonly actorId: number | null
}

export async function putInForce(tx: Tx, ids: readonly number[], { now, actorId }: By): Promise<void> {
  await sql`
    update master_records set status = 'active', updated_at = ${now}, updated_by = coalesce(${actorId}::int, updated_by)
    where id = any(${[...ids]}::int[])`.execute(tx)
}

/**
 * The versions that earlier releases of the hub left archived when the one in force was deleted, locked; this many at
 * most.
 */
export async function leftArchived(tx: Tx, atMost: number): Promise<Returning[]> {
  const { rows } = await sql<Returning>`
    select id, device_name as "deviceName", device_number as "deviceNumber", version_number as "versionNumber",
      (select version_number from master_records later
        where later.device_number = master_records.device_number and status = 'deleted'
          and (later.version_major, later.version_minor) > (master_records.version_major, master_records.version_minor)
        order by version_major, version_minor limit 1) as deleted
    from master_records
    where status = 'archived' and not exists (
      select from master_records other
      where other.device_number = master_records.device_number and other.id <> master_records.id
        and (other.status = 'active' or other.status = 'archived'
          and (other.version_major, other.version_minor) > (master_records.version_major, master_records.version_minor)))
      and exists (
        select from master_records later
        where later.device_number = master_records.device_number and later.status = 'deleted'
          and (later.version_major, later.version_minor) > (master_records.version_major, master_records.version_minor))
    order by id limit ${atMost} for update`.execute(tx)
  return rows
}
