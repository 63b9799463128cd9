import { ruleSet } from '#core/rules/evaluate.ts'
import { udiDiFormRules } from '#core/rules/udi-di-form-rules.ts'
import { hubRules } from '../../market-validator.ts'
import { usFields } from '../fields.ts'
import { usRegulatorFields } from '../regulator-fields.ts'
import { deviceRules } from './device-rules.ts'
import { identifierRules } from './identifier-rules.ts'
import { marketRules } from './market-rules.ts'
import { usWords } from './words.ts'

/** The hub's rules for a US submission. */
export const usHubRules = hubRules({
  fields: usFields,
  regulatorFields: usRegulatorFields,
  rules: udiDiFormRules,
})

/** What GUDID asks of a record beyond its single fields. */
export const gudidRuleSet = ruleSet(
  'gudid',
  '2026-11-22',
  [...identifierRules, ...deviceRules, ...marketRules],
  usWords,
)
