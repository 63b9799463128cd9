import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'

/**
 * Every query key starts with the noun whose data it holds: `['master-di', 'list', …]`, `['master-di', 7]`.
 * A noun is spelled as in core/contract.
 */
export type Noun =
  | 'calendar'
  | 'audit-trail'
  | 'assistant'
  | 'actors'
  | 'certificates'
  | 'certifications'
  | 'countersignatures'
  | 'comments'
  | 'device-links'
  | 'emdn'
  | 'identifiers'
  | 'impact-assessments'
  | 'identities'
  | 'auth'
  | 'market-form'
  | 'current-user'
  | 'exchange'
  | 'jobs'
  | 'import-previews'
  | 'master-di'
  | 'my-work'
  | 'notifications'
  | 'palette'
  | 'portfolio'
  | 'integration'
  | 'connections'
  | 'rim'
  | 'profile'
  | 'register'
  | 'regulatory-intelligence'
  | 'regulatory-news'
  | 'requests'
  | 'second-factor'
  | 'security-events'
  | 'server'
  | 'settings'
  | 'submission-sheets'
  | 'submissions'
  | 'tasks'
  | 'users'
  | 'workbooks'
  | 'working-copies'

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Noun, ...unknown[]]
    mutationMeta: { readonly nouns: readonly Noun[] }
  }
}

/** Statuses that show the cache is outdated: deleted, changed or no longer visible. */
const statusesOfOutdatedData: readonly number[] = [403, 404, 409]

function showsOutdatedData(error: unknown): boolean {
  return isApiError(error) && statusesOfOutdatedData.includes(error.status)
}

/**
 * By default, cached data does not become stale with time (specification, document 1 section 7.1): every mutation, and
 * each 403, 404 or 409, refreshes the cached data of the nouns it affects (decision D2). Queries whose data others change
 * set `staleTime: 0` and are read again whenever they are shown.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // 'always': a hub on this very machine answers without any network.
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        doubtServer(client, error)
        if (!showsOutdatedData(error)) return
        const [noun] = query.queryKey
        // Not failed queries: a list that answers 403 would refetch forever.
        void client.invalidateQueries({
          predicate: (other) =>
            other.queryKey[0] === noun && other !== query && other.state.status !== 'error',
        })
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _result, mutation) => refresh(client, mutation.meta?.nouns),
      onError: (error, _input, _result, mutation) => {
        doubtServer(client, error)
        if (showsOutdatedData(error)) refresh(client, mutation.meta?.nouns)
      },
    }),
  })
  return client
}

/** After a network error, check the server immediately. */
function doubtServer(client: QueryClient, error: unknown): void {
  if (isApiError(error) && error.status === 0) refresh(client, ['server'])
}

/** The status of a device depends on its record, its submissions and what was sent to a register: all of it is fetched again. */
const standing: readonly Noun[] = ['master-di', 'submissions', 'exchange', 'portfolio']

export function refresh(client: QueryClient, nouns: readonly Noun[] = []): void {
  const all = nouns.some((noun) => standing.includes(noun)) ? [...nouns, ...standing] : nouns
  for (const noun of new Set(all)) void client.invalidateQueries({ queryKey: [noun] })
}
