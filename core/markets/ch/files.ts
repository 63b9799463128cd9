import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { chMarket, chUses } from './uses.ts'

export const chTemplate = shortTemplate(chUses)

export const chFiles = shortFiles({
  system: chMarket.system,
  template: chTemplate,
  uses: chUses,
})
