import { type MarketCode, markets } from '#core/code-lists/markets.ts'
import { americas } from './americas.ts'
import { asiaPacific } from './asia-pacific.ts'
import { europe } from './europe.ts'
import { mena } from './mena.ts'
import type { MarketRequirements } from './requirement.ts'

/** What every market demands for UDI. */
const requirements: Readonly<Record<MarketCode, MarketRequirements>> = {
  ...europe,
  ...americas,
  ...asiaPacific,
  ...mena,
}

export interface MarketWithRequirements {
  readonly code: MarketCode
  readonly country: string
  readonly regulator: string
  readonly requirements: MarketRequirements
}

/** What a market demands, by its code as in code-lists/markets.ts. */
export const requirementsOf = (code: MarketCode): MarketRequirements => requirements[code]

/** The selectable markets in their order, each with what it demands. */
export const globalRequirements: readonly MarketWithRequirements[] = markets.flatMap((market) =>
  market.selectable
    ? [
        {
          code: market.code,
          country: market.country,
          regulator: market.regulator,
          requirements: requirements[market.code],
        },
      ]
    : [],
)
