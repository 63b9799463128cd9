import { Kysely, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { dictionaries } from '#core/dictionary/upgrades/index.ts'
import type { Config } from '#server/config.ts'
import { DocumentUpgrades } from './document-upgrades.ts'
import { startEmbedded } from './embedded.ts'
import { migrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'

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

/**
 * The embedded database has one session, and its socket takes each protocol message by itself: the unnamed
 * statement one connection has parsed would be overwritten by the next before it is bound, and a request
 * would get another one's answer. So it is given one connection, and whole queries take turns in the pool.
 */
const embeddedPoolSize = 1

/** Opens the database the configuration names and brings it up to date. Nothing above knows which one it is. */
export async function openDatabase(config: Config, now: Date): Promise<Database> {
  const database = await connect(config, now)
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    if (!config.databaseUrl) throw error
    const { host } = new URL(config.databaseUrl)
    throw new Error(`The database at ${host} (DATABASE_URL) cannot be used: ${reasonOf(error)}`)
  }
}

/** Opens the database as it is: a tool that only reads changes nothing, whatever version wrote it. */
export async function connect(config: Config, now: Date): Promise<Database> {
  if (config.databaseUrl) {
    const pool = createPool({ connectionString: config.databaseUrl, max: poolSize })
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
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

export function fromPool(pool: pg.Pool, description: string, embedded: boolean): Database {
  const plugins = [new DocumentUpgrades(dictionaries)]
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins })
  return { db, description, embedded, close: () => db.destroy() }
}

export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
