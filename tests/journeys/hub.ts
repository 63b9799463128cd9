import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { inject } from 'vitest'
import { builtServer, dataDirectory, unusedHub } from '#tests/server-process.ts'
import { serverDatabase } from '#tests/test-database.ts'

export interface RunningHub {
  readonly address: string
  /** Ends the server and starts it again on the same data, at another port. */
  restart(): Promise<RunningHub>
  stop(): Promise<void>
}

/** The built server with the data of an unused hub, on a free port, on the database server of all tests. */
export const startHub = async (more: Readonly<Record<string, string>> = {}): Promise<RunningHub> =>
  start(await databaseOfOwn(inject('testServer')), more)

/** As `npm start` runs it, with PostgreSQL of its own. */
export const startWholeHub = async (): Promise<RunningHub> => start(await directoryOfOwn())

interface HubData {
  readonly environment: Readonly<Record<string, string>>
  remove(): Promise<void>
}

async function start(data: HubData, more: Readonly<Record<string, string>> = {}): Promise<RunningHub> {
  const { HUB_REFERENCE_DIR = '' } = process.env
  const server = await builtServer().start({
    environment: { ...data.environment, HUB_REFERENCE_DIR, ...more },
  })
  const end = async () => {
    server.kill('SIGTERM')
    const { errors } = await server.ended
    process.stderr.write(errors)
  }
  const stop = async () => {
    await end()
    await data.remove()
  }
  const restart = async () => {
    await end()
    return start(data, more)
  }
  return { address: server.address, restart, stop }
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
