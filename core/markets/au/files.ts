import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { auFields } from './fields.ts'
import { auUses } from './uses.ts'

export const auTemplate = shortTemplate(auUses)

export const auFiles = shortFiles({
  fields: auFields,
  template: auTemplate,
  uses: auUses,
  rowsPerFile: 200,
})
