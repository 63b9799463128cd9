import { portfolioSortFields } from '#core/contract/list-filters.ts'
import { type Address, listSearch } from '#web/ui/list-search.ts'

/** The state of the portfolio kept in the URL. */
export const portfolioSearch = listSearch({
  filters: {},
  others: {},
  sorts: portfolioSortFields,
  defaultSort: 'productFamily',
})
export type PortfolioSearch = Address<typeof portfolioSearch>
