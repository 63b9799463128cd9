import type { AnyDocument } from '#core/dictionary/field.ts'
import { checkEmdnCode } from '#core/identifiers/emdn-code.ts'
import { digitsLost } from '#core/identifiers/udi-di.ts'
import { allOf, lint, present } from './condition-builders.ts'
import { ruleSet } from './evaluate.ts'
import type { Rule } from './rule.ts'

/**
 * What cannot be right in a master record, said where it is typed (decision D35): a warning, since no regulator judges
 * the record itself; in a submission the market's rules say the same as an error.
 */

const range = (id: string, [min, max]: readonly [string, string], what: string): Rule => ({
  id,
  severity: 'warning',
  field: min,
  when: allOf(present(min), present(max)),
  must: { op: 'at-most', field: min, other: max },
  message: `The lowest ${what} is above the highest. Exchange them, or correct one.`,
  source: 'Decision D35',
  accepts: { document: { [min]: 2, [max]: 8 } },
  rejects: { document: { [min]: 8, [max]: 2 } },
})

const shortened = (id: string, field: string): Rule => ({
  id,
  severity: 'warning',
  field,
  when: present(field),
  must: lint(field, 'all-digits'),
  message:
    'A spreadsheet has shortened this number and digits are lost. Format the column as text and export it again.',
  source: 'Decision D35',
  accepts: { document: { [field]: 'EP-1' } },
  rejects: { document: { [field]: '7.68628E+11' } },
})

export const masterRules: readonly Rule[] = [
  {
    id: 'MASTER-UDI-DI',
    severity: 'warning',
    field: 'udiDi',
    when: present('udiDi'),
    must: lint('udiDi', 'udi-di'),
    message: 'Compare the UDI-DI with the label. {detail}',
    explain: 'udi-di',
    source: 'GS1 General Specifications; ANSI/HIBC 2.6; ISBT 128; IFA; decision D17',
    accepts: { document: { udiDi: '09521234000013' } },
    rejects: { document: { udiDi: '09521234000014' } },
  },
  {
    id: 'MASTER-EMDN',
    severity: 'warning',
    field: 'emdnCode',
    when: present('emdnCode'),
    must: lint('emdnCode', 'emdn-code'),
    message: 'An EMDN code is a capital letter and one to six pairs of digits, e.g. A0101010102. {detail}',
    explain: 'emdn-code',
    source: 'MDCG 2021-12',
    accepts: { document: { emdnCode: 'A0101010102' } },
    rejects: { document: { emdnCode: 'A010' } },
  },
  shortened('MASTER-CATALOGUE', 'catalogueNumber'),
  shortened('MASTER-MODEL', 'modelNumber'),
  range('MASTER-TEMPERATURE', ['storageTemperatureMin', 'storageTemperatureMax'], 'storage temperature'),
  range('MASTER-HUMIDITY', ['storageHumidityMin', 'storageHumidityMax'], 'storage humidity'),
]

export const masterRuleSet = ruleSet('master', '2026-11-22', masterRules, {
  linters: {
    'all-digits': (text) => digitsLost(text) === undefined || !/[.,]|E\+/i.test(text),
    'emdn-code': (text) => checkEmdnCode(text).valid,
  },
  explanations: {
    'emdn-code': ({ emdnCode }) => {
      const result = checkEmdnCode(String(emdnCode))
      return result.valid ? '' : result.problem.message
    },
  },
})

/** What cannot be right in a master record; the day plays no part in it. */
export function masterFindings(document: AnyDocument) {
  return masterRuleSet
    .judge(document, new Set(), '')
    .map(({ field, severity, ruleId, message }) => ({ field, severity, rule: ruleId, message }))
}
