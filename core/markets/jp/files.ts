import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { jpFields } from './fields.ts'
import { jpUses } from './uses.ts'

export const jpTemplate = shortTemplate(jpUses)

export const jpFiles = shortFiles({
  fields: jpFields,
  template: jpTemplate,
  uses: jpUses,
})
