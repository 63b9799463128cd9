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

const advice: readonly Requirement[] = [
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
