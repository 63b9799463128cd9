import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from './error-handler.ts'
import { Refusal } from './errors.ts'

/** How patient the server is with a client that sends or reads slowly, in milliseconds (decision D49). */
export interface Patience {
  /** For a whole body; one that is streamed to disk may take as long as it moves. */
  readonly json: number
  readonly file: number
  /** Maximum time without progress in either direction. */
  readonly standstill: number
  /** Check interval. */
  readonly look: number
}

export const usualPatience: Patience = { json: 30_000, file: 180_000, standstill: 30_000, look: 1000 }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content type; JSON by default. */
    readonly body?: 'file' | 'streamed'
  }
}

interface Watched {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly since: number
  moved: number
  movedAt: number
}

const signals = new WeakMap<FastifyRequest, AbortSignal>()

/** Aborted when the client disconnects before its answer. */
export function goneSignal(request: FastifyRequest): AbortSignal {
  return signals.get(request) ?? AbortSignal.abort()
}

/** Closes stalled connections and tracks disconnected clients. */
export function watchClients(app: FastifyInstance, patience: Patience): void {
  closeUnused(app)
  app.server.on('connection', keepAddress)
  const open = new Set<Watched>()
  app.addHook('onRequest', (request, reply, done) => {
    const gone = new AbortController()
    signals.set(request, gone.signal)
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort(new Refusal('too_slow', 'The client has gone'))
    })
    // Requests of tests come without a connection.
    if (!(request.raw.socket instanceof Socket)) return done()
    const now = performance.now()
    const watched = { request, reply, since: now, moved: bytesMoved(request.raw.socket), movedAt: now }
    open.add(watched)
    reply.raw.once('close', () => open.delete(watched))
    done()
  })
  const timer = setInterval(() => {
    for (const each of open) judge(each, patience, performance.now())
  }, patience.look)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Browsers open idle connections in advance; shutdown does not wait for them. */
function closeUnused(app: FastifyInstance): void {
  const connections = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  })
}

/**
 * A socket forgets where it came from as soon as its client hangs up; who was refused is counted by address even so.
 */
function keepAddress(socket: Socket): void {
  const address = socket.remoteAddress ?? 'unknown'
  Object.defineProperty(socket, 'remoteAddress', { value: address })
}

const bytesMoved = (socket: Socket): number => socket.bytesRead + socket.bytesWritten

function judge(watched: Watched, patience: Patience, now: number): void {
  const { request, reply, since } = watched
  const { socket } = request.raw
  const moved = bytesMoved(socket)
  if (moved !== watched.moved) Object.assign(watched, { moved, movedAt: now })
  const standsStill = now - watched.movedAt > patience.standstill
  if (!request.raw.complete) {
    if (standsStill || now - since > timeFor(request, patience)) refuse(request, reply)
  } else if (standsStill && socket.writableLength > 0) socket.destroy()
}

function timeFor({ routeOptions }: FastifyRequest, { json, file }: Patience): number {
  const { body } = routeOptions.config
  return body === 'streamed' ? Number.POSITIVE_INFINITY : body === 'file' ? file : json
}

/** Answers if possible, then closes the connection. */
function refuse(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) {
    request.raw.socket.destroy()
    return
  }
  reply.header('connection', 'close')
  const refusal = new Refusal('too_slow', 'The request came too slowly. Nothing was saved. Please try again.')
  answerError(refusal as never, request, reply)
  reply.raw.once('finish', () => request.raw.destroy())
}
