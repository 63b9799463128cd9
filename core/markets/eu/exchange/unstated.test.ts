import { describe, expect, it } from 'vitest'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import { comparable, type RegisteredState } from '#core/markets/exchange.ts'
import { judgeChange } from '../change/judge-change.ts'
import { complete as device } from '../fixtures/complete.ts'
import { eudamedGroups } from './group.ts'
import { plan } from './plan.ts'
import { afterTaking } from './state-after-acceptance.ts'

/** What nobody knows of what EUDAMED has, as its public site does not show it or the hub could not read it. */

const software = { ...device, specialDevice: 'MDR_SOFTWARE' }
const { clinicalInvestigations: _, ...read } = device as typeof device & { clinicalInvestigations?: unknown }
const versions = { 'basic-udi': 1, 'udi-di': 1, market: 1 }
const of = (...unstated: string[]): RegisteredState => ({ document: read, versions, unstated })
const planned = (document: object, registered: RegisteredState) => {
  let ids = 0
  return plan([{ reference: '1', document: document as typeof device, registered }], {
    environment: 'production',
    settings: settingsOutOfTheBox,
    createdAt: '2026-11-27T12:00:00Z',
    newId: () => `${ids++}`,
    knownGroups: new Set([String(device.basicUdiDi)]),
  })
}
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
  it('is known once its level was taken', () => {
    expect(afterTaking(of('specialDevice'), software, 'UDI_DI.PATCH').unstated).toEqual(['specialDevice'])
    expect(afterTaking(of('specialDevice'), software, 'BASIC_UDI.PATCH').unstated).toBeUndefined()
  })
})

describe('clinical investigations nobody knows', () => {
  const registered = of('clinicalInvestigations')
  const renamed = { ...read, deviceName: 'New name' }
  const study = { clinicalInvestigations: [{ reference: 'CIV-25-01-000001' }] }
  it('hold a change of the Basic UDI-DI back, which would remove them', () => {
    const unsent = { field: 'clinicalInvestigations', why: expect.stringContaining('download (XML)') }
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
