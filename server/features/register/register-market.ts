import { marketsWithDownloads } from '#core/code-lists/registers.ts'
import type { MarketExchange } from '#core/markets/exchange.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { MarketRegister } from '#core/markets/register.ts'
import type { Hub } from '#server/platform/hub.ts'

export interface RegisterMarket {
  readonly market: MarketModule
  readonly exchange: MarketExchange
  readonly register: MarketRegister
}

/** The market whose register is read; the first one that can be where none is named. */
export function registerMarketOf(
  hub: Pick<Hub, 'marketOf'>,
  code: string = marketsWithDownloads[0],
): RegisterMarket {
  const market = hub.marketOf(code)
  if (!market?.exchange || !market.register) throw new Error(`The register of ${code} cannot be read`)
  return { market, exchange: market.exchange, register: market.register }
}
