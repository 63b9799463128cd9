import { type Kysely, sql } from 'kysely'

/** The upload for a country is looked at first too: its rows are for one record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_previews
      add column master_di_id integer references master_records (id) on delete cascade`.execute(db)
}
