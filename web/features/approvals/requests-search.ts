import type { ChangeStatus } from '#core/contract/pending-changes.ts'
import { readTableState, type TableState } from '#web/ui/table-state.ts'

const otherStatuses = ['approved', 'rejected', 'withdrawn', 'all'] as const
export const shownStatuses = ['pending', ...otherStatuses] as const satisfies readonly (
  | ChangeStatus
  | 'all'
)[]
export type ShownStatus = (typeof shownStatuses)[number]

export const whose = ['assigned', 'requested'] as const
export type Whose = (typeof whose)[number]

/** What of the screen stands in the address bar. */
export interface RequestsSearch extends Partial<TableState> {
  /** Absent: what is pending. */
  readonly status?: (typeof otherStatuses)[number]
  readonly mine?: Whose
  readonly search?: string
  /** The request whose details are open. */
  readonly change?: number
}

/** Reads it from search parameters as they come; whatever is unreadable or the default is left out. */
export function readRequestsSearch(given: Readonly<Record<string, unknown>>): RequestsSearch {
  const status = otherStatuses.find((known) => known === given.status)
  const mine = whose.find((known) => known === given.mine)
  const change = Number(given.change)
  return {
    ...readTableState(given),
    ...(status && { status }),
    ...(mine && { mine }),
    ...(typeof given.search === 'string' && given.search !== '' && { search: given.search }),
    ...(Number.isInteger(change) && change > 0 && { change }),
  }
}

export interface RequestFilters {
  readonly status: ShownStatus
  readonly mine: Whose | undefined
  readonly search: string
}

/** The filters of an address, defaults filled in. */
export function filtersOf(search: RequestsSearch): RequestFilters {
  return { status: search.status ?? 'pending', mine: search.mine, search: search.search ?? '' }
}

/** The address with other filters: the first page, nothing open, in the order chosen. */
export function withFilters(search: RequestsSearch, filters: Partial<RequestFilters>): RequestsSearch {
  const { page: _page, change: _change, ...kept } = search
  return readRequestsSearch({ ...kept, ...filters })
}
