import { type Kysely, sql } from 'kysely'

/**
 * Every entry is bound to what its transaction made of the rows (decision D50). Triggers note, in a setting that lasts
 * as long as the transaction, each row with the digest it had and the one it has (`watchTables`); the statement that
 * appends to the trail stores them with its last entry, which holds their SHA-256 as `states`. The key `states` comes
 * behind `seq`, where the canonical JSON of an entry ends.
 *
 * The setting: a block for each statement, chr(30) behind it: the table, then what it did, line by line. `states`: a line
 * for each row and statement: its key, the digest before (`-` where it was not there) and after, tabs between.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trail_states (
      table_name text not null, seq bigint not null, states text not null, primary key (table_name, seq))`.execute(
    db,
  )
  // Digests do not get smaller by packing.
  await sql`alter table trail_states alter column states set storage external`.execute(db)
  await sql`create index trail_states_seq on trail_states (seq)`.execute(db)
  await sql`
    create trigger trail_states_append_only before update or delete or truncate on trail_states
    for each statement execute function refuse_change()`.execute(db)
  await sql`
    create or replace function append_to_trail(lock bigint, given json) returns void language plpgsql as $$
    declare
      touched text := current_setting('hub.touched', true);
      places integer := json_array_length(given);
      place integer := 0;
      names text[];
      texts text[];
      states text := '';
      head_seq bigint;
      head_hash text;
      new_entry text;
      new_hash text;
      one record;
    begin
      if touched <> '' then
        select array_agg(name order by name collate "C"), array_agg(lines order by name collate "C")
        into names, texts from (
          select split_part(block, E'\n', 1) as name,
            string_agg(substr(block, strpos(block, E'\n') + 1), E'\n' order by n) as lines
          from string_to_table(touched, chr(30)) with ordinality as told (block, n) where block <> '' group by 1
        ) as tables;
        if names is not null then
          select ',"states":"' || encode(sha256(convert_to(string_agg(name || E'\n' || lines, E'\n\n' order by name
            collate "C"), 'UTF8')), 'hex') || '"' into states from unnest(names, texts) as told (name, lines);
        end if;
        perform set_config('hub.touched', '', true);
      end if;
      perform pg_advisory_xact_lock(lock);
      select seq, hash into head_seq, head_hash from audit_entries order by seq desc limit 1;
      head_seq := coalesce(head_seq, 0);
      head_hash := coalesce(head_hash, '');
      for one in select * from json_to_recordset(given) as entries (
        at timestamptz, actor_id integer, action text, entity_type text, entity_id integer, import_id integer,
        opening text, middle text, closing text, search_text text, former_names text
      ) loop
        head_seq := head_seq + 1;
        place := place + 1;
        new_entry := one.opening || head_hash || one.middle || head_seq
          || case when place = places then states else '' end || one.closing;
        new_hash := encode(sha256(convert_to(new_entry, 'UTF8')), 'hex');
        insert into audit_entries (seq, at, actor_id, action, entity_type, entity_id, import_id, entry, previous_hash,
          hash, search_text, former_names)
        values (head_seq, one.at, one.actor_id, one.action, one.entity_type, one.entity_id, one.import_id, new_entry,
          head_hash, new_hash, one.search_text, one.former_names);
        head_hash := new_hash;
      end loop;
      if names is not null then
        insert into trail_states (table_name, seq, states)
        select name, head_seq, lines from unnest(names, texts) as told (name, lines);
      end if;
    end $$`.execute(db)
}
