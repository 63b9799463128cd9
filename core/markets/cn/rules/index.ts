import {
  absent,
  allOf,
  anyOf,
  equals,
  isTrue,
  lint,
  matches,
  not,
  present,
  repeats,
} from '#core/rules/condition-builders.ts'
import { ruleSet } from '#core/rules/evaluate.ts'
import { udiDiResult } from '#core/rules/linters.ts'
import type { Rule } from '#core/rules/rule.ts'
import { hubRules } from '../../market-validator.ts'
import { cnFields } from '../fields.ts'
import { cnRegulatorFields } from '../regulator-fields.ts'
import { required } from '../required.ts'
import { elementRules } from './element-rules.ts'

/** The hub's rules for a submission for China; the form of MA and AHM codes is not the hub's to judge. */
export const cnHubRules = hubRules({ fields: cnFields, regulatorFields: cnRegulatorFields, rules: [] })

const source = (element: string) => `YY/T 1753-2020, ${element}`

const unit = { udiDi: '09521234000013', cnIssuingAgency: 'GS1' }
const box = { packageDi: '19521234000010', level: '盒', quantity: 10 }
const carton = {
  packageDi: '29521234000017',
  level: '箱',
  quantity: 20,
  containedDi: '19521234000010',
}
const packed = (...cnPackages: readonly Readonly<Record<string, string | number>>[]) => ({
  document: { ...unit, cnPackages },
})

/** Each package holds the smallest sales unit or a smaller package of the record. */
const packageRules: readonly Rule[] = [
  {
    ...required('NMPA-PACKAGE-DI'),
    message: 'The DI of the package is missing. Enter it or remove the row.',
    source: source('bzcpbs'),
    accepts: packed(box),
    rejects: packed({ quantity: 10 }),
  },
  {
    id: 'NMPA-PACKAGE-GS1',
    severity: 'error',
    each: 'cnPackages',
    field: 'packageDi',
    when: equals('cnIssuingAgency', 'GS1'),
    where: present('packageDi'),
    must: lint('packageDi', 'gtin'),
    message: 'This package DI is not a GTIN with the right check digit. Compare it with the label.',
    problem: 'form',
    source: source('bzcpbs'),
    accepts: packed(box),
    rejects: packed({ ...box, packageDi: '19521234000011' }),
  },
  {
    id: 'NMPA-PACKAGE-OWN',
    severity: 'error',
    each: 'cnPackages',
    field: 'packageDi',
    where: present('packageDi'),
    must: not(anyOf(repeats('packageDi'), { op: 'same-in-document', field: 'packageDi', other: 'udiDi' })),
    message:
      'Every package needs its own DI; this one belongs to the smallest sales unit or to another package. Correct it.',
    source: source('bzcpbs'),
    accepts: packed(box, carton),
    rejects: packed({ ...box, packageDi: '09521234000013' }),
  },
  {
    id: 'NMPA-PACKAGE-HOLDS',
    severity: 'error',
    each: 'cnPackages',
    field: 'containedDi',
    where: present('packageDi'),
    must: { op: 'leads-to', field: 'containedDi', key: 'packageDi', end: 'udiDi' },
    message:
      'A package contains the smallest sales unit or a smaller package in this list. Enter the DI of one of them; packages cannot contain each other in a loop.',
    source: source('bznhxyjbzcpbs'),
    accepts: packed(box, carton),
    rejects: packed({ ...box, containedDi: '39521234000014' }),
  },
  {
    ...required('NMPA-PACKAGE-QUANTITY'),
    message: 'The quantity is missing. Enter how many units of the next lower level the package contains.',
    source: source('bznhxyjcpbssl'),
    accepts: packed(box),
    rejects: packed({ packageDi: '19521234000010', level: '盒' }),
  },
  {
    ...required('NMPA-PACKAGE-LEVEL'),
    message: 'The packaging level is missing. Enter what the label calls it, e.g. 盒 or 箱.',
    source: source('cpbzjb'),
    accepts: packed(box),
    rejects: packed({ packageDi: '19521234000010', quantity: 10 }),
  },
]

