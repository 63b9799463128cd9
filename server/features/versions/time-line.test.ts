import { afterAll, beforeAll, expect, it } from 'vitest'
import { dossiersApi } from '#core/contract/dossiers.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import { createSubmission, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Every save is a version with a number (decision D12); files made in between are none. */

let hub: TestApp
let author: Person
beforeAll(async () => {
  hub = await startTestApp()
  author = await person(hub, ['admin'])
})
afterAll(() => hub.close())

it('numbers the saves alone, whatever files were made between them', async () => {
  const { id, revision } = await createSubmission(author.api, { deviceName: 'First' })
  const save = async (deviceName: string, of: number) =>
    (await author.api.call(submissionsApi.update, { id, body: { deviceName, revision: of } as never })).body
  await author.api.call(submissionsApi.validate, { id })
  expect((await author.api.get(`/api/submissions/${id}/xml`)).status).toBe(200)
  expect((await author.api.call(dossiersApi.submission, { id })).status).toBe(200)
  const second = await save('Second', revision)
  await save('Third', second.revision)
  const { body } = await author.api.call(versionControlApi.versions, { id })
  const numbered = body.filter(({ versionNumber }) => versionNumber !== null)
  expect(numbered.map(({ versionNumber, currentData }) => [versionNumber, currentData.deviceName])).toEqual([
    [3, 'Third'],
    [2, 'Second'],
    [1, 'First'],
  ])
})
