import { authApi } from '#core/contract/auth.ts'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { identifiersApi } from '#core/contract/identifiers.ts'
import { jobsApi } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { validationErrorsApi } from '#core/contract/validation-errors.ts'

/** Every endpoint of the contract; a test compares this with what the server mounts. */
export const endpoints: readonly Endpoint[] = [
  authApi,
  masterDiApi,
  jobsApi,
  submissionsApi,
  validationErrorsApi,
  identifiersApi,
].flatMap((api) => Object.values(api))

/** The endpoint a request means; a path without parameters goes before one with. */
export function findEndpoint(method: string, url: string): Endpoint | undefined {
  const path = url.split('?')[0] ?? ''
  const matching = endpoints.filter((each) => each.method === method && pattern(each).test(path))
  return matching.find((each) => !each.path.includes(':')) ?? matching[0]
}

const pattern = (endpoint: Endpoint) => new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`)

/** The path of an endpoint with a value for its id. */
export const pathWith = (endpoint: Endpoint, id: number | string) => endpoint.path.replace(':id', String(id))
