import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { nothingHere } from './errors.ts'

const year = 31_536_000_000

/** Serves the built web application; paths that are neither a file nor under /api return index.html. */
export async function serveWeb(app: FastifyInstance, webRoot: string): Promise<void> {
  const page = readFileSync(join(webRoot, 'index.html'), 'utf8')
  const assets = join(webRoot, 'assets')
  // One route for the hundreds of assets, whose names carry their content's hash; one for each of the few others.
  await app.register(staticFiles, {
    root: assets,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${year / 1000}, immutable`),
  })
  await app.register(staticFiles, {
    root: webRoot,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)(\/|$|\?)/.test(request.url)
    if (!isPage) throw nothingHere()
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}
