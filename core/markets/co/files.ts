import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { coFields } from './fields.ts'
import { coUses } from './uses.ts'

export const coTemplate = shortTemplate(coUses)

export const coFiles = shortFiles({
  fields: coFields,
  template: coTemplate,
  uses: coUses,
})
