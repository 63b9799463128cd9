import { type Kysely, sql } from 'kysely'

/** Which periods of the trail were looked through, by whom, and what was said; never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trail_reviews (
      id integer generated always as identity primary key,
      period jsonb not null,
      remarks text not null,
      reviewed_by integer not null references users (id),
      printed_name text not null,
      username text not null,
      reviewed_at timestamptz(3) not null
    )`.execute(db)
}
