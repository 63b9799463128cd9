import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { krFields } from './fields.ts'
import { krUses } from './uses.ts'

export const krTemplate = shortTemplate(krUses)

export const krFiles = shortFiles({
  fields: krFields,
  template: krTemplate,
  uses: krUses,
})
