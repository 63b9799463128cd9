import { shortModule } from '../short-market.ts'
import { auFields } from './fields.ts'
import { auFiles, auTemplate } from './files.ts'
import { auRules } from './rules/index.ts'
import { auUses } from './uses.ts'

export const au = shortModule({
  code: 'AU',
  fields: auFields,
  uses: auUses,
  rules: auRules,
  asOf: '2026-11-20',
  template: auTemplate,
  files: auFiles,
})
