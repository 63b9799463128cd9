import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startBundled } from '#server/database/bundled/bundled-server.ts'
import { projectRoot } from '#server/platform/project-root.ts'
import { madeForSchema } from './schema-cache.ts'

/** The built server as a process of its own, as `npm start` runs it. */

export interface BuiltServer {
  /** Starts it; resolves when it has printed that it is ready. */
  start(settings?: StartSettings): Promise<ServerProcess>
  /** Starts it in the expectation that it ends by itself. */
  refuse(environment: Environment): Promise<Ended>
  /** What Node runs for `npm run hub -- …`. */
  readonly cli: string
  /** Does what `npm run hub -- …` does. */
  command(words: readonly string[], environment: Environment): Promise<Ended>
}

type Environment = Readonly<Record<string, string>>

interface StartSettings {
  readonly environment?: Environment
  /** A command that runs Node in its place: strace … */
  readonly under?: readonly string[]
  /** What it prints when it is where the test wants it; that it is ready, where nothing is said. */
  readonly until?: RegExp
}

interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly output: string
  readonly errors: string
}

export interface ServerProcess {
  readonly address: string
  readonly pid: number
  kill(signal: NodeJS.Signals): void
  /** Resolves when the process has ended. */
  readonly ended: Promise<Ended>
}

/** The build the test runner made before the first test; outside of it the real one. */
export const builtDirectory = (): string => process.env.HUB_TEST_BUILD ?? join(projectRoot, 'dist/server')

export function builtServer(): BuiltServer {
  const directory = builtDirectory()
  const main = [join(directory, 'main.js')]
  const cli = join(directory, 'cli.js')
  return {
    start: (settings = {}) => started(launch(main, settings), settings.until),
    refuse: (environment) => end(launch(main, { environment })),
    cli,
    command: (words, environment) => end(launch([cli, ...words], { environment })),
  }
}

/** A new data directory, in a new directory of its own. */
export const dataDirectory = (): string => join(mkdtempSync(join(tmpdir(), 'hub-test-')), 'data')

/** What nobody can ask a hub for: its database, while no hub runs on the directory. */
export async function inDatabaseOf(
  directory: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const { connection, close } = await startBundled(directory, new Date())
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
    await close()
  }
}

/** The data directory of a hub nobody has used yet: making one takes longer than most tests. */
export async function unusedHub(directory = dataDirectory()): Promise<string> {
  const made = await madeForSchema('hub', async (path) => {
    const server = await builtServer().start({ environment: { HUB_DATA_DIR: path } })
    server.kill('SIGTERM')
    await server.ended
  })
  cpSync(made, directory, { recursive: true })
  return directory
}

function launch(script: readonly string[], { environment = {}, under = [] }: StartSettings): ChildProcess {
  const [command = '', ...args] = [...under, process.execPath, ...script]
  // Nothing of the developer's own settings but the way to the tools; keys are beside the data, where that is.
  const keys = environment.HUB_DATA_DIR ? {} : { HUB_KEYS_DIR: keysBeside(environment.DATABASE_URL ?? '') }
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...keys, ...environment }
  return spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

const keysOf = new Map<string, string>()

/** Servers of one database have one place for their keys. */
function keysBeside(database: string): string {
  const known = keysOf.get(database) ?? mkdtempSync(join(tmpdir(), 'hub-keys-'))
  keysOf.set(database, known)
  return known
}

function end(child: ChildProcess): Promise<Ended> {
  let output = ''
  let errors = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  return new Promise((done) => {
    child.once('close', (code, signal) => done({ code, signal, output, errors }))
  })
}

const readyLine = /^Regulatory Device Identifier Hub ready at (http:\S+)$/m

async function started(child: ChildProcess, until = readyLine): Promise<ServerProcess> {
  const ended = end(child)
  const ready = new Promise<string>((done) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const said = until.exec(chunk.toString())
      if (said) done(said[1] ?? '')
    })
  })
  const failed = ended.then((end) => Promise.reject(new Error(`The server ended: ${JSON.stringify(end)}`)))
  const address = await Promise.race([ready, failed])
  return { address, pid: child.pid ?? 0, kill: (signal) => void child.kill(signal), ended }
}
