import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StatsPeriod } from '#core/contract/stats-periods.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { workingCopiesApi } from '#core/contract/working-copies.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import { call, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** What is read of submissions, for every feature that shows some. */

/** Those of a market, and of one master record where it is named. */
export interface SubmissionFilters {
  readonly masterDiId?: number
  readonly country: string
  readonly search: string
  readonly status?: readonly SubmissionStatus[] | undefined
  /** What this upload made. */
  readonly importId?: number | undefined
}

const listed = [
  'deviceName',
  'basicUdiDi',
  'udiDi',
  'registrationType',
  'riskClass',
  'masterDiId',
  'deviceNumber',
  'recordStatus',
  'status',
  'updatedAt',
  'updatedByName',
  'abilities',
  'files',
  'status',
  'standing',
  'registeredVersion',
  'toBeConfirmed',
  'updatedAt',
  'updatedByName',
] as const
export type ListedSubmission = Shown<Submission, (typeof listed)[number]>

const shownBy = ({ masterDiId, country, search, status, importId }: SubmissionFilters) => ({
  ...(importId !== undefined && { importId }),
  ...(masterDiId !== undefined && { masterDiId }),
  country: [country],
  ...(search && { search }),
  ...(status && status.length > 0 && { status: [...status] }),
})

export const submissionsQuery = listPage(
  ['submissions', 'list'],
  (page, filters: SubmissionFilters, signal) =>
    callShown(submissionsApi.list, listed, { ...page, ...shownBy(filters) }, signal),
)

/** All pages of it, as a file. */
export const exportSubmissions = (state: TableState, filters: SubmissionFilters) =>
  download(submissionsApi.export, { query: { ...orderOf(state), ...shownBy(filters) } })

/** All that match, for somebody who ticks all of them. */
export async function loadMatchingSubmissions(
  filters: SubmissionFilters,
): Promise<readonly ListedSubmission[]> {
  return (await callShown(submissionsApi.list, listed, { ...shownBy(filters), sort: 'id' })).items
}

/** The submissions somebody looks for by a few letters, as many as fit into a short list. */
export async function findSubmissions(search: string, limit: number, signal: AbortSignal) {
  const fields = [
    'deviceName',
    'deviceNumber',
    'basicUdiDi',
    'udiDi',
    'targetCountries',
    'masterDiId',
  ] as const
  return (await callShown(submissionsApi.list, fields, { search, limit }, signal)).items
}

export const submissionQuery = (id: number) =>
  queryOptions({
    queryKey: ['submissions', id] as const,
    queryFn: ({ signal }) => call(submissionsApi.get, { params: { id }, signal }),
  })

/** How many of a market are in each status. */
export const statusCountsQuery = (country: string) =>
  queryOptions({
    queryKey: ['submissions', 'status-counts', country] as const,
    queryFn: ({ signal }) => call(submissionsApi.statusCounts, { query: { country: [country] }, signal }),
  })

/** What somebody has typed and not saved; whoever opens the form again gets what is there then. */
export const workingCopyQuery = (id: number) =>
  queryOptions({
    queryKey: ['working-copies', id] as const,
    queryFn: ({ signal }) => call(workingCopiesApi.get, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** The Basic UDI-DIs the manufacturer of a record uses already. */
export const usedBasicUdiDisQuery = (masterDiId: number, country: string, search: string) =>
  queryOptions({
    queryKey: ['submissions', 'basic-udi-dis', masterDiId, country, search] as const,
    queryFn: ({ signal }) =>
      call(submissionsApi.basicUdiDis, { query: { masterDiId, country, ...(search && { search }) }, signal }),
    placeholderData: keepPreviousData,
  })

/** A period ends now, so what was counted a while ago is counted again. */
const countedAfreshMs = 60_000

export const submissionStatsQuery = (period: StatsPeriod) =>
  queryOptions({
    queryKey: ['submissions', 'stats', period] as const,
    queryFn: ({ signal }) => call(submissionsApi.stats, { query: { period }, signal }),
    placeholderData: keepPreviousData,
    staleTime: countedAfreshMs,
  })
