import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { masterDiApi } from '#core/contract/master-di.ts'
import type { StatsPeriod } from '#core/contract/stats-periods.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { call } from '#web/platform/api-client.ts'

/** A period ends now, so what was counted a while ago is counted again. */
const countedAfreshMs = 60_000

export const submissionStatsQuery = (period: StatsPeriod) =>
  queryOptions({
    queryKey: ['submissions', 'stats', period] as const,
    queryFn: ({ signal }) => call(submissionsApi.stats, { query: { period }, signal }),
    placeholderData: keepPreviousData,
    staleTime: countedAfreshMs,
  })

export const deviceCountQuery = queryOptions({
  queryKey: ['master-di', 'stats'] as const,
  queryFn: ({ signal }) => call(masterDiApi.stats, { signal }),
})
