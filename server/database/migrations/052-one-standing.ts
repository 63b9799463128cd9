import { type Kysely, sql } from 'kysely'

/**
 * Submissions belong to a device and follow its version in force (decision D52); a file that was made is not yet sent
 * (decision D59); readiness is counted again only for the records an edit touches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [...submissions, ...attempts, ...readiness, ...operators]
  for (const statement of statements) await statement.execute(db)
}

const submissions = [
  // The version whose values a submission was copied from; `master_di_id` moves on to the version in force.
  sql`alter table submissions add column copied_record_id integer references master_records (id)`,
  // The version in force has another UDI-DI: this submission is of the device as it was identified before.
  sql`alter table submissions add column has_former_udi_di boolean not null default false`,
  sql`update submissions set copied_record_id = master_di_id`,
  sql`
    create or replace function note_copied_revision() returns trigger language plpgsql as $$
    begin
      new.copied_revision := (select revision from master_records where id = new.master_di_id);
      new.copied_record_id := new.master_di_id;
      return new;
    end $$`,
  sql`create index submissions_by_device on submissions (device_number, market)`,
]

const attempts = [
  sql`alter table attempts rename column sent_at to made_at`,
  sql`alter table attempts rename column sent_by to made_by`,
  // Null until a person, a connector or an answer says that the file was sent.
  sql`alter table attempts add column sent_at timestamptz(3)`,
  sql`alter table attempts add column sent_by integer references users (id)`,
  // Made by a version that did not ask: somebody has to say whether it was sent.
  sql`alter table attempts add column sending_unknown boolean not null default false`,
  sql`update attempts set sent_at = made_at, sent_by = made_by where outcome in ('accepted', 'rejected')`,
  sql`update attempts set sending_unknown = true where outcome is null`,
  sql`create index attempts_unknown on attempts (export_id) where sending_unknown`,
]

/** Every change of what a count is made of notes the latest version of the device. */
const readiness = [
  sql`alter table readiness add column wrong smallint[] not null default '{}'`,
  sql`alter table readiness add column stages text[] not null default '{}'`,
  sql`alter table readiness add column behind smallint[] not null default '{}'`,
  sql`alter table readiness add column others smallint[] not null default '{}'`,
  sql`update readiness_epoch set epoch = epoch + 1`,
  sql`
    create or replace function open_readiness_of_submissions() returns trigger language plpgsql as $$
    begin
      insert into readiness_open
      select distinct master_records.id from touched
      join master_records on master_records.device_number = touched.device_number and is_latest
      on conflict do nothing;
      return null;
    end $$`,
  sql`
    create function open_readiness_of_register() returns trigger language plpgsql as $$
    begin
      insert into readiness_open
      select distinct master_records.id from touched
      join submissions on submissions.id = touched.submission_id
      join master_records on master_records.device_number = submissions.device_number and is_latest
      on conflict do nothing;
      return null;
    end $$`,
  ...['attempts', 'registrations'].flatMap((table) =>
    (['insert', 'update'] as const).map(
      (event) => sql`
        create trigger ${sql.id(`${table}_${event}_readiness`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing new table as touched for each statement execute function open_readiness_of_register()`,
    ),
  ),
]

/** A manufacturer fills in submissions of the records it is linked to or named in, and so do those it represents. */
const operators = [
  sql`drop trigger operators_raise_readiness on operators`,
  sql`drop trigger device_links_raise_readiness on device_links`,
  sql`drop function raise_readiness_epoch()`,
  sql`create index master_records_latest_by_manufacturer on master_records (manufacturer_key) where is_latest`,
  sql`create index operators_by_representative on operators ((document ->> 'authorizedRepresentativeId'))`,
  sql`
    create function open_readiness_of_operators() returns trigger language plpgsql as $$
    begin
      insert into readiness_open
      with concerned as (
        select touched.id, touched.name_key, touched.legal_name_key from touched
        union
        select represented.id, represented.name_key, represented.legal_name_key
        from touched join operators represented
          on represented.document ->> 'authorizedRepresentativeId' = touched.id::text
      )
      select master_records.id from concerned
      join master_records on is_latest and manufacturer_key <> ''
        and manufacturer_key in (name_key, legal_name_key)
      union
      select latest.id from concerned
      join device_links on operator_id = concerned.id
      join master_records version on version.id = device_links.master_di_id
      join master_records latest on latest.device_number = version.device_number and latest.is_latest
      on conflict do nothing;
      return null;
    end $$`,
  sql`
    create trigger operators_added_readiness after insert on operators
    referencing new table as touched for each statement execute function open_readiness_of_operators()`,
  sql`
    create trigger operators_changed_readiness after update on operators
    referencing new table as touched for each statement execute function open_readiness_of_operators()`,
  // Whom it was named in before its name changed.
  sql`
    create trigger operators_renamed_readiness after update on operators
    referencing old table as touched for each statement execute function open_readiness_of_operators()`,
  sql`
    create function open_readiness_of_links() returns trigger language plpgsql as $$
    begin
      insert into readiness_open
      select distinct latest.id from touched
      join master_records version on version.id = touched.master_di_id
      join master_records latest on latest.device_number = version.device_number and latest.is_latest
      on conflict do nothing;
      return null;
    end $$`,
  ...(['insert', 'update'] as const).map(
    (event) => sql`
      create trigger ${sql.id(`device_links_${event}_readiness`)} after ${sql.raw(event)} on device_links
      referencing new table as touched for each statement execute function open_readiness_of_links()`,
  ),
]
