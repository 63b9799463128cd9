import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { gbMarket, gbUses } from './uses.ts'

export const gbTemplate = shortTemplate(gbUses)

export const gbFiles = shortFiles({
  system: gbMarket.system,
  template: gbTemplate,
  uses: gbUses,
})
