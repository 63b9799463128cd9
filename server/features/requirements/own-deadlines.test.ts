import { afterAll, beforeAll, expect, it } from 'vitest'
import { deadlinesApi } from '#core/contract/deadlines.ts'
import { createMaster, createSubmission, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The dates to come, each with the devices it concerns. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const spectacles = 'Spectacle frames, lenses and ready-made readers: Master UDI-DI'
const ofEu = async () => {
  const { body } = await user.api.call(deadlinesApi.own)
  return (scope: string) => {
    const found = body.find((one) => one.country === 'EU' && one.scope === scope)
    return [found?.devices, found?.unclear]
  }
}

it('counts the devices a date concerns by class and kind, as the submission of the market tells them', async () => {
  const targetCountries = ['EU']
  await createMaster(user.api, { deviceName: 'Infusion set', riskClass: 'class-iia', targetCountries })
  await createMaster(user.api, {
    ...{ deviceName: 'Frame', riskClass: 'class-i', emdnCode: 'Q02100201', singleUse: false },
    targetCountries,
  })
  const lens = await createMaster(user.api, { deviceName: 'Lens', riskClass: 'class-i', targetCountries })
  const before = await ofEu()
  expect(before(spectacles)).toEqual([1, 0])
  expect(before('Reusable devices of class I')).toEqual([1, 1])
  const values = { deviceName: 'Lens', riskClass: 'class-i', intendedUse: 'To see' }
  await createSubmission(user.api, {
    ...values,
    ...{ masterDiId: lens.id, specialDevice: 'MDR_SPECTACLES_LENSES', targetCountries },
  })
  expect((await ofEu())(spectacles)).toEqual([2, 0])
})

it('goes by the submission that stands for the device, not by a newer one of another UDI-DI', async () => {
  const before = await ofEu()
  const shared = { deviceName: 'Frame', riskClass: 'class-i', intendedUse: 'To see', targetCountries: ['EU'] }
  const udiDi = uniqueGtin()
  const { id: masterDiId } = await createMaster(user.api, { ...shared, udiDi })
  const leading = { ...shared, udiDi, masterDiId, specialDevice: 'MDR_SPECTACLES_LENSES' }
  await createSubmission(user.api, leading)
  await createSubmission(user.api, { ...shared, udiDi: uniqueGtin(), masterDiId })
  const [devices = 0] = before(spectacles) ?? []
  expect((await ofEu())(spectacles)?.[0]).toBe(devices + 1)
})

it('counts as ready what is complete, though nobody has asked for readiness since', async () => {
  const scope = 'Devices already on the market, legacy devices too'
  const figures = async () => {
    const { body } = await user.api.call(deadlinesApi.own)
    const found = body.find((one) => one.country === 'EU' && one.scope === scope)
    return { devices: found?.devices ?? 0, ready: found?.ready ?? 0 }
  }
  const before = await figures()
  const shared = { deviceName: 'Scalpel', udiDi: uniqueGtin(), targetCountries: ['EU'] }
  const { id: masterDiId } = await createMaster(user.api, shared)
  expect(await figures()).toEqual({ devices: before.devices + 1, ready: before.ready })
  const { id } = await createSubmission(user.api, { ...shared, masterDiId })
  expect(await figures()).toEqual({ devices: before.devices + 1, ready: before.ready + 1 })
  // What was refused has to be corrected first, complete or not.
  await hub.hub.db.updateTable('submissions').set({ status: 'rejected' }).where('id', '=', id).execute()
  expect(await figures()).toEqual({ devices: before.devices + 1, ready: before.ready })
})

it('names each with its source, the day it was confirmed and how long there is', async () => {
  const { body } = await user.api.call(deadlinesApi.own)
  expect(body.length).toBeGreaterThan(10)
  expect(new Set(body.map(({ key }) => key)).size).toBe(body.length)
  for (const { source, confirmedOn, daysLeft, ready, devices } of body) {
    expect(source).not.toBe('')
    expect(confirmedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(daysLeft).toBeGreaterThanOrEqual(0)
    expect(ready ?? 0).toBeLessThanOrEqual(devices)
  }
})
