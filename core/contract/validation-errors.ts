import { z } from 'zod'
import { reasonText } from '#core/dictionary/reason.ts'
import { submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { validationErrorSortFields } from './list-filters.ts'
import { listQuery, several, wholeList } from './list-query.ts'
import { AlsoChanged } from './submission-sharing.ts'
import { SubmissionAbilities } from './submissions.ts'
import { SubmissionIssue } from './validation-results.ts'
import { Id } from './whole-number.ts'

/** An error or warning of the last validation of a submission, open until resolved (decision D13). */
export const ValidationError = z.object({
  id: z.int(),
  submissionId: z.int(),
  deviceName: z.string().nullable(),
  basicUdiDi: z.string().nullable(),
  country: z.string(),
  /** Of the submission; null where it was made without a master record. */
  masterDiId: z.int().nullable(),
  errorCode: z.string(),
  errorMessage: z.string(),
  fieldName: z.string().nullable(),
  severity: z.string(),
  /** There is a fix. */
  hasFix: z.boolean(),
  resolved: z.boolean(),
  createdAt: z.string(),
})
export type ValidationError = z.infer<typeof ValidationError>

const ValidationErrorQuery = listQuery(ValidationError, validationErrorSortFields, {
  submissionId: Id.optional(),
  country: several.optional(),
  errorCode: several.optional(),
  severity: several.optional(),
  resolved: z.enum(['true', 'false']).optional(),
  hasFix: z.enum(['true', 'false']).optional(),
})
export type ValidationErrorQuery = z.output<typeof ValidationErrorQuery>

/** What one rule found and nobody has resolved, over all submissions. */
export const RuleFindings = z.object({
  errorCode: z.string(),
  severity: z.string(),
  /** The message of its latest finding. */
  message: z.string(),
  findings: z.int(),
  submissions: z.int(),
  /** Submissions with a fix that can be applied without a decision. */
  fixable: z.int(),
})
export type RuleFindings = z.infer<typeof RuleFindings>

/** Maximum number of submissions per request. */
export const mostAtOnce = 50

export const FixRequest = z.object({
  errorCode: z.string('Name the rule').min(1, 'Name the rule').max(200),
  submissionIds: z.array(Id).min(1, 'Name the submissions').max(mostAtOnce, `At most ${mostAtOnce} at once`),
})
export type FixRequest = z.output<typeof FixRequest>

export const FixResult = z.object({
  /** Fixed as proposed and validated again. */
  fixed: z.array(z.object({ id: z.int(), status: z.string() })),
  skipped: z.array(z.object({ id: z.int(), message: z.string() })),
  /** Others that have the value together with them. */
  alsoChanged: z.array(AlsoChanged),
})
export type FixResult = z.infer<typeof FixResult>

export const ManyToValidate = z.object({
  ids: z.array(Id).min(1, 'Name the submissions').max(mostAtOnce, `At most ${mostAtOnce} at once`),
})

export const ManyValidated = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      status: z.enum(submissionStatuses),
      errors: z.int(),
      warnings: z.int(),
      issues: z.array(SubmissionIssue),
      abilities: SubmissionAbilities,
    }),
  ),
  /** Those that cannot be validated as they stand, and why. */
  refused: z.array(z.object({ id: z.int(), message: z.string() })),
})
export type ManyValidated = z.infer<typeof ManyValidated>

/** Why a finding is settled by hand; required for an error. */
export const ResolveRequest = z.strictObject({
  reason: reasonText.nullish().meta({ description: 'Needed for an error; kept in the audit trail' }),
})
export type ResolveRequest = z.output<typeof ResolveRequest>

export const validationErrorsApi = {
  validateSubmissions: endpoint({
    method: 'POST',
    path: '/api/submissions/validate',
    access: 'edit-submissions',
    summary: 'Validate several submissions, each by itself; 50 at most',
    body: ManyToValidate,
    response: ManyValidated,
  }),

  list: endpoint({
    method: 'GET',
    path: '/api/validation-errors',
    access: 'view-submissions',
    summary: 'What validations found, open ones first',
    query: ValidationErrorQuery,
    response: z.array(ValidationError),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/validation-errors/export',
    access: 'export-data',
    summary: 'The findings a list shows as CSV',
    query: ValidationErrorQuery.omit(wholeList),
    response: 'file',
  }),
  byRule: endpoint({
    method: 'GET',
    path: '/api/validation-errors/by-rule',
    access: 'view-submissions',
    summary: 'Open findings by the rule they come from: how many, and of how many submissions',
    query: z.strictObject({ country: several.optional() }),
    response: z.array(RuleFindings),
  }),
  fix: endpoint({
    method: 'POST',
    path: '/api/validation-errors/fix',
    access: 'edit-submissions',
    summary: 'Apply what validation proposes for one rule to several submissions, and validate them again',
    body: FixRequest,
    response: FixResult,
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/api/validation-errors/:id/resolve',
    access: 'edit-submissions',
    summary: 'Mark an error as resolved by hand',
    params: IdParams,
    body: ResolveRequest,
    response: ValidationError,
  }),
}
