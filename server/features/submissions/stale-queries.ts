import { sql } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Db } from '#server/database/connect.ts'
import type { SourceData } from '#server/database/schema.ts'
import type { Tx } from '#server/platform/hub.ts'

/** A record whose values are to reach its submissions. */
export async function recordToCarry(db: Db | Tx, id: number) {
  return db
    .selectFrom('master_records')
    .select(['id', 'device_number', 'version_number', 'version_major', 'version_minor', 'revision'])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
}
export type RecordToCarry = NonNullable<Awaited<ReturnType<typeof recordToCarry>>>

/**
 * The newest submission of the device in each market (decision D33), where it was taken from this version of the record
 * or an earlier one.
 */
export async function submissionsBehind(db: Db | Tx, record: RecordToCarry): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select newest.id from (
      select distinct on (market) submissions.id, version_major, version_minor
      from submissions join master_records on master_records.id = master_di_id
      where master_records.device_number = ${record.device_number}
      order by market, submissions.id desc) as newest
    where (version_major, version_minor) <= (${record.version_major}::int, ${record.version_minor}::int)
    order by newest.id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface EarlierMaster {
  readonly recordId: number
  readonly revision: number
  readonly document: AnyDocument
  readonly sourceData: SourceData | null
}

/** What the record and the versions before it have said, oldest first; the last one is the record as it is now. */
export async function revisionsUpTo(db: Db | Tx, record: RecordToCarry): Promise<EarlierMaster[]> {
  const { rows } = await sql<EarlierMaster>`
    select record_id as "recordId", master_revisions.revision, master_revisions.document,
      master_revisions.dictionary, source_data as "sourceData"
    from master_revisions join master_records on master_records.id = record_id
    where device_number = ${record.device_number}
      and (version_major, version_minor) <= (${record.version_major}::int, ${record.version_minor}::int)
    order by version_major, version_minor, master_revisions.revision`.execute(db)
  return rows
}
