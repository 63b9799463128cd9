import { describe, expect, it } from 'vitest'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import { comparable, type RegisteredState } from '#core/markets/exchange.ts'
import { judgeChange } from '../change/judge-change.ts'
import { complete as device } from '../fixtures/complete.ts'
import { answersByHand } from './answers-by-hand.ts'
import { eudamedGroups } from './group.ts'
import { plan } from './plan.ts'
import { afterTaking } from './state-after-acceptance.ts'

/** What nobody knows of what EUDAMED has, as its public site does not show it or the hub could not read it. */

const software = { ...device, specialDevice: 'MDR_SOFTWARE' }
const { clinicalInvestigations: _, ...read } = device as typeof device & { clinicalInvestigations?: unknown }
const versions = { 'basic-udi': 1, 'udi-di': 1, market: 1 }
const of = (...unstated: string[]): RegisteredState => ({ document: read, versions, unstated })
const contextOf = (groups: readonly string[]) => {
  let ids = 0
  return {
    environment: 'production' as const,
    settings: settingsOutOfTheBox,
    createdAt: '2026-11-27T12:00:00Z',
    newId: () => `${ids++}`,
    knownGroups: new Set(groups),
  }
}
const planned = (document: object, registered: RegisteredState) =>
  plan(
    [{ reference: '1', document: document as typeof device, registered }],
    contextOf([String(device.basicUdiDi)]),
  )
const services = (document: object, registered: RegisteredState) =>
  planned(document, registered).files.map(({ service }) => service)

describe('a field nobody knows to be registered', () => {
  it('is set here without being a change', () => {
    const registered = of('specialDevice')
    const there = comparable({ groups: eudamedGroups }, registered, software)
    expect(judgeChange(there, software)).toEqual([])
    expect(planned(software, registered).unsent).toMatchObject([
      { why: expect.stringMatching(/nothing to send/) },
    ])
    expect(services({ ...software, website: 'https://a.example' }, registered)).toEqual(['UDI_DI.PATCH'])
  })
  it('holds a change of the Basic UDI-DI back until it is chosen, where it is a special type', () => {
    const renamed = { ...read, deviceName: 'New name' }
    expect(planned(renamed, of('specialDevice'))).toMatchObject({
      files: [],
      unsent: [{ field: 'specialDevice', why: expect.stringContaining('choose its type here') }],
    })
    expect(services({ ...renamed, specialDevice: 'MDR_SOFTWARE' }, of('specialDevice'))).toEqual([
      'BASIC_UDI.PATCH',
    ])
    expect(services({ ...read, website: 'https://a.example' }, of('specialDevice'))).toEqual(['UDI_DI.PATCH'])
  })
  it('is known once its level was taken', () => {
    expect(afterTaking(of('specialDevice'), software, 'UDI_DI.PATCH').unstated).toEqual(['specialDevice'])
    expect(afterTaking(of('specialDevice'), software, 'BASIC_UDI.PATCH').unstated).toBeUndefined()
  })
})

it('carries certificates over without sending them, and repeats the registered ones (FLD-UDID-39)', () => {
  const row = {
    certificateType: 'MDR_TECHNICAL_DOCUMENTATION',
    notifiedBody: '0123',
    certificateNumber: 'TD-1',
  }
  const first = afterTaking(
    undefined,
    { ...read, riskClass: 'class-iii', certificates: [row] },
    'DEVICE.POST',
  )
  const carried = { ...read, riskClass: 'class-iii', certificates: [{ ...row, expiryDate: '2032-06-30' }] }
  expect(services(carried, first)).toEqual([])
  expect(services({ ...carried, website: 'https://a.example' }, first)).toEqual(['UDI_DI.PATCH'])
  const renamed = { ...carried, deviceName: 'New name' }
  const [file] = planned(renamed, first).files
  expect(file?.write()).toContain('TD-1')
  expect(file?.write()).not.toContain('2032-06-30')
  expect(afterTaking(first, renamed, 'BASIC_UDI.PATCH').document.certificates).toEqual([row])
  expect(judgeChange(first.document, carried)).toMatchObject([{ ruleId: 'FLD-UDID-39', severity: 'info' }])
})

