import { ruleSet } from '#core/rules/evaluate.ts'
import { udiDiFormRules } from '#core/rules/udi-di-form-rules.ts'
import type { MarketChanges } from '../change-statements.ts'
import { countryRules } from '../country-rules.ts'
import { shortTemplate } from '../country-template.ts'
import { declaredIn } from '../declarations.ts'
import type { MarketModule } from '../market.ts'
import { uniqueUdiDi } from '../market-parts.ts'
import { hubRules, marketValidator } from '../market-validator.ts'
import { lookedUp } from '../requirements/requirement.ts'
import { draftFiles } from './draft-files.ts'
import { countryForm } from './form.ts'
import type { CountryMarket } from './market.ts'
import { worksheetFiles } from './worksheet-files.ts'

/** The rules and the files of a market that is one file. */
export function countryModule(market: CountryMarket): MarketModule {
  const { code, rules, rowsPerFile } = market
  const { modelled, fields, regulatorFields, requirements } = countryForm(market)
  const asksMore = market.asksMoreFrom && { asksMoreFrom: market.asksMoreFrom }
  const template = shortTemplate(regulatorFields)
  return {
    ...{ code, modelled, fields, regulatorFields, requirements },
    ...asksMore,
    ...marketValidator({
      ...asksMore,
      fields,
      regulatorFields,
      hub: hubRules({ fields, regulatorFields, rules: udiDiFormRules }),
      market: ruleSet(code.toLowerCase(), rules.asOf, countryRules(market)),
    }),
    ...uniqueUdiDi,
    declarationsAsked: declaredIn(regulatorFields),
    template,
    changes: market.changes ?? nothingTold(market),
    ...(market.givenByRegister && { givenByRegister: market.givenByRegister }),
    files: [
      ...worksheetFiles({
        ...{ template, fields, regulatorFields, rowsPerFile, ...asksMore },
        hasDatabase: market.udiRequirements.database !== null,
      }),
      ...(draftFiles[code] ?? []),
    ],
  }
}

/** What can be said where no source at hand tells which changes need a new UDI-DI. */
const nothingTold = ({ regulator, udiRequirements }: CountryMarket): MarketChanges => ({
  untold: {
    rule: `No public source at hand says which changes need a new UDI-DI. Ask ${regulator}, or whoever holds the registration there.`,
    source: udiRequirements.source,
    on: lookedUp,
  },
})
