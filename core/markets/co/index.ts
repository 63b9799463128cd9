import { shortModule } from '../short-market.ts'
import { coFields } from './fields.ts'
import { coFiles, coTemplate } from './files.ts'
import { coRegulatorFields } from './regulator-fields.ts'
import { coRules } from './rules/index.ts'

export const co = shortModule({
  code: 'CO',
  fields: coFields,
  regulatorFields: coRegulatorFields,
  rules: coRules,
  asOf: '2026-11-20',
  template: coTemplate,
  files: coFiles,
})
