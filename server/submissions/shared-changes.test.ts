import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deviceFamiliesApi } from '#core/contract/device-families.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { validationErrorsApi } from '#core/contract/validation-errors.ts'
import { createMaster, createSubmission, type Person, person, unique, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What belongs to a Basic UDI-DI is changed for all of its devices, whichever way one of them is changed (decision D41). */

let hub: TestApp
let user: Person
let approver: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
  approver = await person(hub, ['quality-manager'])
})
afterAll(() => hub.close())

const read = async (id: number) => (await user.api.call(submissionsApi.get, { id })).body
const validate = async (id: number) => (await user.api.call(submissionsApi.validate, { id })).body.status
const change = (id: number, body: Record<string, unknown>) =>
  user.api.call(submissionsApi.update, { id, body })
const send = (id: number) =>
  user.api.call(submissionsApi.sendForApproval, {
    id,
    body: { assignedUserId: approver.id, dueDate: '2999-12-31' },
  })
const requestsOf = async (submissionId: number) =>
  (await user.api.call(requestsApi.list, { query: { submissionId } })).body.map(({ status }) => status)

/** Two submissions under one Basic UDI-DI. */
async function two(values: Record<string, unknown> = {}) {
  const first = await createSubmission(user.api, values)
  const { basicUdiDi, deviceName } = first
  const second = await createSubmission(user.api, { ...values, basicUdiDi, deviceName })
  return { first, second }
}

describe('reverting', () => {
  const revert = (id: number, versionNumber: number) =>
    user.api.call(submissionsApi.revert, { id, body: { versionNumber } })

  it('takes the other devices of the Basic UDI-DI along, and says which', async () => {
    const { first, second } = await two()
    await change(first.id, { administersMedicine: true })
    expect((await read(second.id)).administersMedicine).toBe(true)
    expect(await validate(second.id)).toBe('validated')
    await send(second.id)
    const { body } = await revert(first.id, 1)
    expect(body.alsoChanged).toEqual([{ id: second.id, deviceName: second.deviceName, status: 'pending' }])
    for (const { id } of [first, second]) expect((await read(id)).administersMedicine).toBe(false)
    expect((await read(second.id)).status).toBe('draft')
    expect(await requestsOf(second.id)).toEqual(['withdrawn'])
  })

  it('to a Basic UDI-DI it had before takes over what is said there meanwhile', async () => {
    const { first, second } = await two()
    const other = await createSubmission(user.api)
    const { id } = await change(second.id, { basicUdiDi: other.basicUdiDi }).then(({ body }) => body)
    await change(first.id, { administersMedicine: true })
    const { body } = await revert(id, 1)
    expect(body).toMatchObject({ basicUdiDi: first.basicUdiDi, administersMedicine: true })
    expect(body.alsoChanged).toBeUndefined()
  })
})

describe('a fix of many', () => {
  const rule = 'BR-UDID-635'
  const fix = async (...submissionIds: number[]) =>
    (await user.api.call(validationErrorsApi.fix, { body: { errorCode: rule, submissionIds } })).body

  it('is made for all devices of the Basic UDI-DI, and says which were changed besides', async () => {
    const { first, second } = await two({ iibImplantableException: true })
    const third = await createSubmission(user.api, {
      basicUdiDi: first.basicUdiDi,
      deviceName: first.deviceName,
      iibImplantableException: true,
    })
    for (const { id } of [first, second, third]) expect(await validate(id)).toBe('validated')
    const answer = await fix(first.id, second.id)
    expect(answer).toEqual({
      fixed: [first, second].map(({ id }) => ({ id, status: 'validated' })),
      skipped: [],
      alsoChanged: [{ id: third.id, deviceName: third.deviceName, status: 'validated' }],
    })
    for (const { id } of [first, second, third]) {
      expect((await read(id)).notStated).toContain('iibImplantableException')
    }
  })

  it('takes no decision away from another device', async () => {
    const { first, second } = await two({ iibImplantableException: true })
    for (const { id } of [first, second]) await validate(id)
    await send(second.id)
    const answer = await fix(first.id)
    expect(answer).toMatchObject({ fixed: [], alsoChanged: [] })
    expect(answer.skipped).toEqual([
      {
        id: first.id,
        message:
          'The fix would also change another submission with this Basic UDI-DI, and withdraw its approval or request. Open the submission to change it.',
      },
    ])
    expect([(await read(first.id)).revision, await requestsOf(second.id)]).toEqual([1, ['pending']])
  })
})

it('a Basic UDI-DI for a device family gives what a new device says besides to those that have it', async () => {
  const shared = {
    ...{ manufacturerName: unique('Maker'), riskClass: 'class-i', emdnCode: 'A0101010102' },
    intendedUse: unique('For cutting'),
  }
  const record = async () => (await createMaster(user.api, { ...shared, udiDi: uniqueGtin() })).id
  const [one, other] = [await record(), await record()]
  const manufacturerSrn = 'DE-MF-000000001'
  const holder = await createSubmission(user.api, { masterDiId: one, manufacturerSrn: null })
  const draft = await createSubmission(user.api, { masterDiId: other, basicUdiDi: null, manufacturerSrn })
  const { body } = await user.api.call(deviceFamiliesApi.generate, { body: { deviceIds: [one, other] } })
  expect(body).toMatchObject({
    basicUdiDi: holder.basicUdiDi,
    deviceCount: 1,
    alsoChanged: [{ id: holder.id, status: 'draft' }],
  })
  for (const { id } of [holder, draft]) expect((await read(id)).manufacturerSrn).toBe(manufacturerSrn)
})
