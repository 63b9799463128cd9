import pg from 'pg'
import { inject } from 'vitest'
import { builtServer, type ServerProcess } from './server-process.ts'
import { serverDatabase } from './test-database.ts'

/** A hub that is killed in the midst of what its connections do, and started again, on a database of its own. */
export interface KilledHub {
  readonly client: pg.Client
  server(): ServerProcess
  start(): Promise<void>
  kill(): void
  /** Starts it again where it was killed; nobody waits until the lease of the one that is gone runs out. */
  revive(): Promise<void>
  /** As the clocks would: pauses are over, and what is asked for now and then is due. */
  letTimePass(): Promise<void>
  /** How many transmissions are in each state. */
  states(): Promise<Record<string, number>>
  /** What the hubs have written, however talkative they are; ends the last one. */
  written(): Promise<string>
  close(): Promise<void>
}

export async function killedHub(): Promise<KilledHub> {
  const database = await serverDatabase(inject('testServer'))
  const client = new pg.Client(database.url)
  await client.connect()
  const written: unknown[] = []
  let server: ServerProcess | undefined
  const running = (): ServerProcess => {
    if (!server) throw new Error('The hub was not started')
    return server
  }
  const start = async () => {
    server = await builtServer().start({
      environment: { DATABASE_URL: database.url, HUB_ALLOW_PRIVATE_ADDRESSES: 'true', LOG_LEVEL: 'trace' },
    })
  }
  return {
    client,
    server: running,
    start,
    kill: () => running().kill('SIGKILL'),
    revive: async () => {
      written.push(await running().ended)
      await client.query(`update connections set leased_until = null`)
      await start()
    },
    letTimePass: async () => {
      await client.query(`update connections set paused_until = null`)
      await client.query(`update transmissions set next_at = now() where next_at > now()`)
      await client.query(
        `update transmissions set asked_at = now() - interval '6 minutes' where asked_at is not null`,
      )
    },
    states: async () => {
      const { rows } = await client.query(
        `select state, count(*)::int as count from transmissions group by state`,
      )
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
    written: async () => {
      running().kill('SIGTERM')
      written.push(await running().ended)
      return JSON.stringify(written)
    },
    close: async () => {
      server?.kill('SIGKILL')
      await server?.ended
      await client.end()
      await database.remove()
    },
  }
}
