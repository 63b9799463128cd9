import { shortModule } from '../short-market.ts'
import { twFields } from './fields.ts'
import { twFiles, twTemplate } from './files.ts'
import { twRules } from './rules/index.ts'
import { twUses } from './uses.ts'

export const tw = shortModule({
  code: 'TW',
  fields: twFields,
  uses: twUses,
  rules: twRules,
  asOf: '2026-11-20',
  template: twTemplate,
  files: twFiles,
})
