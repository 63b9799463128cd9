import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submissionsApi } from '#core/contract/submissions.ts'
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

  it('is none between a legacy device and the one under the regulation that follows it', async () => {
    const udiDi = uniqueGtin()
    await createSubmission(user.api, { udiDi, legislation: 'MDD', basicUdiDi: `B-${udiDi}` })
    const { id } = await createSubmission(user.api, { udiDi })
    expect((await rulesBroken(id)).map(([rule]) => rule)).not.toContain('BR-003')
  })
})

describe('a Basic UDI-DI that another device has', () => {
  const others = (found: (string | null)[][]) => found.filter(([rule]) => rule?.startsWith('HUB-BASIC-UDI'))

  it('asks for the same characteristics, as long as the other is found valid', async () => {
    const first = await createSubmission(user.api)
    const shared = { basicUdiDi: first.basicUdiDi, deviceName: first.deviceName }
    await user.api.call(submissionsApi.validate, { id: first.id })
    const same = await createSubmission(user.api, shared)
    expect(others(await rulesBroken(same.id))).toEqual([])

    const { id } = await createSubmission(user.api, { ...shared, administersMedicine: true })
    expect(others(await rulesBroken(id))).toEqual([
      ['HUB-BASIC-UDI.administersMedicine', 'administersMedicine'],
    ])
    for (const one of [first.id, same.id]) {
      await user.api.call(submissionsApi.update, { id: one, body: { administersMedicine: true } })
    }
    expect(others(await rulesBroken(id))).toEqual([])
    expect((await user.api.call(submissionsApi.get, { id })).body.status).toBe('validated')
  })

  it('tells that another name is not sent, and lets it pass', async () => {
    const first = await createSubmission(user.api)
    await user.api.call(submissionsApi.validate, { id: first.id })
    const { id } = await createSubmission(user.api, { basicUdiDi: first.basicUdiDi, deviceName: 'Another' })
    expect(others(await rulesBroken(id))).toEqual([['HUB-BASIC-UDI.deviceName', 'deviceName']])
    expect((await user.api.call(submissionsApi.get, { id })).body.status).toBe('validated')
  })
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
