import { declaredIn } from '../declarations.ts'
import type { MarketModule } from '../market.ts'
import { marketValidator } from '../market-validator.ts'
import { requirementsOf } from '../required.ts'
import { euChanges } from './change/changes.ts'
import { doubtsAbout } from './doubts.ts'
import { eudamedExchange } from './exchange/index.ts'
import { euFields } from './fields.ts'
import { eudamedMessage } from './files.ts'
import { fromTemplate } from './form/from-template.ts'
import { fromOperator } from './from-operator.ts'
import { factsAbout, questions } from './neighbours.ts'
import { eudamedRegister } from './register/index.ts'
import { euRegulatorFields } from './regulator-fields.ts'
import { euRequirements } from './required.ts'
import { hubRuleSet } from './rules/catalogue/catalogue.ts'
import { eudamedRuleSet } from './rules/index.ts'
import { sharedFields } from './shared-fields.ts'
import { euTemplate } from './template.ts'

export const eu: MarketModule = {
  code: 'EU',
  modelled: 'regulator',
  fields: euFields,
  regulatorFields: euRegulatorFields,
  requirements: requirementsOf(euRegulatorFields, euRequirements),
  ...marketValidator({
    fields: euFields,
    regulatorFields: euRegulatorFields,
    hub: hubRuleSet,
    market: eudamedRuleSet,
  }),
  questions,
  factsAbout,
  shared: { by: 'basicUdiDi', fields: sharedFields },
  noLongerPlaced: { field: 'deviceStatus', codes: ['NO_LONGER_PLACED_ON_THE_MARKET'] },
  declarationsAsked: declaredIn(euRegulatorFields),
  fromOperator,
  ofImport: fromTemplate,
  doubtsAbout,
  template: euTemplate,
  files: [eudamedMessage],
  changes: euChanges,
  exchange: eudamedExchange,
  register: eudamedRegister,
}
