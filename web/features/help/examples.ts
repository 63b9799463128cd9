import { useQuery } from '@tanstack/react-query'
import { jobsApi } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { call, callShown } from '#web/platform/api-client.ts'

/** What a step is about, opened with the user’s own data: the address, or nothing while there is none. */
export interface Examples {
  /** The newest record in its first market. */
  readonly cell: string | undefined
  /** The result of the user’s last upload of records. */
  readonly upload: string | undefined
  /** The request that has waited longest for the user. */
  readonly request: string | undefined
}

/** Loaded with the workflows; a step leads to the list until then, and where nothing is there to open. */
export function useExamples(): Examples {
  const cell = useQuery({
    queryKey: ['master-di', 'newest'] as const,
    queryFn: async ({ signal }) => {
      const query = { limit: 1, latest: 'true', sort: '-updatedAt' } as const
      const { items } = await callShown(masterDiApi.list, ['targetCountries'], query, signal)
      const [{ id = 0, targetCountries: [market] = [] } = {}] = items
      return market === undefined ? null : `/readiness?record=${id}&market=${market}`
    },
  })
  const upload = useQuery({
    queryKey: ['jobs', 'newest'] as const,
    queryFn: async ({ signal }) => {
      const [job] = await call(jobsApi.list, { query: { kind: ['master-di', 'gudid'], limit: 1 }, signal })
      return job ? `/master-di/bulk-upload?job=${job.id}` : null
    },
  })
  const request = useQuery({
    queryKey: ['requests', 'oldest-of-mine'] as const,
    queryFn: async ({ signal }) => {
      const query = { limit: 1, mine: 'to-decide', sort: 'createdAt' } as const
      const [one] = (await callShown(requestsApi.list, ['status'], query, signal)).items
      return one ? `/approval-workflow?change=${one.id}` : null
    },
  })
  return {
    cell: cell.data ?? undefined,
    upload: upload.data ?? undefined,
    request: request.data ?? undefined,
  }
}
