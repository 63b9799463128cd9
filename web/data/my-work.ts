import { queryOptions } from '@tanstack/react-query'
import { myWorkApi } from '#core/contract/my-work.ts'
import { call } from '#web/platform/api-client.ts'

/** Others work meanwhile, and days pass: read again whenever it is shown, and until all devices are counted. */
export const myWorkQuery = queryOptions({
  queryKey: ['my-work'] as const,
  queryFn: ({ signal }) => call(myWorkApi.get, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => ((state.data?.uncounted ?? 0) > 0 ? 2000 : false),
})
