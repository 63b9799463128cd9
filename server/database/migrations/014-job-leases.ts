import { type Kysely, sql } from 'kysely'

/** Until when a running job is certainly somebody's: several servers may share a database. Those of before have lapsed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column lease_until timestamptz(3) not null default now()`.execute(db)
}
