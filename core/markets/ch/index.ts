import { shortModule } from '../short-market.ts'
import { chFields } from './fields.ts'
import { chFiles, chTemplate } from './files.ts'
import { chRules } from './rules/index.ts'
import { chUses } from './uses.ts'

export const ch = shortModule({
  code: 'CH',
  fields: chFields,
  uses: chUses,
  rules: chRules,
  asOf: '2026-11-20',
  template: chTemplate,
  files: chFiles,
})
