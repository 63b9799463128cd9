import { queryOptions } from '@tanstack/react-query'
import { changeEffectsApi } from '#core/contract/change-effects.ts'
import { call } from '#web/platform/api-client.ts'

/**
 * What a record means in each market. Keyed under submissions, which are saved more often; what registers have changes on
 * other screens, so it is always read again.
 */
export const changeEffectsQuery = (masterDiId: number) =>
  queryOptions({
    queryKey: ['submissions', 'change-effects', masterDiId] as const,
    queryFn: ({ signal }) => call(changeEffectsApi.ofRecord, { params: { id: masterDiId }, signal }),
    staleTime: 0,
  })
