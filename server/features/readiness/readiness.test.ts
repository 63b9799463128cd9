import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '#core/code-lists/markets.ts'
import { actorsApi } from '#core/contract/actors.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { type ReadinessQuery, readinessApi } from '#core/contract/readiness.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { complete as usComplete } from '#core/markets/us/fixtures/complete.ts'
import { readCounted } from '#server/standing/readiness-count.ts'
import { openCount } from '#server/standing/readiness-count-queries.ts'
import { createMaster, type Person, person, unique, uniqueGtin } from '#tests/factories.ts'
import { completeCountry } from '#tests/market-content.ts'
import { createOperator } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

const complete = completeCountry('JP')

/** The matrix of devices and markets. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const matrix = async (query: Partial<ReadinessQuery>) =>
  (await user.api.call(readinessApi.list, { query: { limit: 50, ...query } })).body
const cell = async (search: string, country: string) => {
  const [row] = await matrix({ search })
  return row?.cells.find((one) => one.country === country)
}

describe('the matrix', () => {
  it('has a cell for each market of each device, which says what the record panel says', async () => {
    const name = unique('Matrix pump')
    const { id } = await createMaster(user.api, { deviceName: name, targetCountries: ['JP', 'US'] })
    const [row, ...others] = await matrix({ search: name })
    expect(others).toEqual([])
    expect(row).toMatchObject({ id, deviceName: name, targetCountries: ['JP', 'US'] })
    expect(row?.cells.map(({ country }) => country)).toEqual(markets.map(({ code }) => code))
    const query = { country: markets.map(({ code }) => code) }
    const { body } = await user.api.call(readinessApi.ofRecord, { id, query })
    expect(new Set(body.map(({ publishedOn }) => publishedOn))).toEqual(new Set([null]))
    expect(new Set(body.map(({ noLongerPlaced }) => noLongerPlaced))).toEqual(new Set([false]))
    expect(new Set(body.map(({ toBeConfirmed }) => toBeConfirmed))).toEqual(new Set([false]))
    const alone = ['status', 'standing', 'isRegistered', 'publishedOn', 'noLongerPlaced', 'toBeConfirmed']
    const notInMatrix = new Set(alone)
    expect(row?.cells).toEqual(
      body.map(({ missing, ...said }) => ({
        ...Object.fromEntries(Object.entries(said).filter(([property]) => !notInMatrix.has(property))),
        missing: missing.length,
      })),
    )
  })

  it('is right in the next request after a change of the record, and of a submission', async () => {
    const name = unique('Changing pump')
    const record = await createMaster(user.api, { deviceName: name, targetCountries: ['JP'] })
    const before = await cell(name, 'JP')
    expect(before).toMatchObject({ missing: 3, submissionId: null })
    const body = { intendedUse: 'Infusion', revision: record.revision, changeReason: 'Completed' }
    await user.api.call(masterDiApi.update, { id: record.id, body })
    expect(await cell(name, 'JP')).toMatchObject({ missing: 2 })

    const whole = { ...complete, udiDi: uniqueGtin(), deviceName: name }
    const made = await user.api.call(submissionsApi.create, {
      body: { ...whole, masterDiId: record.id, targetCountries: ['JP'] },
    })
    expect(await cell(name, 'JP')).toMatchObject({ missing: 0, submissionId: made.body.id })
    await user.api.call(submissionsApi.update, { id: made.body.id, body: { udiDi: '' } })
    expect(await cell(name, 'JP')).toMatchObject({ missing: 1 })
  })

  it('is right in each of many requests that come at once after a change', async () => {
    const name = unique('Crowded pump')
    const record = await createMaster(user.api, { deviceName: name, targetCountries: ['JP'] })
    const body = { ...complete, deviceName: name, masterDiId: record.id, targetCountries: ['JP'] }
    const made = await user.api.call(submissionsApi.create, { body: { ...body, udiDi: uniqueGtin() } })
    for (const udiDi of ['', uniqueGtin(), '', uniqueGtin(), '', uniqueGtin()]) {
      await user.api.call(submissionsApi.update, { id: made.body.id, body: { udiDi } })
      const seen = await Promise.all(Array.from({ length: 6 }, () => cell(name, 'JP')))
      expect(seen.map((one) => one?.missing)).toEqual(Array(6).fill(udiDi === '' ? 1 : 0))
    }
  })

  it('is filtered by the market it is ready for, by one it is not, and by what the hub knows of a worksheet', async () => {
    const name = unique('Filtered pump')
    const record = await createMaster(user.api, {
      deviceName: name,
      targetCountries: ['CA', 'US'],
      riskClass: 'class-ii',
      intendedUse: 'Infusion',
    })
    const found = async (query: Partial<ReadinessQuery>) =>
      (await matrix({ search: name, ...query })).map(({ id }) => id)
    expect(await found({ filledFor: ['CA'] })).toEqual([record.id])
    expect(await found({ filledFor: ['CA', 'US'] })).toEqual([])
    expect(await found({ gapsFor: ['US'] })).toEqual([record.id])
    expect(await found({ gapsFor: ['CA'] })).toEqual([])
    expect(await found({ filledFor: ['XX'] })).toEqual([])
    expect(await found({ readyFor: ['CA'] })).toEqual([])
    expect(await found({ notReadyFor: ['CA'] })).toEqual([record.id])
    expect(await found({ readyFor: ['US'] })).toEqual([])
    const body = { ...usComplete, udiDi: uniqueGtin(), masterDiId: record.id, targetCountries: ['US'] }
    await user.api.call(submissionsApi.create, { body })
    expect(await found({ readyFor: ['US'] })).toEqual([record.id])
    expect(await found({ notReadyFor: ['US'] })).toEqual([])
    expect(await found({ region: ['americas'] })).toEqual([record.id])
    expect(await found({ region: ['mena'] })).toEqual([])
  })

  it('is not ready for a market whose register has refused it, as deadlines and the assistant say', async () => {
    const name = unique('Refused pump')
    const record = await createMaster(user.api, { deviceName: name, targetCountries: ['US'] })
    const body = { ...usComplete, udiDi: uniqueGtin(), masterDiId: record.id, targetCountries: ['US'] }
    const { id } = (await user.api.call(submissionsApi.create, { body })).body
    const ready = async () => {
      const found = async (query: Partial<ReadinessQuery>) =>
        (await matrix({ search: name, ...query })).length
      const { markets: counts } = (await user.api.call(readinessApi.state)).body
      const us = counts.find(({ country }) => country === 'US')
      return {
        ...{ ready: us?.ready ?? 0, filled: us?.filled ?? 0 },
        listed: [await found({ readyFor: ['US'] }), await found({ notReadyFor: ['US'] })],
        gaps: await found({ gapsFor: ['US'] }),
      }
    }
    const before = await ready()
    expect(before).toMatchObject({ listed: [1, 0], gaps: 0 })
    await hub.hub.db.updateTable('submissions').set({ status: 'rejected' }).where('id', '=', id).execute()
    expect(await ready()).toEqual({ ...before, ready: before.ready - 1, listed: [0, 1] })
    expect(await cell(name, 'US')).toMatchObject({ stage: 'refused', missing: 0, wrong: 0 })
  })

  it('counts the devices of each market, and leaves as a file', async () => {
    const { body } = await user.api.call(readinessApi.state)
    expect(body.open).toBe(0)
    expect(body.markets.map(({ country }) => country)).toEqual(markets.map(({ code }) => code))
    const us = body.markets.find(({ country }) => country === 'US')
    expect(us?.aimed).toBeGreaterThanOrEqual(us?.ready ?? 0)
    expect(us?.ready).toBeGreaterThan(0)
    const { text } = await user.api.get('/api/readiness/export?readyFor=US')
    const [header, ...rows] = text.trim().split('\r\n')
    expect(header).toContain('Device Name,Manufacturer,Target Countries,EU missing,US missing')
    expect(rows.length).toBeGreaterThan(0)
  })

  it('is counted anew only for the devices that an operator fills in', async () => {
    const manager = await person(hub, ['regulatory-manager'])
    const manufacturerName = unique('Counted GmbH')
    const own = await createMaster(user.api, { manufacturerName, targetCountries: ['EU'] })
    await createMaster(user.api, { manufacturerName: unique('Other GmbH'), targetCountries: ['EU'] })
    await hub.hub.jobs.idle()
    await user.api.call(readinessApi.state)
    const waiting = async () =>
      (await hub.hub.db.selectFrom('readiness_open').select('record_id').distinct().execute()).map(
        ({ record_id }) => record_id,
      )
    expect(await waiting()).toEqual([])
    const operator = await createOperator(manager.api, {
      name: manufacturerName,
      legalName: manufacturerName,
    })
    expect(await waiting()).toEqual([own.id])
    expect((await user.api.call(readinessApi.state)).body.open).toBe(0)
    await manager.api.call(actorsApi.update, { id: operator.id, body: { name: unique('Renamed GmbH') } })
    expect(await waiting()).toEqual([own.id])
  })

  it('is right after a change that was under way while an earlier one was counted', async () => {
    const name = unique('Slowly changing pump')
    const { id } = await createMaster(user.api, { deviceName: name, targetCountries: ['JP'] })
    await hub.hub.db.transaction().execute(async (tx) => {
      const added = '{"intendedUse": "Infusion"}'
      await sql`update master_records set document = document || ${added}::jsonb where id = ${id}`.execute(tx)
      expect(await cell(name, 'JP')).toMatchObject({ missing: 3 })
    })
    expect(await cell(name, 'JP')).toMatchObject({ missing: 2 })
  })

  it('is right on a page of devices that are not the first of many that wait', async () => {
    const name = unique('Late pump')
    const names = [...Array.from({ length: 210 }, () => unique('Waiting pump')), name]
    for (const deviceName of names) await createMaster(user.api, { deviceName, targetCountries: ['JP'] })
    await user.api.call(readinessApi.state)
    await hub.hub.jobs.idle()
    const forget = async () => {
      await hub.hub.db.updateTable('readiness').set({ stages: [], missing: [] }).execute()
      await sql`update readiness_epoch set epoch = epoch + 1`.execute(hub.hub.db)
    }
    await forget()
    expect(await cell(name, 'JP')).toMatchObject({ missing: 3 })
    await hub.hub.jobs.idle()
    await forget()
    // Whoever is told that none waits has read what was counted, though the counting ended while she read.
    const waited = async () => {
      const open = await openCount(hub.hub.db)
      await hub.hub.jobs.idle()
      return open
    }
    expect(await readCounted(hub.hub, waited)).toEqual({ read: 0, open: 0 })
    await forget()
    const { body: all } = await user.api.call(readinessApi.list, { query: {} })
    expect(all.filter(({ cells }) => cells.length === 0)).toEqual([])
  })

  it('counts everything that was there before somebody looks', async () => {
    const names = Array.from({ length: 230 }, () => unique('Many pumps'))
    await Promise.all(
      names.map((deviceName) => createMaster(user.api, { deviceName, targetCountries: ['US'] })),
    )
    const rows = await matrix({ search: 'Many pumps', limit: 300 })
    expect(rows).toHaveLength(230)
    await hub.hub.jobs.idle()
    expect((await user.api.call(readinessApi.state)).body.open).toBe(0)
    for (const { cells } of await matrix({ search: 'Many pumps', limit: 300 })) {
      expect(cells).toHaveLength(markets.length)
    }
  })
})
