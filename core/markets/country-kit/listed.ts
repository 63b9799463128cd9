import * as countries from '../countries.ts'
import type { CountryMarket } from './market.ts'

export type CountryCode = keyof typeof countries

/** The markets that are one file each, by their codes. */
export const countryMarkets: Readonly<Record<CountryCode, CountryMarket>> = countries

/** One thing of each of these markets, by its code. */
export const ofEach = <T>(read: (market: CountryMarket) => T): Readonly<Record<CountryCode, T>> =>
  Object.fromEntries(Object.entries(countryMarkets).map(([code, market]) => [code, read(market)])) as Record<
    CountryCode,
    T
  >
