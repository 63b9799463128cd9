import { hasUdiDatabase, isFullyKnown, modelledOf } from '#core/code-lists/markets.ts'
import type { Modelled } from '#core/code-lists/regions.ts'
import type { MarketStage } from '#core/lifecycle/market-standing.ts'

/** How many fields a market needs for a device, and how many of them are blank. */
export interface FieldCount {
  readonly needed: number
  readonly missing: number
  /** Errors the rules report; counted only once nothing is missing. */
  readonly wrong?: number
  readonly stage?: MarketStage
}

/** How such a count is shown: the same on every screen and in every file (decision D55). */
export interface ShownCount {
  readonly modelled: Modelled
  /** From 0 to 1, and never 1 while something is missing; null where the hub does not know all that is needed. */
  readonly share: number | null
  /** Nothing the regulator needs is missing or wrong, and nothing was refused. Never true where the hub does not know all it asks for. */
  readonly isReady: boolean
  /** `full` is green; `known` has everything the hub knows of filled in where that is not all, and has no colour. */
  readonly tone: 'full' | 'most' | 'some' | 'known'
  readonly filled: number
  readonly needed: number
}

export function shownCount(country: string, count: FieldCount): ShownCount {
  const { needed } = count
  const missing = Math.min(count.missing, needed)
  const filled = needed - missing
  const share = needed === 0 ? 1 : filled / needed
  const isRight = missing === 0 && !count.wrong
  const isReady = isRight && count.stage !== 'refused'
  const some = share >= 0.5 ? 'most' : 'some'
  const modelled = modelledOf(country)
  if (!isFullyKnown(country)) {
    return {
      ...{ modelled, share: null, isReady: false, filled, needed },
      tone: isRight ? 'known' : some,
    }
  }
  return {
    ...{ modelled, filled, needed },
    share: isRight ? 1 : Math.min(0.99, share),
    isReady,
    tone: isReady ? 'full' : some,
  }
}

/** The same in words, for files. */
export function countWords(country: string, count: FieldCount): string {
  const { share, filled, needed } = shownCount(country, count)
  if (share !== null) return `${filled} of ${needed} fields`
  const rest = hasUdiDatabase(country) ? 'the regulator asks for more' : 'no UDI database to fill'
  return `${filled} of ${needed} known fields, ${rest}`
}
