import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type SubmissionSheet, submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, type Person, person, unique, uniqueGtin } from '#tests/factories.ts'
import { createOperator } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const devices = async (brandName: string, count: number, values = {}) => {
  const made: number[] = []
  for (let n = 0; n < count; n += 1) {
    const record = { udiDi: uniqueGtin(), brandName, riskClass: null, intendedUse: null, ...values }
    made.push((await createMaster(user.api, record)).id)
  }
  return made
}
const sheetOf = async (masterDiIds: readonly number[]) =>
  (await user.api.call(submissionSheetsApi.create, { body: { masterDiIds: [...masterDiIds] } })).body
const idsOf = (sheet: SubmissionSheet) =>
  sheet.groups.flatMap(({ devices: all }) => all.flatMap(({ submissionId }) => submissionId ?? []))

describe('a sheet', () => {
  it('groups what belongs together, and makes nothing before it is told to', async () => {
    const before = (await user.api.call(submissionsApi.list)).body.length
    const [first = 0, second = 0] = await devices('Alpha', 2, { deviceFamily: null })
    const [third = 0] = await devices('Beta', 1, { deviceFamily: null })
    const sheet = await sheetOf([first, second, third])
    expect(sheet.groups.map(({ devices: all }) => all.map(({ masterDiId }) => masterDiId))).toEqual([
      [first, second],
      [third],
    ])
    expect(sheet.groups[0]).toMatchObject({
      reason: expect.stringContaining('Alpha'),
      basicUdiDi: expect.any(String),
    })
    expect((await user.api.call(submissionsApi.list)).body).toHaveLength(before)

    const regrouped = await user.api.call(submissionSheetsApi.group, {
      id: sheet.id,
      body: {
        revision: sheet.revision,
        groups: [{ name: 'One', basicUdiDi: '9521234MINIMAL13R', masterDiIds: [first, second, third] }],
      },
    })
    expect(regrouped.body.groups).toMatchObject([{ name: 'One', basicUdiDi: '9521234MINIMAL13R' }])
    const stale = await user.api.put(`/api/submission-sheets/${sheet.id}`, { revision: 1, groups: [] })
    expect([stale.status, stale.problem.type]).toEqual([409, 'stale_record'])
    const wrong = await user.api.put(`/api/submission-sheets/${sheet.id}`, {
      groups: [{ name: 'x', masterDiIds: [first, first, 999_999] }],
    })
    expect(wrong.problem.issues).toHaveLength(3)
  })

  it('makes a draft of each device with its group’s Basic UDI-DI and its manufacturer’s values, and none twice', async () => {
    const maker = unique('Maker')
    await createOperator(user.api, { name: maker, srn: 'DE-MF-000000009', actorType: 'manufacturer' })
    const records = await devices(unique('Gamma'), 3, { manufacturerName: maker })
    const known = await createSubmission(user.api, { masterDiId: records[2] })
    const sheet = await sheetOf(records)
    const { body } = await user.api.call(submissionSheetsApi.makeDrafts, { id: sheet.id })
    expect(body.abilities).toMatchObject({ makeDrafts: false, edit: true })
    expect(idsOf(body)).toHaveLength(3)
    expect(idsOf(body)).toContain(known.id)
    const [made] = body.groups
      .flatMap(({ devices: all }) => all)
      .filter(({ masterDiId }) => masterDiId === records[0])
    expect(made).toMatchObject({
      status: 'draft',
      values: { manufacturerSrn: 'DE-MF-000000009', registrationType: 'new-device-registration' },
    })
    // Nothing is made a second time, by this sheet or another one.
    const again = await user.api.call(submissionSheetsApi.makeDrafts, { id: sheet.id })
    expect(idsOf(again.body)).toEqual(idsOf(body))
    expect(idsOf(await sheetOf(records)).sort()).toEqual([...idsOf(body)].sort())
  })

  it('is filled in row by row: a wrong one is told, and keeps no other from being saved', async () => {
    const sheet = await sheetOf(await devices(unique('Delta'), 3))
    const { body } = await user.api.call(submissionSheetsApi.makeDrafts, { id: sheet.id })
    const [one = 0, two = 0, three = 0] = idsOf(body)
    const answer = await user.api.call(submissionSheetsApi.change, {
      id: sheet.id,
      body: {
        changes: [
          { submissionId: one, revision: 1, values: { riskClass: 'class-iia', unknown: 1 } },
          { submissionId: two, revision: 7, values: { catalogueNumber: 'R' } },
          { submissionId: three, values: { baseQuantity: 'many', deviceStatus: 'NOWHERE' } },
          { submissionId: 999_999, values: {} },
        ],
      },
    })
    expect(answer.body.saved.map(({ submissionId, revision }) => [submissionId, revision])).toEqual([
      [one, 2],
      // What they have together with the first.
      [two, 2],
      [three, 2],
    ])
    expect(answer.body.saved[0]?.values).toMatchObject({ riskClass: 'class-iia' })
    expect(
      answer.body.failed.map(({ submissionId, issues }) => [submissionId, issues.map(({ path }) => path)]),
    ).toEqual([
      [three, ['baseQuantity', 'deviceStatus']],
      [999_999, []],
      [two, []],
    ])
    // What the Basic UDI-DI level says is one for all of the group.
    const other = await user.api.call(submissionsApi.get, { id: three })
    expect(other.body.riskClass).toBe('class-iia')
  })

  it('is looked at without a trace, 50 rows at a time', async () => {
    const sheet = await sheetOf(await devices(unique('Epsilon'), 2))
    const { body } = await user.api.call(submissionSheetsApi.makeDrafts, { id: sheet.id })
    const ids = idsOf(body)
    const checked = await user.api.call(submissionSheetsApi.check, {
      id: sheet.id,
      body: { submissionIds: ids },
    })
    expect(checked.body.map(({ submissionId }) => submissionId)).toEqual(ids)
    expect(checked.body[0]?.issues.map(({ field }) => field)).toContain('emdnCode')
    expect((await user.api.call(submissionsApi.get, { id: ids[0] ?? 0 })).body).toMatchObject({
      status: 'draft',
      validationResults: null,
    })
    const many = await user.api.post(`/api/submission-sheets/${sheet.id}/check`, {
      submissionIds: Array.from({ length: 51 }, (_, n) => n + 1),
    })
    expect(many.status).toBe(400)
  })

  it('leaves out a record that was deleted meanwhile, and refuses devices that are not there', async () => {
    const records = await devices(unique('Zeta'), 2)
    const sheet = await sheetOf(records)
    const gone = await user.api.call(masterCommandsApi.delete, {
      id: records[0] ?? 0,
      body: { reason: 'Made twice' },
    })
    expect(gone.body.status).toBe('deleted')
    const { body } = await user.api.call(submissionSheetsApi.makeDrafts, { id: sheet.id })
    expect(idsOf(body)).toHaveLength(1)
    const none = await user.api.post('/api/submission-sheets', { masterDiIds: [999_999] })
    expect([none.status, none.problem.issues?.[0]?.path]).toEqual([400, 'masterDiIds'])
    expect((await user.api.post('/api/submission-sheets', {})).status).toBe(400)
  })
})
