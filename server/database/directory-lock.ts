import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

interface Holder {
  readonly pid: number
  readonly host: string
  readonly since: string
  /** When the process started, by its kernel; tells a reused process number from the holder. */
  readonly startTicks: string | null
}

/** Another living process has the data directory. */
export class DirectoryInUse extends Error {
  constructor(directory: string, { pid, host, since }: Holder) {
    super(`The data directory ${directory} is in use by process ${pid} on ${host}, since ${since}.`)
  }
}

/**
 * Takes the data directory for this process. Throws a DirectoryInUse that names the holder when another living
 * process has it; a lock left by a killed one is taken over.
 */
export function lockDirectory(directory: string, now: Date): () => void {
  makeDirectory(directory)
  const path = join(directory, 'hub.lock')
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    since: now.toISOString(),
    startTicks: startTicks(process.pid),
  }
  for (let attempt = 0; attempt < 3; attempt++) {
    if (writeExclusively(path, JSON.stringify(mine))) return () => rmSync(path, { force: true })
    const holder = readHolder(path)
    if (holder && isAlive(holder)) throw new DirectoryInUse(directory, holder)
    rmSync(path, { force: true })
  }
  throw new Error(`Cannot take the lock ${path}; another server is starting on the same directory.`)
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The data directory ${directory} (HUB_DATA_DIR) cannot be made: ${reason}`)
  }
}

function writeExclusively(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(file, text)
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  // Process numbers mean nothing on another machine that shares the disk: believe its lock.
  if (holder.host !== hostname()) return true
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return holder.startTicks === startTicks(holder.pid)
}

/** Field 22 of /proc/PID/stat; null where there is no /proc. */
function startTicks(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
