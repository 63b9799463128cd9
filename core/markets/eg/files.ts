import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { egFields } from './fields.ts'
import { egUses } from './uses.ts'

export const egTemplate = shortTemplate(egUses)

export const egFiles = shortFiles({
  fields: egFields,
  template: egTemplate,
  uses: egUses,
})
