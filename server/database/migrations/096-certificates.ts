import { type Kysely, sql } from 'kysely'

/** Certificates of notified bodies as EUDAMED tells them, and what readings changed (decision D137). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table certificates (
        id integer generated always as identity primary key,
        market text not null,
        environment text not null,
        number text not null,
        number_key text not null,
        notified_body text not null,
        srn text not null,
        holder text,
        revision text,
        type text,
        status text,
        issue_date text,
        valid_from text,
        expiry_date text,
        basic_udi_dis text[] not null,
        source text not null check (source in ('module', 'device', 'declared')),
        version integer,
        register_id text,
        read_id integer not null references register_reads (id),
        file_name text not null,
        read_at timestamptz(3) not null,
        changed_at timestamptz(3),
        -- The nearest threshold before its end at which people were told.
        told_days integer,
        renewal_id integer references rim_items (id),
        search_text text not null,
        unique (market, environment, srn, notified_body, number)
      )`,
    sql`
      create table certificate_changes (
        id integer generated always as identity primary key,
        certificate_id integer not null references certificates (id),
        read_id integer not null references register_reads (id),
        file_name text not null,
        changes jsonb not null,
        changed_at timestamptz(3) not null
      )`,
    sql`create index certificate_changes_of on certificate_changes (certificate_id, id)`,
    sql`create index certificate_changes_by_read on certificate_changes (read_id)`,
    sql`alter table register_reads add column certificates integer not null default 0,
      add column certificates_changed integer not null default 0`,
    // Which submissions state a certificate.
    sql`create index submissions_by_certificate on submissions using gin ((document -> 'certificates') jsonb_path_ops)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
