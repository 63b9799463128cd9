import { ruleSet } from '#core/rules/evaluate.ts'
import { actorRules } from './actor-rules.ts'
import { certificateRules } from './certificate-rules.ts'
import { classificationRules } from './classification-rules.ts'
import { clinicalRules } from './clinical-rules.ts'
import { conditionAndWarningRules } from './condition-and-warning-rules.ts'
import { deviceDataRules } from './device-data-rules.ts'
import { identifierRules } from './identifier-rules.ts'
import { legacyRules } from './legacy-rules.ts'
import { marketRules } from './market-rules.ts'
import { masterUdiDiRules } from './master-udi-di-rules.ts'
import { noPlaceRules } from './no-place-rules.ts'
import { otherIdentifierRules } from './other-identifier-rules.ts'
import { packageRules } from './package-rules.ts'
import { sharedBasicUdiRules } from './shared-basic-udi-rules.ts'
import { rulesVersion } from './sources.ts'
import { substanceRules } from './substance-rules.ts'
import { textRules } from './text-rules.ts'
import { euWords } from './words.ts'

const eudamedRules = [
  ...identifierRules,
  ...otherIdentifierRules,
  ...sharedBasicUdiRules,
  ...masterUdiDiRules,
  ...legacyRules,
  ...actorRules,
  ...classificationRules,
  ...deviceDataRules,
  ...marketRules,
  ...certificateRules,
  ...substanceRules,
  ...conditionAndWarningRules,
  ...clinicalRules,
  ...packageRules,
  ...noPlaceRules,
  ...textRules,
]

/**
 * What EUDAMED asks of a new device, system or procedure pack (DEVICE.POST) under each legislation, as far as it
 * can be told without EUDAMED. Ids are those of the official business rules, data dictionary (FLD-) and schema
 * set (XSD-), with a number behind where one of them is several rules here; MDR- are warnings from the
 * regulation itself, HUB- the hub's own.
 */
export const eudamedRuleSet = ruleSet('eudamed', rulesVersion, eudamedRules, euWords)