describe('an acceptance that somebody enters', () => {
  const before = of('specialDevice', 'clinicalInvestigations', 'deviceStatus')
  it.each<[string, object, readonly string[] | undefined]>([
    ['nothing', {}, before.unstated],
    ['what nobody knew', { specialDevice: 'MDR_SOFTWARE' }, before.unstated],
    ['the UDI-DI', { website: 'https://a.example' }, ['specialDevice', 'clinicalInvestigations']],
    ['the Basic UDI-DI', { deviceName: 'New name' }, ['deviceStatus']],
    ['both', { deviceName: 'New name', website: 'https://a.example' }, undefined],
  ])('leaves unknown what was not sent with a change of %s', (_, changes, expected) => {
    const taken = answersByHand.afterTaking(before, { ...read, ...changes }, {}, undefined)
    expect(taken.unstated).toEqual(expected)
    expect(taken.document).toEqual({ ...read, ...changes })
  })
  it('leaves the certificates as they are registered', () => {
    const certificates = [{ certificateNumber: 'TD-1' }]
    const taken = (registered?: RegisteredState) =>
      answersByHand.afterTaking(registered, { ...read, certificates }, {}, undefined).document.certificates
    expect(taken(of())).toEqual((read as { certificates?: unknown }).certificates)
    expect(taken({ ...of(), document: { ...read, certificates: [{ certificateNumber: 'TD-0' }] } })).toEqual([
      { certificateNumber: 'TD-0' },
    ])
    expect(taken()).toEqual(certificates)
  })
})

it('sends a new device without its related one, which EUDAMED finds (FLD-UDID-180)', () => {
  const related = { ...read, relatedDeviceDi: 'D-DEMF000000001LEG2AS' }
  const { files } = plan([{ reference: '1', document: related }], contextOf([]))
  expect(files.map(({ service }) => service)).toEqual(['DEVICE.POST'])
  expect(files[0]?.write()).not.toContain('DEMF000000001LEG2AS')
})

it.each([
  ['DEVICE.POST', 'D-DEMF000000001LEG2AS', ['UDI_DI.PATCH']],
  ['UDI_DI.POST', 'D-DEMF000000001LEG2AS', ['UDI_DI.PATCH']],
  // EUDAMED relates devices of one UDI-DI by itself.
  ['DEVICE.POST', read.udiDi, []],
  ['UDI_DI.POST', read.udiDi, []],
])('has the related device to send after %s of %s', (service, relatedDeviceDi, expected) => {
  const related = { ...read, relatedDeviceDi, relatedDeviceIssuingEntity: 'GS1' }
  const taken = afterTaking(undefined, related, service)
  expect(services(related, taken)).toEqual(expected)
  expect(services(related, afterTaking(taken, related, 'UDI_DI.PATCH'))).toEqual([])
})

describe('clinical investigations nobody knows', () => {
  const registered = of('clinicalInvestigations')
  const renamed = { ...read, deviceName: 'New name' }
  const study = { clinicalInvestigations: [{ reference: 'CIV-25-01-000001' }] }
  it('hold a change of the Basic UDI-DI back, which would remove them', () => {
    const unsent = {
      field: 'clinicalInvestigations',
      why: expect.stringMatching(/download \(XML\).*If it has none/),
    }
    expect(planned(renamed, registered)).toMatchObject({ files: [], unsent: [unsent] })
    expect(services({ ...read, website: 'https://a.example' }, registered)).toEqual(['UDI_DI.PATCH'])
  })
  it('go with it once they are entered', () => {
    expect(services({ ...renamed, ...study }, registered)).toEqual(['BASIC_UDI.PATCH'])
    expect(services({ ...read, ...study }, registered)).toEqual(['BASIC_UDI.PATCH'])
  })
  it('hold nothing back where they are known', () => {
    expect(services(renamed, of())).toEqual(['BASIC_UDI.PATCH'])
  })
})
