import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { submissionsApi } from '#core/contract/submissions.ts'
import { type DeviceItem, documentOf } from '#core/markets/eu/device/document-of.ts'
import { legislationOf } from '#core/markets/eu/device/legislation.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { amount } from '#tests/amount.ts'
import { goodSubmission } from '#tests/arbitraries/submission-document.ts'
import { createSubmission, type Person, person } from '#tests/factories.ts'
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

it('become valid EUDAMED files, of all six laws, with all they say', { timeout: 300_000 }, async () => {
  const reached = new Map<string, number>()
  for (const document of fc.sample(goodSubmission, { numRuns: 80, seed: 20_261_120 })) {
    const law = legislationOf(document) ?? ''
    if ((reached.get(law) ?? 0) >= amount(4, 80)) continue
    const body = { ...complete, ...document, declarationsChecked: true } as Readonly<Record<string, unknown>>
    const { body: created } = await user.api.call(submissionsApi.create, { body })
    const { body: judged } = await user.api.call(submissionsApi.validate, { id: created.id })
    const errors = judged.validationResults?.issues.filter(({ severity }) => severity === 'error')
    expect(errors).toEqual([])
    expect(judged).toMatchObject({ status: 'validated', validationResults: { schemaValid: true } })
    const file = await user.api.call(submissionsApi.xml, { id: created.id })
    const message = readMessage(file.text)
    expect(message.problems).toEqual([])
    expect(message.service).toBe('DEVICE.POST')
    reached.set(law, (reached.get(law) ?? 0) + 1)
  }
  expect([...reached.keys()].toSorted()).toEqual(['AIMDD', 'IVDD', 'IVDR', 'MDD', 'MDR', 'SPP'])
})

it('carry a substance named in several languages as one, and say so when read again', async () => {
  const rows = [
    { substance: 1, category: 'CMR_1A', name: 'Lead compound', language: 'EN' },
    { substance: 1, category: 'CMR_1A', name: 'Bleiverbindung', language: 'DE' },
    { category: 'CMR_1B', name: 'Cobalt', casNumber: '7440-48-4' },
    { substance: 1, category: 'CMR_1A', name: 'Composé de plomb', language: 'FR' },
  ]
  const { id } = await createSubmission(user.api, { cmrSubstances: rows })
  const { body: judged } = await user.api.call(submissionsApi.validate, { id })
  expect(judged).toMatchObject({ status: 'validated', validationResults: { schemaValid: true } })
  const heard = judged.validationResults?.issues.map(({ field }) => field) ?? []
  expect(heard.filter((field) => field?.startsWith('cmrSubstances'))).toEqual([])
  const message = readMessage((await user.api.call(submissionsApi.xml, { id })).text)
  if (message.type !== 'Push') throw new Error(message.type)
  const { document, lost } = documentOf(message.items[0] as DeviceItem)
  expect(lost).toEqual([])
  expect(document.cmrSubstances).toEqual([rows[0], rows[1], rows[3], rows[2]])
})
