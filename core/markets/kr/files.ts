import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { krFields } from './fields.ts'
import { krRegulatorFields } from './regulator-fields.ts'

export const krTemplate = shortTemplate(krRegulatorFields)

export const krFiles = shortFiles({
  fields: krFields,
  template: krTemplate,
  regulatorFields: krRegulatorFields,
})
