import { type Kysely, sql } from 'kysely'

/**
 * A submission that was approved in controlled mode and never left can be deleted once open mode is back. What was
 * approved stays, as its revisions do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table approved_files drop constraint approved_files_submission_id_fkey`.execute(db)
}
