import { shortModule } from '../short-market.ts'
import { egFields } from './fields.ts'
import { egFiles, egTemplate } from './files.ts'
import { egRegulatorFields } from './regulator-fields.ts'
import { egRules } from './rules/index.ts'

export const eg = shortModule({
  code: 'EG',
  fields: egFields,
  regulatorFields: egRegulatorFields,
  rules: egRules,
  asOf: '2026-11-23',
  template: egTemplate,
  files: egFiles,
})
