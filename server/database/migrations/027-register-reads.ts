import { type Kysely, sql } from 'kysely'

/** What a register has, as people took it out of it: read, compared, and taken over (decision D36). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table register_reads (
        id integer generated always as identity primary key,
        market text not null,
        environment text not null check (environment in ('production', 'playground')),
        source text not null check (source in ('files', 'fetched')),
        -- The actor whose devices were asked for.
        actor text,
        name text not null,
        recognised text not null,
        status text not null check (status in ('running', 'checked', 'stored', 'failed')),
        done integer not null,
        total integer,
        message text,
        problems jsonb not null,
        lease_until timestamptz(3) not null,
        created_at timestamptz(3) not null,
        created_by integer not null references users (id),
        stored_at timestamptz(3),
        stored_by integer references users (id)
      )`,
    sql`
      create table register_answers (
        id integer generated always as identity primary key,
        read_id integer not null references register_reads (id),
        name text not null,
        hash text not null,
        -- Base64 of the bytes as they came.
        content text not null,
        fetched_at timestamptz(3) not null
      )`,
    sql`create index register_answers_by_read on register_answers (read_id)`,
    sql`
      create table register_devices (
        id integer generated always as identity primary key,
        read_id integer not null references register_reads (id),
        market text not null,
        environment text not null,
        udi_di text,
        basic_udi_di text,
        is_legacy boolean not null,
        device_name text,
        document jsonb not null,
        dictionary text not null,
        versions jsonb not null,
        version integer,
        version_date text,
        state text,
        lost jsonb not null,
        missing text,
        file_name text not null,
        outcome text not null check (outcome in (
          'new', 'same', 'different', 'incomplete', 'not-found', 'could-not-ask')),
        submission_id integer references submissions (id),
        differences jsonb not null,
        difference_count integer not null,
        is_stored boolean not null,
        -- The last that was read of it.
        is_latest boolean not null,
        search_text text not null,
        read_at timestamptz(3) not null
      )`,
    sql`create index register_devices_by_read on register_devices (read_id, id)`,
    sql`create index register_devices_latest on register_devices (market, environment, udi_di) where is_latest`,
    sql`create index register_devices_by_submission on register_devices (submission_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
