import { masterActions } from '#core/audit/audit-entry.ts'
import { masterSortFields } from '#core/contract/list-filters.ts'
import { type Address, listSearch, maybeId, maybeOneOf, texts } from '#web/ui/list-search.ts'

/** Absent on the first tab. */
const tab = maybeOneOf(['audit'])

/** The state of the records screen kept in the URL. */
export const recordsSearch = listSearch({
  filters: {
    deviceNumber: texts,
    deviceName: texts,
    deviceFamily: texts,
    manufacturerName: texts,
    status: texts,
    importId: maybeId,
  },
  others: { tab },
  sorts: masterSortFields,
  defaultSort: '-updatedAt',
})

/** The same of the audit tab. */
export const trailSearch = listSearch({
  filters: { action: maybeOneOf(masterActions) },
  others: { tab },
  sorts: ['timestamp'],
  defaultSort: '-timestamp',
})

export type RecordsSearch = Address<typeof recordsSearch>
export type TrailSearch = Address<typeof trailSearch>

/** Each tab has its own search and paging. */
export const readRecordsScreen = (given: Readonly<Record<string, unknown>>): RecordsSearch & TrailSearch =>
  given.tab === 'audit' ? trailSearch.read(given) : recordsSearch.read(given)
