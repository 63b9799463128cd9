import { registers } from '#core/code-lists/registers.ts'
import type { MarketExchange } from '#core/markets/exchange.ts'
import { changedFields, euChangeRules } from '../change/changes.ts'
import { judgeChange } from '../change/judge-change.ts'
import { normaliseValues } from '../device/normalise-values.ts'
import { waitsForNotifiedBody } from '../scope.ts'
import { readAnswer } from './answer.ts'
import { answersByHand } from './answers-by-hand.ts'
import { eudamedGroups } from './group.ts'
import { plan } from './plan.ts'
import { releaseOf } from './release.ts'
import { eudamedServices } from './services.ts'
import { afterTaking, afterTakingInGroup } from './state-after-acceptance.ts'
import { template } from './templates.ts'
import { uploadWords } from './upload-words.ts'

/** EUDAMED as a register that takes files and answers them. */
export const eudamedExchange: MarketExchange = {
  ...registers.EU,
  file: 'xml',
  environmentSetting: 'eudamedEnvironment',
  releaseOf,
  groups: eudamedGroups,
  toBeConfirmed: waitsForNotifiedBody,
  services: eudamedServices,
  plan,
  words: uploadWords,
  template,
  answers: { read: readAnswer, afterTaking, afterTakingInGroup },
  answersByHand,
  changedFields,
  changeRules: euChangeRules,
  judgeChange: (registered, now) => judgeChange(normaliseValues(registered), normaliseValues(now)),
}
