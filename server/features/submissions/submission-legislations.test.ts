import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { submissionsApi } from '#core/contract/submissions.ts'
import { legislationOf } from '#core/markets/eu/device/legislation.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { goodSubmission } from '#tests/arbitraries/submission-document.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Submissions of every law from the form's values to the file, through the interface. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const complete = { deviceName: 'Device', emdnCode: 'A0101010102', intendedUse: 'As on the label.' }

it('become valid EUDAMED files, of all six laws, with all they say', { timeout: 60_000 }, async () => {
  const reached = new Map<string, number>()
  for (const document of fc.sample(goodSubmission, { numRuns: 80, seed: 20_261_120 })) {
    const body = { ...complete, ...document } as Readonly<Record<string, unknown>>
    const { body: created } = await user.api.call(submissionsApi.create, { body })
    const { body: judged } = await user.api.call(submissionsApi.validate, { id: created.id })
    const errors = judged.validationResults?.issues.filter(({ severity }) => severity === 'error')
    expect(errors).toEqual([])
    expect(judged).toMatchObject({ status: 'validated', validationResults: { schemaValid: true } })
    const file = await user.api.call(submissionsApi.xml, { id: created.id })
    const message = readMessage(file.text)
    expect(message.problems).toEqual([])
    expect(message.service).toBe('DEVICE.POST')
    const law = legislationOf(document) ?? ''
    reached.set(law, (reached.get(law) ?? 0) + 1)
  }
  expect([...reached.keys()].toSorted()).toEqual(['AIMDD', 'IVDD', 'IVDR', 'MDD', 'MDR', 'SPP'])
})
