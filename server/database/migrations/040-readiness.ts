import { type Kysely, sql } from 'kysely'

/**
 * How far each record is for each market, counted beforehand: lists filter by it. What changes a count notes the record
 * in `readiness_open`, in the same transaction, whoever makes the change; what changes all counts (an operator, the
 * rules of a new version) raises the epoch.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table readiness (
        record_id integer primary key references master_records on delete cascade,
        epoch integer not null,
        -- By market, in the order of the hub's list of markets: fields needed, and those of them that say nothing.
        needed smallint[] not null,
        missing smallint[] not null,
        -- The submission that was judged; null where the copy of the record was.
        submissions integer[] not null
      )`,
    sql`create index readiness_by_epoch on readiness (epoch)`,
    sql`create table readiness_open (record_id integer primary key)`,
    sql`create table readiness_epoch (epoch integer not null, rules text not null)`,
    sql`insert into readiness_epoch values (1, '')`,
    sql`insert into readiness_open select id from master_records where is_latest`,
    sql`
      create function open_readiness_of_records() returns trigger language plpgsql as $$
      begin
        insert into readiness_open select id from added where is_latest on conflict do nothing;
        return null;
      end $$`,
    sql`
      create trigger master_records_added_readiness after insert on master_records
      referencing new table as added for each statement execute function open_readiness_of_records()`,
    sql`
      create trigger master_records_changed_readiness after update on master_records
      referencing new table as added for each statement execute function open_readiness_of_records()`,
    sql`
      create function open_readiness_of_submissions() returns trigger language plpgsql as $$
      begin
        insert into readiness_open select distinct master_di_id from touched where master_di_id is not null
        on conflict do nothing;
        return null;
      end $$`,
    sql`
      create trigger submissions_added_readiness after insert on submissions
      referencing new table as touched for each statement execute function open_readiness_of_submissions()`,
    sql`
      create trigger submissions_changed_readiness after update on submissions
      referencing new table as touched for each statement execute function open_readiness_of_submissions()`,
    sql`
      create trigger submissions_deleted_readiness after delete on submissions
      referencing old table as touched for each statement execute function open_readiness_of_submissions()`,
    sql`
      create function raise_readiness_epoch() returns trigger language plpgsql as $$
      begin
        update readiness_epoch set epoch = epoch + 1;
        return null;
      end $$`,
    ...['operators', 'device_links'].map(
      (table) => sql`
      create trigger ${sql.id(`${table}_raise_readiness`)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function raise_readiness_epoch()`,
    ),
  ]
  for (const statement of statements) await statement.execute(db)
}
