import { shortModule } from '../short-market.ts'
import { egFields } from './fields.ts'
import { egFiles, egTemplate } from './files.ts'
import { egRules } from './rules/index.ts'
import { egUses } from './uses.ts'

export const eg = shortModule({
  code: 'EG',
  fields: egFields,
  uses: egUses,
  rules: egRules,
  asOf: '2026-11-23',
  template: egTemplate,
  files: egFiles,
})
