import { type Kysely, sql } from 'kysely'

/** Tokens that programs sign in with, and what others are told of as it happens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table api_tokens (
        id integer generated always as identity primary key,
        user_id integer not null references users (id) on delete cascade,
        name text not null,
        token_hash text not null unique,
        scope text[] not null,
        created_at timestamptz not null,
        expires_on date,
        last_used_at timestamptz,
        revoked_at timestamptz
      )`,
    sql`create index api_tokens_user on api_tokens (user_id)`,
    sql`
      create table webhooks (
        id integer generated always as identity primary key,
        name text not null,
        url text not null,
        secret text not null,
        events text[] not null,
        is_active boolean not null,
        created_at timestamptz not null
      )`,
    sql`
      create table webhook_deliveries (
        id integer generated always as identity primary key,
        webhook_id integer not null references webhooks (id) on delete cascade,
        event text not null,
        body text not null,
        state text not null,
        attempts integer not null default 0,
        created_at timestamptz not null,
        next_attempt_at timestamptz,
        leased_until timestamptz,
        delivered_at timestamptz,
        response_status integer,
        told text
      )`,
    sql`create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'waiting'`,
    sql`create index webhook_deliveries_of on webhook_deliveries (webhook_id, id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
