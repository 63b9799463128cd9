import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { indiaFields } from './fields.ts'
import { indiaUses } from './uses.ts'

export const indiaTemplate = shortTemplate(indiaUses)

export const indiaFiles = shortFiles({
  fields: indiaFields,
  template: indiaTemplate,
  uses: indiaUses,
})
