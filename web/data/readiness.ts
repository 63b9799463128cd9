import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readinessApi } from '#core/contract/readiness.ts'
import { call, callShown } from '#web/platform/api-client.ts'

/** Asked again for as long as something still waits to be counted. */
export const readinessStateQuery = queryOptions({
  queryKey: ['submissions', 'readiness-state'] as const,
  queryFn: ({ signal }) => call(readinessApi.state, { signal }),
  refetchInterval: ({ state }) => ((state.data?.open ?? 0) > 0 ? 1000 : false),
})

/** Where the devices of these records stand in every market. */
export const standingsOfRecordsQuery = (recordIds: readonly number[]) =>
  queryOptions({
    queryKey: ['submissions', 'standings', recordIds] as const,
    queryFn: ({ signal }) =>
      callShown(
        readinessApi.list,
        ['cells', 'targetCountries'],
        { id: recordIds.map(String), limit: recordIds.length },
        signal,
      ),
    enabled: recordIds.length > 0,
    placeholderData: keepPreviousData,
  })
