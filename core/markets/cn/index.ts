import { shortTemplate } from '../country-template.ts'
import { declaredIn } from '../declarations.ts'
import type { MarketModule } from '../market.ts'
import { uniqueUdiDi } from '../market-parts.ts'
import { marketValidator } from '../market-validator.ts'
import { requirementsOf } from '../required.ts'
import { cnChanges } from './changes.ts'
import { cnFields } from './fields.ts'
import { cnFiles } from './files.ts'
import { cnOfMaster } from './from-master.ts'
import { cnRegulatorFields } from './regulator-fields.ts'
import { nmpaRelease } from './release.ts'
import { cnRequirements } from './required.ts'
import { cnHubRules, nmpaRuleSet } from './rules/index.ts'
import { cnWorksheet } from './worksheet.ts'

export const cn: MarketModule = {
  code: 'CN',
  modelled: 'regulator',
  fields: cnFields,
  regulatorFields: cnRegulatorFields,
  requirements: requirementsOf(cnRegulatorFields, cnRequirements),
  ...marketValidator({
    fields: cnFields,
    regulatorFields: cnRegulatorFields,
    hub: cnHubRules,
    market: nmpaRuleSet,
  }),
  ...uniqueUdiDi,
  declarationsAsked: declaredIn(cnRegulatorFields),
  template: shortTemplate(cnRegulatorFields),
  files: cnFiles,
  worksheet: cnWorksheet,
  changes: cnChanges,
  release: nmpaRelease,
  ofMaster: cnOfMaster,
}
