import { marketsWithExchange } from '#core/code-lists/registers.ts'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import { type Environment, environmentOf, type MarketExchange } from '#core/markets/exchange.ts'
import type { MarketFile, MarketModule } from '#core/markets/market.ts'
import { invalid } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { SchemaSet } from '#server/platform/market-schemas.ts'
import { officialSetFor } from '#server/settings/schema-sets.ts'

export interface ExchangeMarket {
  readonly market: MarketModule
  readonly exchange: MarketExchange
  /** The file the register takes. */
  readonly file: MarketFile
}

/** The market whose register takes the files; the first one that has such a register where none is named. */
export function exchangeMarketOf(
  hub: Pick<Hub, 'marketOf'>,
  code: string = marketsWithExchange[0],
): ExchangeMarket {
  const market = hub.marketOf(code)
  const file = market?.files.find(({ id }) => id === market.exchange?.file)
  if (!market?.exchange || !file) throw new Error(`The market ${code} has no register that takes files`)
  return { market, exchange: market.exchange, file }
}

/** What is wrong with an environment somebody asked for. */
export const environmentIssues = (
  { environments, register }: Pick<MarketExchange, 'environments' | 'register'>,
  asked: Environment | null | undefined,
) =>
  asked == null || environments.includes(asked)
    ? []
    : [
        {
          path: 'environment',
          message: `Files for ${register} are made for ${environments.join(' and ')} only`,
        },
      ]

/** The environment that was asked for, or the one the hub works for. */
export function environmentAsked(
  exchange: MarketExchange,
  settings: HubSettings,
  asked: Environment | undefined,
): Environment {
  const issues = environmentIssues(exchange, asked)
  if (issues.length > 0) throw invalid(issues)
  return asked ?? environmentOf(exchange, settings)
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
