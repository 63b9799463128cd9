import { complianceCounts, projectCounts } from '#core/contract/list-filters.ts'
import { type Address, listSearch, maybeOneOf, maybeText } from '#web/ui/list-search.ts'

/** In their order (specification, document 3 section 2.9); the first has no word in the address. */
export const rimTabs = ['dashboard', 'submissions', 'compliance', 'documents', 'analytics'] as const

/** What a counter or tile leads to. */
const countedBy = [...projectCounts, ...complianceCounts] as const

/** The screen state kept in the URL, shared by its lists. */
export const rimSearch = listSearch({
  filters: {
    status: maybeText,
    mine: maybeOneOf(['true']),
    left: maybeOneOf(['true']),
    counted: maybeOneOf(countedBy),
  },
  others: { tab: maybeOneOf(rimTabs) },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})
export type RimAddress = Address<typeof rimSearch>
