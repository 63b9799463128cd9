import { securityEventsApi } from '#core/contract/security-events.ts'
import { listPage, orderOf } from '#web/data/list-page.ts'
import { callList, download } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import type { SecurityFilters } from './security-search.ts'

const shownBy = ({ kind, from, to, search }: SecurityFilters) => ({
  ...(kind && { kind }),
  ...(from && { from }),
  ...(to && { to }),
  ...(search && { search }),
})

export const securityEventsQuery = listPage(
  ['security-events', 'list'],
  (page, filters: SecurityFilters, signal) =>
    callList(securityEventsApi.list, { query: { ...page, ...shownBy(filters) }, signal }),
  {
    // Whoever is refused writes to it: what is cached is shown at once, and asked for anew.
    staleTime: 0,
    refetchOnWindowFocus: true,
  },
)

export const exportSecurityEvents = (state: TableState, filters: SecurityFilters) =>
  download(securityEventsApi.export, { query: { ...orderOf(state), ...shownBy(filters) } })
