import { submissionSortFields } from '#core/contract/list-filters.ts'
import { type Address, listSearch, maybeId, maybeOneOf, maybeText } from '#web/ui/list-search.ts'

export const countryTabs = ['information', 'submissions', 'form'] as const
export type CountryTab = (typeof countryTabs)[number]

/** What of the country screen stands in the address bar: its tab, the submission in the form, and its list. */
export const countrySearch = listSearch({
  filters: {},
  others: {
    tab: maybeOneOf(countryTabs),
    /** None for a new one. */
    submission: maybeId,
    /** A further one, for another UDI-DI: the form starts empty although the device has a submission (decision D33). */
    another: maybeOneOf(['yes']),
    /** The field of the form that somebody was led to: a dictionary path. */
    field: maybeText,
    /** What was taken from published files: its progress and result. */
    job: maybeId,
  },
  sorts: submissionSortFields,
  defaultSort: '-updatedAt',
})
export type CountrySearch = Address<typeof countrySearch>
