import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Noun } from '#web/platform/query-client.ts'
import { pageQuery, type TableState } from '#web/ui/table-state.ts'

/** An order of the address is one of the list's own: whatever reads the address has seen to that. */
interface Ordered {
  readonly sort?: never
}
interface AskedPage extends Ordered {
  readonly limit: number
  readonly offset: number
}

interface Freshness {
  readonly staleTime?: number
  readonly refetchOnWindowFocus?: boolean
}

/** A page of a list, in the order and by the filters of its screen; the former one is shown until it comes. */
export const listPage =
  <Filters, Page>(
    key: readonly [Noun, ...(string | number)[]],
    ask: (page: AskedPage, filters: Filters, signal: AbortSignal) => Promise<Page>,
    freshness: Freshness = {},
  ) =>
  (state: TableState, filters: Filters) =>
    queryOptions({
      queryKey: [...key, state, filters] as const,
      queryFn: ({ signal }) => ask(pageQuery(state) as AskedPage, filters, signal),
      placeholderData: keepPreviousData,
      ...freshness,
    })

/** The order of a list, for its file. */
export const orderOf = ({ sort }: TableState): Ordered => (sort === undefined ? {} : { sort: sort as never })
