import type { AnyDocument, Field } from '#core/dictionary/field.ts'
import type { Facts } from '#core/rules/condition.ts'
import type { MarketModule } from './market.ts'
import { type RequiredNow, requirementReader } from './required.ts'

/** How far a document is for a market: what its regulator needs of it, and what of that is not there. */
export interface Readiness {
  /** How many fields are needed now. */
  readonly needed: number
  /** Those of them that are blank or incomplete, by id; for a column, its table. */
  readonly missing: readonly string[]
}

/** The requirements of a market are compiled once, as thousands of documents are checked against them. */
const readers = new WeakMap<MarketModule, ReturnType<typeof requirementReader>>()

/** What is required of a market's submission now: the paths a form marks (decision D54). */
export function requiredNow(
  market: MarketModule,
  document: AnyDocument,
  today: string,
  facts?: Facts,
): RequiredNow {
  const known = readers.get(market) ?? requirementReader(market)
  readers.set(market, known)
  return known(document, today, facts)
}

/** The fields that a form of the market marks as required, and those of them still to be filled in, on a day YYYY-MM-DD. */
export function readinessOf(
  market: MarketModule,
  document: AnyDocument,
  today: string,
  facts?: Facts,
): Readiness {
  const { required, missing } = requiredNow(market, document, today, facts)
  const asked = (paths: readonly string[]) =>
    [...new Set(paths.map(fieldOf))].filter((id) => isAsked(market, id))
  return { needed: asked(required).length, missing: asked(missing) }
}

const fieldOf = (path: string): string => path.split('.')[0] ?? path

/** Fields that the hub fills in by itself are not asked for. */
const isAsked = (market: MarketModule, id: string): boolean => {
  const field: Field | undefined = market.fields[id]
  return field !== undefined && field.assigned !== true
}
