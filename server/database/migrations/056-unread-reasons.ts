import { type Kysely, sql } from 'kysely'

/** Why a column of an imported file was not read, in the order of their names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column unread_reasons text[] not null default '{}'`.execute(db)
}
