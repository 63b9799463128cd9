import { ruleSet } from '#core/rules/evaluate.ts'
import { actorRules } from './actor-rules.ts'
import { certificateRules } from './certificate-rules.ts'
import { classificationRules } from './classification-rules.ts'
import { deviceDataRules } from './device-data-rules.ts'
import { identifierRules } from './identifier-rules.ts'
import { marketRules } from './market-rules.ts'
import { rulesVersion } from './sources.ts'
import { substanceRules } from './substance-rules.ts'
import { textRules } from './text-rules.ts'

/**
 * What EUDAMED asks of a new MDR device (DEVICE.POST), as far as it can be told without EUDAMED. Ids are those
 * of the official business rules, data dictionary (FLD-) and schema set (XSD-), with a number behind where
 * one of them is several rules here; MDR- are warnings from the regulation itself.
 */
export const eudamedRuleSet = ruleSet('eudamed', rulesVersion, [
  ...identifierRules,
  ...actorRules,
  ...classificationRules,
  ...deviceDataRules,
  ...marketRules,
  ...certificateRules,
  ...substanceRules,
  ...textRules,
])
