import { cn } from './cn/index.ts'
import { eu } from './eu/index.ts'
import type { MarketModule } from './market.ts'
import { us } from './us/index.ts'

/** The markets with fields, rules and files of their own; one line each. For the server alone. */
export const marketModules: readonly MarketModule[] = [eu, us, cn]

/** Finds a market by its code as in code-lists/markets.ts; undefined for one without a folder. */
export type MarketRegistry = (code: string) => MarketModule | undefined

export function registryOf(modules: readonly MarketModule[]): MarketRegistry {
  const byCode = new Map(modules.map((market) => [market.code, market]))
  return (code) => byCode.get(code)
}
