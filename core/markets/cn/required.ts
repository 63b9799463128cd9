import {
  allOf,
  anyOf,
  equals,
  isFalse,
  isStated,
  isTrue,
  not,
  present,
} from '#core/rules/condition-builders.ts'
import { type Requirement, rulesOf } from '#core/rules/requirement.ts'

/** Requirements beyond the fields in regulator-fields.ts: the rules take their conditions from here, the form its marks. */

/** Elements that are advised: which ones are mandatory is not public (decision D147). */
export const advisedElements = [
  { id: 'NMPA-MODEL', field: 'modelNumber', element: 'ggxh', example: 'DE-200' },
  { id: 'NMPA-CREDIT-CODE-BLANK', field: 'cnCreditCode', element: 'tyshxydm', example: '91110000MA00ABCD1X' },
  { id: 'NMPA-PUBLICATION-DATE', field: 'cnPublicationDate', element: 'cpbsfbrq', example: '2026-02-15' },
  { id: 'NMPA-USE-UNITS', field: 'baseQuantity', element: 'zxxsdyzsydydsl', example: 1 },
  { id: 'NMPA-DATA-CARRIER', field: 'cnDataCarrier', element: 'bszt', example: ['1'] },
  { id: 'NMPA-PRODUCT-CATEGORY', field: 'cnProductCategory', element: 'cplb', example: '0' },
  { id: 'NMPA-DESCRIPTION', field: 'deviceDescription', element: 'cpms', example: '输液泵' },
  { id: 'NMPA-MR', field: 'mriSafety', element: 'cgzmraqxgxx', example: 'MR Safe' },
  { id: 'NMPA-SAME-DI', field: 'cnSameAsRegistered', element: 'sfyzcbayz', example: false },
] as const

const advice: readonly Requirement[] = [
  ...advisedElements.map(({ id, field }) => ({
    ...{ id, field },
    ...(field === 'cnSameAsRegistered' && { must: isStated(field) }),
  })),
  { id: 'NMPA-PACKAGE-LEVEL', each: 'cnPackages', field: 'level', where: present('packageDi') },
  {
    id: 'NMPA-USE-UNIT',
    field: 'unitOfUseDi',
    when: allOf(present('baseQuantity'), not(equals('baseQuantity', 1))),
  },
  { id: 'NMPA-DIRECT-MARKING', field: 'directMarkingDi', when: isTrue('cnDirectMarking') },
  { id: 'NMPA-STERILISATION', field: 'sterilisationMethod', when: isTrue('sterilizeBeforeUse') },
  {
    id: 'NMPA-PRODUCTION-IDENTIFIERS',
    field: 'productionIdentifiers',
    when: not(isTrue('cnNoProductionIdentifiers')),
  },
  {
    id: 'NMPA-STORAGE-UNIT',
    each: 'cnStorage',
    field: 'unit',
    where: anyOf(present('lowest'), present('highest')),
  },
]

export const cnRequirements: readonly Requirement[] = [
  { id: 'NMPA-PACKAGE-DI', each: 'cnPackages', field: 'packageDi' },
  { id: 'NMPA-PACKAGE-QUANTITY', each: 'cnPackages', field: 'quantity' },
  {
    id: 'NMPA-REGISTERED-DI',
    field: 'cnRegisteredDi',
    when: allOf(isStated('cnSameAsRegistered'), isFalse('cnSameAsRegistered')),
  },
  ...advice.map((one) => ({ ...one, advised: true })),
]

/** The part of a rule that its requirement supplies. */
export const required = rulesOf(cnRequirements)
