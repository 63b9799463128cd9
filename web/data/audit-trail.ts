import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AuditAction, MasterAction } from '#core/audit/audit-entry.ts'
import { auditApi } from '#core/contract/audit.ts'
import { call, callList, download } from '#web/platform/api-client.ts'
import { listPage } from './list-page.ts'

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
export const masterTrailQuery = listPage(
  // Under the noun whose changes it tells, so that every change refreshes it.
  ['master-di', 'audit-trail'],
  (page, filters: TrailFilters, signal) =>
    callList(auditApi.master, {
      query: { ...page, ...shownBy(filters) },
      signal,
    }),
)

export const exportMasterTrail = (filters: TrailFilters) =>
  download(auditApi.masterExport, { query: shownBy(filters) })

/** As many as a list answers at once. */
export const mostEntries = 1000
/** More is a file, not paper. */
const mostPrinted = mostEntries

/** So many entries of a device are read at a time. */
const entriesOfDevice = 15

/** What happened to the device of a record, the newest first, of these kinds where some are named; `parts` of it. */
export const deviceTrailQuery = (masterDiId: number, actions: readonly AuditAction[], parts: number) =>
  queryOptions({
    queryKey: ['master-di', 'trail-of', masterDiId, actions, parts] as const,
    queryFn: ({ signal }) => {
      const query = {
        deviceOf: masterDiId,
        limit: Math.min(entriesOfDevice * parts, mostEntries),
        ...(actions.length > 0 && { action: [...actions] }),
      }
      return callList(auditApi.trail, { query, signal })
    },
    placeholderData: keepPreviousData,
    ...shared,
  })

/** Everybody writes to it: what is cached is shown at once, and asked for anew. */
const shared = { staleTime: 0, refetchOnWindowFocus: true } as const

/** Who did something that the trail tells. */
export const trailPeopleQuery = queryOptions({
  queryKey: ['audit-trail', 'people'] as const,
  queryFn: ({ signal }) => call(auditApi.people, { signal }),
  ...shared,
})

export const masterTrailToPrint = (filters: TrailFilters) =>
  callList(auditApi.master, { query: { ...shownBy(filters), limit: mostPrinted } })
