import { shortModule } from '../short-market.ts'
import { jpFields } from './fields.ts'
import { jpFiles, jpTemplate } from './files.ts'
import { jpRules } from './rules/index.ts'
import { jpUses } from './uses.ts'

export const jp = shortModule({
  code: 'JP',
  fields: jpFields,
  uses: jpUses,
  rules: jpRules,
  asOf: '2026-11-23',
  template: jpTemplate,
  files: jpFiles,
})
