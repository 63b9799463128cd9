import { type Kysely, sql } from 'kysely'

/**
 * What left the hub for a register, in which files, what the register answered, and what it has since (decision D11).
 * A file may hold many submissions now; what was made before held one each, for the register itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table packages (
        id integer generated always as identity primary key,
        market text not null,
        environment text not null check (environment in ('production', 'playground')),
        release text not null,
        status text not null check (status in ('running', 'ready', 'failed')),
        file_name text not null,
        hash text,
        -- Base64: it is given out again byte by byte.
        content text,
        devices integer not null,
        done integer not null,
        total integer not null,
        left_out jsonb not null,
        message text,
        lease_until timestamptz(3) not null,
        created_at timestamptz(3) not null,
        created_by integer not null references users (id)
      )`,
    sql`
      alter table exports
        alter column submission_id drop not null,
        alter column submission_revision drop not null,
        add column market text not null default 'EU',
        add column package_id integer references packages (id),
        add column place integer,
        add column environment text not null default 'production',
        add column sender text,
        add column correlation_id text,
        add column parts jsonb not null default '[]',
        add column devices integer not null default 1,
        add column approved_by text,
        add column search_text text not null default ''`,
    sql`update exports set market = submissions.market from submissions where submissions.id = exports.submission_id`,
    sql`create index exports_by_package on exports (package_id)`,
    sql`create index exports_by_correlation on exports (correlation_id)`,
    sql`create index exports_by_age on exports (created_at, id)`,
    // What was sent at once has one number.
    sql`create sequence sendings`,
    sql`
      create table attempts (
        id integer generated always as identity primary key,
        sending bigint not null,
        export_id integer references exports (id),
        submission_id integer not null references submissions (id),
        submission_revision integer not null,
        environment text not null,
        service text not null,
        sent_at timestamptz(3) not null,
        sent_by integer references users (id),
        outcome text check (outcome in ('accepted', 'rejected', 'replaced')),
        response_code text,
        remarks jsonb not null default '[]',
        answered_at timestamptz(3),
        answered_by integer references users (id)
      )`,
    // Gone with its table.
    sql`alter sequence sendings owned by attempts.sending`,
    sql`create index attempts_by_submission on attempts (submission_id, environment, sending)`,
    sql`create index attempts_by_export on attempts (export_id)`,
    sql`
      insert into attempts (
        sending, export_id, submission_id, submission_revision, environment, service, sent_at, sent_by)
      select nextval('sendings'), id, submission_id, submission_revision, 'production', service, created_at, created_by
      from exports where market = 'EU' order by id`,
    sql`
      create table answers (
        id integer generated always as identity primary key,
        export_id integer not null references exports (id),
        file_name text not null,
        hash text not null,
        content text not null,
        created_at timestamptz(3) not null,
        created_by integer not null references users (id)
      )`,
    sql`create index answers_by_export on answers (export_id)`,
    sql`
      create table registrations (
        id integer generated always as identity primary key,
        submission_id integer not null references submissions (id),
        environment text not null check (environment in ('production', 'playground')),
        document jsonb not null,
        dictionary text not null,
        versions jsonb not null,
        registered_version text,
        registered_at timestamptz(3) not null,
        source text not null check (source in ('answer', 'by-hand', 'import')),
        unique (submission_id, environment)
      )`,
  ]
  for (const statement of statements) await statement.execute(db)
}
