import { type Kysely, sql } from 'kysely'

/**
 * A draft that never left the hub can be deleted. Its revisions stay, as all revisions do; what was only about the draft
 * as it stood goes with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table submission_revisions drop constraint submission_revisions_submission_id_fkey`,
    ...['validation_errors', 'working_copies'].map(
      (table) => sql`
      alter table ${sql.table(table)} drop constraint ${sql.id(`${table}_submission_id_fkey`)},
        add foreign key (submission_id) references submissions (id) on delete cascade`,
    ),
    sql`
      alter table register_devices drop constraint register_devices_submission_id_fkey,
        add foreign key (submission_id) references submissions (id) on delete set null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
