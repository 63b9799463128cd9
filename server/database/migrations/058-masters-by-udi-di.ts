import { type Kysely, sql } from 'kysely'

/** Registers and assistants look for devices by their UDI-DI. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index master_latest_by_udi_di on master_records ((document ->> 'udiDi')) where is_latest`.execute(
    db,
  )
}
