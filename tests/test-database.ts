import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { createPool, type Database, fromPool, migrate } from '#server/database/connect.ts'
import { madeForSchema, schemaFingerprint } from './schema-cache.ts'

/**
 * A migrated, empty database for one test file: PGlite in memory, or a database of its own on the server
 * at TEST_DATABASE_URL. Migrations run once; afterwards their result is copied.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? copyOfTemplate(server) : copyOfDump()
}

const copyOfDump = async (): Promise<Database> =>
  inMemory(new Blob([readFileSync(await madeForSchema('dump', writeDump))]))

async function writeDump(path: string): Promise<void> {
  const pglite = await PGlite.create({ extensions: { pg_trgm } })
  const database = onPglite(pglite)
  await migrate(database.db)
  await database.db.destroy()
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  writeFileSync(path, Buffer.from(await dump.arrayBuffer()))
}

async function inMemory(dump: Blob): Promise<Database> {
  const pglite = await PGlite.create({ loadDataDir: dump, extensions: { pg_trgm } })
  const database = onPglite(pglite)
  const close = async () => {
    await database.close()
    await pglite.close()
  }
  return { ...database, close }
}

/** One connection only: all of them would share one session, and transactions would run into each other. */
function onPglite(pglite: PGlite): Database {
  const settings = createPgConfig(pglite) as unknown as pg.PoolConfig
  return fromPool(createPool({ ...settings, max: 1, idleTimeoutMillis: 0 }), 'in-memory database', true)
}

async function copyOfTemplate(server: string): Promise<Database> {
  const { name, remove } = await serverDatabase(server)
  const database = at(server, name)
  const close = async () => {
    await database.close()
    await remove()
  }
  return { ...database, close }
}

/** A database of its own on a server: migrated, and empty. */
export async function serverDatabase(server: string) {
  const name = `hub_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await asAdministrator(server, async (client) => {
    const template = await ensureTemplate(server, client)
    await client.query(`create database ${name} template ${template}`)
  })
  const remove = () => asAdministrator(server, (client) => client.query(`drop database ${name} with (force)`))
  return { name, url: urlOf(server, name), remove }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  // Nothing here outlives its test: nobody waits for the disk. What was acknowledged is tested on the embedded database.
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}

function at(server: string, name: string): Database {
  const settings = { connectionString: urlOf(server, name), max: 10 }
  return fromPool(createPool(settings), `PostgreSQL database ${name}`, false)
}

async function ensureTemplate(server: string, client: pg.Client): Promise<string> {
  const name = `hub_template_${schemaFingerprint()}`
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount) return name
  const unfinished = `${name}_${process.pid}`
  await client.query(`create database ${unfinished}`)
  const database = at(server, unfinished)
  await migrate(database.db)
  await database.close()
  await client.query(`alter database ${unfinished} rename to ${name}`)
  return name
}

/** Any fixed number: workers make the template, and copies of it, one after another. */
const templateLock = 7_302_001

export async function asAdministrator(
  server: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    await work(client)
  } finally {
    await client.end()
  }
}
