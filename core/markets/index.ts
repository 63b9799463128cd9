import { markets } from '#core/code-lists/markets.ts'
import { ch } from './ch/index.ts'
import { cn } from './cn/index.ts'
import { countryMarkets } from './country-kit/listed.ts'
import { countryModule } from './country-kit/module.ts'
import { eu } from './eu/index.ts'
import type { MarketModule } from './market.ts'
import { namedByContent } from './rule-content.ts'
import { us } from './us/index.ts'

const byCode = new Map(
  [eu, us, cn, ch, ...Object.values(countryMarkets).map(countryModule)].map((one) => [one.code, one]),
)

/** The markets with fields, rules and files of their own, in the order of code-lists/markets.ts. For the server alone. */
export const marketModules: readonly MarketModule[] = markets.flatMap(({ code }) => byCode.get(code) ?? [])

/** Finds a market by its code as in code-lists/markets.ts; undefined for one that the hub does not have. */
export type MarketRegistry = (code: string) => MarketModule | undefined

export function registryOf(modules: readonly MarketModule[]): MarketRegistry {
  const named = new Map(modules.map((market) => [market.code, namedByContent(market)]))
  return (code) => named.get(code)
}
