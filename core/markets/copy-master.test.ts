import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { cn } from './cn/index.ts'
import { copyOfMaster } from './copy-master.ts'
import { us } from './us/index.ts'

/** A code of HIBCC or, by its form alone, of ICCBBA. */
const either = 'A9999XYZ100T0944'

describe('what a submission takes over from its master record', () => {
  it.each([
    ['HIBCC', either, either, 'HIBCC'],
    ['ICCBBA', either, either, 'ICCBBA'],
    ['GS1', '00768627892506', '00768627892506', 'GS1'],
    ['HIBCC', '00768627892506', '00768627892506', undefined],
    ['NDC/NHRIC', '00768627892506', '00768627892506', undefined],
    ['GS1', '00768627892506', 'REF-1', undefined],
    [undefined, '00768627892506', '00768627892506', undefined],
  ])(
    'names the issuing entity GUDID states, %s, of %s (device %s): %s',
    (agency, udiDi, deviceNumber, entity) => {
      const gudid = agency === undefined ? undefined : { issuingAgency: agency }
      expect(copyOfMaster({ udiDi, deviceNumber }, gudid && { gudid }).udiDiIssuingEntity).toBe(entity)
    },
  )

  it('reads the flags of GUDID and the brand', () => {
    const gudid = { lotBatch: 'True', serialNumber: 'false', sterilizationPriorToUse: 'TRUE' }
    expect(copyOfMaster({ brandName: 'Fixit', quantityPerPackage: 5, riskClass: '' }, { gudid })).toEqual({
      brandName: 'Fixit',
      tradeNames: [{ language: 'ANY', text: 'Fixit' }],
      baseQuantity: 5,
      productionIdentifiers: ['BATCH_NUMBER'],
      sterilizeBeforeUse: true,
    })
  })
})

describe('what a submission for China takes over', () => {
  it.each([
    ['09521234000013', 'GS1'],
    ['09521234000014', undefined],
    ['MA.156.M0.100001.1234', undefined],
    [either, undefined],
    ['', undefined],
  ])('names the coding system of the DI %s where it leaves no doubt: %s', (udiDi, system) => {
    expect((copyOfMaster({ udiDi }, null, cn) as AnyDocument).cnIssuingAgency).toBe(system)
    expect(copyOfMaster({ udiDi }, null)).not.toHaveProperty('cnIssuingAgency')
  })
})

describe('what GUDID says of a record', () => {
  const udiDi = '00768627892506'
  const dated = { publicDeviceRecordKey: 'key', devicePublishDate: '2026-07-25', dunsNumber: '012345678' }
  const copied = (deviceNumber: string, gudid: Record<string, string>) => {
    const values: AnyDocument = copyOfMaster({ udiDi, deviceNumber }, { gudid }, us) as AnyDocument
    return [values.usFdaGudidId, values.usRecordStatus, values.usPublishDate, values.usLabelerDuns]
  }

  it.each<[string, string, Record<string, string>, (string | undefined)[]]>([
    ['is copied with its DI', udiDi, dated, ['key', 'Published', '2026-07-25', '012345678']],
    ['stays behind with it', 'REF-1', dated, [undefined, undefined, undefined, '012345678']],
    [
      'is no status where that is blank',
      udiDi,
      { ...dated, deviceRecordStatus: '' },
      ['key', undefined, '2026-07-25', '012345678'],
    ],
    [
      'is its own status',
      udiDi,
      { ...dated, deviceRecordStatus: 'Unpublished' },
      ['key', 'Unpublished', '2026-07-25', '012345678'],
    ],
  ])('%s', (_, deviceNumber, gudid, expected) => {
    expect(copied(deviceNumber, gudid)).toEqual(expected)
  })
})

describe('further identifiers of AccessGUDID', () => {
  const copied = (gudid: Record<string, string>) => copyOfMaster({}, { gudid })

  it('come with the kind they are of, and packages with what they hold', () => {
    const values = copied({
      otherDIs: 'Package:GS1:10841470103337|Unit of Use:GS1:00841470103347|Secondary:HIBCC:A123BJC5D6E71G',
      'identifiers/identifier[1]/pkgQuantity': '10',
      'identifiers/identifier[1]/containsDINumber': '00841470103330',
    })
    expect(values).toEqual({
      unitOfUseDi: '00841470103347',
      unitOfUseDiIssuingEntity: 'GS1',
      secondaryUdiDi: 'A123BJC5D6E71G',
      secondaryUdiDiIssuingEntity: 'HIBCC',
      packages: [
        { packageDi: '10841470103337', issuingEntity: 'GS1', quantity: 10, containedDi: '00841470103330' },
      ],
    })
  })

  it('without a quantity are no packages: the delimited file does not say it', () => {
    expect(copied({ otherDIs: 'Package:GS1:10841470103337' })).toEqual({})
  })
})
