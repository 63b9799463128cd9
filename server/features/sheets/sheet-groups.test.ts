import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SheetChanges, submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Rows of a sheet that share a Basic UDI-DI with each other, and with devices outside of it (decision D41). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const read = async (id: number) => (await user.api.call(submissionsApi.get, { id })).body
const classesOf = async (ids: readonly number[]) =>
  (await Promise.all(ids.map(read))).map(({ riskClass }) => riskClass)
const submission = async (values: Record<string, unknown> = {}) =>
  (await createSubmission(user.api, { masterDiId: (await createMaster(user.api)).id, ...values })).id

/** Submissions under one Basic UDI-DI. */
async function group(count: number, values: Record<string, unknown> = {}) {
  const first = await submission(values)
  const { basicUdiDi } = await read(first)
  const ids = [first]
  while (ids.length < count) ids.push(await submission({ ...values, basicUdiDi }))
  return { basicUdiDi, ids }
}

async function sheetOf(submissionIds: number[]) {
  const { body: sheet } = await user.api.call(submissionSheetsApi.create, { body: { submissionIds } })
  return async (changes: SheetChanges['changes']) =>
    (await user.api.call(submissionSheetsApi.change, { id: sheet.id, body: { changes } })).body
}

describe('what belongs to a Basic UDI-DI', () => {
  it('reaches all of its devices, whichever row of a call says it', async () => {
    const { ids } = await group(3, { riskClass: 'class-iia' })
    const [a = 0, b = 0, outside = 0] = ids
    const change = await sheetOf([a, b])
    const answer = await change([
      { submissionId: a, revision: 1, values: { deviceName: 'Scalpel' } },
      { submissionId: b, revision: 1, values: { riskClass: 'class-iib' } },
    ])
    expect(answer.failed).toEqual([])
    expect(answer.saved.map(({ submissionId, values }) => [submissionId, values.riskClass])).toEqual([
      [a, 'class-iib'],
      [b, 'class-iib'],
    ])
    expect(await classesOf([a, b, outside])).toEqual(['class-iib', 'class-iib', 'class-iib'])
    expect((await read(a)).deviceName).toBe('Scalpel')
  })

  it('reaches a row that is refused for another value', async () => {
    const { ids } = await group(2)
    const [a = 0, b = 0] = ids
    await user.api.call(submissionsApi.update, { id: b, body: { catalogueNumber: 'R-2' } })
    const change = await sheetOf(ids)
    const answer = await change([
      { submissionId: b, revision: 1, values: { catalogueNumber: 'R-3' } },
      { submissionId: a, revision: 1, values: { riskClass: 'class-iia' } },
    ])
    expect(answer.failed).toMatchObject([{ submissionId: b, issues: [{ path: 'catalogueNumber' }] }])
    expect(await classesOf(ids)).toEqual(['class-iia', 'class-iia'])
    expect((await read(b)).catalogueNumber).toBe('R-2')
  })

  it('is said once: a row that contradicts one before it is refused, and says why', async () => {
    const { ids } = await group(2)
    const [a = 0, b = 0] = ids
    const change = await sheetOf(ids)
    const answer = await change([
      { submissionId: a, revision: 1, values: { riskClass: 'class-iia' } },
      { submissionId: b, revision: 1, values: { riskClass: 'class-iii' } },
    ])
    const message = 'Another row saved with this one gives the Basic UDI-DI a different value.'
    expect(answer.failed).toEqual([{ submissionId: b, message, issues: [{ path: 'riskClass', message }] }])
    expect(await classesOf(ids)).toEqual(['class-iia', 'class-iia'])
  })

  it('is taken over by a device that joins it, and no decision is lost', async () => {
    const { basicUdiDi, ids } = await group(2, { riskClass: 'class-iia', manufacturerSrn: null })
    await hub.hub.db
      .updateTable('submissions')
      .set({ status: 'approved-user' })
      .where('id', 'in', ids)
      .execute()
    const joining = await submission({ basicUdiDi: null, riskClass: 'class-i', manufacturerSrn: null })
    const change = await sheetOf([joining])
    await change([{ submissionId: joining, revision: 1, values: { basicUdiDi } }])
    expect(await classesOf([joining, ...ids])).toEqual(['class-iia', 'class-iia', 'class-iia'])
    expect((await Promise.all(ids.map(read))).map(({ status }) => status)).toEqual([
      'approved-user',
      'approved-user',
    ])
  })

  it('is the same for rows that are given a new one together', async () => {
    const first = await submission({ basicUdiDi: null, riskClass: 'class-iia' })
    const second = await submission({ basicUdiDi: null, riskClass: 'class-i' })
    const change = await sheetOf([first, second])
    const values = { basicUdiDi: '9521234MINIMAL13R' }
    await change([first, second].map((submissionId) => ({ submissionId, values })))
    expect(await classesOf([first, second])).toEqual(['class-iia', 'class-iia'])
  })
})

it('a submission that is named twice in a call gets both changes', async () => {
  const id = await submission({ udiDi: uniqueGtin() })
  const change = await sheetOf([id])
  const answer = await change([
    { submissionId: id, revision: 1, values: { catalogueNumber: 'R-1' } },
    { submissionId: id, revision: 1, values: { modelNumber: 'M-2' } },
  ])
  expect(answer.failed).toEqual([])
  expect(await read(id)).toMatchObject({ catalogueNumber: 'R-1', modelNumber: 'M-2' })
})
