import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { workingCopiesApi } from '#core/contract/working-copies.ts'
import { createSubmission, euSubmissionInput, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let author: Person
let other: Person
beforeAll(async () => {
  hub = await startTestApp()
  author = await person(hub)
  other = await person(hub)
})
afterAll(() => hub.close())

it('keeps one copy per person, outside versions and trail, until it is saved [S2-2.2-12]', async () => {
  const { id } = await createSubmission(author.api, euSubmissionInput())
  const entries = async () =>
    (await author.api.call(auditApi.trail, { query: { entityType: 'submission' } })).body.length
  const told = await entries()
  const values = { deviceName: 'Half a na', tradeNames: [{ language: 'de', text: '' }], unknownField: 'x' }
  const kept = await author.api.call(workingCopiesApi.put, { id, body: { revision: 1, values } })
  expect(kept.body).toMatchObject({ submissionId: id, revision: 1, savedAt: hub.clock.now().toISOString() })
  expect(kept.body.values).toEqual({ deviceName: 'Half a na', tradeNames: values.tradeNames })
  await author.api.call(workingCopiesApi.put, { id, body: { revision: 1, values: { deviceName: 'Half' } } })

  const mine = await author.api.call(workingCopiesApi.get, { id })
  expect(mine.body.values).toEqual({ deviceName: 'Half' })
  expect((await other.api.call(workingCopiesApi.get, { id })).body.values).toBeNull()
  expect((await author.api.call(submissionsApi.get, { id })).body.revision).toBe(1)
  expect(await entries()).toBe(told)

  await author.api.call(submissionsApi.update, { id, body: { deviceName: 'Whole' } })
  expect((await author.api.call(workingCopiesApi.get, { id })).body.values).toBeNull()
})

it('throws a copy away when asked, or when nothing differs any more', async () => {
  const { id } = await createSubmission(author.api, euSubmissionInput())
  const put = (values: Record<string, string>) =>
    author.api.call(workingCopiesApi.put, { id, body: { revision: 1, values } })
  await put({ deviceName: 'A' })
  expect((await put({})).body.values).toBeNull()
  await put({ deviceName: 'B' })
  expect((await author.api.call(workingCopiesApi.delete, { id })).body.values).toBeNull()
  expect((await author.api.call(workingCopiesApi.get, { id })).body.savedAt).toBeNull()
})

it('refuses what no form holds', async () => {
  const { id } = await createSubmission(author.api, euSubmissionInput())
  for (const values of [{ deviceName: 'a\0b' }, { deviceName: '\ud800' }, { deviceName: [[['x']]] }]) {
    const answer = await author.api.put(`/api/submissions/${id}/working-copy`, { revision: 1, values })
    expect(answer.status).toBe(400)
  }
  expect((await author.api.get('/api/submissions/999999/working-copy')).status).toBe(404)
})
