import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { indonesiaMarket, indonesiaUses } from './uses.ts'

export const indonesiaTemplate = shortTemplate(indonesiaUses)

export const indonesiaFiles = shortFiles({
  system: indonesiaMarket.system,
  template: indonesiaTemplate,
  uses: indonesiaUses,
})
