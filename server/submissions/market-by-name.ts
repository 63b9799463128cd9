import { findMarket, type Market } from '#core/code-lists/markets.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'

/** The market an address names by its code or the name of its country. */
export function marketByName(hub: Hub, country: string): { market: Market; module: MarketModule } {
  const market = findMarket(country)
  const module = market && hub.marketOf(market.code)
  if (!market || !module) throw notFound(`Country "${country}" not found. Please check the URL.`)
  return { market, module }
}
