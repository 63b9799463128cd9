import { describe, expect, it } from 'vitest'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { minimalMdrDevice } from '#core/markets/eu/fixtures/mdr-devices.ts'
import type { MdrBasicUdi } from '#core/markets/eu/message/basic-udi.ts'
import type { DiIdentifier } from '#core/markets/eu/message/common-di.ts'
import { devicePost } from '#core/markets/eu/message/device.ts'
import type { MdrUdiDiData } from '#core/markets/eu/message/udi-di.ts'

const { MDRBasicUDI: basicUdi, MDRUDIDIData: udiDi } = minimalMdrDevice
const di: DiIdentifier = { DICode: '09521234000037', issuingEntityCode: 'GS1' }
const diXml =
  '<commondi:DICode>09521234000037</commondi:DICode><commondi:issuingEntityCode>GS1</commondi:issuingEntityCode>'

/** The minimal device with something changed, as it is written. */
function written(changes: { basicUdi?: Partial<MdrBasicUdi>; udiDi?: Partial<MdrUdiDiData> }): string {
  const device = {
    MDRBasicUDI: { ...basicUdi, ...changes.basicUdi } as MdrBasicUdi,
    MDRUDIDIData: { ...udiDi, ...changes.udiDi },
  }
  return writeMessage({
    correlationID: 'c',
    creationDateTime: '2026-09-21T09:00:00Z',
    messageID: 'm',
    sender: { nodeActorCode: 'DE-MF-000000001' },
    entities: [devicePost('MDR', device)],
  })
}

describe('Basic UDI-DI', () => {
  it.each<[string, Partial<MdrBasicUdi>, string]>([
    ['a model alone', { model: 'M' }, '<basicudi:model>M</basicudi:model>'],
    ['a model and an empty name', { model: 'M', name: '' }, '<basicudi:model>M</basicudi:model>'],
    [
      'a model and a name',
      { model: 'M', name: 'N' },
      '<basicudi:modelName><commondi:model>M</commondi:model><commondi:name>N</commondi:name></basicudi:modelName>',
    ],
    [
      'a name alone',
      { model: undefined, name: 'N' },
      '<basicudi:modelName><commondi:name>N</commondi:name></basicudi:modelName>',
    ],
    [
      'a version, before everything else',
      { version: 2 },
      '<device:MDRBasicUDI><e:version>2</e:version><basicudi:riskClass>',
    ],
    [
      'a clinical investigation outside the EU, in EUDAMED’s spelling',
      {
        clinicalInvestigationLinks: [
          { clinicalInvestigationReference: 'CI', nonEUApplicableCountries: ['GB', 'US'] },
        ],
      },
      '<links:clinicalInvestigationReference>CI</links:clinicalInvestigationReference>' +
        '<links:nonEUApplicableCountries>UK US</links:nonEUApplicableCountries>',
    ],
    [
      'a certificate',
      { deviceCertificateLinks: [{ NBActorCode: '0123', certificateType: 'MDR_TYPE_EXAMINATION' }] },
      '<basicudi:deviceCertificateLinks><links:deviceCertificateLink><links:NBActorCode>0123</links:NBActorCode>' +
        '<links:certificateType>MDR_TYPE_EXAMINATION</links:certificateType></links:deviceCertificateLink></basicudi:deviceCertificateLinks>',
    ],
  ])('writes %s', (_, change, fragment) => {
    expect(written({ basicUdi: change })).toContain(fragment)
  })
})

