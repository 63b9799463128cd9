import { Socket } from 'node:net'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { reasonOf } from '#server/database/connect.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { senderOf } from './http.ts'
import { ProviderFailed } from './identity/identity-provider.ts'
import type { JobRunner } from './jobs.ts'
import { afterEachRequest, pathOf, routeOf } from './request-ends.ts'

/** What the hub tells of its work, a line of JSON each (decision D73). Never what was sent: no query, token or body. */

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

export const loggerOptions = (level: string, more: LoggerOptions = {}): LoggerOptions => ({
  ...more,
  level,
  serializers: {
    err: errorTold as never,
    req: (request) => ({ method: request.method, path: pathOf(request as FastifyRequest) }),
  },
})

/** PostgreSQL's errors carry more, such as the row that failed: what people typed stays out. */
function errorTold(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table } = error as Error & Record<string, unknown>
  const cause = error.cause === undefined ? undefined : reasonOf(error.cause)
  return {
    type: error.constructor.name,
    message: reasonOf(error),
    stack: error.stack,
    code,
    constraint,
    table,
    cause,
  }
}

/** Fastify's own two lines a request name the query; one of the hub's stands for them. */
class OneLineEach extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }
  override incomingRequest(): void {
    // Told when it has ended.
  }
  override routeNotFound(): void {
    // Told as every other.
  }
  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) super.requestCompleted(error, request, reply)
  }
}

export const logController = (): LogController => new OneLineEach()

/** Gives each answer the number of its request, and writes a line for each. */
export function logRequests(app: FastifyInstance): void {
  const written = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    written.set(request, bytesWritten(request))
  })
  afterEachRequest(app, (request, reply) => {
    const line = {
      method: request.method,
      route: routeOf(request),
      path: pathOf(request),
      status: reply?.statusCode ?? null,
      ms: reply ? Math.round(reply.elapsedTime) : null,
      bytes: bytesWritten(request) - (written.get(request) ?? 0),
      person: senderOf(request)?.id ?? null,
    }
    request.log.info(line, reply ? 'request' : 'request aborted')
  })
}

/** With the headers, as they went over the connection. Requests of tests come without one. */
const bytesWritten = ({ raw }: FastifyRequest): number =>
  raw.socket instanceof Socket ? raw.socket.bytesWritten : 0

/** A line as a job starts and one as it ends; of what is done again and again only what fails. */
export function logJobs(log: FastifyBaseLogger, jobs: JobRunner): void {
  const level = (routine: boolean | undefined) => (routine ? 'debug' : 'info')
  jobs.watch({
    started: ({ kind, id, routine }) => log[level(routine)]({ job: kind, jobId: id }, 'job started'),
    ended: ({ kind, id, routine }, { ms, error }) => {
      const line = {
        job: kind,
        jobId: id,
        ms: Math.round(ms),
        outcome: error === undefined ? 'done' : 'failed',
      }
      if (error === undefined) log[level(routine)](line, 'job ended')
      else if (isUnavailable(error) || error instanceof ProviderFailed)
        log.warn({ ...line, reason: reasonOf(error) }, 'job failed')
      else log.error({ ...line, err: error }, 'job failed')
    },
  })
}
