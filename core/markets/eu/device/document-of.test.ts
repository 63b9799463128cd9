import { describe, expect, it } from 'vitest'
import { fullMdrDevice, minimalMdrDevice } from '../fixtures/mdr-devices.ts'
import { legacyDevice } from '../fixtures/other-devices.ts'
import { deviceOf } from './device-of.ts'
import { type DeviceItem, documentOf } from './document-of.ts'

const { MDRBasicUDI: basicUdi, MDRUDIDIData: udiDi } = minimalMdrDevice
const ofUdiDi = (content: object) => documentOf({ what: 'UDI_DI', kind: 'MDR', content } as DeviceItem)
const ofBasicUdi = (content: object) => documentOf({ what: 'BASIC_UDI', kind: 'MDR', content } as DeviceItem)

describe('a device', () => {
  it('becomes the submission it could have been made from', () => {
    const told = documentOf({ what: 'DEVICE', kind: 'MDR', content: minimalMdrDevice })
    expect(told).toEqual({
      document: {
        legislation: 'MDR',
        riskClass: 'class-i',
        modelNumber: 'MODEL-1',
        basicUdiDi: '9521234MINIMAL13R',
        basicUdiDiIssuingEntity: 'GS1',
        manufacturerSrn: 'DE-MF-000000001',
        multiComponentType: 'DEVICE',
        udiDi: '09521234000013',
        udiDiIssuingEntity: 'GS1',
        deviceStatus: 'ON_THE_MARKET',
        emdnCode: 'A0101010102',
        productionIdentifiers: ['BATCH_NUMBER'],
        catalogueNumber: 'REF-0001',
        singleUse: true,
        marketAvailability: [{ country: 'DE', firstPlaced: true }],
        baseQuantity: 1,
        // A "no" of EUDAMED's is a statement, so nothing is left to declare.
        activeDevice: false,
        administersMedicine: false,
        containsAnimalTissue: false,
        containsHumanBloodProduct: false,
        containsHumanTissue: false,
        containsLatex: false,
        containsMedicinalSubstance: false,
        implantableDevice: false,
        measuringFunction: false,
        reprocessed: false,
        reusableSurgicalInstrument: false,
        sterile: false,
        sterilizeBeforeUse: false,
      },
      versions: {},
      lost: [],
    })
    expect(deviceOf(told.document)).toMatchObject({ kind: 'MDR', content: minimalMdrDevice })
  })

  it('of the directives says which of them', () => {
    const told = documentOf({ what: 'DEVICE', kind: 'MDEU', content: legacyDevice })
    expect(told.document.legislation).toBe(legacyDevice.MDEUDI.applicableLegislation)
    expect(deviceOf(told.document).kind).toBe('MDEU')
  })

  it('with all there is to say keeps what a field can hold', () => {
    const { lost } = documentOf({ what: 'DEVICE', kind: 'MDR', content: fullMdrDevice })
    expect(lost).toEqual([])
  })
})

describe('what EUDAMED counts', () => {
  it('is told beside the document', () => {
    const told = ofUdiDi({
      ...udiDi,
      state: 'REGISTERED',
      version: 3,
      versionDate: '2026-01-01T00:00:00Z',
      marketInfos: { version: 2, marketInfo: [{ country: 'DE', originalPlacedOnTheMarket: true }] },
      packages: { version: 4, package: [] },
      productDesignerActor: { version: 5, productDesignerActorCode: 'DE-MF-000000002' },
    })
    expect(told.versions).toEqual({
      'udi-di': { state: 'REGISTERED', version: 3, versionDate: '2026-01-01T00:00:00Z' },
      market: { version: 2 },
      package: { version: 4 },
      designer: { version: 5 },
    })
    expect(told.lost).toEqual([])
  })
})

