import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnswerResult, type ExportedFile, exchangeApi, type Package } from '#core/contract/exchange.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { generateGmn } from '#core/identifiers/gmn.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { readZip } from '#server/files/zip-archive.ts'
import { createSubmission, decideSettings, euSubmissionInput, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const validated = async (overrides: Record<string, unknown> = {}): Promise<Submission> => {
  const { id } = await createSubmission(user.api, { legislation: 'MDR', ...overrides })
  const { body } = await user.api.call(submissionsApi.validate, { id })
  expect(body.status).toBe('validated')
  return body
}

it('makes a file, reads the answer', async () => {
  const one = await validated()
  const made = await user.api.post<Package>('/api/export', { submissionIds: [one.id] })
  expect(made.status).toBe(201)
  console.log(JSON.stringify(made.body, null, 1).slice(0, 2500))
})
