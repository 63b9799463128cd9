import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deviceFamiliesApi } from '#core/contract/device-families.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { checkGmn } from '#core/identifiers/gmn.ts'
import { createMaster, createSubmission, type Person, person, unique, uniqueGtin } from '#tests/factories.ts'
import { createOperator, linkDevice } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

/** Devices of one family, which no other test has. */
async function family(count: number, fields: Record<string, unknown> = {}) {
  const shared = {
    manufacturerName: unique('Maker'),
    riskClass: 'class-iia',
    emdnCode: 'A0101010102',
    intendedUse: unique('For cutting'),
    ...fields,
  }
  const devices = []
  for (let at = 0; at < count; at++)
    devices.push(await createMaster(user.api, { ...shared, udiDi: uniqueGtin() }))
  return { shared, devices, deviceIds: devices.map(({ id }) => id) }
}
const draft = (masterDiId: number, fields: Record<string, unknown> = {}) =>
  createSubmission(user.api, { masterDiId, basicUdiDi: null, ...fields })
const codeOf = async (id: number) => (await user.api.call(submissionsApi.get, { id })).body.basicUdiDi
const generate = (deviceIds: readonly unknown[]) =>
  user.api.post<{ basicUdiDi: string; deviceCount: number }>('/api/basic-udi-di/generate-for-family', {
    deviceIds,
  })

describe('the families', () => {
  it('are devices that share what a Basic UDI-DI stands for [S2-3-42, S2-3-43, S2-3-44, S2-7-26, S2-OPEN-26]', async () => {
    const admin = await person(hub, ['admin'])
    const { shared, devices, deviceIds } = await family(3, { riskClass: 'class-iib' })
    const other = await createMaster(user.api, { ...shared, riskClass: 'class-iii' })
    const unclassified = await createMaster(user.api, { manufacturerName: shared.manufacturerName })
    const operator = await createOperator(admin.api, { name: shared.manufacturerName })
    await linkDevice(admin.api, operator.id, devices[0]?.id ?? 0, 'manufacturer')
    const { body } = await user.api.call(deviceFamiliesApi.list)
    expect(body.totalFamilies).toBe(body.families.length)
    const found = body.families.find(({ devices: some }) => some.some(({ id }) => id === deviceIds[0]))
    expect(found).toMatchObject({
      representative: {
        manufacturer_srn: operator.srn,
        risk_class: 'class-iib',
        emdn_code: 'A0101010102',
        intended_use: shared.intendedUse,
      },
      deviceCount: 3,
      basicUdiDis: [],
    })
    expect(found?.devices.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(deviceIds)
    const all = body.families.flatMap(({ devices: some }) => some.map(({ id }) => id))
    expect([all.includes(other.id), all.includes(unclassified.id)]).toEqual([true, false])
    const page = (await user.api.call(deviceFamiliesApi.list, { query: { limit: 1 } })).body
    expect([page.families.length, page.totalFamilies]).toEqual([1, body.totalFamilies])
  })
})

describe('generating for a family', () => {
  it('writes one GMN to the drafts without a Basic UDI-DI [S2-7-27, S2-OPEN-25]', async () => {
    const { devices, deviceIds } = await family(3)
    const srn = 'DE-MF-000000001'
    const drafts = [await draft(deviceIds[0] ?? 0, { manufacturerSrn: srn }), await draft(deviceIds[1] ?? 0)]
    const { body } = await generate(deviceIds)
    expect(checkGmn(body.basicUdiDi).valid).toBe(true)
    expect(body).toEqual({
      basicUdiDi: body.basicUdiDi,
      reused: false,
      deviceCount: 2,
      devices: devices
        .toSorted((a, b) => ((a.deviceNumber ?? '') < (b.deviceNumber ?? '') ? -1 : 1))
        .map(({ id }) => ({ id, outcome: id === deviceIds[2] ? 'no-draft' : 'written' })),
    })
    for (const { id } of drafts) expect(await codeOf(id)).toBe(body.basicUdiDi)
    const saved = (await user.api.call(submissionsApi.get, { id: drafts[0]?.id ?? 0 })).body
    expect([saved.basicUdiDiIssuingEntity, saved.revision]).toEqual(['GS1', 2])
    // What belongs to the Basic UDI-DI is the same for all (decision D41).
    const second = (await user.api.call(submissionsApi.get, { id: drafts[1]?.id ?? 0 })).body
    expect(second.manufacturerSrn).toBe(srn)
    // A device that comes later gets the same; what is there stays.
    const late = await draft(deviceIds[2] ?? 0)
    expect((await generate(deviceIds)).body).toMatchObject({
      basicUdiDi: body.basicUdiDi,
      reused: true,
      deviceCount: 1,
    })
    expect(await codeOf(late.id)).toBe(body.basicUdiDi)
    expect((await generate(deviceIds)).body.deviceCount).toBe(0)
  })

  it('is for those who may edit, of devices of one family with a GTIN', async () => {
    const { deviceIds } = await family(1)
    const other = await family(1)
    const none = await family(1, { udiDi: 'A99912345' })
    const viewer = await person(hub, ['quality-manager'])
    const path = '/api/basic-udi-di/generate-for-family'
    expect((await viewer.api.post(path, { deviceIds })).status).toBe(403)
    for (const [given, place] of [
      [[], 'deviceIds'],
      [['x'], 'deviceIds.0'],
      [[...deviceIds, 2_147_483_000], 'deviceIds.1'],
      [[...deviceIds, ...other.deviceIds], 'deviceIds'],
    ] as const) {
      const { status, problem } = await generate(given)
      expect([status, problem.issues?.[0]?.path]).toEqual([400, place])
    }
    const masters = await createMaster(user.api, {
      ...none.shared,
      udiDi: null,
      intendedUse: unique('Other'),
    })
    expect((await generate([masters.id])).problem.issues?.[0]?.message).toMatch(/GTIN/)
  })
})
