import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { sgFields } from './fields.ts'
import { sgUses } from './uses.ts'

export const sgTemplate = shortTemplate(sgUses)

export const sgFiles = shortFiles({
  fields: sgFields,
  template: sgTemplate,
  uses: sgUses,
})
