import { type Kysely, sql } from 'kysely'

/** Columns of an imported file that are in no field: told apart from what the file was read as. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column unread_columns text[] not null default '{}'`.execute(db)
}
