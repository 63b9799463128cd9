import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { jpMarket, jpUses } from './uses.ts'

export const jpTemplate = shortTemplate(jpUses)

export const jpFiles = shortFiles({
  system: jpMarket.system,
  template: jpTemplate,
  uses: jpUses,
})
