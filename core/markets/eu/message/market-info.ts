import type { MarketCountry } from '#core/code-lists/eudamed/market-countries.ts'
import { container, leaf, type XmlElement } from '#core/files/xml-tree.ts'
import { eudamedCountry } from '#core/markets/eu/message/country.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity-version.ts'

/** A country the device is made available in (marketinfo:MarketInfoType). */
export interface MarketInfo {
  /** ISO code (GR, XI); written as EUDAMED spells it. */
  readonly country: MarketCountry
  readonly endDate?: string
  /** The country of the first placing on the market: exactly one of a device (BR-UDID-045). */
  readonly originalPlacedOnTheMarket: boolean
  readonly startDate?: string
}

/** All countries of a UDI-DI, versioned together (marketinfo:MarketInfosType). */
export interface MarketInfos extends EntityVersion {
  readonly marketInfo: readonly MarketInfo[]
}

/** The countries inside an element of this name; nothing without any, whatever their version. */
export function marketInfos(name: string, value: MarketInfos | undefined): XmlElement | undefined {
  if (value === undefined || value.marketInfo.length === 0) return undefined
  return container(name, [entityVersion(value), value.marketInfo.map(marketInfo)])
}

function marketInfo(value: MarketInfo): XmlElement | undefined {
  return container('marketinfo:marketInfo', [
    leaf('marketinfo:country', eudamedCountry(value.country)),
    leaf('marketinfo:endDate', value.endDate),
    leaf('marketinfo:originalPlacedOnTheMarket', value.originalPlacedOnTheMarket),
    leaf('marketinfo:startDate', value.startDate),
  ])
}
