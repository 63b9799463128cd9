import { type Kysely, sql, type Transaction } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Schema } from '#server/database/schema.ts'
import manifest from '../../package.json' with { type: 'json' }
import { type BackupHeader, backupFormat } from './backup-header.ts'

/*
 * The tables are read from the database itself: one that comes with a migration is in the next backup without
 * anybody thinking of it.
 */

/** Of the tool that keeps the migrations: the header of a backup says what they say. */
const ownTable = /^kysely_migration/
/**
 * Nobody and no program is signed in on a restored hub, and what was revoked or used up since stays so: a backup opens
 * no session and no token, no one-time link and no address of a calendar. What was on its way to others is not sent
 * twice. Files that somebody is looking at are sent again when the hub is.
 */
export const leftOut: readonly string[] = [
  'sessions',
  'api_tokens',
  'one_time_links',
  'calendar_feeds',
  'pending_proofs',
  'webhook_deliveries',
  'mails',
  'import_previews',
  'import_preview_pieces',
  'import_preview_rows',
]

export const isContent = (table: string): boolean => !ownTable.test(table)
const isKept = (table: string): boolean => isContent(table) && !leftOut.includes(table)

export async function tablesOf(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by relname`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** The migrations the database has seen; none where there is no hub in it. */
export async function migrationsOf(db: Kysely<Schema>): Promise<string[]> {
  if (!(await tablesOf(db)).includes('kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** It takes as long as it takes, and times are written alike everywhere. */
export async function unhurried(tx: Transaction<Schema>): Promise<void> {
  const settings = { statement_timeout: '0', idle_in_transaction_session_timeout: '0', timezone: 'UTC' }
  for (const [name, value] of Object.entries(settings)) {
    await sql`select set_config(${name}, ${value}, true)`.execute(tx)
  }
}

/** The hub as it is at one moment; it stays so for as long as it is read, whoever writes meanwhile. */
export interface Snapshot {
  readonly header: BackupHeader
  readonly rows: AsyncIterable<readonly string[]>
}

export async function inSnapshot<T>(
  db: Db,
  now: () => Date,
  work: (snapshot: Snapshot) => Promise<T>,
  what: 'backup' | 'everything' = 'backup',
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const madeAt = now().toISOString()
      // The first query fixes the moment.
      await unhurried(tx)
      const header = await headerOf(tx, madeAt, what === 'backup' ? isKept : isContent)
      return work({ header, rows: eachRow(tx, header) })
    })
}

async function headerOf(
  tx: Transaction<Schema>,
  madeAt: string,
  belongs: (table: string) => boolean,
): Promise<BackupHeader> {
  const migrations = await migrationsOf(tx)
  if (migrations.length === 0) throw new Error('There is no hub in this database. Nothing was written.')
  const tables: BackupHeader['tables'] = []
  for (const name of (await tablesOf(tx)).filter(belongs)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      tx,
    )
    tables.push({ name, rows: rows[0]?.count ?? 0 })
  }
  return {
    ...backupFormat,
    hubVersion: manifest.version,
    madeAt,
    migrations,
    tables,
    sequences: await sequencesOf(tx),
  }
}

/** Numbers once given are not given again, also where what bore them is gone. */
async function sequencesOf(tx: Transaction<Schema>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`.execute(tx)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Few enough that a portion of the widest documents fits into memory. */
const fetched = 100

/** Each as a line of JSON, with a cursor of the database: never a whole table at once. */
async function* eachRow(tx: Transaction<Schema>, { tables }: BackupHeader): AsyncGenerator<string[]> {
  for (const { name } of tables) {
    await sql`declare backed_up no scroll cursor for
      select row_to_json(kept)::text as line from ${sql.table(name)} as kept`.execute(tx)
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(fetched)} from backed_up`.execute(tx)
      // JSON has line breaks between its parts at most, where they mean nothing.
      if (rows.length > 0) yield rows.map(({ line }) => line.replaceAll('\n', ' '))
      if (rows.length < fetched) break
    }
    await sql`close backed_up`.execute(tx)
  }
}

/** The columns of a table, without those that compute themselves. */
export async function storedColumns(tx: Transaction<Schema>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relname = ${table} and relnamespace = current_schema()::regnamespace
      and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(tx)
  return rows.map(({ name }) => name)
}
