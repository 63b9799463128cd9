import type { Region } from '#core/code-lists/regions.ts'
import { type ReadinessRow, readinessApi } from '#core/contract/readiness.ts'
import { type Submission, type SubmissionInput, submissionsApi } from '#core/contract/submissions.ts'
import type { DeviceTask } from '#core/lifecycle/device-task.ts'
import { listPage, orderOf } from '#web/data/list-page.ts'
import { call, callList, download } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'

export interface ReadinessFilters {
  readonly search: string
  readonly region?: Region | undefined
  readonly country?: string | undefined
  readonly readyFor?: string | undefined
  readonly notReadyFor?: string | undefined
  readonly filledFor?: string | undefined
  readonly gapsFor?: string | undefined
  readonly task?: DeviceTask | undefined
}

const shownBy = ({ search, ...filters }: ReadinessFilters) => ({
  ...(search && { search }),
  ...Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value]]])),
  ),
})
/** Under the noun whose changes it follows: a submission that is saved changes a cell. */
export const matrixQuery = listPage(['submissions', 'matrix'], (page, filters: ReadinessFilters, signal) =>
  callList(readinessApi.list, {
    query: { ...page, ...shownBy(filters) },
    signal,
  }),
)

/** All devices that search and filters leave. */
export async function loadMatrix(filters: ReadinessFilters): Promise<readonly ReadinessRow[]> {
  return (await callList(readinessApi.list, { query: { sort: 'deviceNumber', ...shownBy(filters) } })).items
}

export const exportMatrix = (state: TableState, filters: ReadinessFilters) =>
  download(readinessApi.export, { query: { ...orderOf(state), ...shownBy(filters) } })

export const makeOfCell = (body: SubmissionInput) => call(submissionsApi.create, { body })

/** Refused when somebody else has changed the submission since it was read. */
export const saveCell = ({ id, revision }: Submission, body: SubmissionInput) =>
  call(submissionsApi.update, { params: { id }, body: { ...body, revision } })
