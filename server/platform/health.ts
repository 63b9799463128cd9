import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Hub } from './hub.ts'

/** /healthz: the process lives. /readyz: the database answers. */
export function healthRoutes(app: FastifyInstance, hub: Hub): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(hub.db)
      return { status: 'ready', database: hub.database.description }
    } catch {
      return reply.code(503).send({ status: 'unavailable', database: hub.database.description })
    }
  })
}
