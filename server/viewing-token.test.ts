import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Endpoint, onlyReads } from '#core/contract/endpoint.ts'
import { submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import type { TokenPermission } from '#core/lifecycle/token-permissions.ts'
import { admissionOf } from '#tests/admission-table.ts'
import { endpoints, nameOf, pathWith } from '#tests/contract-endpoints.ts'
import { createMaster, makeToken, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { idOf, oneOfEach } from '#tests/one-of-each.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import type { Client } from '#tests/test-client.ts'
import { writtenBy } from '#tests/whole-database.ts'

/** API tokens that only read, on every endpoint, with requests that would succeed: the database stays as it is (D61). */

let hub: TestApp
let admin: Person
let ids: Readonly<Record<string, number>>
let recordId: number
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  recordId = (await createMaster(admin.api)).id
  const sheet = await admin.api.call(submissionSheetsApi.create, { body: { masterDiIds: [recordId] } })
  ids = { ...(await oneOfEach(hub, admin)), 'submission-sheets': sheet.body.id }
  // Counts that are kept for the next question are made by this one.
  await admin.api.get('/api/my-work')
})
afterAll(() => hub.close())

const gtin = uniqueGtin()

/** What an endpoint needs to answer at all. */
const needed = (): Readonly<Record<string, { readonly query?: string; readonly body?: object }>> => ({
  'GET /api/calendar': { query: '?from=2026-11-01&to=2026-11-30' },
  'POST /api/submissions/copies/without': { body: { masterDiIds: [recordId] } },
  'POST /api/assistant/questions': { body: { question: 'What is a UDI-DI?', assistant: 'assistant' } },
  'GET /api/master-di/values': { query: '?field=status' },
  'GET /api/submissions/basic-udi-dis': { query: `?masterDiId=${recordId}&country=EU` },
  'GET /api/emdn/search': { query: '?search=needle' },
  'GET /api/submissions/:id/compare': { query: '?from=1&to=1' },
  'GET /api/requirements/checklist': { query: '?format=csv' },
  'POST /api/master-di/:id/change-effects/preview': { body: { values: { brandName: 'B' } } },
  'POST /api/workbooks/:id/check': { body: { submissionIds: null } },
  'POST /api/workbooks/:id/proposal': { body: { sheet: 'Devices', headRow: 1, headRows: 1 } },
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
  'GET /api/export/packages/:id/transmissions',
  'GET /api/export/files/:id/transmissions',
  'GET /api/rim/files/:id',
  'POST /api/assistant/generated-answers',
  'GET /api/export/packages/:id',
  'GET /api/export/files/:id',
  'GET /api/validations/:id',
]

const closed = endpoints.filter(({ access }) => access !== 'public')

async function ask(api: Client, each: Endpoint): Promise<number> {
  const { query = '', body } = needed()[nameOf(each)] ?? {}
  const url = pathWith(each, idOf(ids, each)).replace(/:\w+/g, 'EU') + query
  const payload = body ?? (each.method === 'GET' ? undefined : {})
  return (await api.raw({ method: each.method, url, ...(payload && { payload }) })).status
}

/** What each of them answers. */
async function answers(api: Client, some: readonly Endpoint[]): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  for (const each of some) statuses.set(nameOf(each), await ask(api, each))
  return statuses
}

/** Which of them write, and where: halved until it is one. */
async function writers(api: Client, some: readonly Endpoint[]): Promise<string[]> {
  const written = await writtenBy(hub, () => answers(api, some))
  if (written.length === 0) return []
  if (some.length === 1) return some.map((each) => `${nameOf(each)} writes ${written.join()}`)
  const half = Math.ceil(some.length / 2)
  const found = [...(await writers(api, some.slice(0, half))), ...(await writers(api, some.slice(half)))]
  return found.length > 0 ? found : [`One of ${some.map(nameOf).join()} writes ${written.join()} once`]
}

async function tokenFor(scope: TokenPermission): Promise<Client> {
  return hub.api((await makeToken(admin, [scope])).token)
}

/** Admitted, and refused by a rule of its own: looking at an upload takes what sending it takes. */
const refusedLater = 'GET /api/imports/previews/:id'

/** What the table lets such a token do nothing with, and what it could do nothing with. */
function refusals(statuses: ReadonlyMap<string, number>, scope: TokenPermission) {
  const caller = { permissions: [scope], byToken: true }
  const due = closed.filter((each) => admissionOf(each, caller).status === 403).map(nameOf)
  const found = [...statuses].filter(([, status]) => status === 403).map(([name]) => name)
  return { due: [...due, refusedLater].toSorted(), found: found.toSorted() }
}

it('with a viewing scope every endpoint reads or refuses, and nothing is written', async () => {
  const api = await tokenFor('view-submissions')
  expect(await writers(api, closed)).toEqual([])
  const statuses = await answers(api, closed)
  const { found, due } = refusals(statuses, 'view-submissions')
  expect(found).toEqual(due)
  expect(due).toEqual(expect.arrayContaining(closed.filter((each) => !onlyReads(each)).map(nameOf)))
  const unanswered = [...statuses].filter(([, status]) => status !== 403 && status !== 200)
  expect(unanswered.map(([name]) => name)).toEqual(withoutOne)
})

it('with a scope for export alone files are made and told in the trail, and nothing else is written', async () => {
  const api = await tokenFor('export-data')
  const others = closed.filter(({ access }) => access !== 'export-data')
  expect(await writers(api, others)).toEqual([])
  const { found, due } = refusals(await answers(api, closed), 'export-data')
  expect(found).toEqual(due)
  expect(due).toEqual(expect.arrayContaining(others.filter((each) => !onlyReads(each)).map(nameOf)))
})
