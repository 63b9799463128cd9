import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#core/contract/problem.ts'
import { reasonOf } from '#server/database/connect.ts'
import { isDiskFull, isUnavailable } from '#server/database/unavailable.ts'
import { nothingHere, Refusal, unavailable } from './errors.ts'
import { senderOf } from './http.ts'
import type { Hub } from './hub.ts'
import { userAccount } from './security-log.ts'

/** Every error leaves as a problem (decision D2); a 5xx says nothing internal but its request id. */
export function handleErrors(app: FastifyInstance, hub: Hub): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    countRefusal(hub, error, request)
    return answerError(error, request, reply)
  })
}

/** Counts refusals of all requests; sign-in and token checks record their own with more detail. */
function countRefusal(hub: Hub, error: FastifyError | Refusal, request: FastifyRequest): void {
  const sender = senderOf(request)
  const account = sender ? userAccount(sender.id) : ''
  const count = (kind: 'forbidden' | 'too-many-requests') =>
    hub.securityLog.count({ kind, address: request.ip, account })
  if (!(error instanceof Refusal)) {
    if (error.statusCode === 429) count('too-many-requests')
  } else if (error.type === 'forbidden') count('forbidden')
}

/** Also for failures before routing, such as an undecodable URL. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  // Hooks do not run if no route was found.
  reply.header('x-request-id', request.id)
  if (refusal?.type === 'unavailable') tellOfTrouble(error, request)
  if (!refusal) return answerDefect(error, request, reply)
  const { issues, record, retryAfterSeconds } = refusal.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  const problem: Problem = {
    message: refusal.message,
    type: refusal.type,
    ...(issues ? { issues: [...issues] } : {}),
    ...(record === undefined ? {} : { record }),
    ...(refusal.status >= 500 ? { requestId: request.id } : {}),
  }
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(problem)
}

/** While the database is down every request fails; log it only once in a while, to save disk space. */
const troubleEveryMs = 10_000
let troubleTold = Number.NEGATIVE_INFINITY

function tellOfTrouble(error: Error, request: FastifyRequest): void {
  if (performance.now() - troubleTold < troubleEveryMs) return
  troubleTold = performance.now()
  request.log.warn({ reason: reasonOf(error) }, 'the database does not answer, or the disk is full')
  request.log.debug({ err: error }, 'what did not work')
}

function answerDefect(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, 'request failed')
  const problem: Problem = {
    message: 'Something went wrong on our side. Nothing was saved. Please try again.',
    type: 'internal',
    requestId: request.id,
  }
  return reply.code(500).type('application/json; charset=utf-8').send(problem)
}

/** The answer when the database is down or the disk is full (decision D49). */
export function asTrouble(error: unknown): Refusal | undefined {
  if (isDiskFull(error)) {
    return unavailable('The server disk is full. Nothing was saved. An administrator has to free up space.')
  }
  return isUnavailable(error)
    ? unavailable('The database is not responding. Check whether your last change was saved, then try again.')
    : undefined
}

/** What Fastify itself refuses: broken JSON, oversized bodies, unknown media types, too many requests. */
function asRefusal(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error
  const trouble = asTrouble(error)
  if (trouble) return trouble
  const status = error.statusCode ?? 500
  if (status === 413) return new Refusal('file_too_large', 'The request is larger than the server accepts')
  if (status === 415) {
    return new Refusal('unsupported_file_type', 'This content type is not supported; send JSON')
  }
  if (status === 429) {
    return new Refusal('too_many_requests', 'Too many requests. Wait a minute and try again.')
  }
  if (status === 404) return nothingHere()
  if (status >= 400 && status < 500) {
    const message =
      error instanceof SyntaxError || error.code?.includes('JSON')
        ? 'The body is not valid JSON'
        : error.message
    return new Refusal('validation_failed', message, { issues: [{ path: '', message }] })
  }
  return undefined
}
