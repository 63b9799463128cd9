import { ruleSet } from '#core/rules/evaluate.ts'
import { udiDiFormRules } from '#core/rules/udi-di-form-rules.ts'
import { countryRules } from '../country-rules.ts'
import { shortTemplate } from '../country-template.ts'
import { declaredIn } from '../declarations.ts'
import type { MarketModule } from '../market.ts'
import { uniqueUdiDi } from '../market-parts.ts'
import { hubRules, marketValidator } from '../market-validator.ts'
import { worksheetFiles } from './files.ts'
import { worksheetForm } from './form.ts'
import type { WorksheetMarket } from './market.ts'

/** The rules and the files of a worksheet market. */
export function worksheetModule(market: WorksheetMarket): MarketModule {
  const { code, rules, rowsPerFile } = market
  const { modelled, fields, regulatorFields, requirements } = worksheetForm(market)
  const template = shortTemplate(regulatorFields)
  return {
    ...{ code, modelled, fields, regulatorFields, requirements },
    ...marketValidator({
      fields,
      regulatorFields,
      hub: hubRules({ fields, regulatorFields, rules: udiDiFormRules }),
      market: ruleSet(code.toLowerCase(), rules.asOf, countryRules(market)),
    }),
    ...uniqueUdiDi,
    declarationsAsked: declaredIn(regulatorFields),
    template,
    files: worksheetFiles({ template, fields, regulatorFields, rowsPerFile }),
  }
}