const rules: readonly Rule[] = [
  {
    id: 'NMPA-GS1',
    severity: 'error',
    field: 'udiDi',
    about: ['udiDi', 'cnIssuingAgency'],
    when: allOf(present('udiDi'), { op: 'equals', field: 'cnIssuingAgency', value: 'GS1' }),
    must: { op: 'lint', field: 'udiDi', linter: 'udi-di', with: ['cnIssuingAgency'] },
    message: 'This is not a GTIN with the right check digit. Compare it with the label. {detail}',
    explain: 'other-udi-di',
    problem: 'form',
    source: source('zxxsdycpbs'),
    accepts: { document: { udiDi: '09521234000013', cnIssuingAgency: 'GS1' } },
    rejects: { document: { udiDi: '09521234000014', cnIssuingAgency: 'GS1' } },
  },
  {
    id: 'NMPA-MA',
    severity: 'warning',
    field: 'udiDi',
    when: allOf(present('udiDi'), { op: 'equals', field: 'cnIssuingAgency', value: 'MA' }),
    must: matches('udiDi', 'MA\\..+'),
    message: 'Codes of the MA system begin with "MA.". Compare the DI with the label.',
    source: source('zxxsdycpbs'),
    accepts: { document: { udiDi: 'MA.156.M0.100001.1234', cnIssuingAgency: 'MA' } },
    rejects: { document: { udiDi: '09521234000013', cnIssuingAgency: 'MA' } },
  },
  {
    ...required('NMPA-USE-UNIT'),
    message: 'The smallest sales unit holds several use units. Enter the DI of one use unit.',
    source: source('sydycpbs'),
    accepts: { document: { baseQuantity: 10, unitOfUseDi: '09521234000020' } },
    rejects: { document: { baseQuantity: 10 } },
  },
  {
    id: 'NMPA-CREDIT-CODE',
    severity: 'warning',
    field: 'cnCreditCode',
    when: present('cnCreditCode'),
    must: matches('cnCreditCode', '[0-9A-HJ-NPQRTUWXY]{18}'),
    message:
      'A unified social credit code has 18 digits and capital letters, without I, O, S, V and Z. Compare it with the business licence.',
    problem: 'form',
    source: 'GB 32100-2015',
    accepts: { document: { cnCreditCode: '91110000MA00ABCD1X' } },
    rejects: { document: { cnCreditCode: '91110000' } },
  },
  {
    id: 'NMPA-CLASSIFICATION',
    severity: 'warning',
    field: 'cnDeviceClassification',
    when: present('cnDeviceClassification'),
    must: matches('cnDeviceClassification', '[0-9]{2}-[0-9]{2}-[0-9]{2}|6840-[0-9]{3}'),
    message:
      'A classification code has three pairs of digits, e.g. 06-01-01 (00 for a level that is not known), or is one of the 6840 list of reagents.',
    problem: 'form',
    source: source('flbm'),
    accepts: { document: { cnDeviceClassification: '06-01-01' } },
    rejects: { document: { cnDeviceClassification: '6821' } },
  },
  {
    ...required('NMPA-REGISTERED-DI'),
    message: 'The DI differs from the one in the registration. Enter the DI stated there.',
    source: source('zcbacpbs'),
    accepts: { document: { cnSameAsRegistered: false, cnRegisteredDi: '09521234000020' } },
    rejects: { document: { cnSameAsRegistered: false } },
  },
  {
    ...required('NMPA-DIRECT-MARKING'),
    message:
      'The device itself is marked. Enter the DI it carries; that of the smallest sales unit where both are the same.',
    source: source('btcpbs'),
    accepts: { document: { cnDirectMarking: true, directMarkingDi: '09521234000013' } },
    rejects: { document: { cnDirectMarking: true } },
  },
  {
    id: 'NMPA-NO-MARKING',
    severity: 'warning',
    field: 'cnDirectMarking',
    when: present('directMarkingDi'),
    must: isTrue('cnDirectMarking'),
    message: 'A DI is given for the marking, but the device is not stated to be marked. Correct one of them.',
    source: source('sfybtzjbs'),
    accepts: { document: { cnDirectMarking: true, directMarkingDi: '09521234000013' } },
    rejects: { document: { cnDirectMarking: false, directMarkingDi: '09521234000013' } },
  },
  {
    id: 'NMPA-REUSES',
    severity: 'warning',
    field: 'maximumReuses',
    when: isTrue('singleUse'),
    must: absent('maximumReuses'),
    message: 'A device for single use is not used again. Leave the number of reuses empty.',
    source: source('zdcfsycs'),
    accepts: { document: { singleUse: true } },
    rejects: { document: { singleUse: true, maximumReuses: 5 } },
  },
  {
    ...required('NMPA-STERILISATION'),
    message: 'The device is sterilised before use. Enter the method, e.g. 环氧乙烷 (ethylene oxide).',
    source: source('mjfs'),
    accepts: { document: { sterilizeBeforeUse: true, sterilisationMethod: '环氧乙烷' } },
    rejects: { document: { sterilizeBeforeUse: true } },
  },
  {
    ...required('NMPA-PRODUCTION-IDENTIFIERS'),
    message:
      'Whether the UDI carries lot, serial number and dates stays open in the file. Choose what it carries, or tick that it carries none.',
    source: source('scbssfbhph'),
    accepts: { document: { productionIdentifiers: ['BATCH_NUMBER'] } },
    rejects: { document: {} },
  },
  {
    id: 'NMPA-NO-PRODUCTION-IDENTIFIERS',
    severity: 'warning',
    field: 'cnNoProductionIdentifiers',
    when: present('productionIdentifiers'),
    must: not(isTrue('cnNoProductionIdentifiers')),
    message: 'Production identifiers are chosen, and the UDI is said to carry none. Correct one of them.',
    source: source('scbssfbhph'),
    accepts: { document: { productionIdentifiers: ['BATCH_NUMBER'] } },
    rejects: { document: { productionIdentifiers: ['BATCH_NUMBER'], cnNoProductionIdentifiers: true } },
  },
  {
    id: 'NMPA-STORAGE-LIMITS',
    severity: 'error',
    each: 'cnStorage',
    field: 'lowest',
    where: allOf(present('lowest'), present('highest')),
    must: { op: 'at-most', field: 'lowest', other: 'highest' },
    message: 'The lowest value is above the highest. Compare both with the label.',
    source: source('storageList'),
    accepts: { document: { cnStorage: [{ condition: '冷藏', lowest: 2, highest: 8, unit: '℃' }] } },
    rejects: { document: { cnStorage: [{ condition: '冷藏', lowest: 8, highest: 2, unit: '℃' }] } },
  },
  {
    ...required('NMPA-STORAGE-UNIT'),
    message: 'The limit has no unit. Enter it, e.g. ℃.',
    source: source('jldw'),
    accepts: { document: { cnStorage: [{ condition: '冷藏', highest: 8, unit: '℃' }] } },
    rejects: { document: { cnStorage: [{ condition: '冷藏', highest: 8 }] } },
  },
  ...packageRules,
  ...elementRules,
]

/** What the NMPA UDI database asks of a record beyond its single fields. */
export const nmpaRuleSet = ruleSet('nmpa', '2020-10-01', rules, {
  linters: { gtin: (text) => udiDiResult(text, 'GS1').valid },
})
