import { eu } from './eu/index.ts'
import type { MarketModule } from './market.ts'

/** The markets with rules and files of their own; one line each. */
const modules: readonly MarketModule[] = [eu]

const byCode = new Map(modules.map((market) => [market.code, market]))

/** By the market's code as in code-lists/markets.ts; undefined for one without rules and files of its own. */
export function marketModule(code: string): MarketModule | undefined {
  return byCode.get(code)
}
