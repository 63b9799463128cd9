import { shortTemplate } from '../country-template.ts'
import { declaredIn } from '../declarations.ts'
import type { MarketModule } from '../market.ts'
import { marketJudge } from '../market-judge.ts'
import { uniqueUdiDi } from '../market-parts.ts'
import { requirementsOf } from '../required.ts'
import { cnFields } from './fields.ts'
import { cnFiles } from './files.ts'
import { nmpaRelease } from './release.ts'
import { cnRequirements } from './required.ts'
import { cnHubRules, nmpaRuleSet } from './rules/index.ts'
import { cnUses } from './uses.ts'

export const cn: MarketModule = {
  code: 'CN',
  modelled: 'regulator',
  fields: cnFields,
  uses: cnUses,
  requirements: requirementsOf(cnUses, cnRequirements),
  ...marketJudge({ fields: cnFields, uses: cnUses, hub: cnHubRules, market: nmpaRuleSet }),
  ...uniqueUdiDi,
  declarationsAsked: declaredIn(cnUses),
  template: shortTemplate(cnUses),
  files: cnFiles,
  release: nmpaRelease,
}
