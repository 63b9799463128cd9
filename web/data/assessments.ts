import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type Assessment,
  type AssessmentChange,
  assessmentsApi,
  type NewAssessment,
} from '#core/contract/assessments.ts'
import { auditApi } from '#core/contract/audit.ts'
import type { TaskDue } from '#core/contract/list-filters.ts'
import type { AssessmentOutcome, AssessmentState } from '#core/dictionary/assessment/index.ts'
import { call, callList, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { type AffectedFilters, affectedBy } from './impact.ts'
import { listPage, orderOf } from './list-page.ts'

/** Impact assessments of regulatory updates. */

export interface AssessmentFilters {
  readonly mine: 'true' | undefined
  /** Of people who have left. */
  readonly left: 'true' | undefined
  readonly state: AssessmentState | 'running' | 'all'
  readonly outcome: AssessmentOutcome | undefined
  readonly country: string | undefined
  readonly due: TaskDue | undefined
  readonly search: string
}

const listed = [
  'update',
  'state',
  'assigneeName',
  'dueDate',
  'daysLeft',
  'outcome',
  'completedOn',
  'completion',
  'tasks',
] as const
export type ListedAssessment = Shown<Assessment, (typeof listed)[number]>

const running: AssessmentState[] = ['open', 'in-progress']

const shownBy = ({ mine, left, state, outcome, country, due, search }: AssessmentFilters) => ({
  ...(mine && { mine }),
  ...(left && { left }),
  ...(state !== 'all' && { state: state === 'running' ? running : [state] }),
  ...(outcome && { outcome: [outcome] }),
  ...(country && { country: [country] }),
  ...(due && { due }),
  ...(search && { search }),
})

// Days are counted from today.
const asked = { staleTime: 0 } as const

export const assessmentsQuery = listPage(
  ['impact-assessments', 'list'],
  (page, filters: AssessmentFilters, signal) =>
    callShown(assessmentsApi.list, listed, { ...page, ...shownBy(filters) }, signal),
  asked,
)

export const exportAssessments = (state: TableState, filters: AssessmentFilters) =>
  download(assessmentsApi.export, { query: { ...orderOf(state), ...shownBy(filters) } })

export const assessmentQuery = (id: number) =>
  queryOptions({
    queryKey: ['impact-assessments', 'one', id] as const,
    queryFn: ({ signal }) => call(assessmentsApi.get, { params: { id }, signal }),
    ...asked,
  })

export const assessedDevicesQuery = (id: number, state: TableState, filters: AffectedFilters) =>
  listPage(
    ['impact-assessments', 'devices', id],
    (page, by: AffectedFilters, signal) =>
      callList(assessmentsApi.devices, { params: { id }, query: { ...page, ...affectedBy(by) }, signal }),
    asked,
  )(state, filters)

export const exportAssessedDevices = (id: number, state: TableState, filters: AffectedFilters) =>
  download(assessmentsApi.devicesExport, {
    params: { id },
    query: { ...orderOf(state), ...affectedBy(filters) },
  })

/** The newest of what happened to it, to its tasks and to what its update concerns. */
export const assessmentTrailQuery = (id: number, limit: number) =>
  queryOptions({
    // Under the noun whose changes its history tells as well: every change of an assessment refreshes both.
    queryKey: ['tasks', 'trail-of-assessment', id, limit] as const,
    queryFn: ({ signal }) => callList(auditApi.trail, { query: { assessment: id, limit }, signal }),
    placeholderData: keepPreviousData,
    ...asked,
  })

export const createAssessment = (body: NewAssessment) => call(assessmentsApi.create, { body })
export const changeAssessment = ({ id, ...body }: AssessmentChange & { id: number }) =>
  call(assessmentsApi.update, { params: { id }, body })
export const reopenAssessment = ({ id, reason }: { id: number; reason: string }) =>
  call(assessmentsApi.reopen, { params: { id }, body: { reason } })
export const deleteAssessment = ({ id, reason }: { id: number; reason: string }) =>
  call(assessmentsApi.delete, { params: { id }, body: { reason } })
