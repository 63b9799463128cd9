import { securityEventKinds } from '#core/audit/security-event.ts'
import { type Address, listSearch, maybeDay, maybeOneOf } from '#web/ui/list-search.ts'

/** What of the screen stands in the address bar. */
export const securitySearch = listSearch({
  filters: { kind: maybeOneOf(securityEventKinds), from: maybeDay, to: maybeDay },
  others: {},
  sorts: ['minute'],
  defaultSort: '-minute',
})
export type SecuritySearch = Address<typeof securitySearch>
export type SecurityFilters = ReturnType<typeof securitySearch.filtersOf>
