import { shortModule } from '../short-market.ts'
import { saFields } from './fields.ts'
import { saFiles, saTemplate } from './files.ts'
import { saRules } from './rules/index.ts'
import { saUses } from './uses.ts'

export const sa = shortModule({
  code: 'SA',
  fields: saFields,
  uses: saUses,
  rules: saRules,
  asOf: '2026-11-20',
  template: saTemplate,
  files: saFiles,
})
