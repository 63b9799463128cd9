import { affectedSortFields } from '#core/contract/list-filters.ts'
import { type Address, listSearch, maybeOneOf } from '#web/ui/list-search.ts'

/** The state of the list kept in the URL. */
export const affectedSearch = listSearch({
  filters: { concern: maybeOneOf(['unclear']) },
  others: {},
  sorts: affectedSortFields,
  defaultSort: 'deviceNumber',
})
export type AffectedAddress = Address<typeof affectedSearch>
