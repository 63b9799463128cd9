import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { myMarket, myUses } from './uses.ts'

export const myTemplate = shortTemplate(myUses)

export const myFiles = shortFiles({
  system: myMarket.system,
  template: myTemplate,
  uses: myUses,
})
