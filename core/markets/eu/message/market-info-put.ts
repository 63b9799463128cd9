import { type DeviceCriterion, deviceCriteria } from '#core/code-lists/eudamed/device-criteria.ts'
import { one, optional, sequence } from '#core/files/xml-shape.ts'
import { codeOf } from '#core/files/xml-values.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/identifier.ts'
import { type MarketInfos, marketInfos } from '#core/markets/eu/message/market-info.ts'

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
