import { type Kysely, sql } from 'kysely'

/**
 * Appends entries to the trail. The lock is held from here to the end of the transaction, and what needs it is done
 * here: with questions and answers in between, everybody who writes would wait for those as well.
 *
 * The text of an entry comes in three pieces; what only the trail knows is put in between: `opening` ends where the
 * previous hash begins, `middle` where the number of the entry does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function append_to_trail(lock bigint, given json) returns void language plpgsql as $$
    declare
      head_seq bigint;
      head_hash text;
      new_entry text;
      new_hash text;
      one record;
    begin
      perform pg_advisory_xact_lock(lock);
      select seq, hash into head_seq, head_hash from audit_entries order by seq desc limit 1;
      head_seq := coalesce(head_seq, 0);
      head_hash := coalesce(head_hash, '');
      for one in select * from json_to_recordset(given) as entries (
        at timestamptz, actor_id integer, action text, entity_type text, entity_id integer, import_id integer,
        opening text, middle text, closing text, search_text text, former_names text
      ) loop
        head_seq := head_seq + 1;
        new_entry := one.opening || head_hash || one.middle || head_seq || one.closing;
        new_hash := encode(sha256(convert_to(new_entry, 'UTF8')), 'hex');
        insert into audit_entries (seq, at, actor_id, action, entity_type, entity_id, import_id, entry, previous_hash,
          hash, search_text, former_names)
        values (head_seq, one.at, one.actor_id, one.action, one.entity_type, one.entity_id, one.import_id, new_entry,
          head_hash, new_hash, one.search_text, one.former_names);
        head_hash := new_hash;
      end loop;
    end $$`.execute(db)
}
