import { expect } from 'vitest'
import type { AnswerResult, Package } from '#core/contract/exchange.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { acknowledgementOf } from './exchange-answers.ts'
import { createSubmission, type Person } from './factories.ts'

/** What one does with submissions that leave for a register, as this person. */
export function exchangeOf(person: () => Person) {
  const validate = async (id: number): Promise<Submission> =>
    (await person().api.call(submissionsApi.validate, { id })).body
  const validated = async (overrides: Record<string, unknown> = {}): Promise<Submission> => {
    const { id } = await createSubmission(person().api, overrides)
    const body = await validate(id)
    expect(body.validationResults?.issues.filter(({ severity }) => severity === 'error')).toEqual([])
    return body
  }
  const submission = async (id: number) => (await person().api.call(submissionsApi.get, { id })).body
  const send = (submissionIds: readonly number[], more = {}) =>
    person().api.post<Package>('/api/export', { submissionIds, ...more })
  const contentOf = async (id: number) => (await person().api.get(`/api/export/files/${id}/content`)).text
  const answer = (xml: string) => person().api.upload<AnswerResult>('/api/export/answers', xml, 'answer.xml')
  /** Sends, and has all of it accepted. */
  const registered = async (...submissions: readonly Submission[]): Promise<void> => {
    const { body } = await send(submissions.map(({ id }) => id))
    for (const { id } of body.files)
      expect((await answer(acknowledgementOf(await contentOf(id)))).status).toBe(200)
  }
  return { validate, validated, submission, send, contentOf, answer, registered }
}
