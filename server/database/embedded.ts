import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockDirectory, socketIn } from './directory-lock.ts'
import { databaseFiles } from './embedded-making.ts'
import type { EmbeddedWorkerData } from './embedded-worker.ts'

/** The version of PostgreSQL inside the pinned PGlite; a directory of another one cannot be opened. */
const postgresVersion = '18'
/** Unix socket paths are limited to 107 bytes on Linux, 103 on macOS. */
const maxSocketPath = 100

export interface EmbeddedDatabase {
  /** Directory of the socket, the way the pg driver wants it. */
  readonly host: string
  readonly port: number
  close(): Promise<void>
}

/**
 * Starts the embedded database in a thread of its own, and again whenever that breaks, as it does on a full disk:
 * meanwhile connections are refused. Throws an Error fit to print when the directory is in use, or was written by
 * another PostgreSQL version.
 */
export async function startEmbedded(dataDir: string, now: Date): Promise<EmbeddedDatabase> {
  const directory = resolve(dataDir)
  const unlock = await lockDirectory(directory, now)
  try {
    checkVersion(directory)
    const files = await databaseFiles(directory).catch((error: unknown) => {
      throw new Error(`The embedded database cannot be made in ${directory}: ${messageOf(error)}`)
    })
    const host = socketDirectory(directory)
    const keeper = new Keeper({ files, socketPath: socketIn(host) })
    await keeper.start()
    const close = async () => {
      await keeper.close()
      if (host !== directory) rmSync(host, { recursive: true, force: true })
      unlock()
    }
    return { host, port: 5432, close }
  } catch (error) {
    unlock()
    throw error
  }
}

/** How long a thread that was told to close may take before it is ended; what was acknowledged is on the disk. */
const closingMs = 5000
const restartMs = { first: 250, longest: 2000 }

/** Keeps a thread running until it is closed. */
class Keeper {
  private worker: Worker | undefined
  private closing = false
  private wait = restartMs.first
  private readonly data: EmbeddedWorkerData

  constructor(data: EmbeddedWorkerData) {
    this.data = data
  }

  async start(): Promise<void> {
    rmSync(this.data.socketPath, { force: true })
    const worker = new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData: this.data })
    const answer = await reply(worker)
    if ('failed' in answer) {
      await worker.terminate()
      throw new Error(`The embedded database did not start: ${answer.failed}`)
    }
    if (this.closing) {
      await worker.terminate()
      return
    }
    this.worker = worker
    this.wait = restartMs.first
    // The exit follows; without a listener it would be the end of the process.
    worker.on('error', (error) => say(error.message))
    worker.once('exit', () => {
      if (!this.closing) say('The embedded database ended; it is started again. Is the disk full?')
      this.broken()
    })
  }

  private broken(): void {
    this.worker = undefined
    if (!this.closing) setTimeout(() => void this.restart(), this.wait).unref()
    this.wait = Math.min(this.wait * 2, restartMs.longest)
  }

  private async restart(): Promise<void> {
    if (this.closing) return
    const { wait } = this
    try {
      await this.start()
      say('The embedded database runs again.')
    } catch (error) {
      say(messageOf(error))
      this.wait = wait
      this.broken()
    }
  }

  async close(): Promise<void> {
    this.closing = true
    const { worker } = this
    if (!worker) return
    const ended = new Promise((done) => worker.once('exit', done))
    worker.postMessage('close')
    const late = setTimeout(() => void worker.terminate(), closingMs)
    await ended
    clearTimeout(late)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

let lastSaid = ''

/** What goes on is said once. */
function say(text: string): void {
  if (text !== lastSaid) process.stderr.write(`${text}\n`)
  lastSaid = text
}

function checkVersion(directory: string): void {
  const path = join(directory, 'pgdata', 'PG_VERSION')
  if (!existsSync(path)) return
  const found = readFileSync(path, 'utf8').trim()
  if (found === postgresVersion) return
  throw new Error(
    `The data directory ${directory} was written by PostgreSQL ${found}; this version of the hub reads ` +
      `${postgresVersion}. Start the version of the hub that wrote it, or move the directory away to begin anew.`,
  )
}

/** The data directory itself (mode 0700), or a private temporary one where its path is too long. */
function socketDirectory(directory: string): string {
  return socketIn(directory).length <= maxSocketPath ? directory : mkdtempSync(join(tmpdir(), 'hub-'))
}

type Reply = { ready: true } | { closed: true } | { failed: string }

function reply(worker: Worker): Promise<Reply> {
  return new Promise((done, fail) => {
    worker.once('message', done)
    worker.once('error', fail)
    worker.once('exit', () => done({ failed: 'its thread ended' }))
  })
}
