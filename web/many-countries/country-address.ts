import { findMarket } from '#core/code-lists/markets.ts'
import type { Region } from '#core/code-lists/regions.ts'

/** The devices of a country in the tab of its region, the first of which has no word in the address. */
export function countryAddress(country: string): {
  readonly country: string
  readonly region?: Exclude<Region, 'europe'>
} {
  const region = findMarket(country)?.region
  return region === undefined || region === 'europe' ? { country } : { country, region }
}
