import { queryOptions } from '@tanstack/react-query'
import { settingsApi } from '#core/contract/settings.ts'
import { call } from '#web/platform/api-client.ts'

/** What the administrator decided for the whole hub; asked for anew on each visit, as others decide it. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'] as const,
  queryFn: ({ signal }) => call(settingsApi.get, { signal }),
  staleTime: 60_000,
})
