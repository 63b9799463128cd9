import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { coFields } from './fields.ts'
import { coRegulatorFields } from './regulator-fields.ts'

export const coTemplate = shortTemplate(coRegulatorFields)

export const coFiles = shortFiles({
  fields: coFields,
  template: coTemplate,
  regulatorFields: coRegulatorFields,
})
