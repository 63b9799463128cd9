import { shortModule } from '../short-market.ts'
import { brFields } from './fields.ts'
import { brFiles, brTemplate } from './files.ts'
import { brRules } from './rules/index.ts'
import { brUses } from './uses.ts'

export const br = shortModule({
  code: 'BR',
  fields: brFields,
  uses: brUses,
  rules: brRules,
  asOf: '2026-11-20',
  template: brTemplate,
  files: brFiles,
})
