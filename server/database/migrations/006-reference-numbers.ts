import { type Kysely, sql } from 'kysely'

/** Validation asks whether another device has the same reference number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index submissions_by_reference on submissions ((document ->> 'catalogueNumber'))`.execute(
    db,
  )
}
