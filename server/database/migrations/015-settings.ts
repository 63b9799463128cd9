import { type Kysely, sql } from 'kysely'

/** What an administrator decides for the whole hub: one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      id integer primary key check (id = 1),
      revision integer not null,
      content jsonb not null,
      updated_at timestamptz(3) not null
    )`.execute(db)
}
