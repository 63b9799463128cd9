import { type Kysely, sql } from 'kysely'

/** What people say about devices and submissions, with its files; mails on their way; notes at fields of what was rejected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table comments (
        id integer generated always as identity primary key,
        about text not null check (about in ('master-di', 'submission')),
        entity_id integer not null,
        text text not null,
        search_text text not null,
        mentions integer[] not null,
        revision integer not null default 1,
        created_at timestamptz(3) not null,
        created_by integer not null references users (id),
        edited_at timestamptz(3),
        deleted_at timestamptz(3),
        deleted_by integer references users (id)
      )`,
    sql`create index comments_by_thread on comments (about, entity_id, id)`,
    sql`
      create table comment_files (
        id integer generated always as identity primary key,
        comment_id integer references comments (id),
        file_name text not null,
        content bytea not null,
        size integer not null,
        sha256 text not null,
        uploaded_at timestamptz(3) not null,
        uploaded_by integer not null references users (id)
      )`,
    sql`create index comment_files_by_comment on comment_files (comment_id, id)`,
    sql`
      create table mails (
        id integer generated always as identity primary key,
        recipient text not null,
        subject text not null,
        text text not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz(3) not null
      )`,
    sql`create index mails_by_time on mails (next_attempt_at)`,
    sql`alter table requests add column field_notes jsonb not null default '[]'`,
  ]
  for (const statement of statements) await statement.execute(db)
}
