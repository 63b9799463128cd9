import { exchangeMarket } from '#core/contract/exchange.ts'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import type { Environment, MarketExchange } from '#core/markets/exchange.ts'
import type { MarketFile, MarketModule } from '#core/markets/market.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { SchemaSet } from '#server/platform/market-schemas.ts'
import { officialSetFor } from '#server/settings/schema-sets.ts'

export interface ExchangeMarket {
  readonly market: MarketModule
  readonly exchange: MarketExchange
  /** The file the register takes. */
  readonly file: MarketFile
}

/** The market whose register takes the files of the Export Center. */
export function exchangeMarketOf(hub: Pick<Hub, 'marketOf'>): ExchangeMarket {
  const market = hub.marketOf(exchangeMarket)
  const file = market?.files.find(({ schema }) => schema !== undefined)
  if (!market?.exchange || !file) throw new Error(`The market ${exchangeMarket} has no register`)
  return { market, exchange: market.exchange, file }
}

/** The schema its files are checked against before export. */
export async function schemaSetsOf(
  hub: Hub,
  { exchange, file }: ExchangeMarket,
  settings: HubSettings,
  environment: Environment,
): Promise<readonly SchemaSet[]> {
  if (!file.schema) return []
  const release = exchange.releaseOf(settings, environment)
  return hub.schemas.sets(file.schema, release, await officialSetFor(hub.db, file.schema, release))
}
