import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import { inForceFirst } from '#server/standing/standing-queries.ts'

/** The version in force of a record's device, whose values are carried over to its submissions (decision D52). */
export async function recordToCarry(db: Db | Tx, id: number): Promise<RecordToCarry | undefined> {
  const { rows } = await sql<RecordToCarry>`
    select force.id, force.device_number as "deviceNumber", force.version_number as "versionNumber", force.revision
    from master_records asked
    join lateral (select * from master_records
      where device_number = asked.device_number and status <> 'deleted'
      order by ${inForceFirst} limit 1) force on true
    where asked.id = ${id} and asked.status <> 'deleted'`.execute(db)
  return rows[0]
}

export interface RecordToCarry {
  readonly id: number
  readonly deviceNumber: string
  readonly versionNumber: string
  readonly revision: number
}

/** The submissions of the device that belong to the record. */
export async function submissionsBehind(db: Db | Tx, { id }: Pick<RecordToCarry, 'id'>): Promise<number[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('master_di_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
