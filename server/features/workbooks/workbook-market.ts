import type { MarketModule } from '#core/markets/market.ts'
import type { WorkbookNature } from '#core/workbooks/natures.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'

/** The market whose submissions fill a workbook. */
export function marketOfWorkbook(hub: Hub, { market: code }: { readonly market: string }): MarketModule {
  const market = hub.marketOf(code)
  if (!market) throw new Refusal('not_valid', `The hub does not have the market ${code} any more.`)
  return market
}

/** How many devices the regulator takes in its own file; nothing is known of anybody else's. */
export const rowsPerFileOf = ({ files }: MarketModule, nature: WorkbookNature): number | null =>
  nature === 'regulator'
    ? (files.find(({ rowsPerFile }) => rowsPerFile !== undefined)?.rowsPerFile ?? null)
    : null
