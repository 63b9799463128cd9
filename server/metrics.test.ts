import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { builtServer, dataDirectory, unusedHub } from '#tests/server-process.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import manifest from '../package.json' with { type: 'json' }

/** What a monitoring system reads (decision D73). */

const token = 'a-token-for-the-monitoring'

describe('the figures, with a token', () => {
  let hub: TestApp
  let user: Person
  beforeAll(async () => {
    hub = await startTestApp({ metrics: { token, listen: undefined } })
    user = await person(hub)
  })
  afterAll(() => hub.close())

  const ask = (authorization?: string) =>
    hub.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
  async function figures(): Promise<string[]> {
    const { statusCode, headers, body } = await ask(`Bearer ${token}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    return body.split('\n')
  }
  const figure = async (name: string) =>
    Number((await figures()).find((line) => line.startsWith(`${name} `))?.slice(name.length))

  it('are refused without it, and the refusal is counted', async () => {
    for (const wrong of [undefined, `Bearer ${token}x`, `Bearer ${user.token}`, `Basic ${token}`]) {
      const { statusCode, headers, body } = await ask(wrong)
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(body).not.toContain('hub_')
    }
    await hub.hub.securityLog.flush()
    const { rows } = await sql<{ kind: string }>`select kind from security_events`.execute(hub.hub.db)
    expect(rows).toEqual([{ kind: 'invalid-token' }])
  })

  it('count requests by method, pattern and status, and how long they took', async () => {
    const { id } = await createMaster(user.api)
    for (const each of [id, id, 4711]) await user.api.get(`/api/master-di/${each}?search=Geheim`)
    const route = 'method="GET",route="/api/master-di/:id"'
    const lines = await figures()
    expect(lines).toContain(`hub_http_requests_total{${route},status="2xx"} 2`)
    expect(lines).toContain(`hub_http_requests_total{${route},status="4xx"} 1`)
    expect(lines).toContain(`hub_http_request_duration_seconds_count{${route}} 3`)
    expect(lines.join()).not.toContain('Geheim')
  })

  it('tell jobs, readiness that is behind, the trail, the database and the process', async () => {
    await user.api.upload('/api/master-di/bulk-upload', gudidCsv(madeUpGudidTable(30)))
    const { db } = hub.hub
    await sql`update readiness_epoch set epoch = epoch + 1`.execute(db)
    const lines = await figures()
    expect(lines.some((line) => /^hub_jobs_ended_total\{kind=".+",outcome="done"\} 1$/.test(line))).toBe(true)
    expect(await figure('hub_readiness_behind')).toBeGreaterThanOrEqual(30)
    expect(await figure('hub_database_up')).toBe(1)
    expect(await figure('hub_database_size_bytes')).toBeGreaterThan(5_000_000)
    expect(await figure('hub_audit_trail_waiting')).toBe(0)
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(await figure('process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_seconds '))).toBe(true)
    expect(lines).toContain(`hub_build_info{version="${manifest.version}",node="${process.versions.node}"} 1`)
    expect(lines).toContain('hub_database_connections_waiting 0')
  })

  it('tell who waits to write the trail, and jobs that run', async () => {
    const { db } = hub.hub
    await sql`
      insert into jobs (kind, file_name, status, recognised, unread_columns, done, successful, failed, skipped,
        created_at, created_by)
      values ('gudid', 'devices.csv', 'running', '', '{}', 0, 0, 0, 0, now(), ${user.id})`.execute(db)
    let waiting: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(7301001)`.execute(tx)
      waiting = createMaster(user.api)
      await expect.poll(() => figure('hub_audit_trail_waiting'), { interval: 10 }).toBe(1)
      expect(await figure('hub_jobs{kind="gudid",status="running"}')).toBe(1)
    })
    await waiting
    expect(await figure('hub_audit_trail_waiting')).toBe(0)
  })

  it('of many who ask at once take one connection', async () => {
    const { db } = hub.hub
    await Promise.all(Array.from({ length: 30 }, figures))
    const { rows } = await sql<{ statements: number }>`
      select count(*)::int as statements from pg_stat_activity
      where datname = current_database() and query like '%pg_database_size%' and pid <> pg_backend_pid()`.execute(
      db,
    )
    expect(rows[0]?.statements).toBeLessThanOrEqual(1)
  })
})

describe('where nothing is configured', () => {
  it('nothing is at /metrics', async () => {
    const hub = await startTestApp()
    const answer = await hub.app.inject({ url: '/metrics' })
    expect([answer.statusCode, answer.json().type]).toEqual([404, 'not_found'])
    await hub.close()
  })
})

it('the figures have a port of their own where one is named', async () => {
  const directory = await unusedHub(dataDirectory())
  const server = await builtServer().start({
    environment: { HUB_DATA_DIR: directory, HUB_METRICS_PORT: '0' },
    until: /^Metrics at (\S+)\/metrics$/m,
  })
  const status = async (path: string) => (await fetch(server.address + path)).status
  expect([await status('/metrics'), await status('/'), await status('/api/master-di')]).toEqual([
    200, 404, 404,
  ])
  server.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  rmSync(dirname(directory), { recursive: true, force: true })
})
