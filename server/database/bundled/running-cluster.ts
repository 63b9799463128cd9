import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { databaseName, passwordOf, userName } from './cluster.ts'
import { Postmaster } from './postmaster.ts'
import { isRunningOn, readPostmasterFile } from './postmaster-file.ts'
import type { Programs } from './programs.ts'
import type { RunAs } from './run-as.ts'
import { type Listening, settingsFor, socketFile, socketPort } from './server-settings.ts'

/** How a client connects. */
export type Connection = Required<Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'database'>> & {
  /** Needed over TCP alone. */
  readonly password?: string
}

export interface RunningCluster {
  readonly connection: Connection
  close(): Promise<void>
}

export interface HowToRun {
  readonly programs: Programs
  readonly runAs: RunAs
  readonly overTcp: boolean
  /** More settings of PostgreSQL, which count more than those of the hub. */
  readonly settings: Readonly<Record<string, string>>
}

/** Runs PostgreSQL on a cluster, and again whenever it ends, until it is closed. */
export async function runCluster(cluster: string, how: HowToRun): Promise<RunningCluster> {
  const { programs, runAs } = how
  const listening: Listening = how.overTcp
    ? { port: await freePort() }
    : { socketDirectory: await directoryForSocket(cluster, runAs) }
  const removeTemporary = () => {
    const { socketDirectory } = listening
    if (socketDirectory && socketDirectory !== cluster)
      rmSync(socketDirectory, { recursive: true, force: true })
  }
  const settings = settingsFor(listening, how.settings)
  const postmaster = new Postmaster({ cluster, settings, programs, runAs })
  try {
    await postmaster.start()
  } catch (error) {
    removeTemporary()
    throw error
  }
  const close = async () => {
    await postmaster.close()
    removeTemporary()
  }
  return { connection: connectionTo(cluster, listening), close }
}

/** To the PostgreSQL that a running hub keeps on a cluster; undefined where none runs. */
export function connectionToRunning(cluster: string): Connection | undefined {
  const file = readPostmasterFile(cluster)
  if (!file?.ready || !isRunningOn(file.pid, cluster)) return undefined
  const { port, socketDirectory } = file
  return connectionTo(cluster, socketDirectory ? { socketDirectory } : { port })
}

function connectionTo(cluster: string, listening: Listening): Connection {
  const known = { user: userName, database: databaseName }
  return listening.socketDirectory === undefined
    ? { ...known, host: '127.0.0.1', port: listening.port, password: passwordOf(cluster) }
    : { ...known, host: listening.socketDirectory, port: socketPort }
}

/** The path of a socket may have 107 bytes on Linux, 103 on macOS. */
const longestPath = 103

/** Beside the files, which nobody else can enter; a private temporary one where that path is too long or takes no sockets. */
async function directoryForSocket(cluster: string, { owner }: RunAs): Promise<string> {
  if (await takesSockets(cluster)) return cluster
  const directory = mkdtempSync(join(tmpdir(), 'hub-'))
  if (owner) chownSync(directory, owner.uid, owner.gid)
  return directory
}

function takesSockets(directory: string): Promise<boolean> {
  const path = join(directory, socketFile)
  if (Buffer.byteLength(path) > longestPath) return Promise.resolve(false)
  const probe = join(directory, '.hub-probe')
  rmSync(probe, { force: true })
  return listens(probe).then((port) => port !== undefined)
}

async function freePort(): Promise<number> {
  const port = await listens({ port: 0, host: '127.0.0.1' })
  if (!port) throw new Error('No port of 127.0.0.1 is free for the bundled PostgreSQL.')
  return port
}

/** The port that was listened on for a moment, 0 for a socket with a path; undefined where that is not possible. */
function listens(where: string | { port: number; host: string }): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(undefined))
    server.listen(where, () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
