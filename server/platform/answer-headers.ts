import type { FastifyInstance } from 'fastify'

/** Records and tokens stay in no cache; the web's own files say for themselves how long they last. */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/** Who has come by https comes by https for a year; over plain http browsers ignore the header. */
export function insistOnHttps(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  })
}
