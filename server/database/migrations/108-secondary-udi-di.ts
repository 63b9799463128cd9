import { type Kysely, sql } from 'kysely'

/** Whether another device has a secondary UDI-DI is asked with each validation of a device that has one (BR-UDID-003). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index submissions_secondary_udi_di on submissions ((document ->> 'secondaryUdiDi'))
    where document ->> 'secondaryUdiDi' is not null`.execute(db)
}
