import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { MetricsSettings } from '#server/config.ts'
import { sha256 } from './audit.ts'
import { nothingHere, Refusal } from './errors.ts'
import type { Hub } from './hub.ts'
import { createMeter, type Meter } from './meter.ts'
import { afterEachRequest } from './request-ends.ts'
import { bearerToken } from './session.ts'

/** Counts what happens, and answers /metrics to those who may know. */
export async function serveMetrics(
  app: FastifyInstance,
  hub: Hub,
  settings: MetricsSettings | undefined,
): Promise<void> {
  if (settings && !settings.listen) return answerHere(app, hub, settings, await counting(app, hub))
  app.get('/metrics', () => {
    throw nothingHere()
  })
  if (settings?.listen) listenApart(app, settings, settings.listen, await counting(app, hub))
}

async function counting(app: FastifyInstance, hub: Hub): Promise<Meter> {
  const meter = await createMeter(hub)
  afterEachRequest(app, meter.request)
  hub.jobs.watch({ started: () => undefined, ended: meter.job })
  return meter
}

function answerHere(app: FastifyInstance, hub: Hub, settings: MetricsSettings, meter: Meter): void {
  app.get('/metrics', async (request, reply) => {
    const { authorization } = request.headers
    if (!isAllowed(authorization, settings)) {
      if (authorization !== undefined) {
        hub.securityLog.count({ kind: 'invalid-token', address: request.ip, account: '' })
      }
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal('unauthenticated', 'The token of HUB_METRICS_TOKEN is asked here')
    }
    reply.header('cache-control', 'no-store').type(meter.contentType)
    return meter.text()
  })
}

/** Compares hashes of equal length, so that timing reveals nothing. */
function isAllowed(authorization: string | undefined, { token }: MetricsSettings): boolean {
  if (token === undefined) return true
  const hash = (text: string) => Buffer.from(sha256(text))
  return timingSafeEqual(hash(bearerToken(authorization) ?? ''), hash(token))
}

/** Serves the metrics on a separate port, for monitoring only. */
function listenApart(
  app: FastifyInstance,
  settings: MetricsSettings,
  { host, port }: NonNullable<MetricsSettings['listen']>,
  meter: Meter,
): void {
  const server = createServer((request, response) => {
    const refuse = (status: number, headers = {}) => response.writeHead(status, headers).end()
    if (request.method !== 'GET' || request.url !== '/metrics') return refuse(404)
    if (!isAllowed(request.headers.authorization, settings)) {
      return refuse(401, { 'www-authenticate': 'Bearer' })
    }
    meter.text().then(
      (text) => response.writeHead(200, { 'content-type': meter.contentType }).end(text),
      () => refuse(500),
    )
  })
  app.addHook('onReady', async () => {
    server.listen(port, host)
    await once(server, 'listening')
    const address = server.address()
    const taken = typeof address === 'object' && address ? address.port : port
    process.stdout.write(`Metrics at http://${host}:${taken}/metrics\n`)
  })
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}
