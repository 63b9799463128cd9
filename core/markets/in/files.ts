import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { indiaFields } from './fields.ts'
import { indiaRegulatorFields } from './regulator-fields.ts'

export const indiaTemplate = shortTemplate(indiaRegulatorFields)

export const indiaFiles = shortFiles({
  fields: indiaFields,
  template: indiaTemplate,
  regulatorFields: indiaRegulatorFields,
})
