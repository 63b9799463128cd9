import { type MarketCode, markets } from '#core/code-lists/markets.ts'
import { countryUdiRequirements } from '../country-kit/udi-requirements.ts'
import { ch } from './ch.ts'
import { cn } from './cn.ts'
import { eu } from './eu.ts'
import type { MarketRequirements } from './requirement.ts'
import { us } from './us.ts'

/** What every market demands for UDI. */
const requirements: Readonly<Record<MarketCode, MarketRequirements>> = {
  ...{ EU: eu, US: us, CN: cn, CH: ch },
  ...countryUdiRequirements,
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
export const globalRequirements: readonly MarketWithRequirements[] = markets
  .filter(({ selectable }) => selectable)
  .map(({ code, country, regulator }) => ({ code, country, regulator, requirements: requirements[code] }))
