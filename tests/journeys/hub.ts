import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import { readConfig } from '#server/config.ts'
import { builtDirectory, builtServer, dataDirectory, unusedHub } from '#tests/server-process.ts'
import { serverDatabase } from '#tests/test-database.ts'

export interface RunningHub {
  readonly address: string
  /** Ends the server and starts it again on the same data, at another port. */
  restart(): Promise<RunningHub>
  stop(): Promise<void>
}

/** The built hub on a database of its own, on a free port, on the database server of all tests. */
export const startHub = async (more: Environment = {}): Promise<RunningHub> =>
  start(await databaseOfOwn(inject('testServer')), serve, more)

/** As `npm start` runs it: a process, with PostgreSQL of its own. */
export const startWholeHub = async (): Promise<RunningHub> => start(await directoryOfOwn(), launch)

type Environment = Readonly<Record<string, string>>

interface HubData {
  readonly environment: Environment
  remove(): Promise<void>
}

interface Started {
  readonly address: string
  end(): Promise<void>
}

async function start(
  data: HubData,
  run: (environment: Environment) => Promise<Started>,
  more: Environment = {},
): Promise<RunningHub> {
  const { HUB_REFERENCE_DIR = '' } = process.env
  const { address, end } = await run({ ...data.environment, HUB_REFERENCE_DIR, ...more })
  const stop = async () => {
    await end()
    await data.remove()
  }
  const restart = async () => {
    await end()
    return start(data, run, more)
  }
  return { address, restart, stop }
}

/** What the process waits at its end for imports, and for clients that do not read. */
const patienceMs = { jobs: 6000, connections: 9000 }

/** In this worker: a process of its own takes three seconds of a core to load the same modules anew. */
async function serve(environment: Environment): Promise<Started> {
  const script = pathToFileURL(join(builtDirectory(), 'serve.js')).href
  const { openServer } = (await import(script)) as typeof import('#server/serve.ts')
  const server = await openServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...environment }))
  const end = async () => {
    const late = [
      setTimeout(server.handOver, patienceMs.jobs),
      setTimeout(server.cutOff, patienceMs.connections),
    ]
    await server.finish()
    for (const timer of late) clearTimeout(timer)
  }
  return { address: await server.listen(), end }
}

async function launch(environment: Environment): Promise<Started> {
  const server = await builtServer().start({ environment })
  const end = async () => {
    server.kill('SIGTERM')
    const { errors } = await server.ended
    process.stderr.write(errors)
  }
  return { address: server.address, end }
}

async function directoryOfOwn(): Promise<HubData> {
  const directory = await unusedHub()
  const remove = async () => rmSync(dirname(directory), { recursive: true, force: true })
  return { environment: { HUB_DATA_DIR: directory }, remove }
}

async function databaseOfOwn(server: string): Promise<HubData> {
  const { url, remove } = await serverDatabase(server)
  const directory = dataDirectory()
  return {
    environment: { DATABASE_URL: url, HUB_DATA_DIR: directory },
    remove: async () => {
      await remove()
      rmSync(dirname(directory), { recursive: true, force: true })
    },
  }
}
