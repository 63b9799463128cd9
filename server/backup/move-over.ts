import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { MoveOver } from '#server/database/bundled/bundled-server.ts'
import { endProcessesIn } from '#server/database/bundled/processes.ts'
import { createPool, type Database, fromPool, migrate } from '#server/database/connect.ts'
import { verifyTrail } from '#server/platform/audit-verification.ts'
import { readBackup } from './backup-file.ts'
import { rowsIn } from './backup-header.ts'
import { unhurried } from './backup-queries.ts'
import { analyze, loading, rebuild, rowLoader, setSequences } from './restore-writes.ts'
import { contentOf, differingTables, TableContent } from './table-content-queries.ts'

const Answer = z.discriminatedUnion('empty', [
  z.object({ empty: z.literal(true) }),
  z.object({ empty: z.literal(false), content: TableContent }),
])
/** What pglite-reader.ts prints. */
export type ReaderAnswer = z.infer<typeof Answer>

/** Of the files in bytes: themselves once more, then the tables in their place; the log meanwhile, and the packed copy. */
const roomFor = (bytes: number) => 2 * bytes + 200_000_000

/** What is needed on the way, beside the files. */
const workIn = (files: string) => join(dirname(files), 'moving-over')

/**
 * Moves what version 0.7 or an older one kept in `files` into an empty database, and compares both (decision D68). The
 * files are only read; where it throws, the database is of no use.
 */
export const moveOver: MoveOver = {
  prepare: async (files) => {
    await removeWork(files)
    refuseWithoutRoom(files, sizeOf(files))
  },
  fill: async (files, connection) => {
    say(`The data in ${files} (${megabytes(sizeOf(files))} MB) is moved into PostgreSQL. This happens once.`)
    const work = workIn(files)
    mkdirSync(work, { mode: 0o700 })
    const database = fromPool(createPool({ ...connection, max: 2 }), 'the new database', true)
    try {
      const copy = join(work, 'everything.backup')
      const answer = await readOld(files, work, copy)
      if (!answer.empty) await fill(database, copy, answer.content)
    } finally {
      await database.close()
      await removeWork(files)
    }
  },
}

async function removeWork(files: string): Promise<void> {
  const work = workIn(files)
  await endProcessesIn(work)
  rmSync(work, { recursive: true, force: true })
}

async function fill({ db }: Database, copy: string, old: TableContent): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await unhurried(tx)
    const { header } = await readBackup(copy, { header: (seen) => rebuild(tx, seen) })
    const tell = progress(rowsIn(header))
    const load = rowLoader(tx)
    await loading(tx, async () => {
      await readBackup(copy, {
        rows: async (table, rows) => {
          await load(table, rows)
          tell(rows.length)
        },
      })
    })
    await setSequences(tx, header)
  })
  const differing = differingTables(old, await contentOf(db))
  if (differing.length > 0) {
    throw new Error(`These tables do not hold what they held before: ${differing.join(', ')}.`)
  }
  await migrate(db)
  await analyze(db)
  const { entries, firstBroken } = await verifyTrail(db, null)
  const tables = Object.keys(old).length
  say(`Moved: ${tables} tables hold the same rows as before, by number and by SHA-256.`)
  say(
    firstBroken === null
      ? `The audit trail is intact: ok, ${entries} entries.`
      : `The audit trail is not intact, as before the move: entry ${firstBroken} does not match.`,
  )
}

function readOld(files: string, work: string, copy: string): Promise<ReaderAnswer> {
  const reader = fileURLToPath(new URL('./pglite-reader.js', import.meta.url))
  const words = [reader, files, join(work, 'files'), copy]
  // It ends when the hub is killed, for then its input does; and it works there, so that the next start finds it.
  const child = spawn(process.execPath, words, { stdio: 'pipe', cwd: work })
  let said = ''
  let answer = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code, signal) => {
      if (code === 0) done(Answer.parse(JSON.parse(answer)))
      else
        fail(
          new Error(
            `${files} cannot be read, it seems to be damaged: ${said.trim() || `its process ended with ${signal ?? code}`}. ${advice}`,
          ),
        )
    })
  })
}

const advice =
  'It stays as it is. Start the version of the hub that wrote it, to see what it can still read, or restore a backup into another HUB_DATA_DIR.'

/** Each tenth is told. */
function progress(total: number): (rows: number) => void {
  let done = 0
  let told = 0
  return (rows) => {
    done += rows
    const tenth = Math.floor((10 * done) / total)
    if (tenth === told) return
    told = tenth
    say(`${done} of ${total} rows are moved.`)
  }
}

function refuseWithoutRoom(files: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(files)
  const [free, needed] = [bavail * bsize, roomFor(bytes)]
  if (free >= needed) return
  throw new Error(
    `Moving the data of an older version needs about ${megabytes(needed)} MB on the disk of ${dirname(files)}, and ${megabytes(free)} MB are free. Nothing was changed.`,
  )
}

function sizeOf(directory: string): number {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000)

const say = (text: string): void => void process.stdout.write(`${text}\n`)
