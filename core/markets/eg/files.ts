import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { egFields } from './fields.ts'
import { egRegulatorFields } from './regulator-fields.ts'

export const egTemplate = shortTemplate(egRegulatorFields)

export const egFiles = shortFiles({
  fields: egFields,
  template: egTemplate,
  regulatorFields: egRegulatorFields,
})
