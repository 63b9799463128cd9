import { shortModule } from '../short-market.ts'
import { myFields } from './fields.ts'
import { myFiles, myTemplate } from './files.ts'
import { myRules } from './rules/index.ts'
import { myUses } from './uses.ts'

export const my = shortModule({
  code: 'MY',
  fields: myFields,
  uses: myUses,
  rules: myRules,
  asOf: '2026-11-20',
  template: myTemplate,
  files: myFiles,
})
