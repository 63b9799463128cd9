import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { saFields } from './fields.ts'
import { saRegulatorFields } from './regulator-fields.ts'

export const saTemplate = shortTemplate(saRegulatorFields)

export const saFiles = shortFiles({
  fields: saFields,
  template: saTemplate,
  regulatorFields: saRegulatorFields,
  rowsPerFile: 150,
})
