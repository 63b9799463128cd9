import { securityEventKinds } from '#core/audit/security-event.ts'
import { type Address, listSearch, maybeDay, maybeOneOf } from '#web/ui/list-search.ts'

/** The screen state kept in the URL. */
export const securitySearch = listSearch({
  filters: { kind: maybeOneOf(securityEventKinds), from: maybeDay, to: maybeDay },
  others: {},
  sorts: ['minute'],
  defaultSort: '-minute',
})
export type SecuritySearch = Address<typeof securitySearch>
export type SecurityFilters = ReturnType<typeof securitySearch.filtersOf>