describe('UDI-DI', () => {
  it.each<[string, Partial<MdrUdiDiData>, string]>([
    ['codes as a list', { MDNCodes: ['A01', 'A02'] }, '<udidi:MDNCodes>A01 A02</udidi:MDNCodes>'],
    ['reuses without limit', { numberOfReuses: -1 }, '<udidi:numberOfReuses>-1</udidi:numberOfReuses>'],
    [
      'the comment of a condition before its code',
      {
        storageHandlingConditions: [
          { storageHandlingConditionValue: 'SHC008', comments: [{ textValue: '2–8 °C' }] },
        ],
      },
      '<commondi:condition><commondi:comments><lsn:name><lsn:textValue>2–8 °C</lsn:textValue></lsn:name></commondi:comments>' +
        '<commondi:storageHandlingConditionValue>SHC008</commondi:storageHandlingConditionValue></commondi:condition>',
    ],
    [
      'the version of the packages before them',
      { packages: { version: 0, package: [{ identifier: di, status: 'ON_THE_MARKET', numberOfItems: 3 }] } },
      `<udidi:packages><e:version>0</e:version><udidi:package><udidi:identifier>${diXml}</udidi:identifier>`,
    ],
    [
      'Greece as EL',
      { marketInfos: { marketInfo: [{ country: 'GR', originalPlacedOnTheMarket: true }] } },
      '<marketinfo:country>EL</marketinfo:country>',
    ],
    [
      'direct marking',
      { deviceMarking: { directMarkingDI: di } },
      `<udidi:deviceMarking><udidi:directMarkingDI>${diXml}</udidi:directMarkingDI></udidi:deviceMarking>`,
    ],
    [
      'a unit of use',
      { deviceMarking: { unitOfUseIdentifier: di } },
      `<udidi:deviceMarking><udidi:unitOfUseIdentifier>${diXml}</udidi:unitOfUseIdentifier></udidi:deviceMarking>`,
    ],
    [
      'a designer by its SRN',
      { productDesignerActor: { productDesignerActorCode: 'FR-MF-000000009' } },
      '<udidi:productDesignerActor><udidi:productDesignerActorCode>FR-MF-000000009</udidi:productDesignerActorCode>',
    ],
    [
      'Annex XVI groups',
      { annexXVINonMedicalDeviceTypes: ['EMR'] },
      '<udidi:annexXVINonMedicalDeviceTypes><udidi:nmdType>EMR</udidi:nmdType></udidi:annexXVINonMedicalDeviceTypes>',
    ],
    [
      'a substance with its kind',
      { substances: [{ kind: 'endocrine', CASCode: '117-81-7' }] },
      '<udidi:substance xsi:type="udidi:EndocrineSubstanceType"><udidi:CASCode>117-81-7</udidi:CASCode></udidi:substance>',
    ],
    [
      'the maximum of a range before the minimum',
      {
        clinicalSizes: [
          { kind: 'range', clinicalSizeType: 'CST9', minimum: 1, maximum: 2, valueUnit: 'MU50' },
        ],
      },
      '<commondi:maximum>2</commondi:maximum><commondi:minimum>1</commondi:minimum>',
    ],
    [
      'the related legacy device',
      { relatedUDILink: { diIdentifier: di, type: 'LEGACY_REGULATION_DEVICE_LINK' } },
      `<links:diIdentifier>${diXml}</links:diIdentifier><links:type>LEGACY_REGULATION_DEVICE_LINK</links:type>`,
    ],
  ])('writes %s', (_, change, fragment) => {
    expect(written({ udiDi: change })).toContain(fragment)
  })

  it.each([
    [0, '0'],
    [48.8566, '48.8566'],
    [-180, '-180'],
    [100, '100'],
    [0.0000001, '0.0000001'],
    [1e-12, '0'],
  ])('writes the degree %d as the decimal %s', (latitude, decimal) => {
    const geographicAddress = {
      country: 'FR',
      postCode: '75001',
      GPSCoordinates: { latitude, longitude: 0 },
    } as const
    const organisation = { geographicAddress, organizationName: { textValue: 'X' } }
    expect(
      written({ udiDi: { productDesignerActor: { productDesignerOrganisation: organisation } } }),
    ).toContain(`<address:latitude><address:value>${decimal}</address:value></address:latitude>`)
  })

  it('drops every container that holds nothing', () => {
    const nothing: Partial<MdrUdiDiData> = {
      additionalDescription: [],
      tradeNames: [],
      website: '',
      storageHandlingConditions: [],
      packages: { version: 1, package: [] },
      criticalWarnings: [],
      substatuses: [],
      annexXVINonMedicalDeviceTypes: [],
      substances: [{ kind: 'endocrine' }],
      clinicalSizes: [],
    }
    const links = {
      certificateLinks: [],
      clinicalInvestigationLinks: [],
      deviceCertificateLinks: [],
      ARComments: [],
    }
    expect(written({ udiDi: nothing, basicUdi: links })).toBe(written({}))
  })
})
