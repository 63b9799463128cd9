import { shortModule } from '../short-market.ts'
import { sgFields } from './fields.ts'
import { sgFiles, sgTemplate } from './files.ts'
import { sgRules } from './rules/index.ts'
import { sgUses } from './uses.ts'

export const sg = shortModule({
  code: 'SG',
  fields: sgFields,
  uses: sgUses,
  rules: sgRules,
  asOf: '2026-11-20',
  template: sgTemplate,
  files: sgFiles,
})
