import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { listQuery } from './list-query.ts'
import { Id } from './whole-number.ts'

/** An error of the last validation of a submission, open until resolved (decision D13). */
export const ValidationError = z.object({
  id: z.int(),
  submissionId: z.int(),
  errorCode: z.string(),
  errorMessage: z.string(),
  fieldName: z.string().nullable(),
  severity: z.string(),
  resolved: z.boolean(),
  createdAt: z.string(),
})
export type ValidationError = z.infer<typeof ValidationError>

const ValidationErrorQuery = listQuery(ValidationError, ['createdAt'], { submissionId: Id.optional() })
export type ValidationErrorQuery = z.output<typeof ValidationErrorQuery>

export const validationErrorsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/validation-errors',
    access: 'view-submissions',
    summary: 'What validations found, open ones first',
    query: ValidationErrorQuery,
    response: z.array(ValidationError),
    list: true,
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/api/validation-errors/:id/resolve',
    access: 'edit-submissions',
    summary: 'Mark an error as resolved by hand',
    params: IdParams,
    response: ValidationError,
  }),
}
