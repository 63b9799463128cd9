import { shortModule } from '../short-market.ts'
import { krFields } from './fields.ts'
import { krFiles, krTemplate } from './files.ts'
import { krRules } from './rules/index.ts'
import { krUses } from './uses.ts'

export const kr = shortModule({
  code: 'KR',
  fields: krFields,
  uses: krUses,
  rules: krRules,
  asOf: '2026-11-20',
  template: krTemplate,
  files: krFiles,
})
