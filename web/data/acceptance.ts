import { queryOptions } from '@tanstack/react-query'
import { acceptanceApi } from '#core/contract/acceptance.ts'
import { call } from '#web/platform/api-client.ts'

/** What files rest on, and what registers have accepted of this hub. */
export const acceptanceQuery = queryOptions({
  queryKey: ['exchange', 'acceptance'] as const,
  queryFn: ({ signal }) => call(acceptanceApi.list, { signal }),
})
