import { type Kysely, sql } from 'kysely'
import { fold } from '#core/text/fold.ts'
import { lookAlikeKey } from '#core/text/look-alike.ts'

/**
 * Accounts that wait, that were deleted, that an administrator made; one-time links; sessions that say where they
 * are; the key that names sort by. Usernames that look alike are told apart no more: of those there already the first
 * keeps the key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table users add column revision integer not null default 1`,
    sql`alter table users add column waits boolean not null default false`,
    sql`alter table users add column deleted_at timestamptz(3)`,
    sql`alter table users add column look_alike_key text unique`,
    sql`alter table users add column name_key text collate "C"`,
    sql`alter table sessions add column id integer generated always as identity unique`,
    sql`alter table sessions add column address text`,
    sql`alter table sessions add column user_agent text`,
    sql`
      create table one_time_links (
        token_hash text primary key,
        user_id integer not null references users (id),
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3)
      )`,
    sql`create index one_time_links_by_user on one_time_links (user_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
  await addKeys(db)
}

async function addKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; username: string; name: string }>`
    select id, username, first_name || ' ' || last_name as name from users order by id`.execute(db)
  const given = new Set<string>()
  for (const { id, username, name } of rows) {
    const look = lookAlikeKey(username)
    const key = given.has(look) ? null : look
    given.add(look)
    await sql`update users set look_alike_key = ${key}, name_key = ${fold(name)} where id = ${id}`.execute(db)
  }
}
