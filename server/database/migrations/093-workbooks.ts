import { type Kysely, sql } from 'kysely'

/** Workbooks somebody else laid out, as they were loaded, and how they are filled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table workbooks (
        id integer generated always as identity primary key,
        market text not null,
        nature text not null,
        name text not null,
        file_name text not null,
        hash text not null,
        size integer not null,
        content bytea not null,
        survey jsonb not null,
        mapping jsonb not null,
        state text not null,
        replaces_id integer references workbooks (id),
        changes jsonb not null,
        revision integer not null,
        created_at timestamptz(3) not null,
        created_by integer not null references users (id),
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3)
      )`,
    // The same file is one workbook, deleted or not.
    sql`create unique index workbooks_file on workbooks (market, nature, hash)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
