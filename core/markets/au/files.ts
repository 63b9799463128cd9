import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { auFields } from './fields.ts'
import { auRegulatorFields } from './regulator-fields.ts'

export const auTemplate = shortTemplate(auRegulatorFields)

export const auFiles = shortFiles({
  fields: auFields,
  template: auTemplate,
  regulatorFields: auRegulatorFields,
  rowsPerFile: 200,
})
