import { type Kysely, sql } from 'kysely'

/** The list by Basic UDI-DI of a market is walked in this order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index submissions_in_families on submissions (market, (basic_udi_di collate "C"), id)`.execute(
    db,
  )
}
