import { shortModule } from '../short-market.ts'
import { krFields } from './fields.ts'
import { krFiles, krTemplate } from './files.ts'
import { krRegulatorFields } from './regulator-fields.ts'
import { krRules } from './rules/index.ts'

export const kr = shortModule({
  code: 'KR',
  fields: krFields,
  regulatorFields: krRegulatorFields,
  rules: krRules,
  asOf: '2026-11-20',
  template: krTemplate,
  files: krFiles,
})
