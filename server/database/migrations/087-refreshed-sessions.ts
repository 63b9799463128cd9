import { type Kysely, sql } from 'kysely'

/** Sessions of a provider that says again and again whether they go on (decision D126). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column refresh_token text,
      add column confirmed_at timestamptz(3),
      add column asked_at timestamptz(3)`.execute(db)
}
