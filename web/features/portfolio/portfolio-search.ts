import { portfolioSortFields } from '#core/contract/portfolio.ts'
import { type Address, listSearch } from '#web/ui/list-search.ts'

/** What of the portfolio stands in the address bar. */
export const portfolioSearch = listSearch({
  filters: {},
  others: {},
  sorts: portfolioSortFields,
  defaultSort: 'productFamily',
})
export type PortfolioSearch = Address<typeof portfolioSearch>
