import { markets } from '#core/code-lists/markets.ts'
import { ch } from './ch/index.ts'
import { cn } from './cn/index.ts'
import { eu } from './eu/index.ts'
import type { MarketModule } from './market.ts'
import { namedByContent } from './rule-content.ts'
import { us } from './us/index.ts'
import { worksheetMarkets } from './worksheet-kit/listed.ts'
import { worksheetModule } from './worksheet-kit/module.ts'

const byCode = new Map(
  [eu, us, cn, ch, ...Object.values(worksheetMarkets).map(worksheetModule)].map((one) => [one.code, one]),
)

/** The markets with fields, rules and files of their own, in the order of code-lists/markets.ts. For the server alone. */
export const marketModules: readonly MarketModule[] = markets.flatMap(({ code }) => byCode.get(code) ?? [])

/** Finds a market by its code as in code-lists/markets.ts; undefined for one that the hub does not have. */
export type MarketRegistry = (code: string) => MarketModule | undefined

export function registryOf(modules: readonly MarketModule[]): MarketRegistry {
  const named = new Map(modules.map((market) => [market.code, namedByContent(market)]))
  return (code) => named.get(code)
}
