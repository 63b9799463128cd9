import { constants } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type { Schema } from '#server/database/schema.ts'
import { writeBackup } from './backup-file.ts'
import { inSnapshot, isContent, tablesOf } from './backup-queries.ts'
import type { ReaderAnswer } from './move-over.ts'
import { contentOf } from './table-content.ts'

/*
 * A process of its own, which reads what versions 0.2 to 0.7 kept in PGlite: `pglite-reader FROM BETWEEN TO` writes
 * everything into a file as a backup has it, and prints what it holds. Opening the files writes into them, so that is
 * done with a copy; they themselves stay as they are. Nothing else needs PGlite, and both go in version 1.0.
 */

/** Its one session, as Kysely wants a pool. */
function poolOf(pglite: PGlite): PostgresPool {
  const query = async (text: string, values: readonly unknown[]) => {
    const { rows, affectedRows } = await pglite.query(text, [...values])
    return { command: 'SELECT', rowCount: affectedRows ?? rows.length, rows }
  }
  const client = { query: query as unknown as PostgresPoolClient['query'], release: () => undefined }
  return { connect: async () => client, end: async () => undefined }
}

async function openFiles(directory: string): Promise<PGlite> {
  try {
    return await PGlite.create({ fs: new NodeFS(directory), extensions: { pg_trgm } })
  } catch (error) {
    throw new Error(`no database can be opened in it (${messageOf(error)})`)
  }
}

/** PGlite's own advice is for those who build it. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.? Build with .*$/, '')

async function read(from: string, between: string, to: string): Promise<ReaderAnswer> {
  await cp(from, between, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const pglite = await openFiles(between)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(pglite) }) })
  try {
    await refuseCutOff(db)
    if ((await tablesOf(db)).every((table) => !isContent(table))) return { empty: true }
    await inSnapshot(
      db,
      () => new Date(),
      ({ header, rows }) => writeBackup(to, header, rows),
      'everything',
    )
    return { empty: false, content: await contentOf(db) }
  } finally {
    await pglite.close()
    await rm(between, { recursive: true })
  }
}

/**
 * Of a file that lost its end PostgreSQL reads the rows that are left, and says nothing. The index of the keys knows of
 * the others: following it fails, or leads to another number of rows.
 */
async function refuseCutOff(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'indexonlyscan', 'sort']) {
      await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(tx)
    }
    const { rows: keys } = await sql<{ name: string; columns: string[] }>`
      select relname as name, array_agg(attname::text order by place) as columns
      from pg_index join pg_class on pg_class.oid = indrelid
        cross join unnest(indkey::int2[]) with ordinality as part (number, place)
        join pg_attribute on attrelid = indrelid and attnum = number
      where indisprimary and relnamespace = current_schema()::regnamespace group by relname`.execute(tx)
    for (const { name, columns } of keys) {
      const key = sql.join(columns.map((column) => sql.ref(column)))
      const { rows } = await sql<{ all: number; found: number }>`select
        (select count(*) from (select from ${sql.table(name)} order by ${key} offset 0) as found)::int as found,
        (select count(*) from ${sql.table(name)} where ctid is not null)::int as all`.execute(tx)
      const [{ all, found } = { all: 0, found: 0 }] = rows
      if (all !== found) throw new Error(`table ${name} has ${all} rows, and ${found} by its keys`)
    }
  })
}

// The hub holds the other end.
process.stdin.on('end', () => process.exit(1)).resume()

const [, , from = '', between = '', to = ''] = process.argv
read(from, between, to).then(
  (answer) => process.stdout.write(JSON.stringify(answer), () => process.exit()),
  (error: unknown) => {
    process.stderr.write(messageOf(error), () => process.exit(1))
  },
)
