import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { arFields } from './fields.ts'
import { arUses } from './uses.ts'

export const arTemplate = shortTemplate(arUses)

export const arFiles = shortFiles({
  fields: arFields,
  template: arTemplate,
  uses: arUses,
})
