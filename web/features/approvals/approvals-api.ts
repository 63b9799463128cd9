import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryInput } from '#core/contract/endpoint.ts'
import { type PendingChange, pendingChangesApi } from '#core/contract/pending-changes.ts'
import { call, callList } from '#web/platform/api-client.ts'
import { pageQuery, type TableState } from '#web/ui/table-state.ts'
import type { RequestFilters } from './requests-search.ts'

/** Other people ask and decide meanwhile: what is cached is shown at once, and asked for anew. */
const shared = { staleTime: 0, refetchOnWindowFocus: true } as const

export const requestsQuery = (state: TableState, { status, mine, search }: RequestFilters) =>
  queryOptions({
    queryKey: ['pending-changes', 'list', state, status, mine, search] as const,
    queryFn: ({ signal }) => {
      const query = {
        ...pageQuery(state),
        ...(status !== 'all' && { status }),
        ...(mine && { mine }),
        ...(search && { search }),
      } as QueryInput<typeof pendingChangesApi.list>
      return callList(pendingChangesApi.list, { query, signal })
    },
    placeholderData: keepPreviousData,
    ...shared,
  })

/** One request by its number, or null where there is none. */
export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: ['pending-changes', id] as const,
    queryFn: async ({ signal }): Promise<PendingChange | null> => {
      const { items } = await callList(pendingChangesApi.list, { query: { id }, signal })
      return items[0] ?? null
    },
    ...shared,
  })

export const countsQuery = queryOptions({
  queryKey: ['pending-changes', 'counts'] as const,
  queryFn: ({ signal }) => call(pendingChangesApi.counts, { signal }),
  ...shared,
})

export const approve = (id: number, approvalNotes: string) =>
  call(pendingChangesApi.approve, { params: { id }, body: { approvalNotes } })

export const reject = (id: number, rejectionNotes: string) =>
  call(pendingChangesApi.reject, { params: { id }, body: { rejectionNotes } })
