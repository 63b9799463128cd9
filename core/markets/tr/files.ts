import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { trFields } from './fields.ts'
import { trRegulatorFields } from './regulator-fields.ts'

export const trTemplate = shortTemplate(trRegulatorFields)

export const trFiles = shortFiles({
  fields: trFields,
  template: trTemplate,
  regulatorFields: trRegulatorFields,
})