describe('what no field can hold is reported', () => {
  const organisation = (rest: object) => ({
    productDesignerActor: {
      productDesignerOrganisation: { organizationName: { language: 'ANY', textValue: 'Maker' }, ...rest },
    },
  })
  it.each<[string, object, string]>([
    [
      'a post box',
      organisation({ geographicAddress: { country: 'FR', postCode: '69001', POBox: '7' } }),
      'device:UDIDIData/udidi:productDesignerActor/address:POBox',
    ],
    [
      'a second contact',
      organisation({ contactsDetails: [{ eMail: 'a@b.c', public: true }, { eMail: 'd@e.f' }] }),
      'device:UDIDIData/udidi:productDesignerActor/address:contactDetail[2]',
    ],
    [
      'a contact that is not public',
      organisation({ contactsDetails: [{ eMail: 'a@b.c', public: false }] }),
      'device:UDIDIData/udidi:productDesignerActor/address:public',
    ],
    [
      'a name in one language',
      organisation({ organizationName: { language: 'FR', textValue: 'Fabricant' } }),
      'device:UDIDIData/udidi:productDesignerActor/lsn:language',
    ],
    [
      'a recall',
      { substatuses: [{ code: 'RECALLED', startDate: '2026-01-01' }] },
      'device:UDIDIData/udidi:substatuses',
    ],
    [
      'the version of one package',
      { packages: { package: [{ version: 1, identifier: { DICode: '1' }, numberOfItems: 2 }] } },
      'device:UDIDIData/udidi:packages/udidi:package[1]',
    ],
    [
      'a reference too long to be saved',
      { referenceNumber: 'x'.repeat(121) },
      'device:UDIDIData/udidi:referenceNumber',
    ],
    [
      'a day there is not',
      { marketInfos: { marketInfo: [{ country: 'DE', startDate: '2026-02-30' }] } },
      'device:UDIDIData/udidi:marketInfos',
    ],
    [
      'one of two sizes that measure alike, each told in its own language',
      {
        clinicalSizes: ['EN', 'DE'].map((language) => ({
          ...{ kind: 'text', clinicalSizeType: 'CST999', text: 'small' },
          clinicalSizeDescription: [{ language, textValue: language }],
        })),
      },
      'device:UDIDIData/udidi:clinicalSizes',
    ],
    ['a number of reuses that says nothing', { numberOfReuses: -2 }, 'device:UDIDIData/udidi:numberOfReuses'],
    [
      'the version of a link',
      { relatedUDILink: { version: '1', diIdentifier: { DICode: '1' } } },
      'device:UDIDIData/udidi:relatedUDILink/links:version',
    ],
  ])('%s', (_, changes, element) => {
    expect(ofUdiDi({ ...udiDi, ...changes }).lost.map((one) => one.element)).toEqual([element])
  })

  it('in a Basic UDI-DI too', () => {
    const { lost } = ofBasicUdi({
      ...basicUdi,
      certificateLinks: [{ certificateType: 'MDR_TYPE_EXAMINATION' }],
      clinicalInvestigationLinks: [{ clinicalInvestigationReference: 'CI-1', version: '2' }],
    })
    expect(lost.map(({ element }) => element)).toEqual([
      'device:BasicUDI/basicudi:certificateLinks',
      'device:BasicUDI/basicudi:clinicalInvestigationLinks/links:clinicalInvestigationLink[1]/links:version',
    ])
  })

  it('and so is the second of two values that contradict each other', () => {
    const content = {
      MDRBasicUDI: basicUdi,
      MDRUDIDIData: { ...udiDi, basicUDIIdentifier: { DICode: 'OTHER', issuingEntityCode: 'GS1' } },
    } as const
    const told = documentOf({ what: 'DEVICE', kind: 'MDR', content })
    expect(told.document.basicUdiDi).toBe('9521234MINIMAL13R')
    expect(told.lost).toEqual([
      {
        element: 'device:MDRUDIDIData/udidi:basicUDIIdentifier',
        why: 'OTHER contradicts device:MDRBasicUDI/basicudi:identifier.',
      },
    ])
  })
})

describe('values that downloads spell in another way', () => {
  it('are those of the hub', () => {
    const { document, lost } = ofUdiDi({
      ...udiDi,
      numberOfReuses: -1,
      marketInfos: { marketInfo: [{ country: 'DE', startDate: '2028-01-04+01:00', endDate: '2028-02-04Z' }] },
    })
    expect(document.marketAvailability).toEqual([
      { country: 'DE', startDate: '2028-01-04', endDate: '2028-02-04' },
    ])
    expect(document).not.toHaveProperty('maximumReuses')
    expect(document.singleUse).toBe(false)
    expect(lost).toEqual([])
    expect(ofBasicUdi({ ...basicUdi, ARActorCode: 'NA' }).document).not.toHaveProperty(
      'authorizedRepresentativeSrn',
    )
  })
})
