import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { loggerOptions } from '#server/platform/server-log.ts'
import { createMaster, type Person, password, person } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What LOG_LEVEL=info tells (decision D73): a line a request, and nothing that was sent. */

let hub: TestApp
let user: Person
const lines: string[] = []
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) }
  hub = await startTestApp({ logger: loggerOptions('info', { stream }) })
  user = await person(hub)
})
afterAll(() => hub.close())

async function auditDetailsOf(ask: () => Promise<unknown>) {
  const before = lines.length
  await ask()
  return lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>)
}

it('is one line a request, with the number that the answer has', async () => {
  const { headers } = await hub.app.inject({ url: '/api/auth/me' })
  const { id } = await createMaster(user.api)
  const told = await auditDetailsOf(() => user.api.get(`/api/master-di/${id}?link=Geheim`))
  expect(told).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/api/master-di/:id',
      path: `/api/master-di/${id}`,
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      person: user.id,
      msg: 'request',
    },
  ])
  expect(lines.filter((line) => line.includes(String(headers['x-request-id'])))).toHaveLength(1)
})

it('has the number in the header of an address that cannot be decoded too', async () => {
  const { statusCode, headers } = await hub.app.inject({ url: '/api/%E0%A4%A' })
  expect([statusCode, headers['x-request-id']]).toEqual([400, expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

it('has no token, no password and no query', async () => {
  await hub.api().call(authApi.login, { body: { emailOrUsername: 'Geheim', password: 'Geheim' } })
  await user.api.get('/api/master-di?search=Geheim')
  await hub.app.inject({ url: '/nowhere?Geheim', headers: { cookie: 'a=Geheim' } })
  const told = lines.join('')
  for (const secret of [user.token, password, 'Geheim']) expect(told).not.toContain(secret)
})

it('tells a failed request with its number, and nothing of the row that failed', async () => {
  const table = hub.hub.db.schema.alterTable('master_records')
  await table.addCheckConstraint('nothing_fits', sql`device_number <> ${sql.lit('Geheim-1')}`).execute()
  const told = await auditDetailsOf(() =>
    createMaster(user.api, { deviceNumber: 'Geheim-1' }).catch(() => undefined),
  )
  const err = { code: '23514', constraint: 'nothing_fits', stack: expect.stringContaining('at ') }
  expect(told).toMatchObject([
    { level: 50, msg: 'request failed', err },
    { level: 30, msg: 'request', status: 500 },
  ])
  expect(new Set(told.map(({ requestId }) => requestId)).size).toBe(1)
  expect(JSON.stringify(told)).not.toContain('Geheim-1')
})

it('tells a job as it starts and as it ends, with its number', async () => {
  const table = madeUpGudidTable(30)
  const told = await auditDetailsOf(async () => {
    await user.api.upload('/api/master-di/bulk-upload', gudidCsv(table))
    // It tidies up after it has been answered.
    await hub.hub.jobs.idle()
  })
  const jobs = told.filter(({ job }) => job !== undefined)
  const job = { level: 30, job: 'master-di', jobId: expect.any(Number) }
  expect(jobs).toMatchObject([
    { msg: 'job started', ...job },
    { msg: 'job ended', ...job, ms: expect.any(Number), outcome: 'done' },
  ])
  expect(jobs[0]?.jobId).toBe(jobs[1]?.jobId)
  expect(told.filter(({ msg }) => msg === 'request')).toHaveLength(1)
})
