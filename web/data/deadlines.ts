import { queryOptions } from '@tanstack/react-query'
import { deadlinesApi } from '#core/contract/deadlines.ts'
import { call } from '#web/platform/api-client.ts'

/** Under the noun whose changes it follows: records and submissions determine which devices a date affects. */
export const ownDeadlinesQuery = queryOptions({
  queryKey: ['submissions', 'deadlines'] as const,
  queryFn: ({ signal }) => call(deadlinesApi.own, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(({ ready }) => ready === null) ? 1000 : false),
})
