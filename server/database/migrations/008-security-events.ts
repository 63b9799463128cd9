import { type Kysely, sql } from 'kysely'

/**
 * Security events say who by id or by a mark, never by what was typed; the lock of an account has a table of its
 * own that is soon forgotten, so that the log can have bounds. And the whole trail is listed: by time, by action.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table security_events rename to security_events_before`,
    sql`
      create table security_events (
        id bigint generated always as identity,
        minute timestamptz(3) not null,
        kind text not null,
        account text not null,
        address text not null,
        count integer not null,
        constraint security_events_once primary key (minute, kind, account, address)
      )`,
    // Names no account has may be passwords typed into the wrong field: they are not kept.
    sql`
      insert into security_events (minute, kind, account, address, count)
      select minute, 'failed-sign-in', coalesce('user:' || users.id, 'other'), address, sum(count)
      from security_events_before left join users on username_key = account
      group by 1, 3, 4 order by 1`,
    sql`drop table security_events_before`,
    sql`create index security_events_by_minute on security_events (minute, id)`,
    sql`create table security_digests (hour timestamptz(3) primary key)`,
    sql`
      create table wrong_passwords (
        account text not null,
        address text not null,
        minute timestamptz(3) not null,
        count integer not null,
        primary key (account, address, minute)
      )`,
    sql`create index wrong_passwords_by_minute on wrong_passwords (minute)`,
    sql`create table hub_keys (purpose text primary key, key text not null)`,
    sql`
      insert into hub_keys (purpose, key)
      values ('account-names', gen_random_uuid()::text || gen_random_uuid()::text)`,
    sql`create index audit_by_time on audit_entries (at, seq)`,
    sql`create index audit_by_action on audit_entries (action, seq)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
