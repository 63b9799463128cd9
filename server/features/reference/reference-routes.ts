import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'
import { referencePage } from './reference-page.ts'

/** The API reference; public, as it contains no data. */
export function referenceRoutes(app: FastifyInstance): void {
  // Built on first use, to keep start-up fast.
  let description: ReturnType<typeof openApi> | undefined
  const page = referencePage()
  app.get('/api/openapi.json', async () => {
    description ??= openApi()
    return description
  })
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
