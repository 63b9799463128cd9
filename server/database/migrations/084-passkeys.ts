import { type Kysely, sql } from 'kysely'

/** Passkeys (WebAuthn), as a second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table passkeys (
        id integer generated always as identity primary key,
        user_id integer not null references users (id) on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        rp_id text not null,
        name text not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      )`,
    sql`create index passkeys_by_user on passkeys (user_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
