import { Kysely, Migrator, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { dictionaries } from '#core/dictionary/upgrades/index.ts'
import type { Config } from '#server/config.ts'
import { type BundledOptions, connectionToRunningHub, startBundled } from './bundled/bundled-server.ts'
import { HubDialect } from './dialect.ts'
import { DocumentUpgrades } from './document-upgrades.ts'
import { migrations } from './migrations/index.ts'
import { PreparedStatements } from './prepared.ts'
import type { Schema } from './schema.ts'
import { watchTables } from './trail/watch.ts'
import { isUnavailable, NotConnected } from './unavailable.ts'
import { valueTypes } from './value-types.ts'

export type Db = Kysely<Schema>

export interface Database {
  readonly db: Db
  /** For people: 'bundled PostgreSQL in ./data' or 'PostgreSQL at host'. */
  readonly description: string
  /** Whether it is the bundled one, which this hub alone uses. */
  readonly bundled: boolean
  /** Of the pool at this moment: connections, those of them that nobody uses, and requests that wait for one. */
  connections(): { readonly size: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

const poolSize = 10

/** No statement of the hub comes near it on a hundred thousand records. */
const statementSeconds = 30
/** Past this the server has gone silent, and the connection is given up. */
const silenceMs = 40_000
/** How long a request waits for its turn, or for the database to take the connection. */
const turnMs = 10_000

/** Where the database is, and how it is left. */
interface Place {
  readonly settings: pg.PoolConfig
  readonly description: string
  readonly bundled: boolean
  leave(): Promise<void>
}

/**
 * Opens the database the configuration names and brings it up to date. Nothing above knows which one it is.
 * `beforeMigrating` is called where its tables are going to be changed.
 */
export async function openDatabase(
  config: Config,
  now: Date,
  options: BundledOptions = {},
  beforeMigrating: (db: Db) => Promise<void> = async () => undefined,
): Promise<Database> {
  const place = config.databaseUrl
    ? placeOf(config.databaseUrl)
    : await startedHere(config.dataDir, now, options)
  try {
    await migrateAt(place, beforeMigrating)
    return open(place, true)
  } catch (error) {
    await place.leave()
    throw error
  }
}

/**
 * Opens the database as it is, for a tool at the command line. Nobody waits for what a tool does, so its statements may
 * take as long as they need. A tool that cannot work beside a running hub wants the directory `alone`: where one runs,
 * that is a DirectoryInUse.
 */
export async function connect(config: Config, now: Date, { alone = false } = {}): Promise<Database> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) return open(placeOf(databaseUrl), false)
  const running = alone ? undefined : connectionToRunningHub(dataDir)
  const place = running
    ? { ...here(dataDir, running), leave: async () => undefined }
    : await startedHere(dataDir, now)
  return open(place, false)
}

function placeOf(url: string): Place {
  const { host } = new URL(url)
  const settings = { connectionString: url, keepAlive: true }
  return {
    settings,
    description: `PostgreSQL at ${host} (DATABASE_URL)`,
    bundled: false,
    leave: async () => undefined,
  }
}

const here = (dataDir: string, settings: pg.PoolConfig) => ({
  settings,
  description: `bundled PostgreSQL in ${dataDir}`,
  bundled: true,
})

async function startedHere(dataDir: string, now: Date, options?: BundledOptions): Promise<Place> {
  const { connection, close } = await startBundled(dataDir, now, options)
  return { ...here(dataDir, connection), leave: close }
}

function open({ settings, description, bundled, leave }: Place, limited: boolean): Database {
  const pool = createPool({
    ...settings,
    max: poolSize,
    connectionTimeoutMillis: turnMs,
    ...(limited && { query_timeout: silenceMs }),
  })
  if (limited) pool.on('connect', limitStatements)
  const database = fromPool(pool, description, bundled)
  const close = async () => {
    await database.close()
    await leave()
  }
  return { ...database, close }
}

/** On connections of their own, for a migration may take as long as it needs. */
async function migrateAt({ settings, description }: Place, before: (db: Db) => Promise<void>): Promise<void> {
  const pool = createPool({ ...settings, max: 2, connectionTimeoutMillis: turnMs })
  const db = new Kysely<Schema>({ dialect: new HubDialect({ pool }) })
  try {
    await migrate(db, before)
  } catch (error) {
    throw new Error(`The ${description} cannot be used: ${reasonOf(error)}`)
  } finally {
    await db.destroy()
  }
}

/** A name with several addresses fails with one error for each, and no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof NotConnected) return reasonOf(error.cause)
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

export function createPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...settings, types: valueTypes })
  // A connection that breaks is replaced by the pool, and whoever was using it hears of it by his query; without a
  // listener it would end the process, idle or in use.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** By a statement, not as the connection is made: what pools connections before a server refuses such parameters. */
function limitStatements(client: pg.PoolClient): void {
  const limits = `set statement_timeout = '${statementSeconds}s'; set idle_in_transaction_session_timeout = '60s'`
  client.query(limits).catch(() => undefined)
}

export function fromPool(pool: pg.Pool, description: string, bundled: boolean): Database {
  const plugins = [new DocumentUpgrades(dictionaries)]
  const db = new Kysely<Schema>({
    dialect: new HubDialect({ pool: dropTimedOutClients(pool) }),
    plugins,
  })
  const connections = () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, description, bundled, connections, close: () => db.destroy() }
}

/** A query that timed out still runs on its connection, and the next one there would wait for it. */
function dropTimedOutClients(pool: pg.Pool): PostgresPool {
  const prepared = new PreparedStatements()
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw new NotConnected(error)
      })
      let isSpoiled = false
      let inTransaction = false
      const query = async (text: string, values: readonly unknown[]) => {
        if (/^(begin|start)\b/.test(text)) inTransaction = true
        if (text === 'commit' || text === 'rollback') inTransaction = false
        try {
          return await client.query({ ...prepared.of(text, values), values: [...values] })
        } catch (error) {
          const hasOutlived = prepared.hasOutlived(error)
          isSpoiled ||= hasOutlived || isUnavailable(error)
          if (!hasOutlived) throw error
          // What a transaction has done so far is lost with the statement that failed.
          if (inTransaction) throw new NotConnected(error)
          return client.query(text, [...values])
        }
      }
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(isSpoiled),
      }
    },
    end: () => pool.end(),
  }
}

/** Brings the tables up to date; `before` is called where there is something to do. */
export async function migrate(
  db: Db,
  before: (db: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const all = await migrator.getMigrations()
  if (all.some(({ executedAt }) => executedAt === undefined)) await before(db)
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await watchTables(db)
}
