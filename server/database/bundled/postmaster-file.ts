import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processesIn, worksIn } from './processes.ts'
import { socketFile } from './server-settings.ts'

/** What a running PostgreSQL writes into its directory, line by line. */
export interface PostmasterFile {
  readonly pid: number
  readonly port: number
  /** Of its socket; blank where it has none. */
  readonly socketDirectory: string
  readonly ready: boolean
}

const fileIn = (cluster: string) => join(cluster, 'postmaster.pid')

/** Undefined where none runs, or has not written it whole yet. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: string[]
  try {
    lines = readFileSync(fileIn(cluster), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  const [port, socketDirectory = '', status] = [Number(lines[3]), lines[4], lines[7]?.trim()]
  return { pid, port, socketDirectory, ready: status === 'ready' }
}

/** How long PostgreSQL may take to write what it holds, and then to end at once. */
const patienceMs = { fast: 6000, immediate: 3000 }
const lookMs = 10

/** Ends what a killed hub, or a killed PostgreSQL, left running on the cluster. Only the hub that has the lock may. */
export async function endLeftover(cluster: string): Promise<void> {
  const file = readPostmasterFile(cluster)
  if (!file) return
  for (const [signal, patience] of [
    ['SIGINT', patienceMs.fast],
    ['SIGQUIT', patienceMs.immediate],
  ] as const) {
    if (isRunningOn(file.pid, cluster)) send(file.pid, signal)
    for (let waited = 0; waited < patience; waited += lookMs) {
      if (!isInUse(cluster, file.pid)) return removeFiles(cluster)
      await pause(lookMs)
    }
  }
  throw new Error(`PostgreSQL (process ${file.pid}) still runs on ${cluster} and does not end. End it first.`)
}

/** The number in them may be another process's by now, or a dead one's: PostgreSQL would take that for one of its own. */
function removeFiles(cluster: string): void {
  for (const name of ['postmaster.pid', socketFile, `${socketFile}.lock`]) {
    rmSync(join(cluster, name), { force: true })
  }
}

/** The processes of PostgreSQL work in the directory of their cluster, also those that outlive the first of them. */
function isInUse(cluster: string, pid: number): boolean {
  return process.platform === 'linux' ? processesIn(cluster).length > 0 : isRunningOn(pid, cluster)
}

/** Process numbers are used again: it is PostgreSQL only when it works in the directory of the cluster. */
export function isRunningOn(pid: number, cluster: string): boolean {
  return process.platform === 'linux' ? worksIn(pid, cluster) : send(pid, 0)
}

/** Whether the process is there. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
