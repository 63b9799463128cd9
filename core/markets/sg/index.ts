import { shortModule } from '../short-market.ts'
import { sgFields } from './fields.ts'
import { sgFiles, sgTemplate } from './files.ts'
import { sgRegulatorFields } from './regulator-fields.ts'
import { sgRules } from './rules/index.ts'

export const sg = shortModule({
  code: 'SG',
  fields: sgFields,
  regulatorFields: sgRegulatorFields,
  rules: sgRules,
  asOf: '2026-11-20',
  template: sgTemplate,
  files: sgFiles,
})
