import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type EmdnEntry, emdnApi } from '#core/contract/emdn.ts'
import { shortestSearch } from '#core/emdn/search.ts'
import { call } from '#web/platform/api-client.ts'

/** What is read of the nomenclature, for every feature that shows some. */

/** As many as somebody reads through; a longer word finds the others. */
export const shownResults = 50

export const isSearched = (text: string): boolean => text.trim().length >= shortestSearch

interface Wanted {
  readonly limit: number
  /** Those alone that fit a device. */
  readonly terminal?: true
}

function askSearch(search: string, { limit, terminal }: Wanted, signal: AbortSignal): Promise<EmdnEntry[]> {
  const query = { search, limit, ...(terminal && { terminal: 'true' as const }) }
  return call(emdnApi.search, { query, signal })
}

/** Asks from two characters on; below that nothing is found. */
export const emdnSearchQuery = (search: string, wanted: Wanted = { limit: shownResults }) =>
  queryOptions({
    queryKey: ['emdn', 'search', search, wanted] as const,
    queryFn: ({ signal }) => askSearch(search, wanted, signal),
    placeholderData: keepPreviousData,
    enabled: isSearched(search),
  })

/** A code with what stands above and below it; without one, the categories. */
export const emdnLookupQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ['emdn', 'lookup', code ?? ''] as const,
    queryFn: ({ signal }) => call(emdnApi.lookup, { query: code === undefined ? {} : { code }, signal }),
  })

export const emdnVersionsQuery = queryOptions({
  queryKey: ['emdn', 'versions'] as const,
  queryFn: ({ signal }) => call(emdnApi.versions, { signal }),
})

/** The codes somebody looks for by a few letters, as many as fit into a short list. */
export const findEmdnCodes = askSearch
