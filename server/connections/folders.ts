import { type Dirent, existsSync } from 'node:fs'
import { lstat, mkdir, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Reach } from './driver.ts'

/** Folders that the hub and another program hand files over in. */

/** Words for people; what a file system says is in English and names the path. */
export class FolderError extends Error {
  override readonly name = 'FolderError'
}

/** Where a connection's folder is, once links are followed: below the directory that is allowed, or an error. */
export async function folderOf({ settings, folders }: Pick<Reach, 'settings' | 'folders'>): Promise<string> {
  const why = await refusalOfFolder(folders, settings.folder ?? '')
  if (why !== null || folders === undefined) throw new FolderError(why ?? noFolders)
  return realpath(join(folders, settings.folder ?? ''))
}

export const noFolders =
  'This hub is not allowed to use any folder. The operator of the hub can allow one with HUB_CONNECTION_FOLDERS.'

/** Why a folder cannot be used; null where it can. */
export async function refusalOfFolder(folders: string | undefined, name: string): Promise<string | null> {
  if (folders === undefined) return noFolders
  try {
    const base = await realpath(folders)
    const place = await realpath(join(folders, name))
    if (!place.startsWith(base + sep)) return 'This folder leads out of the directory that is allowed'
    return (await stat(place)).isDirectory() ? null : 'This is not a folder'
  } catch (error) {
    return isMissing(error) ? 'This folder does not exist' : 'This folder cannot be opened'
  }
}

/** Whatever goes wrong in a folder is told in the words of `or`; what is no matter of the file system is thrown on. */
export async function inFolder<T, Or>(work: () => Promise<T>, or: (told: string) => Or): Promise<T | Or> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FolderError) return or(error.message)
    if (error instanceof Error && 'syscall' in error && 'code' in error)
      return or(`The folder could not be used (${String(error.code)})`)
    throw error
  }
}

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

/** A part of a folder; a link in its place leads out, and is not followed. */
export async function partOf(folder: string, name: string, isMade = false): Promise<string> {
  const place = join(folder, name)
  if (isMade) await mkdir(place, { recursive: true })
  const there = await lstat(place).catch((error: unknown) => {
    if (isMissing(error)) throw new FolderError(`There is no folder ${name}`)
    throw error
  })
  if (!there.isDirectory()) throw new FolderError(`${name} is not a folder`)
  return place
}

/** Folders or files that are really there; none where the folder is missing. */
export async function entriesOf(folder: string, is: 'isDirectory' | 'isFile'): Promise<string[]> {
  const found: Dirent[] = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return found.filter((one) => one[is]()).map(({ name }) => name)
}

/** Where the hub prepares what it hands over; beside the folder the other program looks into, so that moving is one step. */
const workshop = '.hub'

interface Handing {
  readonly id: string
  /** Of files that come first, by name; then the file itself. */
  readonly before: Readonly<Record<string, string>>
  readonly name: string
  readonly content: Buffer
}

/**
 * Moves a message into a folder that another program looks into, the file last and in one step. Its own folder in the
 * workshop is there once all of it is prepared, and empty once it was handed over: whoever goes on after a crash sees
 * which.
 */
export async function handOver(folder: string, target: string, message: Handing): Promise<void> {
  const own = join(folder, workshop, message.id)
  if (!existsSync(own)) {
    const begun = join(folder, workshop, `${message.id}.new`)
    await rm(begun, { recursive: true, force: true })
    await mkdir(begun, { recursive: true })
    for (const [name, text] of Object.entries(message.before)) await write(join(begun, name), text)
    await write(join(begun, message.name), message.content)
    await rename(begun, own)
  }
  await mkdir(target, { recursive: true })
  for (const name of [...Object.keys(message.before), message.name]) {
    const prepared = join(own, name)
    if (existsSync(prepared)) await rename(prepared, join(target, name))
  }
}

/** On the disk before it can be seen. */
async function write(place: string, content: string | Buffer): Promise<void> {
  const file = await open(place, 'wx', 0o640)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Whether a message was handed over, by the workshop alone. */
export async function wasHandedOver(folder: string, id: string): Promise<boolean> {
  const own = join(folder, workshop, id)
  return existsSync(own) && (await readdir(own)).length === 0
}

const settleMs = 300
const mostBytes = 40 * 1024 * 1024

/** A file that nobody writes any more: its size and time stay for a moment. Null where it still grows. */
export async function settledFile(place: string): Promise<Buffer | null> {
  const seen = async () => {
    const { size, mtimeMs } = await lstat(place)
    return { size, mtimeMs }
  }
  const before = await seen()
  await pause(settleMs)
  const after = await seen()
  if (after.size === 0 || after.size !== before.size || after.mtimeMs !== before.mtimeMs) return null
  if (after.size > mostBytes) throw new FolderError('An answer is too large')
  return readFile(place)
}
