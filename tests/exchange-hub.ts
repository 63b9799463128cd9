import { expect, vi } from 'vitest'
import type { AnswerResult, Package } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { acknowledgementOf } from './exchange-answers.ts'
import { createSubmission, type Person } from './factories.ts'
import type { Answer } from './test-client.ts'

/** A package whose files are made: of many, or on a busy machine, the hub answers before they are. */
export async function packageReady({ api }: Person, { id, ...begun }: Package): Promise<Package> {
  const now = async () => (await api.call(exchangeApi.package, { id })).body
  if (begun.status === 'running') await vi.waitUntil(async () => (await now()).status !== 'running', 30_000)
  return now()
}

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
  /** Makes a package, and says that it was sent. */
  const send = async (submissionIds: readonly number[], more = {}): Promise<Answer<Package>> => {
    const answer = await make(submissionIds, more)
    if (answer.status < 300) {
      await person().api.call(exchangeApi.sending, { body: { packageIds: [answer.body.id], sent: true } })
    }
    return answer
  }
  const make = async (submissionIds: readonly number[], more = {}): Promise<Answer<Package>> => {
    const answer = await person().api.post<Package>('/api/export', { submissionIds, ...more })
    if (answer.status >= 300) return answer
    return Object.create(answer, { body: { value: await packageReady(person(), answer.body) } })
  }
  const contentOf = async (id: number) => (await person().api.get(`/api/export/files/${id}/content`)).text
  const answer = (xml: string) => person().api.upload<AnswerResult>('/api/export/answers', xml, 'answer.xml')
  /** Sends, and has all of it accepted. */
  const registered = async (...submissions: readonly Submission[]): Promise<void> => {
    const { body } = await send(submissions.map(({ id }) => id))
    for (const { id } of body.files)
      expect((await answer(acknowledgementOf(await contentOf(id)))).status).toBe(200)
  }
  return { validate, validated, submission, make, send, contentOf, answer, registered }
}
