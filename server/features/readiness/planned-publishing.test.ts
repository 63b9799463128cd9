import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeEffectsApi } from '#core/contract/change-effects.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { complete } from '#core/markets/us/fixtures/complete.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { createMaster, type Person, person, unique, uniqueGtin } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A GUDID record whose publish date is still to come is a new one, and from that day on a published one. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  hub.clock.set('2026-11-20T23:50:00.000Z')
  user = await person(hub)
})
afterAll(() => hub.close())

const { usFdaProductCode: _, ...without } = complete

/** A device of GUDID without what it asks of new records, planned to be published on a day. */
async function planned(usPublishDate: string) {
  const deviceName = unique('Planned pump')
  const record = await createMaster(user.api, { deviceName, targetCountries: ['US'] })
  const { body } = await user.api.call(submissionsApi.create, {
    body: {
      ...{ ...without, deviceName, udiDi: uniqueGtin(), masterDiId: record.id, usPackages: null },
      // GUDID has it, and will publish it on the day.
      ...{ targetCountries: ['US'], usPublishDate, usFdaGudidId: unique('key') },
    },
  })
  return { deviceName, recordId: record.id, submissionId: body.id }
}
type Planned = Awaited<ReturnType<typeof planned>>

async function errorsOf({ submissionId: id }: Planned) {
  const { body } = await user.api.call(submissionsApi.validate, { id })
  const found = body.validationResults?.issues ?? []
  return found.flatMap(({ severity, field }) => (severity === 'error' ? [field] : [])).toSorted()
}

async function missingOf({ recordId: id, deviceName: search }: Planned) {
  const { body: rows } = await user.api.call(readinessApi.list, { query: { limit: 5, search } })
  const { body: record } = await user.api.call(readinessApi.ofRecord, { id, query: { country: ['US'] } })
  return {
    matrix: rows[0]?.cells.find(({ country }) => country === 'US')?.missing,
    record: record[0]?.missing.map(({ field }) => field).toSorted(),
  }
}

/** How many devices are ready, by each request that tells it. */
const ready = {
  figures: async () => {
    const { body } = await user.api.call(readinessApi.state)
    return body.markets.find(({ country }) => country === 'US')?.ready ?? 0
  },
  page: async () => {
    const { body } = await user.api.call(readinessApi.list, { query: { limit: 50, readyFor: ['US'] } })
    return body.length
  },
  list: async () => (await user.api.call(readinessApi.list, { query: { readyFor: ['US'] } })).body.length,
  file: async () => {
    const { text } = await user.api.get('/api/readiness/export?readyFor=US')
    return text.trim().split('\r\n').length - 1
  },
}

it('is asked the same by validation, the record and the matrix, and on its day counted anew at once', async () => {
  const one = await planned('2026-11-21')
  const another = await planned('2026-11-22')
  const open = ['usFdaProductCode']
  const before = { matrix: 1, record: open }
  expect([await missingOf(one), await missingOf(another)]).toEqual([before, before])
  expect(await errorsOf(one)).toEqual(open)
  expect(await missingOf(one)).toEqual(before)
  hub.clock.set('2026-11-21T00:00:00.000Z')
  // Nothing but the day has changed.
  expect([await missingOf(one), await missingOf(another)]).toEqual([{ matrix: 0, record: [] }, before])
  expect(await errorsOf(one)).toEqual([])
})

it.each([
  ['figures', '2026-11-22', '2026-11-23'],
  ['page', '2026-11-23', '2026-11-24'],
  ['list', '2026-11-24', '2026-11-25'],
  ['file', '2026-11-25', '2026-11-26'],
] as const)(
  'is counted anew on its day where the first to be asked for is the %s',
  async (asked, eve, day) => {
    hub.clock.set(`${eve}T23:50:00.000Z`)
    user = await person(hub)
    await planned(day)
    const before = await ready[asked]()
    hub.clock.set(`${day}T00:10:00.000Z`)
    expect(await ready[asked]()).toBe(before + 1)
  },
)

it('is told of a record of AccessGUDID before it has a submission here', async () => {
  const bytes = gudidCsv(madeUpGudidTable(1))
  const { body } = await user.api.upload<ImportResult>('/api/master-di/bulk-upload', bytes)
  expect(body).toMatchObject({ successful: 1 })
  const { body: records } = await user.api.call(masterDiApi.list, { query: { sort: '-updatedAt', limit: 1 } })
  const id = records[0]?.id ?? 0
  const { body: markets } = await user.api.call(readinessApi.ofRecord, { id, query: {} })
  const day = expect.stringMatching(/^20\d\d-\d\d-\d\d$/)
  expect(markets).toMatchObject([{ country: 'US', stage: 'not-begun', submissionId: null, publishedOn: day }])
  const { body: effects } = await user.api.call(changeEffectsApi.ofRecord, { id })
  expect(effects.markets).toMatchObject([{ country: 'US', effect: 'not-registered', publishedOn: day }])
  const planned = await createMaster(user.api, { targetCountries: ['US'] })
  const { body: own } = await user.api.call(readinessApi.ofRecord, { id: planned.id, query: {} })
  expect(own).toMatchObject([{ country: 'US', publishedOn: null }])
})

it('is not wrong while a file sent by that day waits for its answer, and wrong once GUDID refuses it', async () => {
  hub.clock.set('2026-12-01T09:00:00.000Z')
  user = await person(hub, ['regulatory-manager'])
  const day = '2026-12-01'
  const begun = async () => {
    const record = await createMaster(user.api, { targetCountries: ['US'] })
    const body = { ...complete, udiDi: uniqueGtin(), masterDiId: record.id, usPackages: null }
    const made = await user.api.call(submissionsApi.create, {
      body: { ...body, targetCountries: ['US'], usPublishDate: day },
    })
    return { deviceName: record.deviceName ?? '', recordId: record.id, submissionId: made.body.id }
  }
  const { send, submission } = exchangeOf(() => user)
  const [sent, unsent] = [await begun(), await begun()]
  const { submissionId: id } = sent
  expect(await errorsOf(sent)).toEqual([])
  expect((await send([id], { market: 'US' })).body.files).toHaveLength(1)
  hub.clock.set('2026-12-02T09:00:00.000Z')
  user = await person(hub, ['regulatory-manager'])
  const wrong = ['usPublishDate']
  expect((await submission(id)).publishDateSent).toBe(day)
  expect([await errorsOf(sent), await errorsOf(unsent)]).toEqual([[], wrong])
  expect([(await missingOf(sent)).record, (await missingOf(unsent)).record]).toEqual([[], wrong])
  // Another past day was not sent.
  const change = (usPublishDate: string) => user.api.put(`/api/submissions/${id}`, { usPublishDate })
  await change('2026-11-30')
  expect([await errorsOf(sent), (await missingOf(sent)).record]).toEqual([wrong, wrong])
  await change(day)
  expect(await errorsOf(sent)).toEqual([])
  expect((await send([id], { market: 'US', again: true })).body.files).toHaveLength(1)
  expect(await errorsOf(sent)).toEqual([])
  const refused = { outcome: 'rejected', notes: 'The publish date is in the past' }
  await user.api.post(`/api/submissions/${id}/acknowledge`, refused)
  expect(await errorsOf(sent)).toEqual(wrong)
})
