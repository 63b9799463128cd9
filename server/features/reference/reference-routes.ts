import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'
import { referencePage } from './reference-page.ts'

/** The reference of the interface, open to everybody: it holds no data. */
export function referenceRoutes(app: FastifyInstance): void {
  // Made when somebody first asks: it takes longer than all else at the start.
  let description: ReturnType<typeof openApi> | undefined
  const page = referencePage()
  app.get('/api/openapi.json', async () => {
    description ??= openApi()
    return description
  })
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
