import { type Kysely, sql } from 'kysely'

/** Which content a decision was about, by its revision and hash, and how it was signed (decisions D6, D46). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table requests
      add column decided_revision integer,
      add column decided_hash text,
      add column by_contributor boolean not null default false,
      add column signature jsonb,
      add column due_told text check (due_told in ('due', 'overdue'))`.execute(db)
  // Looked at for each record: whether it was ever sent, and approved here.
  await sql`create index requests_about on requests (entity_type, entity_id, intent, status)`.execute(db)
}
