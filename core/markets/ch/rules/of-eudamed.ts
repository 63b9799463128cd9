import type { Rule } from '#core/rules/rule.ts'
import { eudamedRuleSet } from '../../eu/rules/index.ts'
import { idsOfEudamed, isCertain } from '../of-eudamed.ts'
import { chRegulatorFields } from '../regulator-fields.ts'

const named = new Set(idsOfEudamed)

const isTaken = ({ id, each, field }: Rule): boolean =>
  named.has(id) || (id.startsWith('XSD-TEXT.') && (each ?? field ?? '') in chRegulatorFields)

/**
 * The rules of EUDAMED for the message that swissdamed takes. EUDAMED's business rules are not swissdamed's, of which no
 * public source tells, so that they only warn.
 */
export const rulesOfEudamed: readonly Rule[] = eudamedRuleSet.rules.filter(isTaken).map((rule) => ({
  ...rule,
  severity: rule.severity === 'error' && !isCertain(rule.id) ? 'warning' : rule.severity,
}))
