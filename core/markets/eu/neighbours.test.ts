import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { NeighbourAnswers } from '../neighbours.ts'
import { factsAbout } from './neighbours.ts'

const none = { sameUdiDi: [], sameBasicUdiDi: [], sameReference: [], related: undefined }
const device: AnyDocument = {
  riskClass: 'class-iia',
  manufacturerSrn: 'DE-MF-000000001',
  catalogueNumber: 'R-1',
}
const legacy: AnyDocument = { ...device, legislation: 'MDD' }
const stranger: AnyDocument = { ...device, manufacturerSrn: 'DE-MF-000000002' }

describe('what other submissions mean for one', () => {
  it('is nothing without any', () => {
    expect(factsAbout(device, none)).toEqual([])
  })

  it('is that the UDI-DI is taken, but not by a legacy device for one under a regulation', () => {
    const other = { ...stranger, submissionId: 7, deviceName: 'Pump', deviceNumber: 'D-1' }
    expect(factsAbout(device, { ...none, sameUdiDi: [other] })).toEqual([
      'udi-di-taken',
      'udi-di-taken.no. 7 (Pump, device D-1)',
    ])
    expect(factsAbout(device, { ...none, sameUdiDi: [legacy] })).toEqual([])
    expect(factsAbout(legacy, { ...none, sameUdiDi: [device] })).toEqual([])
    expect(factsAbout(legacy, { ...none, sameUdiDi: [device, legacy] })).toContain('udi-di-taken')
  })

  it('is where devices with one Basic UDI-DI differ in what belongs to it', () => {
    const whole: AnyDocument = {
      ...device,
      ...{ basicUdiDi: '9521234MINIMAL13R', udiDi: '09521234000013', deviceName: 'Clip' },
      ...{ emdnCode: 'A0101010102', deviceStatus: 'ON_THE_MARKET' },
    }
    const differing = (other: AnyDocument) => factsAbout(whole, { ...none, sameBasicUdiDi: [other] })
    expect(differing({ ...whole, udiDi: '09521234000020', legislation: 'MDR', activeDevice: false })).toEqual(
      [],
    )
    expect(differing({ ...whole, riskClass: 'class-i', deviceName: 'Clips' })).toEqual([
      'basic-udi-di-differs.deviceName',
      'basic-udi-di-differs.riskClass',
    ])
    // What is not sent of a medical device does not count, nor does what cannot be sent yet.
    expect(differing({ ...whole, kit: true })).toEqual([])
    expect(differing({ ...whole, riskClass: 'class-i', emdnCode: '' })).toEqual([])
  })

  it('is that a package has the code of another device, or of a package of one (BR-UDID-003)', () => {
    const packed: AnyDocument = {
      ...device,
      packages: [{ packageDi: '19521234000010' }, { packageDi: '29521234000017' }, { quantity: 2 }],
    }
    const about = (answers: NeighbourAnswers) => factsAbout(packed, { ...none, ...answers })
    expect(about({ packageIsDevice: [{ ...legacy, udiDi: '29521234000017' }] })).toEqual([
      'package-di-taken.29521234000017',
    ])
    const other = { ...device, packages: [{ packageDi: '39521234000014' }, { packageDi: '19521234000010' }] }
    expect(about({ samePackage: [other, other] })).toEqual(['package-di-taken.19521234000010'])
    expect(about({ deviceIsPackage: [other] })).toEqual(['udi-di-of-a-package'])
  })

  it('is that the secondary UDI-DI names another device or package (BR-UDID-003)', () => {
    const two: AnyDocument = { ...device, udiDi: '09521234000013', secondaryUdiDi: 'A9991230' }
    const about = (answers: NeighbourAnswers) => factsAbout(two, { ...none, ...answers })
    const taken = ['secondary-di-taken']
    expect(about({ sameSecondary: [{ ...two, udiDi: '09521234000020' }] })).toEqual(taken)
    expect(about({ sameSecondary: [{ ...two, legislation: 'MDD' }] })).toEqual([])
    expect(about({ secondaryIsDevice: [{ ...device, udiDi: 'A9991230' }] })).toEqual(taken)
    expect(about({ secondaryIsPackage: [{ ...device, packages: [{ packageDi: 'A9991230' }] }] })).toEqual(
      taken,
    )
  })

  it('is a doubt about a reference number of the same manufacturer', () => {
    expect(factsAbout(device, { ...none, sameReference: [{ ...device }] })).toEqual([
      'reference-number-taken',
    ])
    expect(factsAbout(device, { ...none, sameReference: [stranger] })).toEqual([])
  })

  it('is whether the related device can be linked', () => {
    expect(factsAbout(device, { ...none, related: [legacy] })).toEqual([])
    expect(factsAbout(device, { ...none, related: [{ ...legacy, sterile: true }] })).toEqual([
      'related-device-differs',
    ])
    expect(factsAbout(device, { ...none, related: [{ ...stranger, legislation: 'MDD' }] })).toEqual([
      'related-device-of-another-manufacturer',
    ])
  })
})
