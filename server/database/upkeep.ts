import { sql } from 'kysely'
import type { Database } from './connect.ts'
import type { Schema } from './schema.ts'

/**
 * What autovacuum does on a PostgreSQL server and nobody does in the embedded database: marks pages as
 * visible to all, so that counts are answered from an index alone. Costs as much as has changed since.
 */
export async function markVisible(database: Database, tables: readonly (keyof Schema)[]): Promise<void> {
  if (!database.embedded) return
  for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(database.db)
}

/** Statistics for the planner, from a small sample: a large one would hold every other request up. */
export async function refreshStatistics(
  database: Database,
  tables: readonly (keyof Schema)[],
): Promise<void> {
  if (!database.embedded) return
  for (const table of tables) {
    await database.db.transaction().execute(async (tx) => {
      await sql`set local default_statistics_target = 10`.execute(tx)
      await sql`analyze ${sql.table(table)}`.execute(tx)
    })
  }
}

/** Everything that grows: at the start, for what happened since an import last looked after it. */
const growing = [
  'master_records',
  'master_revisions',
  'master_search_texts',
  'audit_entries',
  'submissions',
  'submission_revisions',
  'security_events',
  'wrong_passwords',
] as const

export async function keepUp(database: Database): Promise<void> {
  await markVisible(database, growing)
  await refreshStatistics(database, growing)
}
