import { type Kysely, sql } from 'kysely'

/**
 * EUDAMED's public site does not show everything it has: of what was read from it (answers come as JSON) nobody knows the
 * clinical investigations, nor what was reported as not read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registrations add column unstated text[] not null default '{}'`.execute(db)
  await sql`alter table register_devices add column unstated text[] not null default '{}'`.execute(db)
  await sql`
    update register_devices set unstated = array['clinicalInvestigations']
      || case when lost @> '[{"element": "specialDeviceType"}]' then array['specialDevice'] else '{}' end
    where market = 'EU' and missing is null and file_name ilike '%.json'`.execute(db)
  await sql`
    update registrations set unstated = told.unstated
    from (
      select distinct on (submission_id, environment) submission_id, environment, unstated
      from register_devices where is_stored and submission_id is not null
      order by submission_id, environment, id desc) told
    where source = 'import' and registrations.submission_id = told.submission_id
      and registrations.environment = told.environment and told.unstated <> '{}'`.execute(db)
  await sql`update readiness_epoch set epoch = epoch + 1`.execute(db)
}
