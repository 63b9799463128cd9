import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { published } from '#core/rules/condition.ts'
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
import { usRegulatorFields } from './regulator-fields.ts'
import { gudidRelease } from './release/index.ts'
import { usRequirements } from './required.ts'
import { gudidRuleSet, usHubRules } from './rules/index.ts'
import { usTemplate } from './template.ts'

const validator = marketValidator({
  fields: usFields,
  regulatorFields: usRegulatorFields,
  hub: usHubRules,
  market: gudidRuleSet,
})

/**
 * A publish date that is still to come excuses nothing: until that day GUDID has the record as a new one. What is said of
 * the date itself is said all the same.
 */
const judge: typeof validator.judge = (document, facts, today) => {
  const { usPublishDate: date, ...unpublished } = document as AnyDocument
  if (typeof date !== 'string' || date <= today) return validator.judge(document, facts, today)
  const ofDate = validator.judge(document, facts, today).filter(({ field }) => field === 'usPublishDate')
  const unheld = new Set([...facts].filter((fact) => fact !== published))
  return [...validator.judge(unpublished, unheld, today), ...ofDate]
}

export const us: MarketModule = {
  code: 'US',
  modelled: 'regulator',
  fields: usFields,
  regulatorFields: usRegulatorFields,
  requirements: requirementsOf(usRegulatorFields, usRequirements),
  ...validator,
  judge,
  ...uniqueUdiDi,
  factsAbout: (document, answers) => [
    ...uniqueUdiDi.factsAbout(document, answers),
    ...(isBlank(document.usPublishDate) ? [] : [published]),
  ],
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
