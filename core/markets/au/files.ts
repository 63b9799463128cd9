import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { auMarket, auUses } from './uses.ts'

export const auTemplate = shortTemplate(auUses)

export const auFiles = shortFiles({
  system: auMarket.system,
  template: auTemplate,
  uses: auUses,
  rowsPerFile: 200,
})
