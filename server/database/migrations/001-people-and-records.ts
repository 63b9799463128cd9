import { type Kysely, sql } from 'kysely'

/** People, sessions, master records with their immutable revisions, jobs and the audit trail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await people(db)
  await masterRecords(db)
  await jobsAndAudit(db)
}

async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id integer generated always as identity primary key,
      username text not null,
      username_key text not null unique,
      email text not null,
      email_key text not null unique,
      first_name text not null,
      last_name text not null,
      company text,
      job_title text,
      department text,
      phone text,
      profile_image_url text,
      roles text[] not null,
      extra_permissions text[] not null default '{}',
      is_active boolean not null default true,
      password_hash text not null,
      last_login timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db)
  await sql`
    create table sessions (
      token_hash text primary key,
      user_id integer not null references users (id),
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db)
  await sql`
    create table security_events (
      minute timestamptz(3) not null,
      address text not null,
      account text not null,
      kind text not null,
      count integer not null,
      primary key (account, kind, minute, address)
    )`.execute(db)
}

async function masterRecords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table master_records (
      id integer generated always as identity primary key,
      device_number text not null,
      version_number text not null,
      version_major integer not null,
      version_minor integer not null,
      status text not null check (status in ('draft', 'pending-approval', 'active', 'archived', 'deleted')),
      is_latest boolean not null,
      parent_id integer references master_records (id),
      revision integer not null,
      device_name text not null,
      manufacturer_name text not null,
      device_family text,
      target_countries text[] not null,
      device_number_key text collate "C" not null,
      device_name_key text collate "C" not null,
      manufacturer_key text collate "C" not null,
      family_key text collate "C" not null,
      search_text text not null,
      document jsonb not null,
      source_data jsonb,
      change_reason text,
      delete_reason text,
      import_id integer,
      created_at timestamptz(3) not null,
      created_by integer references users (id),
      updated_at timestamptz(3) not null,
      updated_by integer references users (id),
      unique (device_number, version_major, version_minor)
    )`.execute(db)
  const indexes = [
    sql`create unique index master_one_latest on master_records (device_number) where is_latest`,
    sql`create unique index master_one_open on master_records (device_number)
        where status in ('draft', 'pending-approval')`,
    sql`create index master_latest_by_update on master_records (updated_at, id) where is_latest`,
    sql`create index master_by_update on master_records (updated_at, id)`,
    sql`create index master_latest_by_number on master_records (device_number_key, id) where is_latest`,
    sql`create index master_latest_by_name on master_records (device_name_key, id) where is_latest`,
    sql`create index master_latest_by_manufacturer on master_records (manufacturer_key, id) where is_latest`,
    sql`create index master_latest_by_family on master_records (family_key, id) where is_latest`,
    sql`create index master_search on master_records using gin (search_text gin_trgm_ops)`,
    sql`create index master_countries on master_records using gin (target_countries)`,
  ]
  for (const index of indexes) await index.execute(db)
  await sql`
    create table master_revisions (
      record_id integer not null references master_records (id),
      revision integer not null,
      document jsonb not null,
      hash text not null,
      created_at timestamptz(3) not null,
      created_by integer references users (id),
      primary key (record_id, revision)
    )`.execute(db)
}

async function jobsAndAudit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id integer generated always as identity primary key,
      kind text not null,
      file_name text not null,
      status text not null check (status in ('running', 'done', 'failed')),
      recognised text not null,
      done integer not null,
      total integer,
      successful integer not null,
      failed integer not null,
      skipped integer not null,
      errors jsonb not null,
      message text,
      created_at timestamptz(3) not null,
      created_by integer not null references users (id),
      finished_at timestamptz(3)
    )`.execute(db)
  await sql`
    create table audit_entries (
      seq bigint primary key,
      at timestamptz(3) not null,
      actor_id integer references users (id),
      action text not null,
      entity_type text not null,
      entity_id integer,
      import_id integer,
      entry text not null,
      previous_hash text not null,
      hash text not null
    )`.execute(db)
  await sql`create index audit_by_entity on audit_entries (entity_type, entity_id, seq)`.execute(db)
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db)
  for (const table of ['audit_entries', 'master_revisions']) {
    await sql`
      create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db)
  }
}
