import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { saFields } from './fields.ts'
import { saUses } from './uses.ts'

export const saTemplate = shortTemplate(saUses)

export const saFiles = shortFiles({
  fields: saFields,
  template: saTemplate,
  uses: saUses,
  rowsPerFile: 150,
})
