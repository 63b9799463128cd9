import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { caFields } from './fields.ts'
import { caRegulatorFields } from './regulator-fields.ts'

export const caTemplate = shortTemplate(caRegulatorFields)

export const caFiles = shortFiles({
  fields: caFields,
  template: caTemplate,
  regulatorFields: caRegulatorFields,
})
