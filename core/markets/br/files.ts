import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { brFields } from './fields.ts'
import { brUses } from './uses.ts'

export const brTemplate = shortTemplate(brUses)

export const brFiles = shortFiles({
  fields: brFields,
  template: brTemplate,
  uses: brUses,
})
