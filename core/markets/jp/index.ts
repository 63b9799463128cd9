import { shortModule } from '../short-market.ts'
import { jpFields } from './fields.ts'
import { jpFiles, jpTemplate } from './files.ts'
import { jpRegulatorFields } from './regulator-fields.ts'
import { jpRules } from './rules/index.ts'

export const jp = shortModule({
  code: 'JP',
  fields: jpFields,
  regulatorFields: jpRegulatorFields,
  rules: jpRules,
  asOf: '2026-11-23',
  template: jpTemplate,
  files: jpFiles,
})
