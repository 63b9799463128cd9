import { type Kysely, sql } from 'kysely'

/** Devices that somebody takes to a market together: how they are grouped, and what became of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table submission_sheets (
      id integer generated always as identity primary key,
      market text not null,
      revision integer not null,
      content jsonb not null,
      created_at timestamptz not null,
      created_by integer not null references users (id),
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index submission_sheets_by_person on submission_sheets (created_by, id)`.execute(db)
}
