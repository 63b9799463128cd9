import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { myFields } from './fields.ts'
import { myRegulatorFields } from './regulator-fields.ts'

export const myTemplate = shortTemplate(myRegulatorFields)

export const myFiles = shortFiles({
  fields: myFields,
  template: myTemplate,
  regulatorFields: myRegulatorFields,
})
