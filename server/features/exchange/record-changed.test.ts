import { afterAll, beforeAll, expect, it } from 'vitest'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What a change or the deletion of its record means for a submission in a package. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const { validate, validated, registered, submission } = exchangeOf(() => user)

async function registeredFromRecord() {
  const record = await createMaster(user.api)
  const one = await validated({ masterDiId: record.id })
  await registered(one)
  return { id: one.id, record: record.id }
}
const changeRecord = (id: number) =>
  user.api.call(masterDiApi.update, { id, body: { storageConditions: 'Keep dry' } })
const leftOut = async (id: number) => {
  const query = { submissionIds: [String(id)] }
  return (await user.api.call(exchangeApi.check, { query })).body.leftOut
}

it('is left out as out of date, with what to do', async () => {
  const { id, record } = await registeredFromRecord()
  expect(await leftOut(id)).toMatchObject([{ kind: 'nothing-to-send' }])
  await changeRecord(record)
  const why = expect.stringMatching(/^The record has changed since: 1 value .* Carry it over/)
  expect(await leftOut(id)).toMatchObject([{ kind: 'out-of-date', why }])
})

it('also where it was edited and has what the register has again', async () => {
  const { id, record } = await registeredFromRecord()
  const { deviceName } = await submission(id)
  await user.api.put(`/api/submissions/${id}`, { deviceName: 'Another name' })
  await user.api.put(`/api/submissions/${id}`, { deviceName })
  expect(await leftOut(id)).toMatchObject([{ kind: 'nothing-to-send' }])
  await changeRecord(record)
  expect(await leftOut(id)).toMatchObject([{ kind: 'out-of-date' }])
})

it('a submission whose record was deleted does not leave, but for what the register has', async () => {
  const record = await createMaster(user.api)
  const { id } = await validated({ masterDiId: record.id })
  const kept = await registeredFromRecord()
  for (const each of [record.id, kept.record]) {
    expect((await user.api.delete(`/api/master-di/${each}`, { reason: 'Never made' })).status).toBe(200)
  }
  expect(await leftOut(id)).toMatchObject([
    { kind: 'record-deleted', why: expect.stringContaining('deleted') },
  ])
  const xml = await user.api.get(`/api/submissions/${id}/xml`)
  expect(xml.problem.message).toContain('record was deleted')
  await user.api.put(`/api/submissions/${kept.id}`, { deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET' })
  await validate(kept.id)
  expect(await leftOut(kept.id)).toEqual([])
})
