import { exchangeMarket } from '#core/contract/exchange.ts'
import type { MarketExchange } from '#core/markets/exchange.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { MarketRegister } from '#core/markets/register.ts'
import type { Hub } from '#server/platform/hub.ts'

export interface RegisterMarket {
  readonly market: MarketModule
  readonly exchange: MarketExchange
  readonly register: MarketRegister
}

/** The market whose register can be read. */
export function registerMarketOf(hub: Pick<Hub, 'marketOf'>): RegisterMarket {
  const market = hub.marketOf(exchangeMarket)
  if (!market?.exchange || !market.register) throw new Error(`The market ${exchangeMarket} has no register`)
  return { market, exchange: market.exchange, register: market.register }
}
