import type { Endpoint } from '#core/contract/endpoint.ts'
import { contract } from '#core/contract/index.ts'

/** Every endpoint of the contract. */
export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((api) => Object.values(api))

/** What the server answers besides: the reference and its page, and whether it lives. */
export const undescribedPaths = ['/api/openapi.json', '/api/docs', '/healthz', '/readyz']

/** The endpoint a request means; a path without parameters goes before one with. */
export function findEndpoint(method: string, url: string): Endpoint | undefined {
  const path = url.split('?')[0] ?? ''
  const matching = endpoints.filter((each) => each.method === method && pattern(each).test(path))
  return matching.find((each) => !each.path.includes(':')) ?? matching[0]
}

const pattern = (endpoint: Endpoint) => new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`)

/** The path of an endpoint with a value for its id. */
export const pathWith = (endpoint: Endpoint, id: number | string) => endpoint.path.replace(':id', String(id))
