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
  // What the hub puts right nobody has changed: time and name of the last change stay.
  const change =
    actorId === null
      ? sql`status = 'active'`
      : sql`status = 'active', updated_at = ${now}::timestamptz, updated_by = ${actorId}::int`
  await sql`update master_records set ${change} where id = any(${[...ids]}::int[])`.execute(tx)
}

const isLater = sql`later.device_number = master_records.device_number
  and (later.version_major, later.version_minor) > (master_records.version_major, master_records.version_minor)`

/** Archived, none in force, and what came after it deleted. */
const isLeft = sql`status = 'archived'
  and not exists (
    select from master_records other
    where other.device_number = master_records.device_number and other.status = 'active')
  and not exists (select from master_records later where ${isLater} and later.status = 'archived')
  and exists (select from master_records later where ${isLater} and later.status = 'deleted')`

/**
 * Devices of which earlier releases of the hub left a version archived when the one in force was deleted, this many at
 * most, with all their versions locked: what is found of them afterwards stays so until the transaction ends.
 */
export async function lockDevicesLeft(tx: Tx, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select distinct device_number as number from master_records where ${isLeft} limit ${atMost}`.execute(tx)
  const numbers = rows.map(({ number }) => number)
  if (numbers.length > 0) {
    await sql`
      select id from master_records where device_number = any(${numbers}::text[]) order by id for update`.execute(
      tx,
    )
  }
  return numbers
}

/** The versions of these devices that were left archived, each with the version that was deleted last, a final one first. */
export async function leftArchived(tx: Tx, deviceNumbers: readonly string[]): Promise<Returning[]> {
  if (deviceNumbers.length === 0) return []
  const { rows } = await sql<Returning>`
    select id, device_name as "deviceName", device_number as "deviceNumber", version_number as "versionNumber",
      (select version_number from master_records later where ${isLater} and later.status = 'deleted'
        order by (version_number like '%-draft'), later.updated_at desc, version_major desc, version_minor desc limit 1) as deleted
    from master_records
    where device_number = any(${[...deviceNumbers]}::text[]) and ${isLeft}
    order by id`.execute(tx)
  return rows
}
