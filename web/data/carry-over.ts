import { queryOptions } from '@tanstack/react-query'
import { masterSyncApi } from '#core/contract/master-sync.ts'
import { call } from '#web/platform/api-client.ts'

/**
 * The submissions behind a record, and what its changes left behind in each. Under the noun that is saved more often; a
 * record is changed elsewhere, so it is asked for anew wherever it is shown.
 */
export const staleQuery = (masterDiId: number) =>
  queryOptions({
    queryKey: ['submissions', 'stale', masterDiId] as const,
    queryFn: ({ signal }) => call(masterSyncApi.outdated, { params: { id: masterDiId }, signal }),
    staleTime: 0,
  })
