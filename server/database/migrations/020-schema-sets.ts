import { type Kysely, sql } from 'kysely'

/** Official schema sets an administrator installed (decision D14): every server of a database has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schema_sets (
      id integer generated always as identity primary key,
      folder text not null unique,
      hash text not null,
      files jsonb not null,
      installed_at timestamptz(3) not null,
      installed_by integer not null references users (id)
    )`.execute(db)
}
