import { shortModule } from '../short-market.ts'
import { mxFields } from './fields.ts'
import { mxFiles, mxTemplate } from './files.ts'
import { mxRegulatorFields } from './regulator-fields.ts'
import { mxRules } from './rules/index.ts'

export const mx = shortModule({
  code: 'MX',
  fields: mxFields,
  regulatorFields: mxRegulatorFields,
  rules: mxRules,
  asOf: '2026-11-23',
  template: mxTemplate,
  files: mxFiles,
})
