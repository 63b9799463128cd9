import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { arMarket, arUses } from './uses.ts'

export const arTemplate = shortTemplate(arUses)

export const arFiles = shortFiles({
  system: arMarket.system,
  template: arTemplate,
  uses: arUses,
})
