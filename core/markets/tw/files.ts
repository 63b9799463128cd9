import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { twFields } from './fields.ts'
import { twRegulatorFields } from './regulator-fields.ts'

export const twTemplate = shortTemplate(twRegulatorFields)

export const twFiles = shortFiles({
  fields: twFields,
  template: twTemplate,
  regulatorFields: twRegulatorFields,
})
