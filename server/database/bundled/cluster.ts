import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcessesIn } from './processes.ts'
import { elsewhere, majorVersion, type Programs } from './programs.ts'
import type { RunAs } from './run-as.ts'
import { removeSocketDirectory } from './socket-directory.ts'

/** The files of the bundled PostgreSQL, in a data directory. */
export const clusterIn = (directory: string): string => join(directory, 'postgresql')

const unfinished = 'postgresql-unfinished-'
const passwordFile = 'hub-password'

export const userName = 'hub'
export const databaseName = 'postgres'

/** The password that connections over TCP need; those through the socket are let in by the directory it is in. */
export const passwordOf = (cluster: string): string =>
  readFileSync(join(cluster, passwordFile), 'utf8').trim()

/** Throws an Error fit to print when the files are those of another major version. */
export function refuseOtherVersion(cluster: string): void {
  const path = join(cluster, 'PG_VERSION')
  const found = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  if (found === '') {
    throw new Error(
      `${cluster} holds files and no PG_VERSION. Restore a backup into another HUB_DATA_DIR, or move it away to begin anew.`,
    )
  }
  if (found === majorVersion) return
  throw new Error(
    `${cluster} was written by PostgreSQL ${found}; this version of the hub reads ${majorVersion}. ` +
      'Start the version of the hub that wrote it, or move the directory away to begin anew.',
  )
}

/** What a start that was cut off has left, and what it left running there. */
export async function removeUnfinished(directory: string): Promise<void> {
  for (const name of readdirSync(directory).filter((each) => each.startsWith(unfinished))) {
    const path = join(directory, name)
    await endProcessesIn(path)
    removeSocketDirectory(path)
    rmSync(path, { recursive: true, force: true })
  }
}

interface HowToMake {
  readonly programs: Programs
  readonly runAs: RunAs
}

/**
 * Makes a new cluster under a name of its own; the caller renames it when it holds what it is to hold, so that a start
 * that was cut off is begun anew by the next one. The data directory is the caller's alone.
 */
export async function makeCluster(directory: string, { programs, runAs }: HowToMake): Promise<string> {
  const cluster = mkdtempSync(join(directory, unfinished))
  const password = randomBytes(24).toString('base64url')
  const given = `${cluster}.password`
  try {
    writeFileSync(given, password, { mode: 0o600 })
    const { owner } = runAs
    if (owner) for (const path of [cluster, given]) chownSync(path, owner.uid, owner.gid)
    await runInitdb(cluster, given, programs, runAs)
    writeFileSync(join(cluster, passwordFile), password, { mode: 0o600 })
    return cluster
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true })
    throw new Error(`The database cannot be made in ${directory}: ${messageOf(error)}`)
  } finally {
    rmSync(given, { force: true })
  }
}

/** The collation is built into PostgreSQL: an index stays right when the libraries of the machine change. */
const options = [
  ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ...['--auth-local=trust', '--auth-host=scram-sha-256', '--data-checksums', '--no-instructions'],
  `--username=${userName}`,
]

function runInitdb(
  cluster: string,
  password: string,
  { initdb }: Programs,
  { prefix, startAs }: RunAs,
): Promise<void> {
  const [command = '', ...args] = [...prefix, initdb, ...options, `--pwfile=${password}`, cluster]
  // There, so that a start after one that was cut off finds it.
  const where = { cwd: cluster, ...startAs }
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...where })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(cannotRun(error)))
    child.once('close', (code, signal) => {
      if (code === 0) done()
      else fail(new Error(complaintsIn(said) || `initdb ended with ${signal ?? code}`))
    })
  })
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What went wrong, of all that initdb says, and without its times. */
function complaintsIn(said: string): string {
  const lines = said.split('\n').map((line) => line.replace(/^.*?(?=(FATAL|PANIC|initdb: error):)/, ''))
  const complaints = lines.filter((line) =>
    /^(FATAL|PANIC|initdb: error):|could not|loading shared/.test(line),
  )
  return (complaints.length > 0 ? complaints : lines).join('\n').trim()
}

/** The programs are there and the system does not run them, as on a Linux with another C library than theirs. */
export const cannotRun = (error: Error): Error =>
  new Error(`The bundled PostgreSQL cannot run here (${error.message}). ${elsewhere}`)
