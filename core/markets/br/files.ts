import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { brFields } from './fields.ts'
import { brRegulatorFields } from './regulator-fields.ts'

export const brTemplate = shortTemplate(brRegulatorFields)

export const brFiles = shortFiles({
  fields: brFields,
  template: brTemplate,
  regulatorFields: brRegulatorFields,
})
