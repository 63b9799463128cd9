import { auditActions } from '#core/audit/audit-entry.ts'
import { submissionSortFields } from '#core/contract/list-filters.ts'
import { type Address, listSearch, maybeId, maybeOneOf } from '#web/ui/list-search.ts'

/** The submissions to choose from. */
export const versionedSearch = listSearch({
  filters: {},
  others: {},
  sorts: submissionSortFields,
  defaultSort: '-updatedAt',
})
export type VersionedSearch = Address<typeof versionedSearch>

/** In their order (specification, document 2 section 2.5); the first has no word in the address. */
export const versionTabs = ['history', 'audit', 'compare', 'comments'] as const
export type VersionTab = (typeof versionTabs)[number]

/** What of one submission's screen stands in the address bar: its tab, its trail, and what is compared. */
export const versionSearch = listSearch({
  filters: { action: maybeOneOf(auditActions) },
  others: { tab: maybeOneOf(['audit', 'compare', 'comments']), from: maybeId, to: maybeId },
  sorts: ['timestamp'],
  defaultSort: '-timestamp',
})
export type VersionSearch = Address<typeof versionSearch>
