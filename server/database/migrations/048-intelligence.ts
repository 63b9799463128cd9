import { type Kysely, sql } from 'kysely'

/** Regulatory updates, the feeds they come from, and what each person has read and wants to be told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table feeds (
        id integer generated always as identity primary key,
        -- Of one the hub knows from the start; null where an administrator added it.
        code text unique,
        name text not null,
        url text not null,
        format text not null check (format in ('rss', 'atom', 'openfda-json')),
        country text not null,
        category text not null,
        is_general boolean not null,
        enabled boolean not null,
        note text,
        etag text,
        last_modified text,
        asked_at timestamptz(3),
        answered_at timestamptz(3),
        status text not null check (status in ('never', 'ok', 'unchanged', 'failed')),
        error text,
        revision integer not null
      )`,
    sql`
      create table updates (
        id integer generated always as identity primary key,
        -- Null of what the hub knows by itself.
        feed_id integer references feeds (id),
        guid text not null,
        title text not null,
        summary text not null,
        url text,
        published_on text not null,
        country text not null,
        category text not null,
        priority text not null check (priority in ('high', 'medium', 'low')),
        impact text not null,
        tags text[] not null,
        source text not null,
        search_text text not null,
        stored_at timestamptz(3) not null
      )`,
    sql`create unique index updates_once on updates (coalesce(feed_id, 0), guid)`,
    sql`create index updates_by_day on updates (published_on desc, id desc)`,
    sql`
      create table update_reads (
        user_id integer not null references users (id),
        update_id integer not null references updates (id),
        read_at timestamptz(3) not null,
        primary key (update_id, user_id)
      )`,
    sql`create index update_reads_by_user on update_reads (user_id)`,
    sql`
      create table update_asks (
        user_id integer primary key references users (id),
        last_update integer not null,
        asked_at timestamptz(3) not null
      )`,
    sql`
      create table alerts (
        id integer generated always as identity primary key,
        user_id integer not null references users (id),
        name text not null,
        priority text not null check (priority in ('high', 'medium', 'low')),
        keywords text[] not null,
        countries text[] not null,
        is_active boolean not null,
        notify boolean not null,
        created_at timestamptz(3) not null
      )`,
    sql`create index alerts_by_user on alerts (user_id)`,
    sql`
      create table alert_matches (
        alert_id integer not null references alerts (id) on delete cascade,
        update_id integer not null references updates (id),
        matched_at timestamptz(3) not null,
        -- The update came when the alert was there already; others were found when it was made.
        triggered boolean not null,
        told boolean not null,
        primary key (alert_id, update_id)
      )`,
    sql`create index alert_matches_untold on alert_matches (alert_id) where not told`,
    sql`
      create table feed_refreshes (
        id integer generated always as identity primary key,
        status text not null check (status in ('running', 'done', 'failed')),
        done integer not null,
        total integer not null,
        new_updates integer not null,
        failed_feeds integer not null,
        lease_until timestamptz(3) not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        finished_at timestamptz(3)
      )`,
    // However many servers there are, one of them asks.
    sql`create unique index feed_refreshes_running on feed_refreshes (status) where status = 'running'`,
  ]
  for (const statement of statements) await statement.execute(db)
}
