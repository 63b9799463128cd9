import { type Kysely, sql } from 'kysely'

const designer = sql`array['originalManufacturerSrn', 'originalManufacturerName', 'originalManufacturerStreet',
  'originalManufacturerStreetNumber', 'originalManufacturerAddressComplement', 'originalManufacturerPostCode',
  'originalManufacturerCity', 'originalManufacturerCountry', 'originalManufacturerEmail',
  'originalManufacturerPhone', 'originalManufacturerWebsite']`

const reported = (element: string, fields = sql`array[${sql.lit(element)}]`) =>
  sql`case when lost @> ${sql.lit(JSON.stringify([{ element }]))}::jsonb then ${fields} else '{}' end`

/**
 * EUDAMED's public site does not show everything it has: of what was read from it nobody knows the clinical investigations,
 * nor what was reported as not read, but for what EUDAMED has accepted since. A download is named *.xml.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registrations add column unstated text[] not null default '{}'`.execute(db)
  await sql`alter table register_devices add column unstated text[] not null default '{}'`.execute(db)
  await sql`
    update register_devices set unstated = array['clinicalInvestigations']
      || ${reported('specialDeviceType', sql`array['specialDevice']`)}
      || ${reported('riskClass')} || ${reported('deviceStatus')}
      || ${reported('productDesigner.oemOrganisation', designer)}
    where market = 'EU' and missing is null and file_name not ilike '%.xml'`.execute(db)
  await sql`
    update registrations set unstated = array(
      select field from unnest(told.unstated) with ordinality as one(field, place)
      where not exists (
        select 1 from attempts
        where attempts.submission_id = registrations.submission_id
          and attempts.environment = registrations.environment
          and outcome = 'accepted' and answered_at > told.read_at
          and (service = 'DEVICE.POST' or service = case
            when field = 'deviceStatus' then 'UDI_DI.PATCH'
            when field like 'originalManufacturer%' then 'PRODUCT_DESIGNER.PUT'
            else 'BASIC_UDI.PATCH' end))
      order by place)
    from (
      select distinct on (submission_id, environment) submission_id, environment, unstated, read_at
      from register_devices where is_stored and submission_id is not null
      order by submission_id, environment, id desc) told
    where registrations.submission_id = told.submission_id
      and registrations.environment = told.environment and told.unstated <> '{}'`.execute(db)
  await countOnlyWhatIsKnown(db)
  await sql`update readiness_epoch set epoch = epoch + 1`.execute(db)
}

/** The hub counted levels EUDAMED was not sent, and packages, of which nobody knows how it counts them. */
async function countOnlyWhatIsKnown(db: Kysely<unknown>): Promise<void> {
  const first = (level: string, isUnknown = sql`true`) =>
    sql`case when versions ->> ${sql.lit(level)} = '1' and ${isUnknown} then ${sql.lit(level)} end`
  await sql`
    update registrations set versions = versions - array_remove(array[
      ${first('package')},
      ${first('market', sql`coalesce(document -> 'marketAvailability', '[]') in ('[]', 'null')`)},
      ${first(
        'designer',
        sql`coalesce(document ->> 'originalManufacturerSrn', '') = ''
          and coalesce(document ->> 'originalManufacturerName', '') = ''`,
      )}]::text[], null)
    where source <> 'import' and submission_id in (select id from submissions where market = 'EU')`.execute(
    db,
  )
}
