import { type Kysely, sql } from 'kysely'

/** Alerts that tell only of updates which affect one's own devices; those that are there go on telling of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alerts add column affected_only boolean not null default false`.execute(db)
}
