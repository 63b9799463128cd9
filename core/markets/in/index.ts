import { shortModule } from '../short-market.ts'
import { indiaFields } from './fields.ts'
import { indiaFiles, indiaTemplate } from './files.ts'
import { indiaRules } from './rules/index.ts'
import { indiaUses } from './uses.ts'

export const india = shortModule({
  code: 'IN',
  fields: indiaFields,
  uses: indiaUses,
  rules: indiaRules,
  asOf: '2026-11-20',
  template: indiaTemplate,
  files: indiaFiles,
})
