import { afterAll, beforeAll, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { createMaster, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What the multi-country page counts and lists (specification, document 3 section 2.2). */

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
})
afterAll(() => hub.close())

it('counts devices and the markets they are aimed at, without deleted and archived ones, and lists them by region [S3-2.2-06, S3-2.2-07, S3-2.2-08, S3-2.2-09, S3-2.2-10, S3-2.2-11, S3-2.2-12, S3-2.2-14, S3-4-01, S3-OPEN-02]', async () => {
  const { api } = await person(hub, ['admin'])
  const targets = [['EU'], ['EU', 'US'], ['US', 'CN'], ['SA'], ['EU', 'US', 'CN']]
  const made = []
  for (const [index, targetCountries] of targets.entries()) {
    made.push(await createMaster(api, { targetCountries, deviceName: `Counted ${index}` }))
  }
  const [, , , , gone] = made
  await api.call(masterCommandsApi.softDelete, { id: gone?.id ?? 0, body: { reason: 'Not made any more' } })

  // One with an open draft counts once, and is listed as that draft.
  await createMaster(api, {
    ...{ deviceNumber: made[3]?.deviceNumber, deviceName: 'Counted 3', targetCountries: ['SA'] },
    ...{ versionNumber: '2.0-draft', changeReason: 'New head' },
  })
  const archived = await createMaster(api, { targetCountries: ['EU', 'CN'], deviceName: 'Archived' })
  const table = hub.hub.db.updateTable('master_records')
  await table.set({ status: 'archived' }).where('id', '=', archived.id).execute()

  const stats = (await api.call(masterDiApi.stats)).body
  expect(stats).toMatchObject({ total: 4, multiCountry: 2 })
  const { byCountry } = (await api.call(masterDiApi.distribution)).body
  const count = (code: string) => byCountry.find(({ value }) => value === code)?.count
  expect([count('EU'), count('US'), count('CN')]).toEqual([2, 2, 1])

  const inLists = ['draft', 'pending-approval', 'active']
  const names = async (query: { region?: string; search?: string }) => {
    const { body } = await api.call(masterDiApi.list, {
      query: { latest: 'true', status: inLists, limit: 50, sort: 'deviceName', ...query } as never,
    })
    return body.map(({ deviceName }) => deviceName)
  }
  expect(await names({ region: 'europe' })).toEqual(['Counted 0', 'Counted 1'])
  expect(await names({ region: 'americas' })).toEqual(['Counted 1', 'Counted 2'])
  expect(await names({ region: 'apac' })).toEqual(['Counted 2'])
  expect(await names({ region: 'mena' })).toEqual(['Counted 3'])
  const drafts = { latest: 'true' as const, region: 'mena' }
  expect((await api.call(masterDiApi.list, { query: drafts })).body).toMatchObject([
    { status: 'draft', versionNumber: '2.0-draft', deviceName: 'Counted 3' },
  ])
  for (const search of [made[2]?.deviceName, made[2]?.deviceNumber]) {
    expect(await names({ search: search ?? '' })).toEqual(['Counted 2'])
  }
  expect(await names({ search: made[2]?.manufacturerName ?? '' })).toHaveLength(4)
})
