import { type Kysely, sql } from 'kysely'

/**
 * Every change leaves a note of its own. With one note for each record, a change found the note of an earlier one, added
 * nothing, and was lost when that note was counted before the change was committed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table readiness_open drop constraint readiness_open_pkey`.execute(db)
  await sql`create index readiness_open_by_record on readiness_open (record_id)`.execute(db)
  // What was counted may have missed a change.
  await sql`update readiness_epoch set epoch = epoch + 1`.execute(db)
}
