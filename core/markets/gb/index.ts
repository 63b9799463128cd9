import { shortModule } from '../short-market.ts'
import { gbFields } from './fields.ts'
import { gbFiles, gbTemplate } from './files.ts'
import { gbRegulatorFields } from './regulator-fields.ts'
import { gbRules } from './rules/index.ts'

export const gb = shortModule({
  code: 'GB',
  fields: gbFields,
  regulatorFields: gbRegulatorFields,
  rules: gbRules,
  asOf: '2026-11-20',
  template: gbTemplate,
  files: gbFiles,
})
