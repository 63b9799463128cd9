import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { nothingHere } from './errors.ts'

const year = 31_536_000_000

/** Serves the built web half; every path that is no file and no /api is the application itself. */
export async function serveWeb(app: FastifyInstance, webRoot: string): Promise<void> {
  const page = readFileSync(join(webRoot, 'index.html'), 'utf8')
  await app.register(staticFiles, {
    root: webRoot,
    index: false,
    wildcard: false,
    // Names of built assets carry their content's hash.
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? `public, max-age=${year / 1000}, immutable` : 'no-cache',
      )
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)(\/|$|\?)/.test(request.url)
    if (!isPage) throw nothingHere()
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}
