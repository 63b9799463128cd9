import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { saMarket, saUses } from './uses.ts'

export const saTemplate = shortTemplate(saUses)

export const saFiles = shortFiles({
  system: saMarket.system,
  template: saTemplate,
  uses: saUses,
  rowsPerFile: 150,
})
