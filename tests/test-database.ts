import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createPool, type Database, fromPool, migrate } from '#server/database/connect.ts'
import { schemaFingerprint } from './schema-cache.ts'

/** A migrated, empty database for one test file. Migrations run once; afterwards their result is copied. */
export async function openTestDatabase(server: string): Promise<Database> {
  const { name, url, remove } = await serverDatabase(server)
  const database = at(url, name)
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
    await client.query(`create database ${name} template ${template} strategy ${await strategyOf(client)}`)
  })
  const remove = () => asAdministrator(server, (client) => client.query(`drop database ${name} with (force)`))
  return { name, url: urlOf(server, name), remove }
}

/** Copying files takes half the work of writing all pages through the log, where nobody waits for the disk. */
async function strategyOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ fsync: string }>('show fsync')
  return rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log'
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  // Nothing here outlives its test: nobody waits for the disk.
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}

function at(url: string, name: string): Database {
  return fromPool(createPool({ connectionString: url, max: 10 }), `PostgreSQL database ${name}`, false)
}

async function ensureTemplate(server: string, client: pg.Client): Promise<string> {
  const name = `hub_template_${schemaFingerprint()}`
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount) return name
  const unfinished = `${name}_${process.pid}`
  await client.query(`create database ${unfinished}`)
  const database = at(urlOf(server, unfinished), unfinished)
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
