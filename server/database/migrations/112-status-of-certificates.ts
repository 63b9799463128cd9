import { type Kysely, sql } from 'kysely'

/** When a reading first told the status of a certificate: of those read before, as far as it is known (decision D148). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table certificates add column status_read_at timestamptz(3)`.execute(db)
  await sql`
    update certificates set status_read_at = coalesce(
      (select max(changed_at) from certificate_changes
        where certificate_id = certificates.id and changes @> '[{"field": "status"}]'), read_at)`.execute(db)
  await sql`alter table certificates alter column status_read_at set not null`.execute(db)
}
