import { describe, expect, it } from 'vitest'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { minimalSubmission } from '../fixtures/submissions.ts'
import { deviceOf, udiDiOf } from './device-of.ts'

const otherSize = { sizeType: 'CST999', precision: 'value', value: 3, unit: 'MU50' }

describe('the UDI-DI of a submission', () => {
  const udiDi = (change: SubmissionDocument) => udiDiOf(deviceOf({ ...minimalSubmission, ...change })).content

  it.each<[string, SubmissionDocument, object]>([
    [
      'further EMDN codes',
      { additionalEmdnCodes: [{ code: 'A0101010103' }, { code: '' }] },
      { MDNCodes: ['A0101010102', 'A0101010103'] },
    ],
    [
      'a unit of use',
      { unitOfUseDi: '+A999UNIT0', unitOfUseDiIssuingEntity: 'HIBCC' },
      { deviceMarking: { unitOfUseIdentifier: { DICode: '+A999UNIT0', issuingEntityCode: 'HIBCC' } } },
    ],
    [
      'two storage conditions of one code, each with its comment',
      {
        storageHandlingConditions: [
          { condition: 'SHC008', text: '2 to 8 °C, unopened' },
          { condition: 'SHC008', text: '15 to 25 °C, once opened', other: 2 },
        ],
      },
      {
        storageHandlingConditions: [
          {
            storageHandlingConditionValue: 'SHC008',
            comments: [{ language: undefined, textValue: '2 to 8 °C, unopened' }],
          },
          {
            storageHandlingConditionValue: 'SHC008',
            comments: [{ language: undefined, textValue: '15 to 25 °C, once opened' }],
          },
        ],
      },
    ],
    [
      'the legacy device it follows',
      { relatedDeviceDi: 'D-DEMF000000001LEG2AS' },
      {
        relatedUDILink: {
          diIdentifier: { DICode: 'D-DEMF000000001LEG2AS', issuingEntityCode: 'EUDAMED' },
          type: 'LEGACY_REGULATION_DEVICE_LINK',
        },
      },
    ],
    [
      'a package as its row says it, and one inside it of another issuing entity',
      {
        packages: [
          {
            packageDi: '19521234000010',
            quantity: 2,
            containedDi: 'INNER',
            status: 'NO_LONGER_PLACED_ON_THE_MARKET',
          },
          { packageDi: 'INNER', issuingEntity: 'HIBCC', quantity: 5 },
        ],
      },
      {
        packages: {
          package: [
            {
              identifier: { DICode: '19521234000010', issuingEntityCode: 'GS1' },
              status: 'NO_LONGER_PLACED_ON_THE_MARKET',
              child: { DICode: 'INNER', issuingEntityCode: 'HIBCC' },
              numberOfItems: 2,
            },
            {
              identifier: { DICode: 'INNER', issuingEntityCode: 'HIBCC' },
              status: 'ON_THE_MARKET',
              child: { DICode: '09521234000013', issuingEntityCode: 'GS1' },
              numberOfItems: 5,
            },
          ],
        },
      },
    ],
    [
      'one condition of rows that stand apart, in the order of its first',
      {
        storageHandlingConditions: [
          { condition: 'SHC099', text: 'Dark', language: 'EN' },
          { condition: 'SHC005' },
          { condition: 'SHC099', text: 'Dunkel', language: 'DE' },
        ],
      },
      {
        storageHandlingConditions: [
          {
            storageHandlingConditionValue: 'SHC099',
            comments: [
              { language: 'EN', textValue: 'Dark' },
              { language: 'DE', textValue: 'Dunkel' },
            ],
          },
          { storageHandlingConditionValue: 'SHC005' },
        ],
      },
    ],
    [
      'one clinical size described in two languages',
      {
        clinicalSizes: ['EN', 'DE'].map((language) => ({
          sizeType: 'CST999',
          precision: 'value',
          value: 3,
          unit: 'MU999',
          description: `size ${language}`,
          unitDescription: `unit ${language}`,
          language,
        })),
      },
      {
        clinicalSizes: [
          {
            kind: 'value',
            clinicalSizeType: 'CST999',
            value: 3,
            valueUnit: 'MU999',
            clinicalSizeDescription: [
              { language: 'EN', textValue: 'size EN' },
              { language: 'DE', textValue: 'size DE' },
            ],
            measureUnitDescription: [
              { language: 'EN', textValue: 'unit EN' },
              { language: 'DE', textValue: 'unit DE' },
            ],
          },
        ],
      },
    ],
    [
      'two sizes that are "other" and measure alike, each in its languages',
      {
        clinicalSizes: [
          { ...otherSize, description: 'Loop', language: 'EN' },
          { ...otherSize, description: 'Stem', language: 'EN' },
          { ...otherSize, description: 'Schlinge', language: 'DE' },
          { ...otherSize, description: 'Schaft', language: 'DE' },
        ],
      },
      {
        clinicalSizes: [
          ['Loop', 'Schlinge'],
          ['Stem', 'Schaft'],
        ].map(([english, german]) => ({
          kind: 'value',
          clinicalSizeType: 'CST999',
          value: 3,
          valueUnit: 'MU50',
          clinicalSizeDescription: [
            { language: 'EN', textValue: english },
            { language: 'DE', textValue: german },
          ],
        })),
      },
    ],
    [
      'one substance of the rows with its figure, and one each of the rows without',
      {
        endocrineSubstances: [
          { substance: 7, name: 'Example', language: 'EN' },
          { name: 'Other', language: 'EN' },
          { substance: 7, name: 'Beispiel', language: 'DE' },
          { name: 'Anderes', language: 'DE' },
        ],
      },
      {
        substances: [
          {
            kind: 'endocrine',
            names: [
              { language: 'EN', textValue: 'Example' },
              { language: 'DE', textValue: 'Beispiel' },
            ],
          },
          { kind: 'endocrine', names: [{ language: 'EN', textValue: 'Other' }] },
          { kind: 'endocrine', names: [{ language: 'DE', textValue: 'Anderes' }] },
        ],
      },
    ],
    [
      'an original manufacturer by SRN, whatever else is said of it',
      { originalManufacturerSrn: 'CN-MF-000000007', originalManufacturerName: 'Example' },
      { productDesignerActor: { productDesignerActorCode: 'CN-MF-000000007' } },
    ],
    [
      'the groups of Annex XVI',
      { annexXviTypes: ['EMR'], annexXviApplicable: true },
      { annexXVINonMedicalDeviceTypes: ['EMR'] },
    ],
    [
      'whether Annex XVI applies to the devices of a Master UDI-DI',
      { specialDevice: 'MDR_RIGID_GAS_PERMEABLE', annexXviTypes: ['EMR'] },
      { annexXVIApplicable: false },
    ],
    ['the greatest number of reuses', { singleUse: false, maximumReuses: 7 }, { numberOfReuses: 7 }],
    ['no limit of reuses', { singleUse: false }, { numberOfReuses: -1 }],
  ])('tells %s', (_, change, expected) => {
    expect(udiDi(change)).toMatchObject(expected)
  })
})
