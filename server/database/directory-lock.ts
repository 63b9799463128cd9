import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { clusterIn } from './bundled/cluster.ts'
import { socketFile } from './bundled/server-settings.ts'

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
  /** The namespace that `pid` counts in: each container has one of its own. Absent in older locks. */
  readonly pids?: string | null
}

/** Another living process has the data directory. */
export class DirectoryInUse extends Error {
  constructor(directory: string, { pid, host, since }: Holder) {
    super(`The data directory ${directory} is in use by process ${pid} on ${host}, since ${since}.`)
  }
}

const renewMs = 2000
/**
 * A holder that has not renewed its lock for so long is dead: sooner where nobody listens on the socket of its database
 * any more. Clocks and caches of machines differ; containers share theirs.
 */
const deadMs = { machine: 60_000, container: 10_000, withItsDatabase: 5000 }
const lookMs = 250

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
    pids: namespaceOf(process.pid),
  }
  for (let attempt = 0; attempt < 3; attempt++) {
    if (writeExclusively(path, JSON.stringify(mine))) return keep(path, mine)
    const left = readText(path)
    const holder = holderIn(left)
    if (holder && (await isAlive(holder, directory, path))) {
      throw new DirectoryInUse(directory, holderIn(readText(path)) ?? holder)
    }
    remove(path, left)
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
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The data directory (HUB_DATA_DIR) cannot be written: ${reason}`)
  }
}

/** Undefined where there is none. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Undefined of what no server has written whole, as one that was killed while it wrote. */
function holderIn(text: string | undefined): Holder | undefined {
  try {
    return JSON.parse(text ?? '') as Holder
  } catch {
    return undefined
  }
}

/** Removes the lock that was judged, and no other: a server that starts at the same moment may have taken it over. */
function remove(path: string, judged: string | undefined): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
    if (readText(aside) !== judged) linkSync(aside, path)
  } catch {
    // It is gone, or there is one again: the next attempt sees.
  }
  rmSync(aside, { force: true })
}

/**
 * On this machine, since it started: the process that wrote the lock. On another machine, and in another container,
 * process numbers mean nothing: there only whether the lock is renewed does, or whether its database answers.
 */
async function isAlive(holder: Holder, directory: string, path: string): Promise<boolean> {
  if (held.has(path)) return true
  const sameName = holder.host === hostname()
  const isHere = holder.boot ? holder.boot === bootOfMachine() : sameName
  if (!isHere) return !sameName && (!holder.renewed || !isStale(path, deadMs.machine))
  if (isRunning(holder)) return true
  // Version 0.7 and older listened in the data directory itself.
  if (holder.pids === undefined) return answers(join(directory, socketFile))
  return holder.pids !== namespaceOf(process.pid) && (await isAliveInContainer(directory, path))
}

/**
 * A container that was killed has left its lock; one that is merely slow is waited for. The socket may be where only
 * that container reaches it, so a lock that is renewed meanwhile is answer enough.
 */
async function isAliveInContainer(directory: string, path: string): Promise<boolean> {
  const socket = join(clusterIn(directory), socketFile)
  const first = renewedAt(path)
  for (;;) {
    const last = renewedAt(path)
    if (last === undefined) return false
    if (last !== first || (await answers(socket))) return true
    if (isStale(path, existsSync(socket) ? deadMs.withItsDatabase : deadMs.container)) return false
    await pause(lookMs)
  }
}

const renewedAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs

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
function isStale(path: string, age: number): boolean {
  const probe = `${path}.${process.pid}`
  try {
    writeFileSync(probe, '')
    return statSync(probe).mtimeMs - statSync(path).mtimeMs > age
  } catch {
    return false
  } finally {
    rmSync(probe, { force: true })
  }
}

/** Null where there are no namespaces. */
function namespaceOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`)
  } catch {
    return null
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
