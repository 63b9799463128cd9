import { queryOptions } from '@tanstack/react-query'
import type { AuditAction } from '#core/audit/audit-entry.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import { call, callList, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** Versions and trails of submissions. Under the noun whose changes they tell, so that every change refreshes them. */

/** While the trail is being read. */
const askAgainMs = 1500

export const summaryQuery = queryOptions({
  queryKey: ['submissions', 'version-control'] as const,
  queryFn: ({ signal }) => call(versionControlApi.summary, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.verifying || state.data?.integrity === null ? askAgainMs : false,
  staleTime: 60_000,
})

const listed = [
  'deviceName',
  'basicUdiDi',
  'deviceNumber',
  'targetCountries',
  'status',
  'recordStatus',
  'updatedAt',
  'updatedByName',
] as const
export type VersionedSubmission = Shown<Submission, (typeof listed)[number]>

const shownBy = (search: string) => (search ? { search } : {})

/** Submissions whose versions can be opened. */
export const versionedQuery = listPage(['submissions', 'versioned'], (page, search: string, signal) =>
  callShown(submissionsApi.list, listed, { ...page, ...shownBy(search) }, signal),
)

export const exportVersioned = (state: TableState, search: string) =>
  download(submissionsApi.export, { query: { ...orderOf(state), ...shownBy(search) } })

export const timeLineQuery = (id: number) =>
  queryOptions({
    queryKey: ['submissions', 'versions', id] as const,
    queryFn: ({ signal }) => call(versionControlApi.versions, { params: { id }, signal }),
  })

export const comparisonQuery = (id: number, from: number, to: number) =>
  queryOptions({
    queryKey: ['submissions', 'comparison', id, from, to] as const,
    queryFn: ({ signal }) => call(versionControlApi.compare, { params: { id }, query: { from, to }, signal }),
  })

export interface TrailFilters {
  readonly action: AuditAction | undefined
  readonly search: string
}

const trailBy = ({ action, search }: TrailFilters) => ({
  ...(action && { action: [action] }),
  ...(search && { search }),
})
export const submissionTrailQuery = (id: number, state: TableState, filters: TrailFilters) =>
  listPage(['submissions', 'trail', id], (page, by: TrailFilters, signal) =>
    callList(versionControlApi.auditTrail, { params: { id }, query: { ...page, ...trailBy(by) }, signal }),
  )(state, filters)

export const exportSubmissionTrail = (id: number, state: TableState, filters: TrailFilters) =>
  download(versionControlApi.auditTrailFile, {
    params: { id },
    query: { ...orderOf(state), ...trailBy(filters) },
  })

/** As many as a list answers at once: more is a file, not paper. */
const mostPrinted = 1000

export const submissionTrailToPrint = (id: number, filters: TrailFilters) =>
  callList(versionControlApi.auditTrail, {
    params: { id },
    query: { ...trailBy(filters), limit: mostPrinted },
  })

/** Whom reverting changes besides. */
export const sharingQuery = (id: number) =>
  queryOptions({
    queryKey: ['submissions', 'sharing', id] as const,
    queryFn: ({ signal }) => call(submissionsApi.sharing, { params: { id }, signal }),
  })

export const revertTo = (id: number, versionNumber: number, revision: number) =>
  call(submissionsApi.revert, { params: { id }, body: { versionNumber, revision } })
