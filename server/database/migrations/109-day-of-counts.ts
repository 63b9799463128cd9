import { type Kysely, sql } from 'kysely'

/** Counts that hold only until a day are made anew from it on: GUDID then publishes a record, and asks less of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table readiness add column until date`.execute(db)
  await sql`create index readiness_until on readiness (until) where until is not null`.execute(db)
  await sql`update readiness_epoch set epoch = epoch + 1`.execute(db)
}
