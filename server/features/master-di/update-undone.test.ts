import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import type { Role } from '#core/lifecycle/permissions.ts'
import { createMaster, decideSettings, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Where active records change only by a new version, an update opens drafts; undoing it deletes them again (D46). */

let hub: TestApp
let manager: Person
let editor: Person
const records: MasterRecord[] = []
let directly: Awaited<ReturnType<typeof updated>>
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['regulatory-manager'])
  editor = await person(hub)
  for (let n = 0; n < 4; n += 1) records.push(await createMaster(manager.api, { brandName: 'As it was' }))
  directly = await updated(manager, records[3])
  await decideSettings(hub, { onlyByNewVersion: true })
})
afterAll(() => hub.close())

async function updated(who: Person, ...of: readonly (MasterRecord | undefined)[]) {
  const rows = of.map((record) => `${record?.deviceNumber},From the file`)
  const csv = ['deviceNumber,brandName', ...rows].join('\n')
  const { jobId } = (await who.api.upload<ImportResult>('/api/master-di/bulk-upload', csv, 'd.csv')).body
  const { body } = await who.api.call(jobsApi.update, { id: jobId, body: {} })
  expect(body).toMatchObject({ successful: of.length, failed: 0 })
  return { source: jobId, update: body.jobId }
}
const undo = async (who: Person, id: number) =>
  (await who.api.call(jobsApi.undo, { id, body: { reason: 'The wrong file' } })).body
const versionsOf = async (record: MasterRecord | undefined) => {
  const query = { deviceNumber: [String(record?.deviceNumber)], sort: 'createdAt' as const }
  const { body } = await manager.api.call(masterDiApi.list, { query })
  return body.map(({ versionNumber, status }) => `${versionNumber} ${status}`).toSorted()
}

it('an update that opened drafts is undone where nobody has changed them', async () => {
  const [first, second] = records
  const { source, update } = await updated(manager, first, second)
  const job = async (id: number) => (await manager.api.call(jobsApi.get, { id })).body
  expect(await job(source)).toMatchObject({ byNewVersion: true, updated: 2 })
  expect(await job(update)).toMatchObject({ successful: 2, created: 2, undone: 0 })
  const opened = await manager.api.call(masterDiApi.list, { query: { importId: update } })
  expect(opened.body.map(({ versionNumber, status }) => `${versionNumber} ${status}`)).toEqual([
    '2.0-draft draft',
    '2.0-draft draft',
  ])
  expect(await versionsOf(first)).toEqual(['1.0 active', '2.0-draft draft'])
  const query = { deviceNumber: [String(second?.deviceNumber)], status: ['draft' as const] }
  const [draft] = (await manager.api.call(masterDiApi.list, { query })).body
  const body = { modelNumber: 'Mine' }
  expect((await manager.api.call(masterDiApi.update, { id: draft?.id ?? 0, body })).status).toBe(200)
  const undone = await undo(manager, update)
  expect(undone).toMatchObject({ successful: 1, failed: 1 })
  expect(undone.errors).toMatchObject([
    { row: 3, message: `Device ${second?.deviceNumber} version 2.0-draft was changed since the import` },
  ])
  expect(await versionsOf(first)).toEqual(['1.0 active', '2.0-draft deleted'])
  expect(await versionsOf(second)).toEqual(['1.0 active', '2.0-draft draft'])
  expect(await job(update)).toMatchObject({ created: 2, undone: 1 })
  // What was given back can be taken over anew.
  expect((await manager.api.call(jobsApi.get, { id: source })).body).toMatchObject({
    updatable: 1,
    updated: 1,
  })
})

it('an update from before is undone by drafts, which are found by the undo', async () => {
  const { source, update } = directly
  const job = async (id: number) => (await manager.api.call(jobsApi.get, { id })).body
  expect(await job(update)).toMatchObject({ successful: 1, created: 0, undoable: 1 })
  const undone = await undo(manager, update)
  expect(undone).toMatchObject({ successful: 1, failed: 0 })
  expect(await versionsOf(records[3])).toEqual(['1.0 active', '2.0-draft draft'])
  expect(await job(undone.jobId)).toMatchObject({ created: 1, undone: 0 })
  const { body: opened } = await manager.api.call(masterDiApi.list, { query: { importId: undone.jobId } })
  expect(opened).toMatchObject([{ versionNumber: '2.0-draft', brandName: 'As it was' }])
  // It is undone: nothing of it is left to undo, and its row can be taken over anew.
  expect(await job(update)).toMatchObject({ undoable: 0 })
  expect(await job(source)).toMatchObject({ updatable: 1, updated: 0 })
})

it('not by somebody who may delete no draft', async () => {
  const { update } = await updated(editor, records[2])
  const undone = await undo(editor, update)
  expect(undone).toMatchObject({ successful: 0, failed: 1 })
  expect(undone.errors[0]?.message).toBe(
    'Undoing this deletes the draft the update opened. That needs the permission delete-submissions.',
  )
  expect(await versionsOf(records[2])).toEqual(['1.0 active', '2.0-draft draft'])
})

it('nothing is taken over by somebody who may edit no more', async () => {
  const her = await person(hub)
  const csv = `deviceNumber,brandName\n${records[0]?.deviceNumber},Another`
  const { jobId } = (await her.api.upload<ImportResult>('/api/master-di/bulk-upload', csv, 'd.csv')).body
  const roles: Role[] = ['quality-manager']
  await hub.hub.db.updateTable('users').set({ roles }).where('id', '=', her.id).execute()
  expect((await her.api.call(jobsApi.get, { id: jobId })).body).toMatchObject({
    updatable: 1,
    mayUpdate: false,
  })
  expect(await her.api.call(jobsApi.update, { id: jobId, body: {} })).toMatchObject({
    status: 403,
    problem: { message: 'This changes records. That needs the permission edit-submissions.' },
  })
})
