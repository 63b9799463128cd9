import { queryOptions } from '@tanstack/react-query'
import { masterSyncApi } from '#core/contract/master-sync.ts'
import { call } from '#web/platform/api-client.ts'

/**
 * The submissions of a record, each with the fields that no longer match it. Keyed under submissions, which are saved more
 * often; records are changed on other screens, so it is always read again.
 */
export const outdatedSubmissionsQuery = (masterDiId: number) =>
  queryOptions({
    queryKey: ['submissions', 'stale', masterDiId] as const,
    queryFn: ({ signal }) => call(masterSyncApi.outdated, { params: { id: masterDiId }, signal }),
    staleTime: 0,
  })
