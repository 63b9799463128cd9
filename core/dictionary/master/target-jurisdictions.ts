import { countrySpellings } from '#core/code-lists/country-spellings.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { markets } from '#core/code-lists/markets.ts'
import { defineFields } from '../field.ts'

/** Member states, and what is one market with them, are no markets of their own. */
const members = marketCountries.filter(({ code }) => !markets.some((market) => market.code === code))
const ofTheEuMarket: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    countrySpellings(
      members,
      members.flatMap(({ code, label }) => [
        { code, label },
        { code, label: code },
      ]),
    ),
  ).map(([spelling, code]) => [spelling, `${code} belongs to the EU market: write EU`]),
)

export const targetJurisdictions = defineFields('Target Regulatory Jurisdictions', {
  targetCountries: {
    type: 'codes',
    label: 'Target Regulatory Jurisdictions',
    codes: markets.map(({ code, country, regulator }) => ({
      code,
      label: `${country} (${regulator})`,
      flag: code,
    })),
    aliases: countrySpellings(
      markets,
      markets.map(({ code, country }) => ({ code, label: country })),
    ),
    hints: ofTheEuMarket,
    oneIs: 'country',
    shownAsList: true,
    notOffered: markets.filter((market) => !market.selectable).map((market) => market.code),
    requiredMessage: 'At least one target country is required',
    help: 'Where the device is or will be sold; each market gets its own submission.',
  },
})
