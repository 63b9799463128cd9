import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type SecurityEventQuery, securityEventsApi } from '#core/contract/security-events.ts'
import { callList, download } from '#web/platform/api-client.ts'
import { pageQuery, type TableState } from '#web/ui/table-state.ts'
import type { SecurityFilters } from './security-search.ts'

const shownBy = ({ kind, from, to, search }: SecurityFilters) => ({
  ...(kind && { kind }),
  ...(from && { from }),
  ...(to && { to }),
  ...(search && { search }),
})

type Sort = NonNullable<SecurityEventQuery['sort']>

export const securityEventsQuery = (state: TableState, filters: SecurityFilters) =>
  queryOptions({
    queryKey: ['security-events', 'list', state, filters] as const,
    queryFn: ({ signal }) => {
      const { sort, ...page } = pageQuery(state)
      const query = { ...page, sort: sort as Sort, ...shownBy(filters) }
      return callList(securityEventsApi.list, { query, signal })
    },
    placeholderData: keepPreviousData,
    // Whoever is refused writes to it: what is cached is shown at once, and asked for anew.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const exportSecurityEvents = ({ sort }: TableState, filters: SecurityFilters) =>
  download(securityEventsApi.export, { query: { sort: sort as Sort, ...shownBy(filters) } })
