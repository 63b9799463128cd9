import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deadlinesApi } from '#core/contract/deadlines.ts'
import type { ScopeChange } from '#core/contract/impact.ts'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { emptyScope } from '#core/intelligence/update-scope.ts'
import { milestoneKey } from '#core/markets/requirements/deadlines.ts'
import { globalRequirements } from '#core/markets/requirements/index.ts'
import { impactsNow } from '#server/impact/impacts.ts'
import { amount, within } from '#tests/amount.ts'
import { createMaster, createSubmission, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { hasOfficialFile, officialGudidTable } from '#tests/gudid-table.ts'
import { device, type Entered, plainly, type Scope, scope } from '#tests/impact-rule.ts'
import { registeredDevice } from '#tests/registered-devices.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { keepBuiltIn } from './built-in.ts'

/** Which devices an update affects (decision D141), against a rule that is written for this test alone. */

let hub: TestApp
let user: Person
let manager: Person
let updateId = 0

const portfolio: Entered[] = []

beforeAll(async () => {
  hub = await startTestApp()
  await keepBuiltIn(hub.hub)
  user = await person(hub)
  manager = await person(hub, ['regulatory-manager'])
  const { record, submissions } = await registeredDevice({ user, approver: manager }, ['EU'], ['CN'])
  const eu = submissions.get('EU')
  portfolio.push({
    ...{ id: record.id, markets: ['EU', 'CN'], riskClass: record.riskClass, emdnCode: null, singleUse: null },
    eu: eu ? toldBy(eu) : null,
    ...{ registeredIn: ['EU'], inUse: true },
  })
  const { body } = await user.api.call(intelligenceApi.updates, { query: { limit: 1 } })
  updateId = body[0]?.id ?? 0
})
afterAll(() => hub.close())

const toldBy = (submission: Submission): Entered['eu'] => ({
  riskClass: String(submission.riskClass),
  legislation: submission.legislation ?? null,
  emdnCode: submission.emdnCode ?? null,
  singleUse: submission.notStated.includes('singleUse') ? null : submission.singleUse,
})

async function enter(one: typeof device extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
  const { markets, riskClass, emdnCode, singleUse, leaves } = one
  const udiDi = uniqueGtin()
  const stated = { riskClass, emdnCode, ...(singleUse !== null && { singleUse }) }
  const { id } = await createMaster(user.api, { udiDi, targetCountries: markets, ...stated })
  const eu =
    one.eu &&
    toldBy(
      await createSubmission(user.api, {
        ...{ udiDi, masterDiId: id, targetCountries: ['EU'], emdnCode: emdnCode ?? null },
        ...{ riskClass: one.eu.riskClass, legislation: one.eu.legislation },
        ...(singleUse !== null && { singleUse }),
      }),
    )
  if (leaves) {
    const { status } = await manager.api.call(masterCommandsApi.softDelete, {
      id,
      body: { reason: 'Gone' } as never,
    })
    if (status !== 200) throw new Error(`Not deleted: ${status}`)
  }
  portfolio.push({ ...one, id, eu, registeredIn: [], inUse: !leaves })
}

async function correct(wanted: Scope): Promise<void> {
  const { body: now } = await user.api.call(intelligenceApi.update, { id: updateId })
  const body = { ...emptyScope, ...wanted, reason: 'As its text says', revision: now.scopeRevision }
  const answer = await user.api.call(intelligenceApi.changeScope, {
    id: updateId,
    body: body as unknown as ScopeChange,
  })
  if (answer.status !== 200) throw new Error(answer.text)
}

const devicesOf = async (concern: 'yes' | 'unclear') => {
  const query = { concern, limit: 1000 }
  const { body, total } = await user.api.call(intelligenceApi.devices, { id: updateId, query })
  return { total, ids: body.map(({ id }) => id).toSorted((a, b) => a - b), body }
}

describe('the devices an update affects', () => {
  it(
    'are those a plain rule names; deleted ones never count; card, total and rows are one number',
    async () => {
      const portfolios = fc.array(device, { minLength: 1, maxLength: 6 })
      const property = fc.asyncProperty(
        portfolios,
        fc.array(scope, { minLength: 2, maxLength: 5 }),
        async (fresh, asked) => {
          for (const one of fresh) await enter(one)
          for (const wanted of asked) {
            await correct(wanted)
            const expected = (concern: string) =>
              portfolio.filter((one) => plainly(wanted, one) === concern).map(({ id }) => id)
            const [certain, unclear] = [await devicesOf('yes'), await devicesOf('unclear')]
            expect(certain.ids).toEqual(expected('yes'))
            expect(unclear.ids).toEqual(expected('unclear'))
            const { body } = await user.api.call(intelligenceApi.update, { id: updateId })
            const inUse = portfolio.filter((one) => one.inUse).length
            const { devices, of, whyNone } = body.affected
            expect([devices, body.affected.unclear, of]).toEqual([certain.total, unclear.total, inUse])
            expect(certain.total).toBe(certain.ids.length)
            expect(whyNone === null).toBe(devices > 0)
            const listed = await user.api.call(intelligenceApi.updates, {
              query: { affects: 'true', limit: 1000 },
            })
            expect(listed.body.some(({ id }) => id === updateId)).toBe(devices > 0)
            expect(listed.body.every(({ affected }) => affected.devices > 0)).toBe(true)
          }
        },
      )
      await fc.assert(property, { numRuns: amount(12, 150) })
    },
    within(180_000),
  )

  it('are those of the deadline, where the update is one of the hub’s own dates', async () => {
    const { body: deadlines } = await user.api.call(deadlinesApi.own)
    const { body: updates } = await user.api.call(intelligenceApi.updates, { query: { limit: 1000 } })
    const milestones = globalRequirements.flatMap(({ code, requirements }) =>
      requirements.milestones.map((milestone) => ({ key: milestoneKey(code, milestone), code, milestone })),
    )
    let compared = 0
    for (const { key, devices, unclear, country, scope: told } of deadlines) {
      const { milestone } = milestones.find((one) => one.key === key) ?? {}
      const found = updates.find(
        (one) =>
          one.id !== updateId &&
          one.kind === 'fact' &&
          one.country === country &&
          one.impact === told &&
          one.summary.includes(milestone?.note?.replace(/\.$/, '') ?? ''),
      )
      if (!found) continue
      compared += 1
      expect([key, found.affected.devices, found.affected.unclear]).toEqual([key, devices, unclear])
    }
    expect(compared).toBeGreaterThan(10)
  })

  it('each say why, in words, and come as CSV', async () => {
    await correct({
      ...emptyScope,
      markets: ['EU'],
      riskClasses: [],
      laws: [],
      emdn: [],
      registered: true,
    } as Scope)
    const { body } = await devicesOf('yes')
    expect(body.map(({ reasons }) => reasons)).toEqual([['EU market', 'registered in EU']])
    const { text } = await user.api.get(`/api/regulatory-intelligence/updates/${updateId}/devices/export`)
    expect(text.split('\r\n')[0]).toContain('Device Number,Version,Device Name,Manufacturer,Affected,Reason')
    expect(text).toContain('Yes,EU market; registered in EU')
    await correct({
      ...emptyScope,
      markets: ['CN'],
      riskClasses: [],
      laws: [],
      emdn: [],
      registered: true,
    } as Scope)
    const { body: none } = await user.api.call(intelligenceApi.update, { id: updateId })
    expect(none.affected.whyNone).toBe('None of your devices in CN has a known registration there')
  })
})

describe('what is kept of it', () => {
  it('is no answer from before a change was counted', async () => {
    const kept = await impactsNow(hub.hub)
    expect(await impactsNow(hub.hub)).toBe(kept)
    // Somebody else saves a device while the first statement of the answer is on its way.
    let isSaved = false
    const db = hub.hub.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isSaved) {
          isSaved = true
          await createMaster(user.api, { udiDi: uniqueGtin(), targetCountries: ['EU'] })
        }
        return result
      },
    })
    const before = await impactsNow({ ...hub.hub, db })
    expect(isSaved).toBe(true)
    expect(await impactsNow({ ...hub.hub, db })).not.toBe(before)
  })
})

