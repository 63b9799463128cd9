import { allOf, anyOf, isTrue, matches, not, oneOf, present } from '#core/rules/condition-builders.ts'
import { ruleSet } from '#core/rules/evaluate.ts'
import type { Rule } from '#core/rules/rule.ts'
import { udiDiFormRules } from '#core/rules/udi-di-form-rules.ts'
import { hubRules } from '../../market-judge.ts'
import { usFields } from '../fields.ts'
import { usUses } from '../uses.ts'

/** The hub's rules for a US submission. */
export const usHubRules = hubRules({ fields: usFields, uses: usUses, rules: udiDiFormRules })

const elements = 'GUDID Data Elements Reference Table, FDA, 27 March 2017'

const rules: readonly Rule[] = [
  {
    id: 'GUDID-AGENCY',
    severity: 'error',
    field: 'udiDi',
    when: present('udiDi'),
    must: not(matches('udiDi', '[BD]-.*')),
    message:
      'This is a number of EUDAMED. GUDID takes codes of GS1, HIBCC and ICCBBA. Enter the DI on the label.',
    source: elements,
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: 'D-AF-MF-000000245AT' } },
  },
  {
    id: 'GUDID-COUNT',
    severity: 'error',
    field: 'unitOfUseDi',
    when: allOf(present('baseQuantity'), not({ op: 'equals', field: 'baseQuantity', value: 1 })),
    must: present('unitOfUseDi'),
    message: 'The base package holds several devices. GUDID needs a unit of use DI for one of them.',
    source: `${elements}, Device Count and Unit of Use DI Number`,
    accepts: { document: { baseQuantity: 10, unitOfUseDi: '09521234000020' } },
    rejects: { document: { baseQuantity: 10 } },
  },
  {
    id: 'GUDID-PRODUCT-CODE',
    severity: 'error',
    field: 'usFdaProductCode',
    when: present('usFdaProductCode'),
    must: matches('usFdaProductCode', '[A-Z]{3}'),
    message:
      'An FDA product code has three capital letters, e.g. FRN. Look it up in the product classification database.',
    problem: 'form',
    source: `${elements}, FDA Product Code`,
    accepts: { document: { usFdaProductCode: 'FRN' } },
    rejects: { document: { usFdaProductCode: 'F1' } },
  },
  {
    id: 'GUDID-STERILIZATION',
    severity: 'error',
    field: 'sterilisationMethod',
    when: present('sterilisationMethod'),
    must: isTrue('sterilizeBeforeUse'),
    message:
      'GUDID takes a sterilization method only for a device that is sterilized before use. Clear the method, or correct the answer.',
    source: `${elements}, Sterilization Method`,
    accepts: { document: { sterilisationMethod: 'Dry Heat Sterilization', sterilizeBeforeUse: true } },
    rejects: { document: { sterilisationMethod: 'Dry Heat Sterilization' } },
  },
  {
    id: 'GUDID-PREMARKET',
    severity: 'warning',
    field: 'usFdaPremarketSubmissionNumber',
    when: present('usFdaPremarketSubmissionNumber'),
    must: matches(
      'usFdaPremarketSubmissionNumber',
      '(K|P|N|D|H|DEN|BK|BP|BN|BH|BR|BM)[0-9]{5,6}(/S[0-9]{1,3})?',
    ),
    message:
      'This does not look like the number of a premarket submission, e.g. K123456, P123456/S001 or DEN123456. Compare it with the letter of the FDA.',
    source: `${elements}, FDA Premarket Submission Number; numbers seen in AccessGUDID`,
    accepts: { document: { usFdaPremarketSubmissionNumber: 'K123456' } },
    rejects: { document: { usFdaPremarketSubmissionNumber: '510(k) pending' } },
  },
  {
    id: 'GUDID-ESTABLISHMENT',
    severity: 'warning',
    field: 'usFdaEstablishmentNumber',
    when: present('usFdaEstablishmentNumber'),
    must: matches('usFdaEstablishmentNumber', '[0-9]{7,10}'),
    message: 'An establishment number has 7 to 10 digits. Compare it with the registration.',
    source: '21 CFR 807; FDA establishment registration database',
    accepts: { document: { usFdaEstablishmentNumber: '3001234567' } },
    rejects: { document: { usFdaEstablishmentNumber: 'FEI-300' } },
  },
  {
    id: 'GUDID-CLASS',
    severity: 'warning',
    field: 'usFdaClassification',
    when: allOf(present('riskClass'), oneOf('usFdaClassification', ['1', '2', '3'])),
    must: anyOf(
      ...(['i', 'ii', 'iii'] as const).map((roman, index) =>
        allOf(
          { op: 'equals', field: 'riskClass', value: `class-${roman}` },
          { op: 'equals', field: 'usFdaClassification', value: String(index + 1) },
        ),
      ),
    ),
    message: 'Risk class and FDA classification say different things. Correct one of them.',
    source: '21 CFR 860',
    accepts: { document: { riskClass: 'class-ii', usFdaClassification: '2' } },
    rejects: { document: { riskClass: 'class-ii', usFdaClassification: '3' } },
  },
]

/** What GUDID asks of a record beyond its single fields. */
export const gudidRuleSet = ruleSet('gudid', '2017-03-27', rules)
