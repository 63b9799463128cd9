import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { MasterAction } from '#core/audit/audit-entry.ts'
import { type AuditQuery, auditApi } from '#core/contract/audit.ts'
import { callList, download } from '#web/platform/api-client.ts'
import { pageQuery, type TableState } from '#web/ui/table-state.ts'

/** What is read of the audit trail. */

export interface TrailFilters {
  readonly action: MasterAction | undefined
  readonly search: string
}

const shownBy = ({ action, search }: TrailFilters) => ({
  ...(search && { search }),
  ...(action && { action: [action] }),
})

/** What happened to master records. */
export const masterTrailQuery = (state: TableState, filters: TrailFilters) =>
  queryOptions({
    // Under the noun whose changes it tells, so that every change refreshes it.
    queryKey: ['master-di', 'audit-trail', state, filters] as const,
    queryFn: ({ signal }) => {
      const { sort, ...page } = pageQuery(state)
      return callList(auditApi.master, {
        query: { ...page, sort: sort as NonNullable<AuditQuery['sort']>, ...shownBy(filters) },
        signal,
      })
    },
    placeholderData: keepPreviousData,
  })

export const exportMasterTrail = (filters: TrailFilters) =>
  download(auditApi.masterExport, { query: shownBy(filters) })

/** So many entries stand on a record's page. */
const lastEntries = 8

export const recordTrailQuery = (masterDiId: number) =>
  queryOptions({
    queryKey: ['master-di', 'trail-of', masterDiId] as const,
    queryFn: ({ signal }) => callList(auditApi.master, { query: { masterDiId, limit: lastEntries }, signal }),
  })

/** As many as a list answers at once: more is a file, not paper. */
const mostPrinted = 1000

export const masterTrailToPrint = (filters: TrailFilters) =>
  callList(auditApi.master, { query: { ...shownBy(filters), limit: mostPrinted } })
