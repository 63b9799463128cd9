import { shortModule } from '../short-market.ts'
import { mxFields } from './fields.ts'
import { mxFiles, mxTemplate } from './files.ts'
import { mxRules } from './rules/index.ts'
import { mxUses } from './uses.ts'

export const mx = shortModule({
  code: 'MX',
  fields: mxFields,
  uses: mxUses,
  rules: mxRules,
  asOf: '2026-11-23',
  template: mxTemplate,
  files: mxFiles,
})
