import { type Kysely, sql } from 'kysely'

/** Sessions bound to a cookie of their browser (decision D69), and from where people have signed in before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table sessions add column cookie_hash text`,
    sql`
      create table known_places (
        user_id integer not null references users (id) on delete cascade,
        browser text not null,
        address text not null,
        seen_at timestamptz(3) not null,
        primary key (user_id, browser, address)
      )`,
  ]
  for (const statement of statements) await statement.execute(db)
}
