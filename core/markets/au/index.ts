import { shortModule } from '../short-market.ts'
import { auFields } from './fields.ts'
import { auFiles, auTemplate } from './files.ts'
import { auRegulatorFields } from './regulator-fields.ts'
import { auRules } from './rules/index.ts'

export const au = shortModule({
  code: 'AU',
  fields: auFields,
  regulatorFields: auRegulatorFields,
  rules: auRules,
  asOf: '2026-11-20',
  template: auTemplate,
  files: auFiles,
})
