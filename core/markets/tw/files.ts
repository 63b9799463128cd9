import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { twFields } from './fields.ts'
import { twUses } from './uses.ts'

export const twTemplate = shortTemplate(twUses)

export const twFiles = shortFiles({
  fields: twFields,
  template: twTemplate,
  uses: twUses,
})
