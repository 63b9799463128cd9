import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of another site sent a request (decision D69). Browsers that say how the two sites stand to each other
 * are believed, as a proxy may have changed the Host header; of others the address of the page is compared. Programs
 * name no page.
 *
 * `publicUrl`: how people reach the hub, where that is known.
 */
export function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const page = new URL(origin)
  if (publicUrl !== undefined && page.host === new URL(publicUrl).host) return false
  // Read like the page's own address, so that the usual port of a protocol counts as none.
  const own = `${page.protocol}//${request.host}`
  if (!URL.canParse(own)) return true
  return page.host !== new URL(own).host && !isHostWithoutPort(request.host, page)
}

/** Proxies like nginx leave the port out of `$host`. */
const isHostWithoutPort = (host: string, page: URL): boolean => host === page.hostname
