import { shortModule } from '../short-market.ts'
import { brFields } from './fields.ts'
import { brFiles, brTemplate } from './files.ts'
import { brRegulatorFields } from './regulator-fields.ts'
import { brRules } from './rules/index.ts'

export const br = shortModule({
  code: 'BR',
  fields: brFields,
  regulatorFields: brRegulatorFields,
  rules: brRules,
  asOf: '2026-11-20',
  template: brTemplate,
  files: brFiles,
})
