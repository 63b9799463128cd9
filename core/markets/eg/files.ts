import { shortTemplate } from '../country-template.ts'
import { shortFiles } from '../short-files.ts'
import { egMarket, egUses } from './uses.ts'

export const egTemplate = shortTemplate(egUses)

export const egFiles = shortFiles({
  system: egMarket.system,
  template: egTemplate,
  uses: egUses,
})
