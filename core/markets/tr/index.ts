import { shortModule } from '../short-market.ts'
import { trFields } from './fields.ts'
import { trFiles, trTemplate } from './files.ts'
import { trRegulatorFields } from './regulator-fields.ts'
import { trRules } from './rules/index.ts'

export const tr = shortModule({
  code: 'TR',
  fields: trFields,
  regulatorFields: trRegulatorFields,
  rules: trRules,
  asOf: '2026-11-20',
  template: trTemplate,
  files: trFiles,
})
