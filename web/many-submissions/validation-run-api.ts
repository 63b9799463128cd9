import { queryOptions } from '@tanstack/react-query'
import { isUnfinished } from '#core/contract/imports.ts'
import { validationRunsApi } from '#core/contract/validation-runs.ts'
import { call } from '#web/platform/api-client.ts'

/** Few are done at once; of many nobody sees a difference that soon. */
const pollMs = (total: number) => (total <= 100 ? 250 : 1000)

export const runQuery = (id: number) =>
  queryOptions({
    queryKey: ['jobs', 'validation', id] as const,
    queryFn: ({ signal }) => call(validationRunsApi.get, { params: { id }, signal }),
    refetchInterval: ({ state: { data, error } }) => {
      if (!data) return error ? false : pollMs(0)
      return isUnfinished(data.status) ? pollMs(data.total) : false
    },
    retry: false,
  })
