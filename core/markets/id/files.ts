import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { indonesiaFields } from './fields.ts'
import { indonesiaRegulatorFields } from './regulator-fields.ts'

export const indonesiaTemplate = shortTemplate(indonesiaRegulatorFields)

export const indonesiaFiles = shortFiles({
  fields: indonesiaFields,
  template: indonesiaTemplate,
  regulatorFields: indonesiaRegulatorFields,
})
