import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Tells of each request once: with its reply, or without one where the client did not wait for it. */
export function afterEachRequest(
  app: FastifyInstance,
  tell: (request: FastifyRequest, reply: FastifyReply | undefined) => void,
): void {
  const gone = new WeakSet<FastifyRequest>()
  app.addHook('onResponse', async (request, reply) => {
    if (!gone.has(request)) tell(request, reply)
  })
  app.addHook('onRequestAbort', async (request) => {
    gone.add(request)
    tell(request, undefined)
  })
}

const longestPath = 500

/** Without the query, which may hold what somebody searches for. */
export function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1)
  return path.slice(0, longestPath)
}

/** The pattern that took the request: few enough to be counted. Null for a page of the web and an unknown address. */
export function routeOf(request: FastifyRequest): string | null {
  return request.routeOptions.url ?? null
}
