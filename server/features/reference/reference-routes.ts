import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'
import { referencePage } from './reference-page.ts'

/** The reference of the interface, open to everybody: it holds no data. */
export function referenceRoutes(app: FastifyInstance): void {
  const description = openApi()
  const page = referencePage()
  app.get('/api/openapi.json', async () => description)
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
