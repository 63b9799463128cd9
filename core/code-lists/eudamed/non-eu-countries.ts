import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'

const marketCodes = new Set<string>(marketCountries.map((country) => country.code))

/**
 * Countries outside the EUDAMED market where a clinical investigation can have taken place: those of an
 * address that are no market country, and two only this list has. Codes are ISO 3166-1; EUDAMED files write
 * UK for GB.
 * Source: EUDAMED DTX schema set 3.0.25, country:NONEUCountryEnum.
 */
export const nonEuCountries: readonly { readonly code: string; readonly label: string }[] = [
  ...addressCountries.filter((country) => !marketCodes.has(country.code)),
  { code: 'BQ', label: 'Bonaire, Sint Eustatius and Saba' },
  { code: 'SX', label: 'Sint Maarten' },
]
