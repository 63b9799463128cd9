import { queryOptions } from '@tanstack/react-query'
import { submissionsApi } from '#core/contract/submissions.ts'
import { callShown } from '#web/platform/api-client.ts'

/** As many as a list answers at once. */
const most = 1000

/** The markets of all submissions of a device, by their numbers. */
export const marketsOfSubmissionsQuery = (masterDiId: number) =>
  queryOptions({
    queryKey: ['submissions', 'markets-of', masterDiId] as const,
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, string>> => {
      const query = { masterDiId, limit: most }
      const { items } = await callShown(submissionsApi.list, ['targetCountries'], query, signal)
      return new Map(items.map(({ id, targetCountries: [market = ''] }) => [id, market]))
    },
  })
