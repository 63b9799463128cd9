import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiTokensApi } from '#core/contract/api-tokens.ts'
import { type Endpoint, onlyReads } from '#core/contract/endpoint.ts'
import { submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { endpoints, pathWith } from '#tests/contract-endpoints.ts'
import { createMaster, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { idOf, oneOfEach } from '#tests/one-of-each.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import type { Client } from '#tests/test-client.ts'

/** An API token that may only view: on every endpoint it reads or is refused, and the database stays as it is (D61). */

let hub: TestApp
let admin: Person
let viewing: Client
let ids: Readonly<Record<string, number>>
let recordId: number
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  recordId = (await createMaster(admin.api)).id
  const sheet = await admin.api.call(submissionSheetsApi.create, { body: { masterDiIds: [recordId] } })
  ids = { ...(await oneOfEach(hub, admin)), 'submission-sheets': sheet.body.id }
  const body = { name: 'Dashboard', scope: ['view-submissions' as const] }
  viewing = hub.api((await admin.api.call(apiTokensApi.create, { body })).body.token)
  await hub.hub.jobs.idle()
})
afterAll(() => hub.close())

const gtin = uniqueGtin()

/** What an endpoint needs to answer at all. */
const needed = (): Readonly<Record<string, { readonly query?: string; readonly body?: object }>> => ({
  'POST /api/submissions/copies/without': { body: { masterDiIds: [recordId] } },
  'POST /api/assistant/questions': { body: { question: 'What is a UDI-DI?', assistant: 'assistant' } },
  'GET /api/master-di/values': { query: '?field=status' },
  'GET /api/submissions/basic-udi-dis': { query: `?masterDiId=${recordId}&country=EU` },
  'GET /api/emdn/search': { query: '?search=needle' },
  'GET /api/submissions/:id/compare': { query: '?from=1&to=1' },
  'GET /api/requirements/checklist': { query: '?format=csv' },
  'POST /api/submission-sheets/:id/check': { body: { submissionIds: [] } },
  'POST /api/basic-udi-di/generate-from-udi-di': { body: { udiDi: gtin } },
  'POST /api/gmn/generate-basic-udi-di': { body: { udiDi: gtin } },
  'POST /api/gmn/generate': { body: { companyPrefix: '9521000', modelReference: 'A1' } },
  'POST /api/gmn/validate': { body: { gmn: '9521000A1' } },
  'POST /api/basic-udi-di/validate': { body: { basicUdiDi: '9521000A1' } },
  'POST /api/udi-di/validate': { body: { udiDi: gtin } },
})

/** Nothing of the kind is there, or no model is set. */
const withoutOne = [
  'GET /api/rim/files/:id',
  'POST /api/assistant/generated-answers',
  'GET /api/export/packages/:id',
  'GET /api/export/files/:id',
  'GET /api/validations/:id',
]

/** A digest of each table, but for the token's own last use and the log of refusals. */
async function tables(): Promise<Readonly<Record<string, string>>> {
  const { db } = hub.hub
  await hub.hub.securityLog.flush()
  const { rows: names } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('security_events', 'security_alerts')
    order by 1`.execute(db)
  const digests = names.map(
    ({ name }) => sql`select ${sql.lit(name)} as name,
      coalesce(md5(string_agg((to_jsonb(t) - 'last_used_at')::text, ',' order by to_jsonb(t)::text)), '') as digest
      from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{
    name: string
    digest: string
  }>`${sql.join(digests, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

async function ask(each: Endpoint): Promise<number> {
  const { query = '', body } = needed()[`${each.method} ${each.path}`] ?? {}
  const url = pathWith(each, idOf(ids, each)).replace(/:\w+/g, 'EU') + query
  const payload = body ?? (each.method === 'GET' ? undefined : {})
  const { status } = await viewing.raw({ method: each.method, url, ...(payload && { payload }) })
  return status
}

it('with a viewing scope every endpoint reads or refuses, and nothing is written', async () => {
  const found: string[] = []
  const statuses = new Map<string, number>()
  // Counts that are kept for the next question are made by this one.
  await admin.api.get('/api/my-work')
  let before = await tables()
  for (const each of endpoints.filter(({ access }) => access !== 'public')) {
    const name = `${each.method} ${each.path}`
    const status = await ask(each)
    statuses.set(name, status)
    await hub.hub.jobs.idle()
    if (!onlyReads(each) && status !== 403) found.push(`${name} answers ${status}`)
    const after = await tables()
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    if (changed.length > 0) found.push(`${name} writes ${changed.join()}`)
    before = after
  }
  expect(found).toEqual([])
  const unanswered = [...statuses].filter(([, status]) => status !== 403 && status !== 200)
  expect(unanswered.map(([name]) => name)).toEqual(withoutOne)
}, 60_000)
