import { constants, type Dirent } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** A copy of the files of the embedded database, as they are between two transactions. */
export interface DatabaseCopy {
  /** To be opened as a data directory of its own. */
  readonly directory: string
  /** Everything acknowledged before is in it. */
  readonly at: Date
  /** How long everybody else waited for the database. */
  readonly heldMs: number
}

/** What a file was like when it was copied. */
interface Seen {
  readonly changed: number
  readonly size: number
  /** So young that it may have changed once more within the same tick of the clock. */
  readonly young: boolean
}

const youngMs = 2000

/**
 * Copies them twice: first while everybody goes on, then, with the database to itself, what has changed meanwhile.
 * After a checkpoint its files are those of a database that was shut off between two transactions.
 */
export async function copyEmbedded(
  database: Database,
  dataDir: string,
  directory: string,
  now: () => Date,
): Promise<DatabaseCopy> {
  const [from, to] = [join(dataDir, 'pgdata'), join(directory, 'pgdata')]
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await sql`checkpoint`.execute(database.db)
  const seen = await copyChanged(from, to, new Map())
  // There is one connection: who has it is alone.
  return database.db.connection().execute(async (alone) => {
    const begun = performance.now()
    await sql`checkpoint`.execute(alone)
    const at = now()
    const present = await copyChanged(from, to, seen)
    const gone = [...seen.keys()].filter((path) => !present.has(path))
    for (const path of gone) await rm(join(to, path), { force: true })
    return { directory, at, heldMs: performance.now() - begun }
  })
}

async function copyChanged(
  from: string,
  to: string,
  before: ReadonlyMap<string, Seen>,
): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>()
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const pathOf = (entry: Dirent) => relative(from, join(entry.parentPath, entry.name))
  for (const entry of entries.filter((each) => each.isDirectory())) {
    await mkdir(join(to, pathOf(entry)), { recursive: true, mode: 0o700 })
  }
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = pathOf(entry)
    const now = await look(join(from, path))
    if (!now) continue
    const known = before.get(path)
    const same = known && !known.young && known.changed === now.changed && known.size === now.size
    if (same || (await copied(join(from, path), join(to, path)))) seen.set(path, now)
  }
  return seen
}

async function look(path: string): Promise<Seen | undefined> {
  const file = await orGone(stat(path))
  return file && { changed: file.mtimeMs, size: file.size, young: Date.now() - file.mtimeMs < youngMs }
}

const copied = async (from: string, to: string): Promise<boolean> =>
  (await orGone(copyFile(from, to, constants.COPYFILE_FICLONE).then(() => true))) ?? false

/** PostgreSQL removes files as it goes. */
async function orGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
