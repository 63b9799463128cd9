import { deepStrictEqual } from 'node:assert'
import { z } from 'zod'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { Job } from '#core/contract/imports.ts'
import { narrowed } from '#core/contract/list-query.ts'
import { Problem } from '#core/contract/problem.ts'
import { findEndpoint, undescribedPaths } from './contract-endpoints.ts'

/** What came back, as far as the contract speaks of it. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly json: unknown
}

const typesOf: Record<number, readonly Problem['type'][]> = {
  400: ['validation_failed'],
  401: ['unauthenticated'],
  403: ['forbidden'],
  404: ['not_found'],
  409: ['duplicate_record', 'stale_record', 'pending_approval', 'invalid_transition', 'not_valid'],
  408: ['too_slow'],
  413: ['file_too_large'],
  415: ['unsupported_file_type'],
  429: ['too_many_requests'],
  503: ['unavailable'],
}

/** Throws unless the answer is what the contract promises; a 5xx is never right. */
export function checkAgainstContract(received: Received): void {
  const { method, url, status, json } = received
  const where = `${method} ${url.slice(0, 200)} answered ${status}`
  if (status >= 500) throw new Error(`${where}: ${JSON.stringify(json)}`)
  if (!url.startsWith('/api') || undescribedPaths.includes(url)) return
  if (status >= 400) {
    checkProblem(received, where)
    return
  }
  const description = findEndpoint(method, url)
  if (!description) throw new Error(`${where}, but is not in the contract`)
  checkSuccess(received, description, where)
}

function checkProblem({ status, headers, json }: Received, where: string): void {
  exactly(Problem, json, where)
  const problem = Problem.parse(json)
  if (!typesOf[status]?.includes(problem.type)) throw new Error(`${where} with type ${problem.type}`)
  if (problem.message.trim() === '') throw new Error(`${where} without a message`)
  if (status === 400 && !problem.issues?.length) throw new Error(`${where} without issues`)
  if (status === 429 && !Number(headers['retry-after'])) throw new Error(`${where} without Retry-After`)
}

function checkSuccess(received: Received, description: Endpoint, where: string): void {
  const { status, headers, json } = received
  if (status === 202) {
    exactly(Job, json, where)
    return
  }
  if (status !== (description.status ?? 200)) throw new Error(`${where}, not ${description.status ?? 200}`)
  if (description.response === 'file') {
    if (!String(headers['content-disposition']).startsWith('attachment')) {
      throw new Error(`${where}, not as a download`)
    }
    return
  }
  if (description.list && !/^\d+$/.test(String(headers['x-total-count']))) {
    throw new Error(`${where} without X-Total-Count`)
  }
  exactly(responseOf(description, received.url), description.list ? bothEnds(json) : json, where)
}

/** What a list answers depends on the properties it was asked for (decision D39). */
function responseOf({ list, response }: Endpoint, url: string): z.ZodType {
  const fields = new URL(url, 'http://hub').searchParams.getAll('fields')
  if (!list || fields.length === 0) return response as z.ZodType
  const { element } = response as z.ZodArray<z.ZodObject>
  return z.array(narrowed(element, fields.join(',').split(',')))
}

/** Of a list of thousands the first and the last hundred: they are all made alike. */
const bothEnds = (json: unknown): unknown =>
  Array.isArray(json) && json.length > 200 ? [...json.slice(0, 100), ...json.slice(-100)] : json

/** Valid, and with nothing more than the schema knows: what is not described must not leak. */
function exactly(schema: z.ZodType, json: unknown, where: string): void {
  const result = schema.safeParse(json)
  if (!result.success) throw new Error(`${where}, but not as described: ${result.error.message}`)
  deepStrictEqual(json, result.data, `${where} with more than is described`)
}
