import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { gbFields } from './fields.ts'
import { gbRegulatorFields } from './regulator-fields.ts'

export const gbTemplate = shortTemplate(gbRegulatorFields)

export const gbFiles = shortFiles({
  fields: gbFields,
  template: gbTemplate,
  regulatorFields: gbRegulatorFields,
})
