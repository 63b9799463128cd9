import { type Kysely, sql } from 'kysely'

/**
 * What changes where a device stands notes its latest version, whichever of its versions is concerned: the one in force
 * is another one while the next is a draft.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [...records, ...submissions, ...settings, ...operators]
  for (const statement of statements) await statement.execute(db)
  // What was counted may be of before such a change.
  await sql`update readiness_epoch set epoch = epoch + 1`.execute(db)
}

const records = [
  sql`
    create or replace function open_readiness_of_records() returns trigger language plpgsql as $$
    begin
      insert into readiness_open
      select distinct latest.id from added
      join master_records latest on latest.device_number = added.device_number and latest.is_latest
      on conflict do nothing;
      return null;
    end $$`,
]

/** A submission written by hand may have had the number of another device. */
const submissions = [
  sql`
    create function open_readiness_of_former_device() returns trigger language plpgsql as $$
    begin
      insert into readiness_open
      select id from master_records where device_number = old.device_number and is_latest
      on conflict do nothing;
      return null;
    end $$`,
  sql`
    create trigger submissions_left_readiness after update of device_number on submissions
    for each row when (old.device_number is distinct from new.device_number)
    execute function open_readiness_of_former_device()`,
]

/** In another EUDAMED, other things are sent and registered. */
const settings = [
  sql`
    create function open_readiness_of_environment() returns trigger language plpgsql as $$
    begin
      insert into readiness_open
      select distinct latest.id from submissions
      join master_records latest on latest.device_number = submissions.device_number and latest.is_latest
      where exists (select 1 from attempts where submission_id = submissions.id)
        or exists (select 1 from registrations where submission_id = submissions.id)
      on conflict do nothing;
      return null;
    end $$`,
  sql`
    create trigger settings_added_readiness after insert on settings
    for each row execute function open_readiness_of_environment()`,
  sql`
    create trigger settings_changed_readiness after update on settings
    for each row when (old.content ->> 'eudamedEnvironment' is distinct from new.content ->> 'eudamedEnvironment')
    execute function open_readiness_of_environment()`,
]

/** A manufacturer fills in what the version in force names, and that need not be the latest. */
const operators = [
  sql`drop index master_records_latest_by_manufacturer`,
  sql`
    create index master_records_in_force_by_manufacturer on master_records (manufacturer_key)
    where is_latest or status = 'active'`,
  sql`
    create or replace function open_readiness_of_operators() returns trigger language plpgsql as $$
    begin
      insert into readiness_open
      with concerned as (
        select touched.id, touched.name_key, touched.legal_name_key from touched
        union
        select represented.id, represented.name_key, represented.legal_name_key
        from touched join operators represented
          on represented.document ->> 'authorizedRepresentativeId' = touched.id::text
      ), versions as (
        select device_number from concerned
        join master_records on (is_latest or status = 'active') and manufacturer_key <> ''
          and manufacturer_key in (name_key, legal_name_key)
        union
        select device_number from concerned
        join device_links on operator_id = concerned.id
        join master_records on master_records.id = device_links.master_di_id
      )
      select latest.id from versions
      join master_records latest on latest.device_number = versions.device_number and latest.is_latest
      on conflict do nothing;
      return null;
    end $$`,
]
