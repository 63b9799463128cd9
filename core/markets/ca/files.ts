import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { caFields } from './fields.ts'
import { caUses } from './uses.ts'

export const caTemplate = shortTemplate(caUses)

export const caFiles = shortFiles({
  fields: caFields,
  template: caTemplate,
  uses: caUses,
})
