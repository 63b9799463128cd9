import { isBlank } from '#core/dictionary/document.ts'
import { published } from '#core/rules/condition.ts'
import { declaredIn } from '../declarations.ts'
import type { MarketModule } from '../market.ts'
import { marketJudge } from '../market-judge.ts'
import { uniqueUdiDi } from '../market-parts.ts'
import { requirementsOf } from '../required.ts'
import { usFields } from './fields.ts'
import { usFiles } from './files.ts'
import { fromGudid } from './form/from-gudid.ts'
import { gudidRelease } from './release/index.ts'
import { usRequirements } from './required.ts'
import { gudidRuleSet, usHubRules } from './rules/index.ts'
import { usTemplate } from './template.ts'
import { usUses } from './uses.ts'

export const us: MarketModule = {
  code: 'US',
  modelled: 'regulator',
  fields: usFields,
  uses: usUses,
  requirements: requirementsOf(usUses, usRequirements),
  ...marketJudge({ fields: usFields, uses: usUses, hub: usHubRules, market: gudidRuleSet }),
  ...uniqueUdiDi,
  factsAbout: (document, answers) => [
    ...uniqueUdiDi.factsAbout(document, answers),
    ...(isBlank(document.usPublishDate) ? [] : [published]),
  ],
  declarationsAsked: declaredIn(usUses),
  ofImport: fromGudid,
  template: usTemplate,
  files: usFiles,
  release: gudidRelease,
}
