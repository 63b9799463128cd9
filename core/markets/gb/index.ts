import { shortModule } from '../short-market.ts'
import { gbFields } from './fields.ts'
import { gbFiles, gbTemplate } from './files.ts'
import { gbRules } from './rules/index.ts'
import { gbUses } from './uses.ts'

export const gb = shortModule({
  code: 'GB',
  fields: gbFields,
  uses: gbUses,
  rules: gbRules,
  asOf: '2026-11-20',
  template: gbTemplate,
  files: gbFiles,
})
