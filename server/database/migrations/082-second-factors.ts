import { type Kysely, sql } from 'kysely'

/** Second factors of accounts, and what is proved in two steps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table second_factors (
        user_id integer primary key references users (id) on delete cascade,
        seed text not null,
        last_step integer not null,
        created_at timestamptz(3) not null,
        confirmed_at timestamptz(3)
      )`,
    sql`
      create table recovery_codes (
        user_id integer not null references users (id) on delete cascade,
        code_hash text not null,
        used_at timestamptz(3),
        primary key (user_id, code_hash)
      )`,
    sql`
      create table second_factor_resets (
        user_id integer primary key references users (id) on delete cascade,
        asked_by integer not null references users (id) on delete cascade,
        asked_at timestamptz(3) not null
      )`,
    sql`
      create table pending_proofs (
        token_hash text primary key,
        purpose text not null,
        user_id integer references users (id) on delete cascade,
        content text not null,
        tries integer not null default 0,
        expires_at timestamptz(3) not null
      )`,
  ]
  for (const statement of statements) await statement.execute(db)
}
