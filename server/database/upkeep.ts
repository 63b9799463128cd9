import { sql } from 'kysely'
import type { Db } from './connect.ts'
import type { Schema } from './schema.ts'

/**
 * Statistics and visible pages right after tables have grown: autovacuum comes by and by, and until then lists are
 * planned as if the tables were as small as before. The user of a shared server may lack the right, or the time.
 */
export async function refreshTables(db: Db, tables: readonly (keyof Schema)[]): Promise<void> {
  for (const table of tables) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db).catch(() => undefined)
  }
}
