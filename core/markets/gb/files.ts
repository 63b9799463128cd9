import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { gbFields } from './fields.ts'
import { gbUses } from './uses.ts'

export const gbTemplate = shortTemplate(gbUses)

export const gbFiles = shortFiles({
  fields: gbFields,
  template: gbTemplate,
  uses: gbUses,
})
