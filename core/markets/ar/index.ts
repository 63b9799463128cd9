import { shortModule } from '../short-market.ts'
import { arFields } from './fields.ts'
import { arFiles, arTemplate } from './files.ts'
import { arRegulatorFields } from './regulator-fields.ts'
import { arRules } from './rules/index.ts'

export const ar = shortModule({
  code: 'AR',
  fields: arFields,
  regulatorFields: arRegulatorFields,
  rules: arRules,
  asOf: '2026-11-20',
  template: arTemplate,
  files: arFiles,
})
