import { basicUdiChangeRules } from './basic-udi-change-rules.ts'
import type { ChangeRule } from './change-rule.ts'
import { ownServiceChangeRules } from './own-service-change-rules.ts'
import { udiDiChangeRules } from './udi-di-change-rules.ts'

/**
 * What may not change once EUDAMED has registered a submission, as far as it can be told without EUDAMED. Ids
 * are those of the official business rules and data dictionary (FLD-), with a number behind where one of them
 * is several rules here; MDR- are warnings from the regulation itself.
 */
export const changeRules: readonly ChangeRule[] = [
  ...basicUdiChangeRules,
  ...udiDiChangeRules,
  ...ownServiceChangeRules,
]
