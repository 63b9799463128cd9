import { shortModule } from '../short-market.ts'
import { saFields } from './fields.ts'
import { saFiles, saTemplate } from './files.ts'
import { saRegulatorFields } from './regulator-fields.ts'
import { saRules } from './rules/index.ts'

export const sa = shortModule({
  code: 'SA',
  fields: saFields,
  regulatorFields: saRegulatorFields,
  rules: saRules,
  asOf: '2026-11-20',
  template: saTemplate,
  files: saFiles,
})
