import { type Kysely, sql } from 'kysely'

/** Whether another submission has a code for one of its packages is asked each time one is judged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index submissions_by_package on submissions
    using gin (jsonb_path_query_array(document, '$.packages[*].packageDi'))
    where document ? 'packages'`.execute(db)
}
