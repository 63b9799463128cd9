import type pg from 'pg'
import { databaseName, passwordOf, userName } from './cluster.ts'
import { Postmaster } from './postmaster.ts'
import { isRunningOn, readPostmasterFile } from './postmaster-file.ts'
import type { Programs } from './programs.ts'
import type { RunAs } from './run-as.ts'
import { type Listening, settingsFor, socketPort } from './server-settings.ts'
import { directoryForSocket, listens, removeSocketDirectory } from './socket-directory.ts'

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
  const settings = settingsFor(listening, how.settings)
  const postmaster = new Postmaster({ cluster, settings, programs, runAs })
  try {
    await postmaster.start()
  } catch (error) {
    removeSocketDirectory(cluster)
    throw error
  }
  const close = async () => {
    await postmaster.close()
    removeSocketDirectory(cluster)
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

async function freePort(): Promise<number> {
  const port = await listens({ port: 0, host: '127.0.0.1' })
  if (!port) throw new Error('No port of 127.0.0.1 is free for the bundled PostgreSQL.')
  return port
}
