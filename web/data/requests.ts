import { queryOptions } from '@tanstack/react-query'
import { type ApprovalRequest, type RequestStatus, requestsApi } from '#core/contract/requests.ts'
import { call, callList, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** What is read of requests for approval. */

export interface RequestFilters {
  readonly status: RequestStatus | 'all'
  readonly mine:
    | 'assigned'
    | 'requested'
    | 'to-rework'
    | 'to-reassign'
    | 'left'
    | 'left-to-rework'
    | undefined
  readonly search: string
}

const listed = [
  'deviceName',
  'deviceNumber',
  'versionNumber',
  'intent',
  'entityType',
  'status',
  'requestedByName',
  'createdAt',
  'assignedToName',
  'dueDate',
  'resolvedAt',
  'resolvedByName',
] as const
export type ListedRequest = Shown<ApprovalRequest, (typeof listed)[number]>

/** Other people ask and decide meanwhile: what is cached is shown at once, and asked for anew. */
const shared = { staleTime: 0, refetchOnWindowFocus: true } as const

const shownBy = ({ status, mine, search }: RequestFilters) => ({
  ...(status !== 'all' && { status: [status] }),
  ...(mine && { mine }),
  ...(search && { search }),
})

export const requestsQuery = listPage(
  ['requests', 'list'],
  (page, filters: RequestFilters, signal) =>
    callShown(requestsApi.list, listed, { ...page, ...shownBy(filters) }, signal),
  shared,
)

/** All pages of it, as a file. */
export const exportRequests = (state: TableState, filters: RequestFilters) =>
  download(requestsApi.export, { query: { ...orderOf(state), ...shownBy(filters) } })

/** One request by its number, or null where there is none. */
export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: ['requests', id] as const,
    queryFn: async ({ signal }): Promise<ApprovalRequest | null> => {
      const { items } = await callList(requestsApi.list, { query: { id }, signal })
      return items[0] ?? null
    },
    ...shared,
  })

/** A record or a submission that approval was asked of. */
export type RequestedOf = Pick<ApprovalRequest, 'masterDiId' | 'submissionId'>

/** What was asked of one record or submission, newest first. */
export const requestsOfQuery = ({ masterDiId, submissionId }: RequestedOf) =>
  queryOptions({
    queryKey: ['requests', 'of', masterDiId, submissionId] as const,
    queryFn: async ({ signal }): Promise<readonly ApprovalRequest[]> => {
      const about = submissionId === null ? { masterDiId: masterDiId ?? 0 } : { submissionId }
      const query = { ...about, sort: '-createdAt', limit: 50 } as const
      return (await callList(requestsApi.list, { query, signal })).items
    },
    ...shared,
  })

/** What waits longest for the person who asks, without the one just decided; undefined where nothing does. */
export async function nextToDecide(decided: number): Promise<number | undefined> {
  const query = { mine: 'to-decide', sort: 'createdAt', limit: 2 } as const
  const { items } = await callShown(requestsApi.list, ['status'], query)
  return items.find(({ id }) => id !== decided)?.id
}

/** Active people who may decide. */
export const approversQuery = queryOptions({
  queryKey: ['users', 'approvers'] as const,
  queryFn: ({ signal }) => call(requestsApi.approvers, { signal }),
  // Roles are given and taken elsewhere; the list is short.
  staleTime: 0,
})

export const countsQuery = queryOptions({
  queryKey: ['requests', 'counts'] as const,
  queryFn: ({ signal }) => call(requestsApi.counts, { signal }),
  ...shared,
})
