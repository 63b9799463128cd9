import { type Kysely, sql } from 'kysely'

/** In controlled mode a document is approved by a decision (decision D60): of which revision, and by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rim_items add column approval jsonb`.execute(db)
}
