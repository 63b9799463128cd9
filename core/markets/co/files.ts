import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { coMarket, coUses } from './uses.ts'

export const coTemplate = shortTemplate(coUses)

export const coFiles = shortFiles({
  system: coMarket.system,
  template: coTemplate,
  uses: coUses,
})
