import { queryOptions } from '@tanstack/react-query'
import { submissionsApi } from '#core/contract/submissions.ts'
import { callShown } from '#web/platform/api-client.ts'

/** The markets of all submissions of a device, by their numbers. */
export const marketsOfSubmissionsQuery = (masterDiId: number) =>
  queryOptions({
    queryKey: ['submissions', 'markets-of', masterDiId] as const,
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, string>> => {
      const { items } = await callShown(submissionsApi.list, ['targetCountries'], { masterDiId }, signal)
      return new Map(items.map(({ id, targetCountries: [market = ''] }) => [id, market]))
    },
  })
