import { type Kysely, sql } from 'kysely'

/** Regulatory submissions, compliance items and documents of the small information view, and the documents' files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table rim_items (
        id integer generated always as identity primary key,
        kind text not null,
        name text not null,
        name_key text not null,
        status text,
        due_date date,
        search_text text not null,
        deleted boolean not null,
        delete_reason text,
        revision integer not null,
        document jsonb not null,
        dictionary text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        updated_at timestamptz(3) not null,
        updated_by integer references users (id)
      )`,
    sql`create index rim_items_by_kind on rim_items (kind, id) where not deleted`,
    sql`
      create table rim_revisions (
        item_id integer not null references rim_items (id),
        revision integer not null,
        document jsonb not null,
        dictionary text not null,
        hash text not null,
        created_at timestamptz(3) not null,
        created_by integer references users (id),
        primary key (item_id, revision)
      )`,
    sql`
      create trigger rim_revisions_append_only before update or delete or truncate on rim_revisions
      for each statement execute function refuse_change()`,
    sql`
      create table rim_links (
        document_id integer not null references rim_items (id),
        submission_id integer not null references rim_items (id),
        primary key (document_id, submission_id)
      )`,
    sql`create index rim_links_by_submission on rim_links (submission_id)`,
    sql`
      create table rim_files (
        id integer generated always as identity primary key,
        document_id integer not null references rim_items (id),
        file_name text not null,
        content bytea not null,
        size integer not null,
        sha256 text not null,
        uploaded_at timestamptz(3) not null,
        uploaded_by integer references users (id)
      )`,
    sql`create index rim_files_by_document on rim_files (document_id, id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
