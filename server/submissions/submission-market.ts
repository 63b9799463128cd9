import type { MarketModule } from '#core/markets/market.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { SubmissionRow } from './submission-queries.ts'

/** The market of a submission; refused where the hub has no rules and files for it yet. */
export function marketOfRow(hub: Hub, row: Pick<SubmissionRow, 'market'>): MarketModule {
  const market = hub.marketOf(row.market)
  if (market) return market
  throw new Refusal('invalid_transition', noRulesFor(row.market))
}

export const noRulesFor = (market: string): string =>
  `The hub has no rules or files for the market ${market} yet.`
