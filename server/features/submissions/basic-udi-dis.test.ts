import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The Basic UDI-DIs a further UDI-DI of a model can be put under (decision D16). */

const gmn = '9521234MINIMAL13R'
const other = '1987654Ad4X4bL5ttr2310c2K'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const master = (manufacturerName: string, deviceFamily: string | null) =>
  createMaster(user.api, { manufacturerName, deviceFamily })
const submit = (masterDiId: number, basicUdiDi: string | null, manufacturerName: string, rest = {}) => {
  hub.clock.advance({ minutes: 1 })
  const texts = { riskClass: 'class-i', intendedUse: 'To test' }
  return createSubmission(user.api, {
    masterDiId,
    basicUdiDi,
    manufacturerName,
    deviceName: `Device ${masterDiId}`,
    ...texts,
    ...rest,
  })
}
const used = async (masterDiId: number, search?: string) =>
  (
    await user.api.call(submissionsApi.basicUdiDis, {
      query: { masterDiId, country: 'EU', ...(search && { search }) },
    })
  ).body

describe('Basic UDI-DIs in use', () => {
  it('are those of the family, then those of the manufacturer, each once', async () => {
    const maker = unique('Example Devices')
    const [asking, alike, unlike] = [
      await master(maker, 'Lenses'),
      await master(maker, 'lenses'),
      await master(maker, 'Pumps'),
    ]
    await submit(unlike.id, other, maker)
    await submit(unlike.id, gmn, maker)
    await submit(alike.id, gmn, maker)
    await submit(alike.id, gmn, maker)
    await submit(unlike.id, '9521234MINIMAL13R', `${maker} Asia`)
    const expected = [
      { code: gmn, deviceName: `Device ${alike.id}`, ofFamily: true, riskClass: 'class-i', devices: 4 },
      { code: other, deviceName: `Device ${unlike.id}`, ofFamily: false, riskClass: 'class-i', devices: 1 },
    ]
    expect(await used(asking.id)).toEqual(expected)
    expect(await used(asking.id, '1987654ad4')).toEqual(expected.slice(1))
    expect(await used(asking.id, `device ${alike.id}`)).toEqual(expected.slice(0, 1))
    expect(await used(2_147_483_647)).toEqual([])
  })

  it.each([
    ["another manufacturer's", gmn, 'Example Devices Asia', {}],
    ["in the hub's own format", '00768627892504X', undefined, {}],
    ['of a legacy device', 'B-BEMF000000106CR023335WE', undefined, {}],
    ['wrong', '9521234MINIMAL13S', undefined, {}],
    ['missing', null, undefined, {}],
    ['of another market', gmn, undefined, { targetCountries: ['US'] }],
  ])('are not offered when %s', async (_, code, otherMaker, rest) => {
    const maker = unique('Example Makers')
    const { id } = await master(maker, 'Lenses')
    await submit(id, code, otherMaker ?? maker, rest)
    expect(await used(id)).toEqual([])
  })
})
