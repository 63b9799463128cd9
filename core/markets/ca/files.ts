import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { caMarket, caUses } from './uses.ts'

export const caTemplate = shortTemplate(caUses)

export const caFiles = shortFiles({
  system: caMarket.system,
  template: caTemplate,
  uses: caUses,
})
