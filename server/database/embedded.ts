import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockDirectory } from './directory-lock.ts'
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
 * Starts the embedded database in a thread of its own. Throws an Error fit to print when the directory is
 * in use, or was written by another PostgreSQL version.
 */
export async function startEmbedded(dataDir: string, now: Date): Promise<EmbeddedDatabase> {
  const directory = resolve(dataDir)
  const unlock = lockDirectory(directory, now)
  try {
    checkVersion(directory)
    const host = socketDirectory(directory)
    const socketPath = join(host, '.s.PGSQL.5432')
    rmSync(socketPath, { force: true })
    const worker = await startWorker({ directory, socketPath })
    const close = async () => {
      const closed = reply(worker)
      worker.postMessage('close')
      await closed
      if (host !== directory) rmSync(host, { recursive: true, force: true })
      unlock()
    }
    return { host, port: 5432, close }
  } catch (error) {
    unlock()
    throw error
  }
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
  return join(directory, '.s.PGSQL.5432').length <= maxSocketPath
    ? directory
    : mkdtempSync(join(tmpdir(), 'hub-'))
}

async function startWorker(data: EmbeddedWorkerData): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData: data })
  const answer = await reply(worker)
  if ('failed' in answer) throw new Error(`The embedded database did not start: ${answer.failed}`)
  return worker
}

type Reply = { ready: true } | { closed: true } | { failed: string }

function reply(worker: Worker): Promise<Reply> {
  return new Promise((done, fail) => {
    worker.once('message', done)
    worker.once('error', fail)
    worker.once('exit', () => done({ failed: 'its thread ended' }))
  })
}
