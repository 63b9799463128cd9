import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Hub } from './hub.ts'

/** Who asks wants to know now: a database that takes longer is not ready. */
const patienceMs = 900

/** /healthz: the process lives. /readyz: the database answers, within a second; where it is, only the log says. */
export function healthRoutes(app: FastifyInstance, hub: Hub): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await soon(sql`select 1`.execute(hub.db))
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error, database: hub.database.description }, 'the database does not answer')
      return reply.code(503).header('retry-after', '5').send({ status: 'unavailable' })
    }
  })
}

async function soon(answer: Promise<unknown>): Promise<void> {
  const late = new AbortController()
  const limit = setTimeout(patienceMs, undefined, { signal: late.signal }).then(() => {
    throw new Error(`No answer within ${patienceMs} ms`)
  })
  try {
    await Promise.race([answer, limit])
  } finally {
    late.abort()
    // Whichever came second is heard by nobody.
    for (const each of [answer, limit]) each.catch(() => undefined)
  }
}
