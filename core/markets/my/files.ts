import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { myFields } from './fields.ts'
import { myUses } from './uses.ts'

export const myTemplate = shortTemplate(myUses)

export const myFiles = shortFiles({
  fields: myFields,
  template: myTemplate,
  uses: myUses,
})
