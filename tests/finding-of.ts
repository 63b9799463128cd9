import { submissionsApi } from '#core/contract/submissions.ts'
import { validationErrorsApi } from '#core/contract/validation-errors.ts'
import { createSubmission, type Person } from './factories.ts'

/** An error that validation found. */
export async function findingOf({ api }: Person): Promise<number> {
  const { id } = await createSubmission(api, { deviceStatus: null })
  await api.call(submissionsApi.validate, { id })
  const { body } = await api.call(validationErrorsApi.list, {
    query: { submissionId: id, severity: ['error'] },
  })
  return body[0]?.id ?? 0
}
