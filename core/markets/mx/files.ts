import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { mxMarket, mxUses } from './uses.ts'

export const mxTemplate = shortTemplate(mxUses)

export const mxFiles = shortFiles({
  system: mxMarket.system,
  template: mxTemplate,
  uses: mxUses,
})
