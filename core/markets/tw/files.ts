import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { twMarket, twUses } from './uses.ts'

export const twTemplate = shortTemplate(twUses)

export const twFiles = shortFiles({
  system: twMarket.system,
  template: twTemplate,
  uses: twUses,
})
