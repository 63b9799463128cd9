import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  type Access,
  type BodyOf,
  type Endpoint,
  onlyReads,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '#core/contract/endpoint.ts'
import type { Issue } from '#core/contract/problem.ts'
import { missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { mayWriteByToken } from '#core/lifecycle/token-permissions.ts'
import { isStorable } from '#core/text/storable.ts'
import { invalid, nothingHere, Refusal } from './errors.ts'
import { isForeign } from './foreign-origin.ts'
import { gathered } from './gathered.ts'
import type { Actor, Hub } from './hub.ts'
import { userAccount } from './security-log.ts'
import { bearerToken, findSession, type Session } from './session.ts'
import { readCookie } from './session-cookie.ts'
import { findTokenSession, tokenPrefix } from './token-session.ts'

/** What a handler gets: everything already admitted and parsed. */
export interface Call<P = unknown, Q = unknown, B = unknown, S = undefined> {
  readonly hub: Hub
  /** Set except on public endpoints. */
  readonly actor: Actor
  readonly params: P
  readonly query: Q
  readonly body: B
  /** The result of `subject`. */
  readonly subject: S
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A page of a list with the number of all that match. */
export interface Page<T> {
  readonly items: readonly T[] | AsyncIterable<T> | WrittenItems
  readonly total: number
}

/** Items of a list that are JSON already. */
export interface WrittenItems {
  readonly json: string
}

/** A download. */
export interface FileAnswer {
  readonly fileName: string
  readonly contentType: string
  /** Written with backpressure where it comes piece by piece. */
  readonly content: string | Buffer | AsyncIterable<string>
}

type Answer<E extends Endpoint> = E extends { response: 'file' }
  ? FileAnswer
  : E extends { list: true }
    ? Page<ResponseOf<E> extends readonly (infer Item)[] ? Item : never>
    : ResponseOf<E>

interface Handling<E extends Endpoint, S> {
  /** The file may be large, and is written to disk as it comes: however long that takes. */
  readonly streamed?: boolean
  /** Finds what the path names before the body is validated: 404 comes before 400 (decision D2). */
  readonly subject?: (call: { hub: Hub; actor: Actor; params: ParamsOf<E> }) => Promise<S>
  readonly handle: (call: Call<ParamsOf<E>, QueryOf<E>, BodyOf<E>, S>) => Promise<Answer<E>>
}

interface Admitted {
  actor?: Actor
  params?: unknown
  subject?: unknown
}
const admitted = new WeakMap<FastifyRequest, Admitted>()

/** Who sent a request, as soon as that is known. */
export const senderOf = (request: FastifyRequest): Actor | undefined => admitted.get(request)?.actor

/**
 * Mounts an endpoint as its description says. Order of refusals: 401, 403, 404, 400, 409; the first three
 * are settled before a byte of the body is read.
 */
export function mount<E extends Endpoint, S = undefined>(
  app: FastifyInstance,
  hub: Hub,
  description: E,
  handling: Handling<E, S>,
): void {
  app.route({
    method: description.method,
    url: description.path,
    config: description.body === 'file' ? { body: handling.streamed ? 'streamed' : 'file' } : {},
    // No HEAD for downloads: it would record a download that never happened.
    exposeHeadRoute: description.response !== 'file',
    onRequest: async (request) => {
      const facts: Admitted = {}
      admitted.set(request, facts)
      const actor = description.access === 'public' ? undefined : await identify(hub, request)
      facts.actor = actor
      if (description.method !== 'GET') refuseForeign(hub, request)
      if (actor) admit(description, actor)
      const params = parsePath(description.params, request.params)
      facts.params = params
      if (handling.subject && actor) {
        facts.subject = await handling.subject({ hub, actor, params: params as ParamsOf<E> })
      }
    },
    handler: async (request, reply) => {
      const facts = admitted.get(request)
      const parts = parseParts(description, request)
      const call = { ...facts, ...parts, hub, request, reply }
      const answer = await handling.handle(call as Call<ParamsOf<E>, QueryOf<E>, BodyOf<E>, S>)
      return send(description, reply, answer)
    },
  })
}

async function identify(hub: Hub, request: FastifyRequest): Promise<Actor> {
  const { authorization } = request.headers
  const token = bearerToken(authorization)
  const session = token === undefined ? undefined : await sessionOf(hub, request, token)
  if (session && 'actor' in session) return session.actor
  // A request without a token is normal: that is how a browser finds out whether it is signed in.
  if (authorization !== undefined) {
    const account = session ? userAccount(session.endedFor) : ''
    hub.securityLog.count({ kind: 'invalid-token', address: request.ip, account })
  }
  throw new Refusal('unauthenticated', 'Please sign in')
}

async function sessionOf(hub: Hub, request: FastifyRequest, token: string): Promise<Session> {
  if (token.startsWith(tokenPrefix)) return findTokenSession(hub, token, request.ip)
  const find = () => findSession(hub, token, () => readCookie(hub.db, request, 'session'))
  const session = await find()
  if (!session || !('due' in session) || !session.due) return session
  await hub.renewals.renew(hub.jobs, session.due)
  // By now it may have ended, or her roles may be others.
  return (await find()) ?? { endedFor: session.actor.id }
}

/** What a page of another site sends, nobody has asked for (decision D69). */
function refuseForeign(hub: Hub, request: FastifyRequest): void {
  if (!isForeign(request, hub.publicUrl)) return
  throw new Refusal('forbidden', 'This request comes from a page of another site')
}

function admit(description: Endpoint, actor: Actor): void {
  const { access, andOneOf = [] } = description
  if (actor.needsSecondFactor && !description.withoutSecondFactor) {
    throw new Refusal('forbidden', 'Set up a second factor first: this hub requires one')
  }
  if (description.signedInOnly && actor.byToken) {
    throw new Refusal('forbidden', 'This needs a signed-in user, not an API token')
  }
  const needsPermission = access !== 'public' && access !== 'signed-in'
  if (needsPermission && !actor.permissions.includes(access)) {
    throw new Refusal('forbidden', `This needs the permission ${access}`)
  }
  if (andOneOf.length > 0 && !andOneOf.some((one) => actor.permissions.includes(one))) {
    throw new Refusal('forbidden', `This needs the permission ${andOneOf.join(' or ')}`)
  }
  if (actor.byToken && !onlyReads(description)) refuseViewingToken(access, actor)
}

/** A scope for viewing writes nothing, its person's own marks included (decision D61). */
function refuseViewingToken(access: Access, { permissions }: Actor): void {
  const named = access !== 'signed-in' && access !== 'view-submissions'
  if (named || mayWriteByToken(permissions)) return
  throw new Refusal('forbidden', 'The scope of this API token allows reading only')
}

/** A path that cannot name anything (an id that is no number) is a 404, not a 400. */
function parsePath(schema: z.ZodType | undefined, raw: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(raw)
  if (!result.success) throw nothingHere()
  return result.data
}

/** Query and body together, so that all problems are reported at once. */
function parseParts(description: Endpoint, request: FastifyRequest): { query: unknown; body: unknown } {
  const issues: Issue[] = []
  const read = (schema: z.ZodType | undefined, raw: unknown): unknown => {
    if (!schema) return undefined
    const result = schema.safeParse(raw)
    if (result.success) return result.data
    issues.push(...result.error.issues.flatMap(readIssue))
    return undefined
  }
  issues.push(...unstorable(request.query))
  const query = read(description.query, request.query)
  const body = description.body === 'file' ? undefined : read(description.body, request.body ?? {})
  if (issues.length > 0) throw invalid([...issues, ...alsoMissing(issues, description, request.body)])
  return { query, body }
}

/** Reports missing fields together with invalid ones, so that one bad value hides no other problem. */
function alsoMissing(issues: readonly Issue[], { makes }: Endpoint, body: unknown): Issue[] {
  if (!makes || typeof body !== 'object' || body === null) return []
  const named = new Set(issues.map(({ path }) => path))
  return missingFields(makes, body as AnyDocument).filter(({ path }) => !named.has(path))
}

/** No text the database cannot hold reaches a filter, whatever its schema says. */
function unstorable(query: unknown): Issue[] {
  return Object.entries(query as Record<string, string | string[]>)
    .filter(([, value]) => ![value].flat().every(isStorable))
    .map(([path]) => ({ path, message: 'Contains a character that cannot be stored' }))
}

function readIssue(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: key, message: `Unknown parameter ${key}` }))
  }
  return [{ path: issue.path.map(String).join('.'), message: issue.message }]
}

function send(description: Endpoint, reply: FastifyReply, answer: unknown): unknown {
  if (description.response === 'file') {
    const file = answer as FileAnswer
    const whole = typeof file.content === 'string' || Buffer.isBuffer(file.content)
    return reply
      .header('content-type', file.contentType)
      .header('content-disposition', contentDisposition(file.fileName))
      .send(whole ? file.content : Readable.from(gathered(file.content)))
  }
  // The handler may have set 202.
  if (reply.statusCode === 200) reply.code(description.status ?? 200)
  if (!description.list) return answer
  const page = answer as Page<unknown>
  reply.header('x-total-count', String(page.total))
  const { items } = page
  if ('json' in items) return reply.type('application/json; charset=utf-8').send(items.json)
  if (Symbol.asyncIterator in items) {
    return reply.type('application/json; charset=utf-8').send(Readable.from(gathered(jsonArray(items))))
  }
  return items
}

/** Streamed with backpressure: a list is never held in memory as a whole. */
async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '['
  for await (const item of items) {
    yield separator + JSON.stringify(item)
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]+/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}
