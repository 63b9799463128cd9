import { afterAll, beforeAll, expect, it } from 'vitest'
import { assistantApi } from '#core/contract/assistant.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import {
  createMaster,
  createSubmission,
  decideSettings,
  euSubmissionInput,
  type Person,
  person,
  uniqueGtin,
} from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Questions about devices of the hub are answered with where they stand (decisions D51, D58). */

let hub: TestApp
let reader: Person
let author: Person
beforeAll(async () => {
  hub = await startTestApp()
  author = await person(hub, ['admin'])
  reader = await person(hub, ['technical-reviewer'])
})
afterAll(() => hub.close())

const ask = async (question: string) =>
  (await reader.api.call(assistantApi.ask, { body: { question, assistant: 'regbot' } })).body

it('finds a device by its number, its UDI-DI or its quoted name, and says where it stands', async () => {
  const udiDi = uniqueGtin()
  const record = await createMaster(author.api, {
    ...{ deviceNumber: 'PX-7%', deviceName: 'Pump of many uses', udiDi, targetCountries: ['US', 'JP'] },
  })
  const { id } = await createSubmission(author.api, {
    ...euSubmissionInput({ udiDi }),
    ...{ deviceName: record.deviceName, masterDiId: record.id },
  })
  await author.api.call(submissionsApi.validate, { id })
  for (const name of ['px-7%', udiDi, '“Pump of many uses”', '"pump of many uses"']) {
    const answer = await ask(`What is missing of ${name}?`)
    expect(answer, name).toMatchObject({ known: true, ownDevices: true, confidence: 100 })
    expect(answer.text.split('\n')).toEqual([
      'Pump of many uses (PX-7%), version 1.0:',
      '• European Union: Valid; not sent yet; next: have it approved or make the file',
      expect.stringMatching(
        /^• United States: Not begun; \d+ required fields missing: .+, .+ and \d+ more; next: create the submission from the record$/,
      ),
      expect.stringMatching(/^• Japan: Not begun(; \d+ required fields? missing: .+)?$/),
    ])
    expect(answer.sources).toMatchObject([{ screen: `/master-di/records/${record.id}` }])
  }
  // A part of a number is another number.
  expect((await ask('What is missing of PX-7?')).ownDevices).toBe(false)
  expect((await ask('When is class III due in 2026?')).ownDevices).toBe(false)
  await author.api.call(masterCommandsApi.delete, { id: record.id, body: { reason: 'Never made' } })
  expect((await ask('What is missing of PX-7%?')).text).toMatch(
    /^Pump of many uses \(PX-7%\) was deleted on \d+ \w+ \d{4} by [^;]+; the reason: Never made$/,
  )
})

it('says of a deleted device which registers still have it', async () => {
  const udiDi = uniqueGtin()
  const device = {
    deviceNumber: 'DX-GB-8',
    deviceName: 'Pump that is gone',
    udiDi,
    targetCountries: ['EU', 'US'],
  }
  const { id: masterDiId } = await createMaster(author.api, device)
  const { id } = await createSubmission(author.api, { ...euSubmissionInput({ udiDi }), masterDiId })
  await author.api.call(submissionsApi.validate, { id })
  await author.api.call(submissionsApi.approve, { id, body: {} })
  const body = { outcome: 'accepted', registeredVersion: '1' } as const
  await author.api.call(exchangeApi.acknowledge, { id, body })
  await author.api.call(masterCommandsApi.delete, { id: masterDiId, body: { reason: 'Sold' } })
  expect((await ask('Where is DX-GB-8 registered?')).text).toMatch(
    /^Pump that is gone \(DX-GB-8\) was deleted on .*; the reason: Sold\nStill registered: European Union\.$/,
  )
})

it('calls nothing ready to send in controlled mode that nobody has approved, as the Export Center does not', async () => {
  const udiDi = uniqueGtin()
  const device = { deviceNumber: 'CM-1', deviceName: 'Unapproved pump', udiDi, targetCountries: ['EU'] }
  const { id: masterDiId } = await createMaster(author.api, device)
  const { id } = await createSubmission(author.api, { ...euSubmissionInput({ udiDi }), masterDiId })
  await author.api.call(submissionsApi.validate, { id })
  expect((await ask('Which devices are ready to send to EUDAMED?')).text).toContain('CM-1')
  await decideSettings(hub, { wayOfWorking: 'controlled' })
  expect((await ask('Which devices are ready to send to EUDAMED?')).text).toBe(
    'No device is ready to send for the European Union.',
  )
  const next = async () => (await ask('Where does CM-1 stand?')).text.split('; next: ')[1]
  expect(await next()).toBe('have it approved')
  expect((await ask('What waits for me?')).text).toContain('1 device to approve or send')
  const approver = await person(hub, ['quality-manager'])
  const body = { assignedUserId: approver.id, dueDate: '2026-12-01' }
  await author.api.call(submissionsApi.sendForApproval, { id, body })
  expect(await next()).toBe('wait for the approval that was asked for')
})

it('takes a kind of device for no misspelled name', async () => {
  await createMaster(author.api, { deviceNumber: 'KD-1', deviceName: 'ForcepsX', udiDi: uniqueGtin() })
  const answer = await ask(
    'for which devices is the question on implantable exceptions asked (forceps, staples)',
  )
  expect(answer.ownDevices).toBe(false)
  expect((await ask('What is missing of Forcepsx?')).ownDevices).toBe(true)
})
