import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What the multi-country page counts and lists (specification, document 3 section 2.2). */

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
  await fillHub()
})
afterAll(() => hub.close())

let api: Person['api']
const made: MasterRecord[] = []

/** Four devices, one of them with an open draft; a fifth is deleted, a sixth archived. */
async function fillHub() {
  ;({ api } = await person(hub, ['admin']))
  const targets = [['EU'], ['EU', 'US'], ['US', 'CN'], ['SA'], ['EU', 'US', 'CN']]
  for (const [index, targetCountries] of targets.entries()) {
    made.push(await createMaster(api, { targetCountries, deviceName: `Counted ${index}` }))
  }
  const [, , , , gone] = made
  await api.call(masterCommandsApi.softDelete, { id: gone?.id ?? 0, body: { reason: 'Not made any more' } })

  await createMaster(api, {
    ...{ deviceNumber: made[3]?.deviceNumber, deviceName: 'Counted 3', targetCountries: ['SA'] },
    ...{ versionNumber: '2.0-draft', changeReason: 'New head' },
  })
  const archived = await createMaster(api, { targetCountries: ['EU', 'CN'], deviceName: 'Archived' })
  const table = hub.hub.db.updateTable('master_records')
  await table.set({ status: 'archived' }).where('id', '=', archived.id).execute()
}

const inLists = ['draft', 'pending-approval', 'active']
const names = async (query: { region?: string; search?: string }) => {
  const { body } = await api.call(masterDiApi.list, {
    query: { latest: 'true', status: inLists, limit: 50, sort: 'deviceName', ...query } as never,
  })
  return body.map(({ deviceName }) => deviceName)
}

describe('devices', () => {
  it('are counted, those with two markets or more apart, without deleted and archived ones [S3-2.2-06, S3-2.2-07, S3-2.2-11, S3-4-01]', async () => {
    const stats = (await api.call(masterDiApi.stats)).body
    expect(stats).toMatchObject({ total: 4, multiCountry: 2 })
    expect(await names({})).toEqual(['Counted 0', 'Counted 1', 'Counted 2', 'Counted 3'])
  })

  it('are counted by the countries they are aimed at [S3-2.2-08, S3-2.2-09, S3-2.2-10]', async () => {
    const { byCountry } = (await api.call(masterDiApi.distribution)).body
    const count = (code: string) => byCountry.find(({ value }) => value === code)?.count
    expect([count('EU'), count('US'), count('CN')]).toEqual([2, 2, 1])
  })

  it('are listed in each region they have a market in, one with an open draft as that draft [S3-2.2-14, S3-OPEN-02]', async () => {
    expect(await names({ region: 'europe' })).toEqual(['Counted 0', 'Counted 1'])
    expect(await names({ region: 'americas' })).toEqual(['Counted 1', 'Counted 2'])
    expect(await names({ region: 'apac' })).toEqual(['Counted 2'])
    expect(await names({ region: 'mena' })).toEqual(['Counted 3'])
    const drafts = { latest: 'true' as const, region: 'mena' }
    expect((await api.call(masterDiApi.list, { query: drafts })).body).toMatchObject([
      { status: 'draft', versionNumber: '2.0-draft', deviceName: 'Counted 3' },
    ])
  })

  it('are found by name, number and manufacturer [S3-2.2-12]', async () => {
    for (const search of [made[2]?.deviceName, made[2]?.deviceNumber]) {
      expect(await names({ search: search ?? '' })).toEqual(['Counted 2'])
    }
    expect(await names({ search: made[2]?.manufacturerName ?? '' })).toHaveLength(4)
  })
})
