import { describe, expect, it } from 'vitest'
import { changesByLevel } from '../change/changes-by-level.ts'
import { messagesDue } from '../change/messages-due.ts'
import { normaliseValues } from '../device/normalise-values.ts'
import { complete } from '../fixtures/complete.ts'
import { afterTaking } from './state-after-acceptance.ts'

const device = normaliseValues({
  ...complete,
  deviceStatus: 'ON_THE_MARKET',
  marketAvailability: [{ country: 'DE', firstPlaced: true }],
  packages: [{ packageDi: '19521234000010', quantity: 10, status: 'ON_THE_MARKET' }],
  originalManufacturerSrn: undefined,
  originalManufacturerName: undefined,
})
const status = 'NO_LONGER_PLACED_ON_THE_MARKET'
const left = {
  ...device,
  deviceStatus: status,
  marketAvailability: [],
  packages: [{ packageDi: '19521234000010', quantity: 10, status }],
}
const registered = afterTaking(undefined, device, 'DEVICE.POST')
const services = (document: typeof device, from: typeof registered) =>
  messagesDue(document, { basicUdiDiRegistered: true, registered: from }).map(({ service }) => service)

describe('the packages of a device that is off the market (BR-UDID-073)', () => {
  const row = (packageStatus?: string) => ({
    packageDi: '19521234000010',
    quantity: 10,
    ...(packageStatus && { status: packageStatus }),
  })
  const on = 'ON_THE_MARKET'
  const never = 'NOT_INTENDED_FOR_EU_MARKET'
  type Row = ReturnType<typeof row>
  it.each<[string, string, string, Row, Row, string[]]>([
    ['it leaves, with a status of their own in both', on, status, row(on), row(on), ['UDI_DI.PATCH']],
    ['it leaves, and theirs is taken away', on, status, row(on), row(), ['UDI_DI.PATCH']],
    ['it was never meant for it', never, never, row(never), row(never), []],
    ['they were stored as on it', never, never, row(on), row(never), []],
    ['they were stored as on it and still are', status, status, row(on), row(on), []],
    ['they are set to be on it', status, status, row(status), row(on), []],
    ['it leaves for good', status, never, row(on), row(on), ['UDI_DI.PATCH']],
    [
      'another is added',
      status,
      status,
      row(status),
      { ...row(), packageDi: '29521234000017' },
      ['PACKAGE_UDI.PUT'],
    ],
  ])('have nothing to send but additions and removals: %s', (_, was, is, before, after, expected) => {
    const of = (deviceStatus: string, packages: Row) =>
      normaliseValues({
        ...device,
        deviceStatus,
        ...(deviceStatus !== on && { marketAvailability: [] }),
        packages: [packages],
      })
    expect(services(of(is, after), { document: of(was, before), versions: {} })).toEqual(expected)
  })
})

describe('a device that leaves the market', () => {
  it('takes its countries and packages along, and then nothing is left to send', () => {
    expect(services(left, registered)).toEqual(['UDI_DI.PATCH'])
    const taken = afterTaking(registered, left, 'UDI_DI.PATCH')
    expect(services(left, taken)).toEqual([])
    expect(taken.document).not.toHaveProperty('marketAvailability')
    expect(taken.document.packages).toEqual(left.packages)
    // Where its countries were kept at first.
    const kept = afterTaking(
      registered,
      { ...left, marketAvailability: device.marketAvailability },
      'UDI_DI.PATCH',
    )
    expect(Object.values(changesByLevel(kept.document, left)).flat()).toEqual([])
  })
  it('still has another package sent', () => {
    const packages = [...left.packages, { packageDi: '29521234000017', quantity: 2, status }]
    expect(services({ ...left, packages }, registered)).toEqual(['UDI_DI.PATCH', 'PACKAGE_UDI.PUT'])
  })
  it('has packages added with its status, whatever their rows say (BR-UDID-073)', () => {
    const on = device.packages ?? []
    const kept = { ...left, packages: on }
    const more = { ...kept, packages: [...on, { ...on[0], packageDi: '29521234000017', quantity: 2 }] }
    const sent = messagesDue(more, {
      basicUdiDiRegistered: true,
      registered: { document: kept, versions: {} },
    })
    expect(sent).toMatchObject([
      { service: 'PACKAGE_UDI.PUT', content: { packages: { package: [{ status }, { status }] } } },
    ])
  })
})

it('counts only what EUDAMED was sent, and packages not at all (BR-DTX-UDI-036)', () => {
  expect(registered.versions).toEqual({ 'basic-udi': 1, 'udi-di': 1, market: 1 })
  const off = { ...device, deviceStatus: 'NOT_INTENDED_FOR_EU_MARKET', marketAvailability: [] }
  expect(afterTaking(undefined, off, 'DEVICE.POST').versions).toEqual({ 'basic-udi': 1, 'udi-di': 1 })
  const designed = { ...device, originalManufacturerName: 'Maker' }
  expect(afterTaking(undefined, designed, 'UDI_DI.POST').versions).toMatchObject({ designer: 1 })
})
