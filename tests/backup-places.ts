import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { builtServer, dataDirectory, type ServerProcess, unusedHub } from './server-process.ts'
import { serverDatabase } from './test-database.ts'

/** What a server is told of where its hub is. */
export type Place = Readonly<Record<string, string>>

/** Hubs that are backed up and restored, and their servers; of one company: what one has signed the others know. */
export function backupPlaces() {
  const otherServer = inject('otherServer')
  const built = builtServer()
  const directory = dirname(dataDirectory())
  const tidy: (() => unknown)[] = [() => rmSync(directory, { recursive: true, force: true })]
  const inDirectory = (name: string) => join(directory, name)
  const keysAt = (name: string) => ({
    HUB_KEYS_DIR: inDirectory('keys'),
    HUB_AUDIT_HEADS: inDirectory(`${name}.heads`),
  })
  const ownPlace = (name: string): Place => ({ HUB_DATA_DIR: inDirectory(name), ...keysAt(name) })
  async function serverPlace(): Promise<Place> {
    const database = await serverDatabase(otherServer)
    tidy.push(database.remove)
    return { DATABASE_URL: database.url, ...keysAt(database.name) }
  }
  async function start(place: Place): Promise<ServerProcess> {
    if (place.HUB_DATA_DIR && !existsSync(place.HUB_DATA_DIR)) await unusedHub(place.HUB_DATA_DIR)
    const server = await built.start({ environment: place })
    tidy.push(async () => {
      server.kill('SIGKILL')
      await server.ended
    })
    return server
  }
  return {
    ...{ otherServer, built, inDirectory, ownPlace, serverPlace, start },
    /** Where there is no hub yet, or an empty one. */
    emptyPlace: async (name: string): Promise<Place> => (otherServer === '' ? ownPlace(name) : serverPlace()),
    async stop(server: ServerProcess): Promise<void> {
      server.kill('SIGTERM')
      await server.ended
    },
    async removeAll(): Promise<void> {
      for (const each of tidy.toReversed()) await each()
    },
  }
}
