import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { mxFields } from './fields.ts'
import { mxUses } from './uses.ts'

export const mxTemplate = shortTemplate(mxUses)

export const mxFiles = shortFiles({
  fields: mxFields,
  template: mxTemplate,
  uses: mxUses,
})
