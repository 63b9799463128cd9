import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { sgMarket, sgUses } from './uses.ts'

export const sgTemplate = shortTemplate(sgUses)

export const sgFiles = shortFiles({
  system: sgMarket.system,
  template: sgTemplate,
  uses: sgUses,
})
