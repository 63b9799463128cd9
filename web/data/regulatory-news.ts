import { queryOptions } from '@tanstack/react-query'
import { newsApi } from '#core/contract/regulatory-news.ts'
import { call } from '#web/platform/api-client.ts'

/**
 * What came since this person last asked, every 24 hours (specification, document 3 section 9). A noun of its own:
 * nothing that is done anywhere asks it again, since asking is what makes news old.
 */
export const newsQuery = queryOptions({
  queryKey: ['regulatory-news'] as const,
  queryFn: ({ signal }) => call(newsApi.realTime, { signal }),
  refetchInterval: 86_400_000,
  refetchOnMount: false,
})
