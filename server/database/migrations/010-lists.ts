import { type Kysely, sql } from 'kysely'

/**
 * What records are searched by, beside the documents that make their table wide: an index finds three letters in a
 * row, anything shorter is looked for in all of these texts. The database keeps them itself. And the numbers lists
 * know security events by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create unique index security_events_by_id on security_events (id)`,
    sql`create table master_search_texts (record_id integer primary key, search_text text not null)`,
    sql`insert into master_search_texts select id, search_text from master_records`,
    sql`
      create function add_search_texts() returns trigger language plpgsql as $$
      begin
        insert into master_search_texts select id, search_text from added;
        return null;
      end $$`,
    sql`
      create trigger master_records_search_added after insert on master_records
      referencing new table as added for each statement execute function add_search_texts()`,
    sql`
      create function change_search_text() returns trigger language plpgsql as $$
      begin
        update master_search_texts set search_text = new.search_text where record_id = new.id;
        return null;
      end $$`,
    sql`
      create trigger master_records_search_changed after update of search_text on master_records
      for each row when (old.search_text <> new.search_text) execute function change_search_text()`,
  ]
  for (const statement of statements) await statement.execute(db)
}
