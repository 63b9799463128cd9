import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Gauge, Registry } from 'prom-client'
import manifest from '../../package.json' with { type: 'json' }
import type { Hub } from './hub.ts'
import type { JobEnd, JobName } from './jobs.ts'
import { type Figures, readFigures } from './meter-queries.ts'
import { within } from './patience.ts'
import { routeOf } from './request-ends.ts'

/** What is counted for Prometheus (decision D73). */
export interface Meter {
  request(request: FastifyRequest, reply: FastifyReply | undefined): void
  job(job: JobName, end: JobEnd): void
  /** Everything, in the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

const patienceMs = 2000
const seconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

/** The library is loaded by a hub that is watched, and by no other. */
export async function createMeter(hub: Hub): Promise<Meter> {
  const prometheus = await import('prom-client')
  const register = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register })
  const { Counter, Histogram } = prometheus
  const requests = new Counter({
    name: 'hub_http_requests_total',
    help: 'Requests by method, pattern of the route and class of the status',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  const durations = new Histogram({
    name: 'hub_http_request_duration_seconds',
    help: 'How long requests took, by method and pattern of the route',
    labelNames: ['method', 'route'],
    buckets: seconds,
    registers: [register],
  })
  const ended = new Counter({
    name: 'hub_jobs_ended_total',
    help: 'Jobs that ended on this server, by kind and outcome (done, failed)',
    labelNames: ['kind', 'outcome'],
    registers: [register],
  })
  const look = gaugesOf(prometheus.Gauge, register, hub)
  return {
    request: (request, reply) => {
      const { method } = request
      const route = routeOf(request) ?? 'other'
      requests.inc({ method, route, status: reply ? `${Math.floor(reply.statusCode / 100)}xx` : 'aborted' })
      if (reply) durations.observe({ method, route }, reply.elapsedTime / 1000)
    },
    job: ({ kind }, { error }) => ended.inc({ kind, outcome: error === undefined ? 'done' : 'failed' }),
    text: async () => {
      await look()
      return register.metrics()
    },
    contentType: register.contentType,
  }
}

/** What is looked at when somebody asks. */
function gaugesOf(Kind: typeof Gauge, register: Registry, hub: Hub): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Kind<Label>({ name: `hub_${name}`, help, labelNames, registers: [register] })
  gauge('build_info', 'The version of the hub and of Node.js; always 1', 'version', 'node').set(
    { version: manifest.version, node: process.versions.node },
    1,
  )
  const connections = gauge('database_connections', 'Connections of the pool, by state', 'state')
  const queue = gauge('database_connections_waiting', 'Requests that wait for a connection')
  const up = gauge('database_up', 'Whether the database answered this scrape')
  const bytes = gauge('database_size_bytes', 'Size of the database')
  const behind = gauge('readiness_behind', 'Records whose readiness is still to be counted, 10,000 at most')
  const trail = gauge('audit_trail_waiting', 'Transactions that wait for their turn to write the audit trail')
  const jobs = gauge('jobs', 'Jobs that have not ended, by kind and status', 'kind', 'status')
  const ask = oneAtATime(() => readFigures(hub.db))
  return async () => {
    const { size, idle, waiting } = hub.database.connections()
    connections.set({ state: 'idle' }, idle)
    connections.set({ state: 'in use' }, size - idle)
    queue.set(waiting)
    const figures = await within(patienceMs, ask()).catch(() => undefined)
    up.set(figures ? 1 : 0)
    // Figures of a database that is away are missing, not old.
    for (const each of [bytes, behind, trail]) each.remove()
    jobs.reset()
    if (!figures) return
    bytes.set(figures.bytes)
    behind.set(figures.behind)
    trail.set(figures.trail)
    for (const { kind, status, count } of figures.jobs) jobs.set({ kind, status }, count)
  }
}

/** Whoever asks meanwhile gets the same answer: of many scrapes one has a connection. */
function oneAtATime(read: () => Promise<Figures>): () => Promise<Figures> {
  let asked: Promise<Figures> | undefined
  return () => {
    asked ??= read().finally(() => {
      asked = undefined
    })
    return asked
  }
}
