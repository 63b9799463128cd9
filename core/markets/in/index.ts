import { shortModule } from '../short-market.ts'
import { indiaFields } from './fields.ts'
import { indiaFiles, indiaTemplate } from './files.ts'
import { indiaRegulatorFields } from './regulator-fields.ts'
import { indiaRules } from './rules/index.ts'

export const india = shortModule({
  code: 'IN',
  fields: indiaFields,
  regulatorFields: indiaRegulatorFields,
  rules: indiaRules,
  asOf: '2026-11-20',
  template: indiaTemplate,
  files: indiaFiles,
})
