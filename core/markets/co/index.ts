import { shortModule } from '../short-market.ts'
import { coFields } from './fields.ts'
import { coFiles, coTemplate } from './files.ts'
import { coRules } from './rules/index.ts'
import { coUses } from './uses.ts'

export const co = shortModule({
  code: 'CO',
  fields: coFields,
  uses: coUses,
  rules: coRules,
  asOf: '2026-11-20',
  template: coTemplate,
  files: coFiles,
})
