import { queryOptions } from '@tanstack/react-query'
import type { FindingSeverity } from '#core/contract/list-filters.ts'
import { schemasApi } from '#core/contract/schemas.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { type ValidationError, validationErrorsApi } from '#core/contract/validation-errors.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import { call, callShown, download, type Shown } from '#web/platform/api-client.ts'
import type { TableState } from '#web/ui/table-state.ts'
import { listPage, orderOf } from './list-page.ts'

/** What is read of validation: where submissions stand, and what was found. Under the noun whose changes tell it. */

export interface OverviewFilters {
  readonly country: string
  readonly statuses: readonly SubmissionStatus[]
  readonly search: string
  /** The validation of many that found errors in them. */
  readonly invalidIn?: number | undefined
}

const overviewShown = [
  'deviceName',
  'basicUdiDi',
  'targetCountries',
  'masterDiId',
  'status',
  'validationResults',
  'abilities',
  'recordStatus',
] as const
export type ValidatedSubmission = Shown<Submission, (typeof overviewShown)[number]>

export const overviewBy = ({ country, statuses, search, invalidIn }: OverviewFilters) => ({
  country: [country],
  ...(invalidIn !== undefined && { invalidIn }),
  ...(statuses.length > 0 && { status: [...statuses] }),
  ...(search && { search }),
})

export const overviewQuery = listPage(
  ['submissions', 'validation'],
  (page, filters: OverviewFilters, signal) =>
    callShown(submissionsApi.list, overviewShown, { ...page, ...overviewBy(filters) }, signal),
)

export const exportOverview = (state: TableState, filters: OverviewFilters) =>
  download(submissionsApi.export, { query: { ...orderOf(state), ...overviewBy(filters) } })

export const validateOne = (id: number) => call(submissionsApi.validate, { params: { id } })

export interface FindingFilters {
  readonly rule: string | undefined
  readonly severity: FindingSeverity | undefined
  readonly state: 'open' | 'resolved' | 'all'
  readonly submission: number | undefined
  /** Ignored when a submission is given. */
  readonly market: string
  readonly search: string
}

const findingBy = ({ rule, severity, state, submission, market, search }: FindingFilters) => ({
  ...(submission === undefined && { country: [market] }),
  ...(rule !== undefined && { errorCode: [rule] }),
  ...(severity && { severity: [severity] }),
  ...(state !== 'all' && { resolved: state === 'resolved' ? ('true' as const) : ('false' as const) }),
  ...(submission !== undefined && { submissionId: submission }),
  ...(search && { search }),
})

const findingShown = [
  'submissionId',
  'deviceName',
  'basicUdiDi',
  'country',
  'masterDiId',
  'errorCode',
  'errorMessage',
  'fieldName',
  'severity',
  'resolved',
  'createdAt',
] as const
export type ListedFinding = Shown<ValidationError, (typeof findingShown)[number]>

export const findingsQuery = listPage(['submissions', 'findings'], (page, filters: FindingFilters, signal) =>
  callShown(validationErrorsApi.list, findingShown, { ...page, ...findingBy(filters) }, signal),
)

export const exportFindings = (state: TableState, filters: FindingFilters) =>
  download(validationErrorsApi.export, { query: { ...orderOf(state), ...findingBy(filters) } })

export const resolveFinding = (id: number, reason: string) =>
  call(validationErrorsApi.resolve, { params: { id }, body: { reason: reason === '' ? null : reason } })

/** What each rule found; of one market where one is named. */
export const byRuleQuery = (country?: string) =>
  queryOptions({
    queryKey: ['submissions', 'findings-by-rule', country] as const,
    queryFn: ({ signal }) =>
      call(validationErrorsApi.byRule, {
        query: country === undefined ? {} : { country: [country] },
        signal,
      }),
  })

/** The submissions of a market that a rule's fix would put right. */
export async function submissionsToFix(errorCode: string, market: string): Promise<number[]> {
  const { items } = await callShown(validationErrorsApi.list, ['submissionId'], {
    errorCode: [errorCode],
    country: [market],
    resolved: 'false',
    hasFix: 'true',
  })
  return [...new Set(items.map(({ submissionId }) => submissionId))]
}

export const fixSome = (errorCode: string, submissionIds: readonly number[]) =>
  call(validationErrorsApi.fix, { body: { errorCode, submissionIds: [...submissionIds] } })

export const downloadSchema = (market: string) => download(schemasApi.download, { params: { market } })
