import { type Kysely, sql } from 'kysely'

const accepted = (table: string, service: string) => sql`exists (select 1 from attempts
  where attempts.submission_id = ${sql.ref(`${table}.submission_id`)}
    and attempts.environment = ${sql.ref(`${table}.environment`)}
    and outcome = 'accepted' and service = ${sql.lit(service)})`

const names = sql`array['deviceName', 'modelNumber']`

/**
 * EUDAMED has the names of the device that registered a Basic UDI-DI; the hub kept of each further one what that is
 * called itself. What a register told is left as it is. Who gave the names is known best of a device this hub
 * registered, then of what EUDAMED told, then of the one known first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registrations add column named_by_another boolean not null default false`.execute(db)
  await sql`
    update registrations set named_by_another = true,
      document = case when source = 'import' then document else document - ${names} end
    where ${accepted('registrations', 'UDI_DI.POST')} and not ${accepted('registrations', 'DEVICE.POST')}`.execute(
    db,
  )
  await sql`
    update registrations set document = (registrations.document - ${names}) || first.names
    from (
      select distinct on (environment, document ->> 'basicUdiDi') environment, document ->> 'basicUdiDi' as code,
        jsonb_strip_nulls(jsonb_build_object(
          'deviceName', document -> 'deviceName', 'modelNumber', document -> 'modelNumber')) as names
      from registrations
      where (not named_by_another or source = 'import') and document ?| ${names}
        and submission_id in (select id from submissions where market = 'EU')
      order by environment, document ->> 'basicUdiDi', ${accepted('registrations', 'DEVICE.POST')} desc,
        source = 'import' desc, id) first
    where named_by_another and registrations.source <> 'import'
      and registrations.environment = first.environment and registrations.document ->> 'basicUdiDi' = first.code`.execute(
    db,
  )
  await sql`update readiness_epoch set epoch = epoch + 1`.execute(db)
}
