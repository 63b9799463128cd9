import { shortModule } from '../short-market.ts'
import { myFields } from './fields.ts'
import { myFiles, myTemplate } from './files.ts'
import { myRegulatorFields } from './regulator-fields.ts'
import { myRules } from './rules/index.ts'

export const my = shortModule({
  code: 'MY',
  fields: myFields,
  regulatorFields: myRegulatorFields,
  rules: myRules,
  asOf: '2026-11-20',
  template: myTemplate,
  files: myFiles,
})
