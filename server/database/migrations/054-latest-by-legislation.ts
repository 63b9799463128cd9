import { type Kysely, sql } from 'kysely'

/** A device registered under a directive and under the regulation is two: reading one hid the other before 0.7. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update register_devices set is_latest = true
    where not is_latest and udi_di is not null and id in (
      select max(id) from register_devices where udi_di is not null
      group by market, environment, udi_di, is_legacy)`.execute(db)
}
