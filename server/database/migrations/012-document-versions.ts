import { type Kysely, sql } from 'kysely'

/** Each stored document names its dictionary and the version: all there are so far are of the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = {
    master_records: 'master/1',
    master_revisions: 'master/1',
    submissions: 'submission/1',
    submission_revisions: 'submission/1',
    pending_changes: 'master/1',
  }
  for (const [table, first] of Object.entries(tables)) {
    await sql`alter table ${sql.table(table)} add column dictionary text not null default ${sql.lit(first)}`.execute(
      db,
    )
    // Whoever stores one says which it is.
    await sql`alter table ${sql.table(table)} alter column dictionary drop default`.execute(db)
  }
}
