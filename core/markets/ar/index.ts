import { shortModule } from '../short-market.ts'
import { arFields } from './fields.ts'
import { arFiles, arTemplate } from './files.ts'
import { arRules } from './rules/index.ts'
import { arUses } from './uses.ts'

export const ar = shortModule({
  code: 'AR',
  fields: arFields,
  uses: arUses,
  rules: arRules,
  asOf: '2026-11-20',
  template: arTemplate,
  files: arFiles,
})
