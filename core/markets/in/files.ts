import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { indiaMarket, indiaUses } from './uses.ts'

export const indiaTemplate = shortTemplate(indiaUses)

export const indiaFiles = shortFiles({
  system: indiaMarket.system,
  template: indiaTemplate,
  uses: indiaUses,
})
