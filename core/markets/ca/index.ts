import { shortModule } from '../short-market.ts'
import { caFields } from './fields.ts'
import { caFiles, caTemplate } from './files.ts'
import { caRules } from './rules/index.ts'
import { caUses } from './uses.ts'

export const ca = shortModule({
  code: 'CA',
  fields: caFields,
  uses: caUses,
  rules: caRules,
  asOf: '2026-11-20',
  template: caTemplate,
  files: caFiles,
})
