import { shortModule } from '../short-market.ts'
import { caFields } from './fields.ts'
import { caFiles, caTemplate } from './files.ts'
import { caRegulatorFields } from './regulator-fields.ts'
import { caRules } from './rules/index.ts'

export const ca = shortModule({
  code: 'CA',
  fields: caFields,
  regulatorFields: caRegulatorFields,
  rules: caRules,
  asOf: '2026-11-20',
  template: caTemplate,
  files: caFiles,
})