describe.skipIf(!hasOfficialFile)('real devices of AccessGUDID', () => {
  it('are found by the product codes they have there', async () => {
    const { bytes, file } = officialGudidTable((_, at) => at % 10 === 0)
    const place = file.header.indexOf('productCodes')
    const codesOf = (row: readonly string[]) => (row[place] ?? '').split('|').map((code) => code.trim())
    await user.api.upload('/api/imports?source=gudid', bytes)
    await hub.hub.jobs.idle()
    const all = [...new Set(file.rows.flatMap(codesOf))]
      .filter((code) => /^[A-Z]{3}$/.test(code))
      .slice(0, 12)
    expect(all.length).toBeGreaterThan(5)
    for (const code of all) {
      await correct({ markets: ['US'], productCodes: [code] } as unknown as Scope)
      const { body } = await user.api.call(intelligenceApi.update, { id: updateId })
      const inFile = file.rows.filter((row) => codesOf(row).includes(code)).length
      expect([code, body.affected.devices]).toEqual([code, inFile])
    }
  })
})

describe('what an update concerns', () => {
  it('is corrected with a reason, which the trail tells with what was there before', async () => {
    await correct({
      markets: ['US'],
      riskClasses: ['class-iii'],
      laws: [],
      emdn: [],
      kind: null,
      registered: null,
    })
    const { body } = await user.api.call(intelligenceApi.update, { id: updateId })
    expect(body.scopeCorrected).toMatchObject({ byName: user.name, reason: 'As its text says' })
    const { body: entries } = await user.api.get<{ changesData: { changes: unknown[] } }[]>(
      '/api/audit-trail?entityType=regulatory-update&limit=1',
    )
    expect(entries[0]?.changesData.changes).toContainEqual({
      field: 'scope.riskClasses',
      from: null,
      to: 'class-iii',
    })
    const stale = await user.api.put(`/api/regulatory-intelligence/updates/${updateId}/scope`, {
      ...{ ...emptyScope, reason: 'Other', revision: 1 },
    })
    expect(stale.status).toBe(409)
    const wrong = await user.api.put(`/api/regulatory-intelligence/updates/${updateId}/scope`, {
      ...{ ...emptyScope, markets: ['EU', 'XX'], emdn: ['q1'], productCodes: ['F1'], reason: ' ' },
    })
    expect(wrong.status).toBe(400)
    expect(wrong.problem.issues?.map(({ path }) => path)).toEqual([
      'markets.1',
      'emdn.0',
      'productCodes.0',
      'reason',
    ])
    await keepBuiltIn(hub.hub)
    expect((await user.api.call(intelligenceApi.update, { id: updateId })).body.scope.markets).toEqual(['US'])
  })
})
