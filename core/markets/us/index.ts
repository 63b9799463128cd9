import { declaredIn } from '../declarations.ts'
import type { MarketModule } from '../market.ts'
import { uniqueUdiDi } from '../market-parts.ts'
import { marketValidator } from '../market-validator.ts'
import { requirementsOf } from '../required.ts'
import { usChanges } from './changes.ts'
import { gudidExchange } from './exchange/index.ts'
import { usFields } from './fields.ts'
import { usFiles } from './files.ts'
import { fromGudid } from './form/from-gudid.ts'
import { daysToCome, givenByRegister, heldWhere, publishedFrom } from './form/publishing.ts'
import { usRegulatorFields } from './regulator-fields.ts'
import { gudidRelease } from './release/index.ts'
import { usRequirements } from './required.ts'
import { gudidRuleSet, usHubRules } from './rules/index.ts'
import { usTemplate } from './template.ts'

export const us: MarketModule = {
  code: 'US',
  modelled: 'regulator',
  fields: usFields,
  regulatorFields: usRegulatorFields,
  requirements: requirementsOf(usRegulatorFields, usRequirements),
  ...{ publishedFrom, heldWhere, daysToCome },
  ...marketValidator({
    fields: usFields,
    regulatorFields: usRegulatorFields,
    hub: usHubRules,
    market: gudidRuleSet,
    ...{ publishedFrom, heldWhere, daysToCome },
  }),
  ...uniqueUdiDi,
  noLongerPlaced: { field: 'usDistributionEndDate', from: 'day' },
  givenByRegister,
  declarationsAsked: declaredIn(usRegulatorFields),
  ofImport: fromGudid,
  productCodes: {
    field: 'usFdaProductCode',
    more: { group: 'usProductCodes', column: 'code' },
    imported: { format: 'gudid', name: 'productCodes', separator: '|' },
  },
  template: usTemplate,
  files: usFiles,
  changes: usChanges,
  exchange: gudidExchange,
  release: gudidRelease,
}
