import { queryOptions } from '@tanstack/react-query'
import { type AuditEntry, auditApi } from '#core/contract/audit.ts'
import { listPage, orderOf } from '#web/data/list-page.ts'
import { call, callList, download } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import type { TrailFilters } from './trail-search.ts'

/** Everybody writes to it: what is cached is shown at once, and asked for anew. */
const shared = { staleTime: 0, refetchOnWindowFocus: true } as const

const shownBy = ({ action, entityType, person, from, to, search }: TrailFilters) => ({
  ...(action && { action: [action] }),
  ...(entityType && { entityType: [entityType] }),
  ...(person !== undefined && { actorId: person }),
  ...(from && { from }),
  ...(to && { to }),
  ...(search && { search }),
})

export const trailQuery = listPage(
  ['audit-trail', 'list'],
  (page, filters: TrailFilters, signal) =>
    callList(auditApi.trail, { query: { ...page, ...shownBy(filters) }, signal }),
  shared,
)

export const exportTrail = (state: TableState, filters: TrailFilters) =>
  download(auditApi.trailExport, { query: { ...orderOf(state), ...shownBy(filters) } })

/** As many as a list answers at once: more is a file, not paper. */
const mostPrinted = 1000

export const trailToPrint = (filters: TrailFilters) =>
  callList(auditApi.trail, { query: { ...shownBy(filters), limit: mostPrinted } })

/** One entry by its number, or null where there is none to read. Entries never change. */
export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: ['audit-trail', 'entry', id] as const,
    queryFn: async ({ signal }): Promise<AuditEntry | null> => {
      const { items } = await callList(auditApi.trail, { query: { id }, signal })
      return items[0] ?? null
    },
  })

export const verifyTrail = () => call(auditApi.verify)
