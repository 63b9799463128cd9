import { ruleSet } from '#core/rules/evaluate.ts'
import { udiDiFormRules } from '#core/rules/udi-di-form-rules.ts'
import { shortTemplate } from '../country-template.ts'
import { declaredIn } from '../declarations.ts'
import { euWords } from '../eu/rules/words.ts'
import type { MarketModule } from '../market.ts'
import { uniqueUdiDi } from '../market-parts.ts'
import { hubRules, marketValidator } from '../market-validator.ts'
import { requirementsOf } from '../required.ts'
import { swissdamedExchange } from './exchange/index.ts'
import { chFields } from './fields.ts'
import { chFiles } from './files.ts'
import { fromEuSubmission } from './from-eu.ts'
import { chRegulatorFields } from './regulator-fields.ts'
import { swissdamedRelease } from './release/index.ts'
import { chRequirements } from './required.ts'
import { chRules } from './rules/index.ts'

const asked = { fields: chFields, regulatorFields: chRegulatorFields }

export const ch: MarketModule = {
  ...{ code: 'CH', modelled: 'regulator', ...asked },
  requirements: requirementsOf(chRegulatorFields, chRequirements),
  ...marketValidator({
    ...asked,
    hub: hubRules({ ...asked, rules: udiDiFormRules }),
    market: ruleSet('ch', '2026-11-27', chRules, euWords),
  }),
  ...uniqueUdiDi,
  noLongerPlaced: { field: 'chMarketStatus', codes: ['NO_LONGER_PLACED_ON_THE_MARKET'] },
  declarationsAsked: declaredIn(chRegulatorFields),
  template: shortTemplate(chRegulatorFields),
  files: chFiles,
  changes: {
    untold: {
      rule: 'No public source says which changes swissdamed takes or how they are uploaded. The hub writes a changed device whole again.',
      source: 'Swissmedic, swissdamed business rules and user guides, as far as public',
      on: '2026-11-22',
    },
  },
  exchange: swissdamedExchange,
  release: swissdamedRelease,
  takesCertificatesOf: 'EU',
  takesOver: { market: 'EU', values: fromEuSubmission },
}
