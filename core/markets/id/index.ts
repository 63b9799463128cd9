import { shortModule } from '../short-market.ts'
import { indonesiaFields } from './fields.ts'
import { indonesiaFiles, indonesiaTemplate } from './files.ts'
import { indonesiaRegulatorFields } from './regulator-fields.ts'
import { indonesiaRules } from './rules/index.ts'

export const indonesia = shortModule({
  code: 'ID',
  fields: indonesiaFields,
  regulatorFields: indonesiaRegulatorFields,
  rules: indonesiaRules,
  asOf: '2026-11-20',
  template: indonesiaTemplate,
  files: indonesiaFiles,
})
