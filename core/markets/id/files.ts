import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { indonesiaFields } from './fields.ts'
import { indonesiaUses } from './uses.ts'

export const indonesiaTemplate = shortTemplate(indonesiaUses)

export const indonesiaFiles = shortFiles({
  fields: indonesiaFields,
  template: indonesiaTemplate,
  uses: indonesiaUses,
})
