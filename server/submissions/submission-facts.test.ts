import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SavedSubmission, submissionsApi } from '#core/contract/submissions.ts'
import {
  createSubmission,
  euSubmissionInput,
  type Person,
  person,
  unique,
  uniqueGtin,
} from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What validation says of one submission because of others (decision D15, BR-003). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

async function rulesBroken(id: number): Promise<(string | null)[][]> {
  const { body } = await user.api.call(submissionsApi.validate, { id })
  return (body.validationResults?.issues ?? []).map(({ ruleId, field }) => [ruleId, field])
}

describe('a UDI-DI that another device has', () => {
  it('is an error for both, also where no master record tells the devices apart', async () => {
    const udiDi = uniqueGtin()
    const first = await createSubmission(user.api, { udiDi })
    expect((await rulesBroken(first.id)).map(([rule]) => rule)).not.toContain('BR-003')
    const second = await createSubmission(user.api, { udiDi })
    expect(await rulesBroken(second.id)).toContainEqual(['BR-003', 'udiDi'])
    expect(await rulesBroken(first.id)).toContainEqual(['BR-003', 'udiDi'])
  })

  it('is an error where one has its GTIN with 13 digits and the other with 14', async () => {
    const gtin14 = uniqueGtin()
    expect(gtin14).toMatch(/^0\d{13}$/)
    const first = await createSubmission(user.api, { udiDi: gtin14 })
    const second = await createSubmission(user.api, { udiDi: gtin14.slice(1) })
    for (const { id } of [first, second]) expect(await rulesBroken(id)).toContainEqual(['BR-003', 'udiDi'])
  })

  it('is none between a legacy device and the one under the regulation that follows it', async () => {
    const udiDi = uniqueGtin()
    await createSubmission(user.api, { udiDi, legislation: 'MDD', basicUdiDi: `B-${udiDi}` })
    const { id } = await createSubmission(user.api, { udiDi })
    expect((await rulesBroken(id)).map(([rule]) => rule)).not.toContain('BR-003')
  })
})

describe('a Basic UDI-DI that another device has', () => {
  const others = (found: (string | null)[][]) => found.filter(([rule]) => rule?.startsWith('HUB-BASIC-UDI'))

  it('is changed for all of its devices in one act, and a new one takes over what it says [S2-2.2-11]', async () => {
    const first = await createSubmission(user.api)
    const shared = { basicUdiDi: first.basicUdiDi, deviceName: first.deviceName }
    await user.api.call(submissionsApi.validate, { id: first.id })
    const second = await createSubmission(user.api, { ...shared, riskClass: first.riskClass })
    const { body: saved } = await user.api.call(submissionsApi.update, {
      id: second.id,
      body: { administersMedicine: true },
    })
    expect(saved.alsoChanged).toEqual([{ id: first.id, deviceName: first.deviceName, status: 'validated' }])
    const { body: other } = await user.api.call(submissionsApi.get, { id: first.id })
    expect(other).toMatchObject({ administersMedicine: true, status: 'draft', revision: first.revision + 1 })

    const { body: third } = await user.api.post<SavedSubmission>('/api/submissions', {
      ...euSubmissionInput(shared),
      administersMedicine: null,
    })
    expect(third).toMatchObject({ administersMedicine: true })
    expect(third.notStated).not.toContain('administersMedicine')
    expect(third.alsoChanged).toBeUndefined()
    // A name of its own keeps each device recognisable, and changes nobody else's.
    const named = await user.api.call(submissionsApi.update, {
      id: third.id,
      body: { deviceName: 'Its own' },
    })
    expect(named.body.alsoChanged).toBeUndefined()
    expect(others(await rulesBroken(third.id))).toEqual([])
  })

  it('tells that another name is not sent, and lets it pass', async () => {
    const first = await createSubmission(user.api)
    await user.api.call(submissionsApi.validate, { id: first.id })
    const { id } = await createSubmission(user.api, { basicUdiDi: first.basicUdiDi, deviceName: 'Another' })
    expect(others(await rulesBroken(id))).toEqual([['HUB-BASIC-UDI.deviceName', 'deviceName']])
    expect((await user.api.call(submissionsApi.get, { id })).body.status).toBe('validated')
  })
})

it('finds a package that has the code of another device, and of a package of another', async () => {
  const [unit, box, other] = [uniqueGtin(), uniqueGtin(), uniqueGtin()]
  const first = await createSubmission(user.api, {
    udiDi: unit,
    packages: [{ packageDi: box, quantity: 10 }],
  })
  const second = await createSubmission(user.api, {
    packages: [
      { packageDi: other, quantity: 2 },
      { packageDi: box, quantity: 10, containedDi: other },
      { packageDi: unit, quantity: 5, containedDi: box },
    ],
  })
  expect((await rulesBroken(second.id)).filter(([rule]) => rule === 'BR-UDID-003.9')).toEqual([
    ['BR-UDID-003.9', 'packages.1.packageDi'],
    ['BR-UDID-003.9', 'packages.2.packageDi'],
  ])
  const found = await rulesBroken(first.id)
  expect(found).toContainEqual(['BR-UDID-003.9', 'packages.0.packageDi'])
  expect(found).toContainEqual(['BR-UDID-003.10', 'udiDi'])
  const alone = await createSubmission(user.api, { packages: [{ packageDi: uniqueGtin(), quantity: 10 }] })
  expect((await rulesBroken(alone.id)).filter(([rule]) => rule?.startsWith('BR-UDID-003'))).toEqual([])
})

it('doubts a reference number another device of the manufacturer has', async () => {
  const catalogueNumber = unique('REF')
  // More than are looked at, were they not another manufacturer's.
  for (let other = 0; other < 21; other++)
    await createSubmission(user.api, { catalogueNumber, manufacturerSrn: 'DE-MF-000000008' })
  await createSubmission(user.api, { catalogueNumber })
  const { id } = await createSubmission(user.api, { catalogueNumber })
  expect(await rulesBroken(id)).toContainEqual(['BR-UDID-681', 'catalogueNumber'])
  const stranger = await createSubmission(user.api, { catalogueNumber, manufacturerSrn: 'DE-MF-000000009' })
  expect((await rulesBroken(stranger.id)).map(([rule]) => rule)).not.toContain('BR-UDID-681')
})

it('compares a device with the legacy device it follows', async () => {
  const legacyUdiDi = uniqueGtin()
  const legacy = { udiDi: legacyUdiDi, legislation: 'MDD', basicUdiDi: `B-${legacyUdiDi}` }
  await createSubmission(user.api, { ...legacy, sterile: true, manufacturerSrn: 'DE-MF-000000002' })
  const { id } = await createSubmission(user.api, euSubmissionInput({ relatedDeviceDi: legacyUdiDi }))
  expect((await rulesBroken(id)).map(([rule]) => rule)).toEqual(
    expect.arrayContaining(['BR-UDID-700', 'BR-UDID-702']),
  )
})
