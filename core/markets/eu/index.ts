import { declaredIn } from '../declarations.ts'
import type { MarketModule } from '../market.ts'
import { marketJudge } from '../market-judge.ts'
import { requirementsOf } from '../required.ts'
import { doubtsAbout } from './doubts.ts'
import { eudamedExchange } from './exchange/index.ts'
import { euFields } from './fields.ts'
import { eudamedMessage } from './files.ts'
import { fromTemplate } from './form/from-template.ts'
import { fromOperator } from './from-operator.ts'
import { factsAbout, questions } from './neighbours.ts'
import { eudamedRegister } from './register/index.ts'
import { euRequirements } from './required.ts'
import { hubRuleSet } from './rules/catalogue/catalogue.ts'
import { eudamedRuleSet } from './rules/index.ts'
import { sharedFields } from './shared-fields.ts'
import { euTemplate } from './template.ts'
import { euUses } from './uses.ts'

export const eu: MarketModule = {
  code: 'EU',
  modelled: 'regulator',
  fields: euFields,
  uses: euUses,
  requirements: requirementsOf(euUses, euRequirements),
  ...marketJudge({ fields: euFields, uses: euUses, hub: hubRuleSet, market: eudamedRuleSet }),
  questions,
  factsAbout,
  shared: { by: 'basicUdiDi', fields: sharedFields },
  declarationsAsked: declaredIn(euUses),
  fromOperator,
  ofImport: fromTemplate,
  doubtsAbout,
  template: euTemplate,
  files: [eudamedMessage],
  exchange: eudamedExchange,
  register: eudamedRegister,
}
