import { type Kysely, sql } from 'kysely'

/** Certificates are found by the Basic UDI-DIs they name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index certificates_by_basic_udi on certificates using gin (basic_udi_dis)`.execute(db)
}
