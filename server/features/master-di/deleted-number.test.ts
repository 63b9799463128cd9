import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, masterInput, person } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** The number of a deleted device: who types it is told of that device, and takes it up again with a new version. */

let circle: RequestHub
beforeAll(async () => {
  circle = await startRequestHub()
})
afterAll(() => circle.close())

async function deleted(): Promise<MasterRecord> {
  const { id } = await createMaster(circle.author.api)
  await circle.admin.api.call(masterCommandsApi.delete, { id, body: { reason: 'Never made' } })
  return circle.read(id)
}
const post = (body: object) => circle.author.api.call(masterDiApi.create, { body })

it('is refused with when and by whom that was deleted, and what to do', async () => {
  const record = await deleted()
  const message =
    `Device Number ${record.deviceNumber} belongs to a device that ${circle.admin.name} deleted on 2026-11-20. ` +
    'To use it again, open that device and create a new version. Otherwise enter another Device Number.'
  const taken = { type: 'duplicate_record', message, record: { id: record.id, status: 'deleted' } }
  expect((await post(masterInput({ deviceNumber: record.deviceNumber }))).problem).toMatchObject(taken)
  const other = await createMaster(circle.author.api)
  const body = { deviceNumber: record.deviceNumber, changeReason: 'Typing error' }
  const renamed = await circle.author.api.call(masterDiApi.update, { id: other.id, body })
  expect(renamed.problem).toMatchObject(taken)
})

it('is refused with the version that was deleted last, where all are', async () => {
  const first = await createMaster(circle.author.api)
  const second = await circle.draftOf(first)
  await circle.admin.api.call(masterCommandsApi.delete, { id: second.id, body: { reason: 'Not needed' } })
  circle.hub.clock.advance({ hours: 1 })
  const last = await person(circle.hub, ['admin'])
  await last.api.call(masterCommandsApi.delete, { id: first.id, body: { reason: 'Never made' } })
  const told = {
    message: expect.stringContaining(`that ${last.name} deleted on 2026-11-20`),
    record: { id: first.id },
  }
  expect((await post(masterInput({ deviceNumber: first.deviceNumber }))).problem).toMatchObject(told)
  const other = await createMaster(circle.author.api)
  const body = { deviceNumber: first.deviceNumber, changeReason: 'Typing error' }
  const renamed = await circle.author.api.call(masterDiApi.update, { id: other.id, body })
  expect(renamed.problem).toMatchObject(told)
})

it('is refused with the version that is there, where only an earlier one is deleted', async () => {
  const first = await createMaster(circle.author.api)
  const second = await circle.draftOf(first)
  const { pendingChange } = await circle.send(second)
  await circle.approver.api.call(requestsApi.approve, { id: pendingChange.id, body: {} })
  await circle.admin.api.call(masterCommandsApi.delete, { id: first.id, body: { reason: 'Old' } })
  const { problem } = await post(masterInput({ deviceNumber: first.deviceNumber }))
  expect(problem).toMatchObject({ record: { id: second.id } })
  expect(problem.message).toMatch(/^This device already exists/)
})

it('is used again with a new version, which the submissions follow', async () => {
  const made = await createMaster(circle.author.api)
  const submission = await createSubmission(circle.author.api, { masterDiId: made.id })
  await circle.admin.api.call(masterCommandsApi.delete, { id: made.id, body: { reason: 'Never made' } })
  const record = await circle.read(made.id)
  expect(record.abilities.createVersion).toBe(true)
  const next = await circle.draftOf(record)
  expect(next).toMatchObject({ versionNumber: '2.0-draft', isLatestVersion: true })
  expect((await circle.read(made.id)).abilities.createVersion).toBe(false)
  const { body } = await circle.author.api.call(submissionsApi.get, { id: submission.id })
  expect(body).toMatchObject({ masterDiId: next.id, recordStatus: 'draft' })
  const { pendingChange } = await circle.send(next)
  await circle.approver.api.call(requestsApi.approve, { id: pendingChange.id, body: {} })
  expect(await circle.read(next.id)).toMatchObject({ status: 'active', versionNumber: '2.0' })
})

it('is used again by a file that names the next version', async () => {
  const { deviceNumber } = await deleted()
  const upload = async (row: string) => {
    const head = 'deviceNumber,versionNumber,changeReason,deviceName,manufacturerName,targetCountries'
    const file = `${head}\n${deviceNumber},${row},n,m,EU\n`
    return (await circle.author.api.upload<ImportResult>('/api/master-di/bulk-upload', file)).body
  }
  expect((await upload('1.0,')).errors[0]?.message).toBe(
    `Device ${deviceNumber} version 1.0 was deleted. Its version number cannot be reused: to use the device again, name version 2.0-draft and a change reason.`,
  )
  expect(await upload('2.0-draft,Made after all')).toMatchObject({ successful: 1, failed: 0 })
})

it('is not used again by a file that cannot name a version: the way is in the hub', async () => {
  const file = gudidCsv(madeUpGudidTable(1))
  const upload = async () =>
    (await circle.author.api.upload<ImportResult>('/api/master-di/bulk-upload', file)).body
  const { jobId } = await upload()
  const [record] = (await circle.author.api.call(masterDiApi.list, { query: { importId: jobId } })).body
  const body = { reason: 'Never made' }
  await circle.admin.api.call(masterCommandsApi.delete, { id: record?.id ?? 0, body })
  expect((await upload()).errors[0]?.message).toBe(
    `Device ${record?.deviceNumber} version 1.0 was deleted. Its version number cannot be reused: to use the device again, open it in the hub and create a new version.`,
  )
})
