import { type MarketCountry, marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { one, optional, repeated, sequence, withRows } from '#core/files/xml-shape.ts'
import { boolean, token } from '#core/files/xml-values.ts'
import { countryOf } from '#core/markets/eu/message/country.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity-version.ts'

/** A country the device is made available in (marketinfo:MarketInfoType). */
export interface MarketInfo {
  /** ISO code (GR, XI); written as EUDAMED spells it. */
  readonly country: MarketCountry
  /** EUDAMED's downloads add a time zone to dates: 2028-01-04+01:00. */
  readonly endDate?: string
  /** The country of the first placing on the market: exactly one of a device (BR-UDID-045). */
  readonly originalPlacedOnTheMarket: boolean
  readonly startDate?: string
}

/** All countries of a UDI-DI, versioned together (marketinfo:MarketInfosType). */
export interface MarketInfos extends EntityVersion {
  readonly marketInfo: readonly MarketInfo[]
}

const marketInfo = sequence<MarketInfo>({
  country: one('marketinfo:country', countryOf(marketCountries)),
  endDate: optional('marketinfo:endDate', token),
  originalPlacedOnTheMarket: one('marketinfo:originalPlacedOnTheMarket', boolean),
  startDate: optional('marketinfo:startDate', token),
})

export const marketInfos = withRows(
  'marketInfo',
  sequence<MarketInfos>({ ...entityVersion, marketInfo: repeated('marketinfo:marketInfo', marketInfo) }),
)
