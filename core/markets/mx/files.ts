import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { mxFields } from './fields.ts'
import { mxRegulatorFields } from './regulator-fields.ts'

export const mxTemplate = shortTemplate(mxRegulatorFields)

export const mxFiles = shortFiles({
  fields: mxFields,
  template: mxTemplate,
  regulatorFields: mxRegulatorFields,
})
