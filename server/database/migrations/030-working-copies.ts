import { type Kysely, sql } from 'kysely'

/** What somebody has typed into a submission and not saved: one copy per person, outside versions and trail (D12). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table working_copies (
      user_id integer not null references users (id),
      submission_id integer not null references submissions (id),
      revision integer not null,
      typed jsonb not null,
      saved_at timestamptz not null,
      primary key (user_id, submission_id)
    )`.execute(db)
  await sql`create index working_copies_by_submission on working_copies (submission_id)`.execute(db)
}
