import { sql, type Transaction } from 'kysely'
import type { TransmissionState } from '#core/connections/transmission.ts'
import type { Db } from '#server/database/connect.ts'
import { migrations as known } from '#server/database/migrations/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { type BackupHeader, BackupRefused } from './backup-header.ts'
import { isContent, migrationsOf, storedColumns, tablesOf } from './backup-queries.ts'

type Tx = Transaction<Schema>

/** Whose rows say that a hub is in use: nothing happens in one without a person or an entry of the trail. */
const tablesProvingUse = ['users', 'audit_entries', 'master_records'] as const

/** Into an empty hub, or a database with nothing in it; whatever else is there stays as it is. */
export async function refuseUnlessEmpty(tx: Tx): Promise<void> {
  const tables = await tablesOf(tx)
  const seen = await migrationsOf(tx)
  if (seen.length === 0 && tables.length > 0) {
    throw new BackupRefused(`The database holds something that is no hub: ${tables.slice(0, 3).join(', ')}.`)
  }
  if (seen.some((name) => !Object.hasOwn(known, name))) {
    throw new BackupRefused('The database is in use by a newer version of the hub.')
  }
  for (const table of tablesProvingUse.filter((name) => tables.includes(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx)
    if (rows.length > 0) {
      throw new BackupRefused('The hub is not empty. A backup is restored into an empty one only.')
    }
  }
}

/** Builds the tables anew, as they were when the backup was made. */
export async function rebuild(tx: Tx, { migrations }: BackupHeader): Promise<void> {
  await dropTables(tx)
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(tx)
  await sql`delete from kysely_migration`.execute(tx)
  await migrate(tx, migrations)
}

/** What came to the hub after the backup was made. */
export const catchUp = async (tx: Tx, { migrations }: BackupHeader): Promise<void> =>
  migrate(
    tx,
    Object.keys(known).filter((name) => !migrations.includes(name)),
  )

async function migrate(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await known[name]?.up(tx)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(tx)
  }
}

/** With the functions of their triggers, but not those of extensions. */
async function dropTables(tx: Tx): Promise<void> {
  const tables = (await tablesOf(tx)).filter(isContent)
  if (tables.length > 0) {
    await sql`drop table ${sql.join(tables.map((name) => sql.table(name)))} cascade`.execute(tx)
  }
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = current_schema()::regnamespace and not exists (
      select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  `.execute(tx)
  for (const { signature } of rows) await sql`drop routine ${sql.raw(signature)} cascade`.execute(tx)
}

interface ForeignKey {
  readonly owner: string
  readonly name: string
  readonly definition: string
}

/**
 * Rows come table after table, whatever refers to what, and what triggers write comes as rows too: while they are
 * loaded no key and no trigger judges them. The keys are made again afterwards, which judges all of them.
 */
export async function loading(tx: Tx, load: () => Promise<void>): Promise<void> {
  const tables = (await tablesOf(tx)).filter(isContent)
  const keys = await foreignKeys(tx)
  for (const { owner, name } of keys) {
    await sql`alter table ${sql.table(owner)} drop constraint ${sql.id(name)}`.execute(tx)
  }
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
  // Rows that a migration puts into an empty hub are in the backup as they have become.
  await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(tx)
  await load()
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
  for (const { owner, name, definition } of keys) {
    await sql`alter table ${sql.table(owner)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      tx,
    )
  }
}

async function foreignKeys(tx: Tx): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select relname as owner, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = current_schema()::regnamespace order by conname`.execute(tx)
  return rows
}

/** Loads rows into tables whose columns it looks up once. */
export function rowLoader(tx: Tx): (table: string, lines: readonly string[]) => Promise<void> {
  const columnsOf = new Map<string, Promise<readonly string[]>>()
  return async (table, lines) => {
    const looked = columnsOf.get(table) ?? storedColumns(tx, table)
    columnsOf.set(table, looked)
    const names = await looked
    if (names.length === 0 || !isContent(table)) {
      throw new BackupRefused(`It is damaged: a hub has no table ${table}.`)
    }
    const columns = sql.join(names.map((name) => sql.ref(name)))
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)
    `.execute(tx)
  }
}

export async function setSequences(tx: Tx, { sequences }: BackupHeader): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await sql`select setval(quote_ident(${name}::text)::regclass, ${last})`.execute(tx)
  }
}

/** A copy that is tried somewhere does not tell the receivers of the original. */
export async function pauseWebhooks(tx: Tx): Promise<void> {
  await sql`update webhooks set is_active = false`.execute(tx)
}

/** What no longer goes to registers by itself. */
export interface Stopped {
  readonly connections: readonly { readonly id: number; readonly name: string }[]
  readonly transmissions: readonly { readonly fileId: number; readonly state: TransmissionState }[]
}

export const stoppedWords =
  'This file was waiting to be sent when the backup was made. The original hub may have sent it since. Check the register, then enter the answer or send it again.'

/**
 * Nor does it talk to registers: what waited may have left the original since, whose answers are its own. Connections
 * are off until somebody switches them on, and nobody signs for what was asked of them before.
 */
export async function stopExchange(tx: Tx, now: Date): Promise<Stopped> {
  const connections = await tx
    .updateTable('connections')
    .set({ enabled: false, revision: sql`revision + 1`, updated_at: now })
    .where('enabled', '=', true)
    .returning(['id', 'name'])
    .execute()
  await tx.updateTable('connections').set({ leased_until: null }).execute()
  await tx
    .updateTable('countersignatures')
    .set({ status: 'outdated', resolved_at: now })
    .where('kind', '=', 'connection')
    .where('status', '=', 'pending')
    .execute()
  const waiting = await tx
    .selectFrom('transmissions')
    .select(['export_id as fileId', 'state'])
    .where('state', 'in', neverLeft)
    .orderBy('id')
    .execute()
  await tx
    .updateTable('transmissions')
    .set({ state: 'unknown', told: stoppedWords, next_at: null, updated_at: now })
    .where('state', 'in', neverLeft)
    .execute()
  await tx
    .updateTable('attempts')
    .set({ sending_unknown: true })
    .where(sql<boolean>`export_id = any(${waiting.map(({ fileId }) => fileId)}::int[])`)
    .where('outcome', 'is', null)
    .where('sent_at', 'is', null)
    .execute()
  return { connections, transmissions: waiting }
}

const neverLeft = ['queued', 'sending'] as const satisfies readonly TransmissionState[]

/** A copy that runs beside the original on one host signs nobody out there: cookies know no ports (decision D69). */
export async function forgetCookieName(tx: Tx): Promise<void> {
  await sql`delete from hub_keys where purpose = 'session-cookie'`.execute(tx)
}

/** For the planner, which knows nothing of tables just filled. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db)
}
