import { type DeviceCriterion, deviceCriteria } from '#core/code-lists/eudamed/device-criteria.ts'
import { type MarketCountry, marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { one, optional, repeated, sequence, withRows } from '#core/files/xml-shape.ts'
import { boolean, codeOf, token } from '#core/files/xml-values.ts'
import { countryOf } from '#core/markets/eu/message/address.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/common-di.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity.ts'

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

/** The markets of a UDI-DI from now on, all of them, with their `version` (marketinfo:DTXMarketInfoType). */
export interface MarketInfoPut {
  readonly uDIDIIdentifier: DiIdentifier
  readonly marketInfos: MarketInfos
  /** Needed where the same code names a regulation and a legacy device. */
  readonly deviceCriterion?: DeviceCriterion
}

export const marketInfoPutShape = sequence<MarketInfoPut>({
  uDIDIIdentifier: one('marketinfo:uDIDIIdentifier', diIdentifier),
  marketInfos: one('marketinfo:marketInfos', marketInfos),
  deviceCriterion: optional('marketinfo:deviceCriterion', codeOf(deviceCriteria)),
})

/** MARKET_INFO.PUT: replaces the countries a UDI-DI is made available in. */
export function marketInfoPut(content: MarketInfoPut) {
  return { service: 'MARKET_INFO.PUT', content } as const
}
