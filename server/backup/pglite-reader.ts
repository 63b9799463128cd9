import { constants } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { Schema } from '#server/database/schema.ts'
import { writeBackup } from './backup-file.ts'
import { inSnapshot, isContent, tablesOf } from './backup-queries.ts'
import type { ReaderAnswer } from './move-over.ts'
import { refuseCutOff } from './pglite-queries.ts'
import { contentOf } from './table-content-queries.ts'

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

// The hub holds the other end.
process.stdin.on('end', () => process.exit(1)).resume()

const [, , from = '', between = '', to = ''] = process.argv
read(from, between, to).then(
  (answer) => process.stdout.write(JSON.stringify(answer), () => process.exit()),
  (error: unknown) => {
    process.stderr.write(messageOf(error), () => process.exit(1))
  },
)
