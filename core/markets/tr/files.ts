import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { trMarket, trUses } from './uses.ts'

export const trTemplate = shortTemplate(trUses)

export const trFiles = shortFiles({
  system: trMarket.system,
  template: trTemplate,
  uses: trUses,
})
