import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'

interface Holder {
  readonly pid: number
  readonly host: string
  readonly since: string
  /** When the process started, by its kernel; tells a reused process number from the holder. */
  readonly startTicks: string | null
  /** Which start of the machine that was: process numbers and ticks begin anew with each. Absent in older locks. */
  readonly boot?: string | null
  /** Whether the holder writes its lock again and again: then a lock that nobody writes is nobody's. */
  readonly renewed?: boolean
}

/** Where the embedded database listens, in the data directory itself. */
export const socketIn = (directory: string): string => join(directory, '.s.PGSQL.5432')

/** Another living process has the data directory. */
export class DirectoryInUse extends Error {
  constructor(directory: string, { pid, host, since }: Holder) {
    super(`The data directory ${directory} is in use by process ${pid} on ${host}, since ${since}.`)
  }
}

const renewMs = 5000
/** A holder on another machine that has not renewed its lock for so long is dead. */
const deadMs = 60_000

/** What this process itself holds. */
const held = new Set<string>()

/**
 * Takes the data directory for this process. Throws a DirectoryInUse that names the holder when another living
 * process has it; a lock left by a killed one is taken over.
 */
export async function lockDirectory(directory: string, now: Date): Promise<() => void> {
  makeDirectory(directory)
  const path = join(directory, 'hub.lock')
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    since: now.toISOString(),
    startTicks: startTicks(process.pid),
    boot: bootOfMachine(),
    renewed: true,
  }
  for (let attempt = 0; attempt < 3; attempt++) {
    if (writeExclusively(path, JSON.stringify(mine))) return keep(path, mine)
    const holder = readHolder(path)
    if (holder && (await isAlive(holder, directory, path))) throw new DirectoryInUse(directory, holder)
    rmSync(path, { force: true })
  }
  throw new Error(`Cannot take the lock ${path}; another server is starting on the same directory.`)
}

/** Renews the lock until it is given back. */
function keep(path: string, mine: Holder): () => void {
  held.add(path)
  const timer = setInterval(() => {
    try {
      renew(path, JSON.stringify(mine))
    } catch {
      // A full disk is no reason to give the directory up; the next time it may work.
    }
  }, renewMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    held.delete(path)
    rmSync(path, { force: true })
  }
}

/** In its place, never emptied first: on a full disk it would stay empty, and be taken for nobody's. */
function renew(path: string, text: string): void {
  const file = openSync(path, 'r+')
  try {
    writeSync(file, text, 0)
  } finally {
    closeSync(file)
  }
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

/** Undefined of what no server has written whole, as one that was killed while it wrote. */
function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/**
 * On this machine, since it started: the process that wrote the lock, or in another container one that answers on the
 * socket beside it. On another machine process numbers mean nothing: there only whether the lock is renewed does.
 */
async function isAlive(holder: Holder, directory: string, path: string): Promise<boolean> {
  if (held.has(path)) return true
  const sameName = holder.host === hostname()
  const isHere = holder.boot ? holder.boot === bootOfMachine() : sameName
  if (isHere) return isRunning(holder) || answers(socketIn(directory))
  return !sameName && (!holder.renewed || !isStale(path))
}

/** Its own number tells a process nothing: the one before it had the same, as the first of a container always has. */
function isRunning({ pid, startTicks: started }: Holder): boolean {
  if (pid === process.pid || started === null) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return startTicks(pid) === started
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(socketPath)
    const end = (answered: boolean) => {
      socket.destroy()
      done(answered)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}

/** By the clock of the file system: a machine's own may be wrong. */
function isStale(path: string): boolean {
  const probe = `${path}.${process.pid}`
  try {
    writeFileSync(probe, '')
    return statSync(probe).mtimeMs - statSync(path).mtimeMs > deadMs
  } catch {
    return false
  } finally {
    rmSync(probe, { force: true })
  }
}

const bootOfMachine = (): string | null => firstLine('/proc/sys/kernel/random/boot_id')

/** Field 22 of /proc/PID/stat; null where there is no /proc. */
function startTicks(pid: number): string | null {
  const stat = firstLine(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function firstLine(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}
