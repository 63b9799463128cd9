import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeviceLink, deviceLinksApi } from '#core/contract/device-links.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { createOperator, trailOf, uniqueSrn } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let manager: Person
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const link = (body: unknown) => manager.api.post<DeviceLink>('/api/device-links', body)
const listed = async (operatorId: number) =>
  (await manager.api.call(deviceLinksApi.list, { query: { operatorId } })).body

describe('a device link', () => {
  it('says operator, device, role and since, for all versions of the device [S3-2.14-07, S3-OPEN-30]', async () => {
    const { id: operatorId, name, srn } = await createOperator(manager.api)
    const master = await createMaster(manager.api)
    const answer = await link({
      operatorId,
      masterDiId: master.id,
      role: 'manufacturer',
      since: '2024-05-01',
    })
    expect(answer.status).toBe(201)
    const next = { deviceNumber: master.deviceNumber, versionNumber: '2.0-draft', changeReason: 'Label' }
    const draft = await createMaster(manager.api, { ...next, deviceName: 'Renamed' })
    const expected = {
      operatorId,
      operatorName: name,
      operatorSrn: srn,
      deviceNumber: master.deviceNumber,
      deviceName: 'Renamed',
      masterDiId: draft.id,
      role: 'manufacturer',
      since: '2024-05-01',
    }
    expect(await listed(operatorId)).toMatchObject([expected])
    for (const search of [name, 'renamed', master.deviceNumber]) {
      const query = { search: String(search) }
      const { body } = await manager.api.call(deviceLinksApi.list, { query })
      expect(body).toMatchObject([expected])
    }
  })

  it('follows a device that is told another number', async () => {
    const { id: operatorId } = await createOperator(manager.api)
    const master = await createMaster(manager.api)
    await link({ operatorId, masterDiId: master.id, role: 'manufacturer' })
    const body = { deviceNumber: `${master.deviceNumber}-new` }
    await manager.api.call(masterDiApi.update, { id: master.id, body })
    expect(await listed(operatorId)).toMatchObject([body])
  })

  it('names what it lacks, and what is not there', async () => {
    const paths = async (body: unknown) => (await link(body)).problem.issues?.map(({ path }) => path)
    expect(await paths({})).toEqual(['operatorId', 'masterDiId', 'role'])
    const nothing = { operatorId: 2_000_000_000, masterDiId: 2_000_000_000, role: 'importer' }
    expect(await paths(nothing)).toEqual(['operatorId', 'masterDiId'])
    const importer = await createOperator(manager.api, { actorType: 'importer', srn: uniqueSrn('IM') })
    const master = await createMaster(manager.api)
    expect(await paths({ operatorId: importer.id, masterDiId: master.id, role: 'manufacturer' })).toEqual([
      'role',
    ])
  })

  it('of a manufacturer is the only one of its device', async () => {
    const [first, second] = [await createOperator(manager.api), await createOperator(manager.api)]
    const { id: masterDiId, deviceNumber } = await createMaster(manager.api)
    await link({ operatorId: first.id, masterDiId, role: 'manufacturer' })
    const { status, problem } = await link({ operatorId: second.id, masterDiId, role: 'manufacturer' })
    expect([status, problem.message]).toEqual([
      409,
      `Device ${deviceNumber} has the manufacturer ${first.name} already`,
    ])
    expect((await link({ operatorId: second.id, masterDiId, role: 'importer' })).status).toBe(201)
    expect((await link({ operatorId: second.id, masterDiId, role: 'importer' })).status).toBe(409)
  })

  it('is removed with the reason, and stays in the trail', async () => {
    const { id: operatorId, name } = await createOperator(manager.api)
    const { id: masterDiId, deviceNumber } = await createMaster(manager.api)
    const { id } = (await link({ operatorId, masterDiId, role: 'manufacturer' })).body
    expect((await manager.api.delete(`/api/device-links/${id}`, {})).status).toBe(400)
    const { body } = await manager.api.call(deviceLinksApi.delete, { id, body: { reason: 'Sold' } })
    expect(body).toMatchObject({ removeReason: 'Sold', abilities: { delete: false } })
    expect(await listed(operatorId)).toEqual([])
    const [entry] = await trailOf(manager.api, 'device-link', id)
    expect(entry).toMatchObject({ action: 'deleted', changeReason: 'Sold', changesData: { deviceNumber } })
    expect(entry?.changesData?.actionNotes).toBe(`${name}, manufacturer`)
    expect((await link({ operatorId, masterDiId, role: 'manufacturer' })).status).toBe(201)
  })
})
