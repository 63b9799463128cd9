import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { brMarket, brUses } from './uses.ts'

export const brTemplate = shortTemplate(brUses)

export const brFiles = shortFiles({
  system: brMarket.system,
  template: brTemplate,
  uses: brUses,
})
