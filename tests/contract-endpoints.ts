import type { Endpoint } from '#core/contract/endpoint.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { jobsApi } from '#core/contract/imports.ts'
import { contract } from '#core/contract/index.ts'
import { projectsApi } from '#core/contract/projects.ts'
import { registerApi } from '#core/contract/register.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { rimApi } from '#core/contract/rim.ts'
import { submissionsApi } from '#core/contract/submissions.ts'

/** Every endpoint of the contract. */
export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((api) => Object.values(api))

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** What the server answers besides: the reference and its page, and whether it lives. */
export const undescribedPaths = ['/api/openapi.json', '/api/docs', '/healthz', '/readyz', '/metrics']

/** The endpoint a request means; a path without parameters goes before one with. */
export function findEndpoint(method: string, url: string): Endpoint | undefined {
  const path = url.split('?')[0] ?? ''
  const matching = endpoints.filter((each) => each.method === method && patterns.get(each)?.test(path))
  return matching.find((each) => !each.path.includes(':')) ?? matching[0]
}

/** Made once: every answer of every test is looked up. */
const patterns = new Map(
  endpoints.map((each) => [each, new RegExp(`^${each.path.replace(/:\w+/g, '[^/]+')}$`)]),
)

/** The path of an endpoint with a value for its id. */
export const pathWith = (endpoint: Endpoint, id: number | string) => endpoint.path.replace(':id', String(id))

/** An empty body says all there is to say. */
export const needsNothing = (each: Endpoint) =>
  [
    rimApi.createSubmission,
    projectsApi.completeRenewal,
    rimApi.approveDocument,
    requestsApi.approve,
    submissionsApi.approve,
    jobsApi.update,
    exchangeApi.create,
    registerApi.store,
  ].some((known) => known === each)
