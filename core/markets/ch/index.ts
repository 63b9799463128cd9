import { shortTemplate } from '../country-template.ts'
import type { MarketModule } from '../market.ts'
import { shortModule } from '../short-market.ts'
import { chFields } from './fields.ts'
import { chFiles } from './files.ts'
import { fromEuSubmission } from './from-eu.ts'
import { chRegulatorFields } from './regulator-fields.ts'
import { swissdamedRelease } from './release/index.ts'
import { chRequirements } from './required.ts'
import { chRules } from './rules/index.ts'

export const ch: MarketModule = {
  ...shortModule({
    code: 'CH',
    fields: chFields,
    regulatorFields: chRegulatorFields,
    requirements: chRequirements,
    rules: chRules,
    asOf: '2026-11-22',
    template: shortTemplate(chRegulatorFields),
    files: chFiles,
  }),
  modelled: 'regulator',
  release: swissdamedRelease,
  takesOver: { market: 'EU', values: fromEuSubmission },
}
