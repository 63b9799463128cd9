import { shortModule } from '../short-market.ts'
import { twFields } from './fields.ts'
import { twFiles, twTemplate } from './files.ts'
import { twRegulatorFields } from './regulator-fields.ts'
import { twRules } from './rules/index.ts'

export const tw = shortModule({
  code: 'TW',
  fields: twFields,
  regulatorFields: twRegulatorFields,
  rules: twRules,
  asOf: '2026-11-20',
  template: twTemplate,
  files: twFiles,
})
