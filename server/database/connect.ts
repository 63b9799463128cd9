import { Kysely, Migrator, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { dictionaries } from '#core/dictionary/upgrades/index.ts'
import type { Config } from '#server/config.ts'
import { DocumentUpgrades } from './document-upgrades.ts'
import { startEmbedded } from './embedded.ts'
import { migrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import { isUnavailable, NotConnected } from './unavailable.ts'

export type Db = Kysely<Schema>

export interface Database {
  readonly db: Db
  /** For people: 'embedded database in ./data' or 'PostgreSQL at host'. */
  readonly description: string
  /** Without autovacuum (embedded) statistics and visibility are kept up by the hub itself. */
  readonly embedded: boolean
  close(): Promise<void>
}

const poolSize = 10

/** On a server: no statement of the hub comes near it on a hundred thousand records. */
const statementSeconds = 30
/** Past this the server has gone silent, and the connection is given up. Work on the embedded database cannot be cut off. */
const silenceMs = { server: 40_000, embedded: 120_000 }
/** How long a request waits for its turn, or for the database to take the connection. */
const turnMs = { server: 10_000, embedded: 20_000 }

/**
 * The embedded database has one session, and its socket takes each protocol message by itself: the unnamed
 * statement one connection has parsed would be overwritten by the next before it is bound, and a request
 * would get another one's answer. So it is given one connection, and whole queries take turns in the pool.
 */
const embeddedPoolSize = 1

/** Opens the database the configuration names and brings it up to date. Nothing above knows which one it is. */
export async function openDatabase(config: Config, now: Date): Promise<Database> {
  if (config.databaseUrl) await migrateServer(config.databaseUrl)
  const database = await connect(config, now)
  try {
    if (database.embedded) await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** On connections of their own, for a migration may take as long as it needs. */
async function migrateServer(url: string): Promise<void> {
  const pool = createPool({ connectionString: url, max: 2, connectionTimeoutMillis: turnMs.server })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (error) {
    const { host } = new URL(url)
    throw new Error(`The database at ${host} (DATABASE_URL) cannot be used: ${reasonOf(error)}`)
  } finally {
    await db.destroy()
  }
}

/**
 * Opens the database as it is: a tool that only reads changes nothing, whatever version wrote it. Nobody waits for
 * what a tool does, so its statements may be `unlimited`.
 */
export async function connect(
  config: Config,
  now: Date,
  { unlimited = false }: { readonly unlimited?: boolean } = {},
): Promise<Database> {
  const limit = (query_timeout: number) => (unlimited ? {} : { query_timeout })
  if (config.databaseUrl) {
    const pool = createPool({
      connectionString: config.databaseUrl,
      max: poolSize,
      keepAlive: true,
      connectionTimeoutMillis: turnMs.server,
      ...limit(silenceMs.server),
    })
    if (!unlimited) pool.on('connect', limitStatements)
    const { host } = new URL(config.databaseUrl)
    return fromPool(pool, `PostgreSQL at ${host}`, false)
  }
  const embedded = await startEmbedded(config.dataDir, now)
  const pool = createPool({
    host: embedded.host,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: embeddedPoolSize,
    connectionTimeoutMillis: turnMs.embedded,
    ...limit(silenceMs.embedded),
  })
  const database = fromPool(pool, `embedded database in ${config.dataDir}`, true)
  const close = async () => {
    await database.close()
    await embedded.close()
  }
  return { ...database, close }
}

/** A name with several addresses fails with one error for each, and no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof NotConnected) return reasonOf(error.cause)
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** A pool that reads bigint as number (our counts stay far below 2^53) and dates as text. */
export function createPool(settings: pg.PoolConfig): pg.Pool {
  const { INT8, DATE } = pg.types.builtins
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
      if (oid === INT8) return Number
      if (oid === DATE) return (text: string) => text
      return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
    }) as pg.CustomTypesConfig['getTypeParser'],
  }
  const pool = new pg.Pool({ ...settings, types })
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

export function fromPool(pool: pg.Pool, description: string, embedded: boolean): Database {
  const plugins = [new DocumentUpgrades(dictionaries)]
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutSilentOnes(pool) }), plugins })
  return { db, description, embedded, close: () => db.destroy() }
}

/** A query that was given up is still running on its connection: the next one there would wait for it. */
function withoutSilentOnes(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw new NotConnected(error)
      })
      let silent = false
      const query = async (text: string, values: readonly unknown[]) => {
        try {
          return await client.query(text, [...values])
        } catch (error) {
          silent ||= isUnavailable(error)
          throw error
        }
      }
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(silent) }
    },
    end: () => pool.end(),
  }
}

export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
