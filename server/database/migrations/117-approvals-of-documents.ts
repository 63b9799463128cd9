import { type Kysely, sql } from 'kysely'

/**
 * Every approval of a document is kept, with the mode it was given in (decision D157); only the last one was. Settings say in the
 * trail when the mode changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table rim_approvals (
        id serial primary key,
        document_id integer not null references rim_items (id),
        revision integer not null,
        hash text not null,
        file_hash text,
        controlled boolean not null,
        meaning text,
        user_id integer not null references users (id),
        username text not null,
        printed_name text not null,
        decided_at timestamptz(3) not null
      )`,
    sql`create index rim_approvals_of_document on rim_approvals (document_id)`,
    sql`
      with modes as (
        select entries.seq, change ->> 'to' as way
        from audit_entries entries,
          jsonb_array_elements(entries.entry::jsonb -> 'changesData' -> 'changes') as change
        where entries.action = 'settings_changed' and change ->> 'field' = 'wayOfWorking'
      ), given as (
        select id, approval, coalesce((
          select way from modes
          where modes.seq < (
            select max(seq) from audit_entries
            where entity_type = 'rim-document' and entity_id = rim_items.id and action = 'approved')
          order by modes.seq desc limit 1), '') = 'controlled' as controlled
        from rim_items where approval is not null
      )
      insert into rim_approvals (document_id, revision, hash, file_hash, controlled, meaning, user_id, username,
        printed_name, decided_at)
      select id, (approval ->> 'revision')::int, approval ->> 'hash', approval ->> 'fileHash', controlled,
        case when controlled then 'approval' end, (approval ->> 'userId')::int, approval ->> 'username',
        approval ->> 'printedName', (approval ->> 'signedAt')::timestamptz
      from given order by approval ->> 'signedAt', id`,
    sql`alter table rim_items drop column approval`,
  ]
  for (const statement of statements) await statement.execute(db)
}
