import { queryOptions } from '@tanstack/react-query'
import { readinessApi } from '#core/contract/readiness.ts'
import { call } from '#web/platform/api-client.ts'

/** Asked again for as long as something still waits to be counted. */
export const readinessStateQuery = queryOptions({
  queryKey: ['submissions', 'readiness-state'] as const,
  queryFn: ({ signal }) => call(readinessApi.state, { signal }),
  refetchInterval: ({ state }) => ((state.data?.open ?? 0) > 0 ? 1000 : false),
})
