import { entrySortFields, masterSortFields } from '#core/contract/list-filters.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { type Address, listSearch, maybeId, maybeOneOf, maybeText } from '#web/ui/list-search.ts'

/** The records of a region. */
export const recordsSearch = listSearch({
  filters: { country: maybeText },
  others: {
    region: maybeOneOf(['americas', 'apac', 'mena']),
    /** The record that is to be taken to countries. */
    masterDiId: maybeId,
    /** A record is being created. */
    form: maybeOneOf(['create']),
  },
  sorts: masterSortFields,
  defaultSort: '-updatedAt',
})
export type RecordsAddress = Address<typeof recordsSearch>

const view = maybeOneOf(['eudamed'])

/** The EU submissions, which are the second part of the Europe tab, and their form. */
export const entriesSearch = listSearch({
  filters: { status: maybeOneOf(submissionStatuses) },
  others: {
    view,
    tab: maybeOneOf(['entry']),
    /** The one in the form; none for a new one. */
    entry: maybeId,
  },
  sorts: entrySortFields,
  defaultSort: 'basicUdi',
})
export type EntriesAddress = Address<typeof entriesSearch>

/** Each part has a search and pages of its own. */
export type MultiCountryAddress = RecordsAddress & EntriesAddress

export const readMultiCountry = (given: Readonly<Record<string, unknown>>): MultiCountryAddress =>
  (view.safeParse(given.view).data === undefined ? recordsSearch : entriesSearch).read(
    given,
  ) as MultiCountryAddress

export interface ScreenProps {
  address: MultiCountryAddress
  onAddressChange: (address: MultiCountryAddress) => void
}
