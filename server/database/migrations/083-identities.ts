import { type Kysely, sql } from 'kysely'

/** Who people are at the provider they sign in with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table identities (
        issuer text not null,
        subject text not null,
        user_id integer not null references users (id) on delete cascade,
        linked_at timestamptz(3) not null,
        primary key (issuer, subject)
      )`,
    sql`create unique index identities_by_user on identities (user_id)`,
    sql`
      create table identity_requests (
        issuer text not null,
        subject text not null,
        user_id integer not null references users (id) on delete cascade,
        email text not null,
        asked_at timestamptz(3) not null,
        primary key (issuer, subject)
      )`,
    sql`alter table sessions add column id_token text`,
  ]
  for (const statement of statements) await statement.execute(db)
}
