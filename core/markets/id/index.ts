import { shortModule } from '../short-market.ts'
import { indonesiaFields } from './fields.ts'
import { indonesiaFiles, indonesiaTemplate } from './files.ts'
import { indonesiaRules } from './rules/index.ts'
import { indonesiaUses } from './uses.ts'

export const indonesia = shortModule({
  code: 'ID',
  fields: indonesiaFields,
  uses: indonesiaUses,
  rules: indonesiaRules,
  asOf: '2026-11-20',
  template: indonesiaTemplate,
  files: indonesiaFiles,
})
