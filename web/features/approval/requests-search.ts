import { requestSortFields } from '#core/contract/list-filters.ts'
import { type Address, listSearch, maybeId, maybeOneOf, oneOf } from '#web/ui/list-search.ts'

export const shownStatuses = ['pending', 'approved', 'rejected', 'withdrawn', 'all'] as const
export const whose = ['assigned', 'requested', 'to-rework', 'to-reassign', 'left', 'left-to-rework'] as const

/** The screen state kept in the URL. */
export const requestsSearch = listSearch({
  filters: { status: oneOf(shownStatuses), mine: maybeOneOf(whose) },
  // The request whose details are open.
  others: { change: maybeId },
  sorts: requestSortFields,
  defaultSort: '-createdAt',
})
export type RequestsSearch = Address<typeof requestsSearch>
