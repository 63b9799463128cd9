import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { arFields } from './fields.ts'
import { arRegulatorFields } from './regulator-fields.ts'

export const arTemplate = shortTemplate(arRegulatorFields)

export const arFiles = shortFiles({
  fields: arFields,
  template: arTemplate,
  regulatorFields: arRegulatorFields,
})
