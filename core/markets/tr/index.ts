import { shortModule } from '../short-market.ts'
import { trFields } from './fields.ts'
import { trFiles, trTemplate } from './files.ts'
import { trRules } from './rules/index.ts'
import { trUses } from './uses.ts'

export const tr = shortModule({
  code: 'TR',
  fields: trFields,
  uses: trUses,
  rules: trRules,
  asOf: '2026-11-20',
  template: trTemplate,
  files: trFiles,
})
