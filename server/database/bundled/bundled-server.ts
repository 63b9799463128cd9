import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lockDirectory } from '../directory-lock.ts'
import { clusterIn, makeCluster, refuseOtherVersion, removeUnfinished } from './cluster.ts'
import { findPrograms } from './programs.ts'
import { chooseRunAs, giveFiles, ownerOf } from './run-as.ts'
import {
  type Connection,
  connectionToRunning,
  type HowToRun,
  type RunningCluster,
  runCluster,
} from './running-cluster.ts'
import { socketFile } from './server-settings.ts'

export interface BundledOptions extends Partial<Pick<HowToRun, 'overTcp' | 'settings'>> {
  /** How a new database comes to hold what version 0.7 or an older one kept. */
  readonly moveOver?: MoveOver
}

export interface MoveOver {
  /** Removes what an attempt that was cut off has left. Throws an Error fit to print where the files cannot be moved. */
  prepare(oldFiles: string): Promise<void>
  fill(oldFiles: string, to: Connection): Promise<void>
}

/**
 * Starts the bundled PostgreSQL on a data directory (decision D68), and again whenever it ends: meanwhile connections
 * are refused. Throws an Error fit to print when the directory is in use, or was written by another version.
 */
export async function startBundled(
  dataDir: string,
  now: Date,
  { overTcp = process.platform === 'win32', settings = {}, moveOver }: BundledOptions = {},
): Promise<RunningCluster> {
  const directory = resolve(dataDir)
  const unlock = await lockDirectory(directory, now)
  try {
    const cluster = clusterIn(directory)
    const programs = await findPrograms()
    const how = { programs, runAs: chooseRunAs(directory, ownerOf(cluster)), overTcp, settings }
    if (existsSync(cluster)) refuseOtherVersion(cluster)
    else await makeWhole(directory, how, moveOver)
    giveFiles(cluster, how.runAs)
    putOldFilesAside(directory)
    const running = await runCluster(cluster, how)
    const close = async () => {
      await running.close()
      unlock()
    }
    return { ...running, close }
  } catch (error) {
    unlock()
    throw error
  }
}

/** To the PostgreSQL of a hub that runs on the data directory; undefined where none runs there. */
export const connectionToRunningHub = (dataDir: string): Connection | undefined =>
  connectionToRunning(clusterIn(resolve(dataDir)))

/** Of version 0.7 and older; what was moved over is kept under another name, so that no version takes it for its own. */
const oldFilesIn = (directory: string) => join(directory, 'pgdata')
const keptFilesIn = (directory: string) => join(directory, 'pgdata-moved')
/** A killed hub of such a version has left them. */
const oldSockets = ['.hub', socketFile]
/** In a cluster that holds what the old files beside it hold. */
const movedMark = 'moved-from-pgdata'

export const hasCluster = (dataDir: string): boolean => existsSync(clusterIn(resolve(dataDir)))
export const hasOldFiles = (dataDir: string): boolean => hasFiles(oldFilesIn(resolve(dataDir)))

const hasFiles = (path: string): boolean => existsSync(path) && readdirSync(path).length > 0

/** The cluster gets its name when it is whole: a start that was cut off is begun anew by the next one. */
async function makeWhole(
  directory: string,
  how: HowToRun,
  moveOver: BundledOptions['moveOver'],
): Promise<void> {
  const old = oldFilesIn(directory)
  await removeUnfinished(directory)
  if (hasFiles(old)) {
    refuseOtherVersion(old)
    if (!moveOver) {
      throw new Error(`${directory} is as version 0.7 or an older one left it. Start the hub once first.`)
    }
    await moveOver.prepare(old)
  }
  const made = await makeCluster(directory, how)
  try {
    if (moveOver && hasFiles(old)) await fill(made, how, (connection) => moveOver.fill(old, connection))
    renameSync(made, clusterIn(directory))
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    throw error
  }
}

async function fill(made: string, how: HowToRun, work: (to: Connection) => Promise<void>): Promise<void> {
  const running = await runCluster(made, how)
  try {
    await work(running.connection)
  } finally {
    await running.close()
  }
  writeFileSync(join(made, movedMark), '')
}

/** Finishes what a cut-off may have left: the new files are in force from the moment they have their name. */
function putOldFilesAside(directory: string): void {
  const [old, kept] = [oldFilesIn(directory), keptFilesIn(directory)]
  if (!hasFiles(old)) return
  const mark = join(clusterIn(directory), movedMark)
  if (!existsSync(mark)) {
    throw new Error(
      `${directory} holds data of this version (postgresql) and of version 0.7 or an older one (pgdata). Move the one that is not to be used away.`,
    )
  }
  renameSync(old, existsSync(kept) ? `${kept}-${Date.now()}` : kept)
  for (const name of oldSockets) rmSync(join(directory, name), { force: true })
  rmSync(mark)
}
