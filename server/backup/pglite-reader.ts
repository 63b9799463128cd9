import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { Schema } from '#server/database/schema.ts'
import { writeBackup } from './backup-file.ts'
import { inSnapshot, migrationsOf } from './backup-queries.ts'
import type { ReaderAnswer } from './move-over.ts'
import { contentOf } from './table-content.ts'

/*
 * A process of its own, which reads what versions 0.2 to 0.7 kept in PGlite: `pglite-reader FROM TO` writes everything
 * into a file as a backup has it, and prints what it holds. Nothing else needs PGlite, and both go in version 1.0.
 */

interface EmscriptenModule {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } } }
}

/** With a real fsync, which PGlite leaves out: opening the files writes into them, and they are what is kept. */
class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options)
    const withFsync = (module: EmscriptenModule) => {
      module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        return 0
      }
    }
    const preRun = [...(prepared.emscriptenOpts.preRun ?? []), withFsync] as NonNullable<
      typeof prepared.emscriptenOpts.preRun
    >
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun } }
  }
}

const openFiles = (directory: string): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(directory),
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...['-c', 'wal_sync_method=fsync'],
    ],
    relaxedDurability: false,
  })

/** Its one session, as Kysely wants a pool. */
function poolOf(pglite: PGlite): PostgresPool {
  const query = async (text: string, values: readonly unknown[]) => {
    const { rows, affectedRows } = await pglite.query(text, [...values])
    return { command: 'SELECT', rowCount: affectedRows ?? rows.length, rows }
  }
  const client = { query: query as unknown as PostgresPoolClient['query'], release: () => undefined }
  return { connect: async () => client, end: async () => undefined }
}

async function read(from: string, to: string): Promise<ReaderAnswer> {
  const pglite = await openFiles(from)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(pglite) }) })
  try {
    if ((await migrationsOf(db)).length === 0) return { empty: true }
    await inSnapshot(
      db,
      () => new Date(),
      ({ header, rows }) => writeBackup(to, header, rows),
      'everything',
    )
    return { empty: false, content: await contentOf(db) }
  } finally {
    await pglite.close()
  }
}

const [, , from = '', to = ''] = process.argv
read(from, to).then(
  (answer) => process.stdout.write(JSON.stringify(answer)),
  (error: unknown) => {
    process.stderr.write(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)
