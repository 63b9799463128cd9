import { type Kysely, sql } from 'kysely'

/** The orders of the record list that had no index, and the newest entry of a kind for the counts of lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index master_latest_by_status on master_records (status, id) where is_latest`,
    sql`create index master_latest_by_creation on master_records (created_at, id) where is_latest`,
    sql`create index audit_by_type on audit_entries (entity_type, seq)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
