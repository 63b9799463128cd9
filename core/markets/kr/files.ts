import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { krMarket, krUses } from './uses.ts'

export const krTemplate = shortTemplate(krUses)

export const krFiles = shortFiles({
  system: krMarket.system,
  template: krTemplate,
  uses: krUses,
})
