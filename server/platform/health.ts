import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Hub } from './hub.ts'

/** /healthz: the process lives. /readyz: the database answers; where it is, only the log says. */
export function healthRoutes(app: FastifyInstance, hub: Hub): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(hub.db)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error, database: hub.database.description }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
