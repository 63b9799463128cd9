import { type Kysely, sql } from 'kysely'

/**
 * What a second administrator signs; links with a second half; decisions with the mode they were made in (decision D60).
 *
 * For a decision made before, the mode is read from the trail: the last change of it up to that moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table countersignatures (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('account', 'link', 'identity', 'settings')),
        user_id integer references users (id),
        subject_revision integer not null,
        changes jsonb not null,
        status text not null default 'pending'
          check (status in ('pending', 'signed', 'refused', 'withdrawn', 'outdated')),
        asked_by integer not null references users (id),
        asked_at timestamptz(3) not null,
        resolved_by integer references users (id),
        resolved_at timestamptz(3),
        note text,
        signature jsonb,
        sealed_code text
      )`,
    sql`create index countersignatures_pending on countersignatures (kind, user_id) where status = 'pending'`,
    sql`alter table one_time_links add column code_hash text, add column wrong_codes integer not null default 0`,
    sql`alter table requests add column decided_controlled boolean not null default false`,
    sql`
      with modes as (
        select entries.at, change ->> 'to' as way
        from audit_entries entries,
          jsonb_array_elements(entries.entry::jsonb -> 'changesData' -> 'changes') as change
        where entries.action = 'settings_changed' and change ->> 'field' = 'wayOfWorking'
      )
      update requests set decided_controlled = true
      where status in ('approved', 'rejected')
        and (select way from modes where modes.at <= requests.resolved_at order by modes.at desc limit 1) = 'controlled'`,
  ]
  for (const statement of statements) await statement.execute(db)
}
