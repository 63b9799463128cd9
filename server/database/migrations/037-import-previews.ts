import { type Kysely, sql } from 'kysely'

/**
 * Uploads that somebody is looking at before they are imported: the file in pieces, the rows that have a problem with
 * what was typed over them, and what columns of that name were read as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_previews (
      id integer generated always as identity primary key,
      kind text not null,
      created_by integer not null references users (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      file_name text not null,
      file_kind text not null,
      mapping jsonb not null,
      result jsonb not null
    )`.execute(db)
  await sql`create index import_previews_by_person on import_previews (created_by, id)`.execute(db)
  await sql`
    create table import_preview_pieces (
      preview_id integer not null references import_previews (id) on delete cascade,
      place integer not null,
      bytes bytea not null,
      primary key (preview_id, place)
    )`.execute(db)
  await sql`
    create table import_preview_rows (
      preview_id integer not null references import_previews (id) on delete cascade,
      row integer not null,
      verdict text not null,
      problems jsonb not null,
      cells text not null,
      typed jsonb not null,
      primary key (preview_id, row)
    )`.execute(db)
  await sql`
    create table import_columns (
      kind text not null,
      header text not null,
      user_id integer not null references users (id),
      field text,
      chosen_at timestamptz not null,
      primary key (kind, header, user_id)
    )`.execute(db)
}
