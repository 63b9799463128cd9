import type { Rule } from '#core/rules/rule.ts'
import { requiredColumns } from '../../eu/required-columns.ts'
import { eudamedRuleSet } from '../../eu/rules/index.ts'
import { formsOfBasicUdiDi, idsOfEudamed } from '../of-eudamed.ts'
import { chRegulatorFields } from '../regulator-fields.ts'

const named = new Set(idsOfEudamed)

const isTaken = ({ id, each, field }: Rule): boolean =>
  named.has(id) || (id.startsWith('XSD-TEXT.') && (each ?? field ?? '') in chRegulatorFields)

/** What the schema refuses or the data dictionary makes mandatory, and what a row is not written without. */
const ofMessage = /^(FLD|XSD|ENUM)-/
const ofRows = new Set(requiredColumns.map(({ id }) => id))
const isCertain = ({ id }: Rule): boolean =>
  ofMessage.test(id) || ofRows.has(id) || formsOfBasicUdiDi.includes(id)

/**
 * The rules of EUDAMED for the message that swissdamed takes. EUDAMED's business rules are not swissdamed's, of which no
 * public source tells, so that they only warn.
 */
export const rulesOfEudamed: readonly Rule[] = eudamedRuleSet.rules.filter(isTaken).map((rule) => ({
  ...rule,
  severity: rule.severity === 'error' && !isCertain(rule) ? 'warning' : rule.severity,
  message: rule.message.replace('EUDAMED will be told', 'swissdamed will be told'),
}))
