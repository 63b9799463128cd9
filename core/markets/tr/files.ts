import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { trFields } from './fields.ts'
import { trUses } from './uses.ts'

export const trTemplate = shortTemplate(trUses)

export const trFiles = shortFiles({
  fields: trFields,
  template: trTemplate,
  uses: trUses,
})
