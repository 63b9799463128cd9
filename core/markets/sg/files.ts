import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { sgFields } from './fields.ts'
import { sgRegulatorFields } from './regulator-fields.ts'

export const sgTemplate = shortTemplate(sgRegulatorFields)

export const sgFiles = shortFiles({
  fields: sgFields,
  template: sgTemplate,
  regulatorFields: sgRegulatorFields,
})
