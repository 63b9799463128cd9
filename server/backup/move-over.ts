import { spawn } from 'node:child_process'
import { readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type pg from 'pg'
import { z } from 'zod'
import { createPool, type Database, fromPool, migrate } from '#server/database/connect.ts'
import { verifyTrail } from '#server/features/audit-trail/audit-verification.ts'
import { readBackup } from './backup-file.ts'
import { rowsIn } from './backup-header.ts'
import { unhurried } from './backup-queries.ts'
import { loading, rebuild, rowLoader, setSequences } from './restore-writes.ts'
import { contentOf, differingTables, TableContent } from './table-content.ts'

const Answer = z.discriminatedUnion('empty', [
  z.object({ empty: z.literal(true) }),
  z.object({ empty: z.literal(false), content: TableContent }),
])
/** What pglite-reader.ts prints. */
export type ReaderAnswer = z.infer<typeof Answer>

/** Of the files in bytes: the tables once more, the log that is written meanwhile, and the packed copy between. */
const roomFor = (bytes: number) => 2 * bytes + 200_000_000

/**
 * Moves what version 0.7 or an older one kept in `files` into the empty database behind `connection`, and compares
 * both (decision D68). The files stay as they are; where it throws, the database is of no use.
 */
export async function moveOver(files: string, connection: pg.PoolConfig): Promise<void> {
  const bytes = sizeOf(files)
  refuseWithoutRoom(files, bytes)
  say(`The data in ${files} (${megabytes(bytes)} MB) is moved into PostgreSQL. This happens once.`)
  const copy = join(dirname(files), 'moving-over.backup')
  rmSync(copy, { force: true })
  const database = fromPool(createPool({ ...connection, max: 2 }), 'the new database', true)
  try {
    const answer = await readOld(files, copy)
    if (!answer.empty) await fill(database, copy, answer.content)
  } finally {
    await database.close()
    rmSync(copy, { force: true })
  }
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
  await sql`analyze`.execute(db)
  const { entries, firstBroken } = await verifyTrail(db)
  const tables = Object.keys(old).length
  say(`Moved: ${tables} tables hold the same rows as before, by number and by SHA-256.`)
  say(
    firstBroken === null
      ? `The audit trail is whole: ok, ${entries} entries.`
      : `The audit trail is not whole, as it was before: entry ${firstBroken} does not fit.`,
  )
}

function readOld(files: string, copy: string): Promise<ReaderAnswer> {
  const reader = fileURLToPath(new URL('./pglite-reader.js', import.meta.url))
  const child = spawn(process.execPath, [reader, files, copy], { stdio: ['ignore', 'pipe', 'pipe'] })
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
            `${files} could not be read: ${said.trim() || `its process ended with ${signal ?? code}`}`,
          ),
        )
    })
  })
}

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
