import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsApi } from '#core/contract/actors.ts'
import { deviceFamiliesApi } from '#core/contract/device-families.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, type Person, person, unique, uniqueGtin } from '#tests/factories.ts'
import { createOperator, uniqueSrn } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A request shows what is signed: it goes with the content it is about, whoever or whatever changes that. */

let hub: TestApp
let admin: Person
let approver: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  approver = await person(hub, ['quality-manager'])
})
afterAll(() => hub.close())

const requestsOf = async (submissionId: number) =>
  (await admin.api.call(requestsApi.list, { query: { submissionId } })).body.map(({ status }) => status)

const validate = async (id: number) => (await admin.api.call(submissionsApi.validate, { id })).body.status
const send = (id: number) =>
  admin.api.call(submissionsApi.sendForApproval, {
    id,
    body: { assignedUserId: approver.id, dueDate: '2999-12-31' },
  })

describe('a request about a submission that failed while it waited', () => {
  it('is withdrawn when a change of the operator is carried into it', async () => {
    const operator = await createOperator(admin.api)
    const master = await createMaster(admin.api, { manufacturerName: operator.legalName })
    const udiDi = uniqueGtin()
    const own = { masterDiId: master.id, manufacturerSrn: operator.srn, udiDi }
    const { id } = await createSubmission(admin.api, own)
    expect(await validate(id)).toBe('validated')
    await send(id)
    // Another device has its UDI-DI now.
    await createSubmission(admin.api, { udiDi })
    expect(await validate(id)).toBe('error')
    expect(await requestsOf(id)).toEqual(['pending'])
    const srn = uniqueSrn()
    await admin.api.call(actorsApi.update, { id: operator.id, body: { srn } })
    const synced = await admin.api.call(actorsApi.sync, {
      id: operator.id,
      body: { fromRevision: operator.revision, apply: true },
    })
    expect(synced.body).toMatchObject({ applied: true, submissions: 1 })
    expect((await admin.api.call(submissionsApi.get, { id })).body.manufacturerSrn).toBe(srn)
    expect(await requestsOf(id)).toEqual(['withdrawn'])
  })

  it('is withdrawn when its device family is given a Basic UDI-DI', async () => {
    const shared = {
      ...{ manufacturerName: unique('Maker'), riskClass: 'class-i', emdnCode: 'A0101010102' },
      intendedUse: unique('For cutting'),
    }
    const master = await createMaster(admin.api, { ...shared, udiDi: uniqueGtin() })
    const { id } = await createSubmission(admin.api, { masterDiId: master.id, basicUdiDi: null })
    // As rules of before had it, which asked for no Basic UDI-DI.
    const { db } = hub.hub
    await db.updateTable('submissions').set({ status: 'validated' }).where('id', '=', id).execute()
    await send(id)
    expect(await validate(id)).toBe('error')
    expect(await requestsOf(id)).toEqual(['pending'])
    const { body } = await admin.api.call(deviceFamiliesApi.generate, { body: { deviceIds: [master.id] } })
    expect(body.deviceCount).toBe(1)
    expect(await requestsOf(id)).toEqual(['withdrawn'])
  })
})
