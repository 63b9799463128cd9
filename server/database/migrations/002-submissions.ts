import { type Kysely, sql } from 'kysely'

/** Submissions with their immutable revisions, what validation found, and the files made of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table submissions (
      id integer generated always as identity primary key,
      market text not null,
      master_di_id integer references master_records (id),
      device_number text,
      version_number text,
      status text not null check (status in (
        'draft', 'pending', 'validating', 'validated', 'error', 'approved-user', 'approved-eudamed', 'rejected')),
      revision integer not null,
      device_name text,
      udi_di text,
      basic_udi_di text,
      search_text text not null,
      document jsonb not null,
      validation jsonb,
      created_at timestamptz(3) not null,
      created_by integer references users (id),
      updated_at timestamptz(3) not null,
      updated_by integer references users (id)
    )`.execute(db)
  const statements = [
    sql`create index submissions_by_market on submissions (market, updated_at, id)`,
    sql`create index submissions_by_master on submissions (master_di_id)`,
    sql`create index submissions_by_udi on submissions (udi_di)`,
    sql`create index submissions_by_basic_udi on submissions (basic_udi_di)`,
    sql`create index submissions_search on submissions using gin (search_text gin_trgm_ops)`,
    sql`
      create table submission_revisions (
        submission_id integer not null references submissions (id),
        revision integer not null,
        document jsonb not null,
        hash text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        primary key (submission_id, revision)
      )`,
    sql`
      create trigger submission_revisions_append_only before update or delete or truncate on submission_revisions
      for each statement execute function refuse_change()`,
    sql`
      create table validation_errors (
        id integer generated always as identity primary key,
        submission_id integer not null references submissions (id),
        rule_id text not null,
        severity text not null,
        field text,
        message text not null,
        resolved boolean not null,
        resolved_by integer references users (id),
        resolved_at timestamptz(3),
        created_at timestamptz(3) not null
      )`,
    sql`create index validation_errors_by_submission on validation_errors (submission_id)`,
    sql`
      create table exports (
        id integer generated always as identity primary key,
        submission_id integer not null references submissions (id),
        submission_revision integer not null,
        service text not null,
        file_name text not null,
        hash text not null,
        content text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id)
      )`,
    sql`create index exports_by_submission on exports (submission_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
