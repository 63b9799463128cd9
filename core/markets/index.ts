import { ar } from './ar/index.ts'
import { au } from './au/index.ts'
import { br } from './br/index.ts'
import { ca } from './ca/index.ts'
import { ch } from './ch/index.ts'
import { cn } from './cn/index.ts'
import { co } from './co/index.ts'
import { eg } from './eg/index.ts'
import { eu } from './eu/index.ts'
import { gb } from './gb/index.ts'
import { indonesia } from './id/index.ts'
import { india } from './in/index.ts'
import { jp } from './jp/index.ts'
import { kr } from './kr/index.ts'
import type { MarketModule } from './market.ts'
import { mx } from './mx/index.ts'
import { my } from './my/index.ts'
import { namedByContent } from './rule-content.ts'
import { sa } from './sa/index.ts'
import { sg } from './sg/index.ts'
import { tr } from './tr/index.ts'
import { tw } from './tw/index.ts'
import { us } from './us/index.ts'

/** The markets with fields, rules and files of their own, in the order of code-lists/markets.ts. For the server alone. */
export const marketModules: readonly MarketModule[] = [
  eu,
  us,
  cn,
  jp,
  kr,
  au,
  ca,
  sg,
  my,
  sa,
  ch,
  gb,
  br,
  india,
  tr,
  eg,
  ar,
  co,
  indonesia,
  tw,
  mx,
]

/** Finds a market by its code as in code-lists/markets.ts; undefined for one without a folder. */
export type MarketRegistry = (code: string) => MarketModule | undefined

export function registryOf(modules: readonly MarketModule[]): MarketRegistry {
  const byCode = new Map(modules.map((market) => [market.code, namedByContent(market)]))
  return (code) => byCode.get(code)
}
