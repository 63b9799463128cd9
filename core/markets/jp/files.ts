import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { jpFields } from './fields.ts'
import { jpRegulatorFields } from './regulator-fields.ts'

export const jpTemplate = shortTemplate(jpRegulatorFields)

export const jpFiles = shortFiles({
  fields: jpFields,
  template: jpTemplate,
  regulatorFields: jpRegulatorFields,
})
