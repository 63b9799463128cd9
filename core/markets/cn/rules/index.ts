import { allOf, matches, not, present } from '#core/rules/condition-builders.ts'
import { ruleSet } from '#core/rules/evaluate.ts'
import type { Rule } from '#core/rules/rule.ts'
import { hubRules } from '../../market-judge.ts'
import { cnFields } from '../fields.ts'
import { cnUses } from '../uses.ts'

/** The hub's rules for a submission for China; the form of MA and AHM codes is not the hub's to judge. */
export const cnHubRules = hubRules({ fields: cnFields, uses: cnUses, rules: [] })

const source = (element: string) => `YY/T 1753-2020, ${element}`

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
    id: 'NMPA-USE-UNIT',
    severity: 'warning',
    field: 'unitOfUseDi',
    when: allOf(present('baseQuantity'), not({ op: 'equals', field: 'baseQuantity', value: 1 })),
    must: present('unitOfUseDi'),
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
]

/** What the NMPA UDI database asks of a record beyond its single fields. */
export const nmpaRuleSet = ruleSet('nmpa', '2020-10-01', rules)
