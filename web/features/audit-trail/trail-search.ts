import { auditActions, auditEntityTypes } from '#core/audit/audit-entry.ts'
import { type Address, listSearch, maybeDay, maybeId, maybeOneOf } from '#web/ui/list-search.ts'

/** The screen state kept in the URL. */
export const trailSearch = listSearch({
  filters: {
    action: maybeOneOf(auditActions),
    entityType: maybeOneOf(auditEntityTypes),
    person: maybeId,
    from: maybeDay,
    to: maybeDay,
  },
  // The entry that is open.
  others: { entry: maybeId },
  sorts: ['timestamp'],
  defaultSort: '-timestamp',
})
export type TrailSearch = Address<typeof trailSearch>
export type TrailFilters = ReturnType<typeof trailSearch.filtersOf>
