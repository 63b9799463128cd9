import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { certificationsApi } from '#core/contract/certifications.ts'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { createSubmission, decideSettings, type Person, person, unique } from '#tests/factories.ts'
import { createOperator, linkDevice, uniqueSrn } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What an import made is taken back as one act, and what is left is told with the reason. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const header = 'deviceNumber,versionNumber,deviceName,manufacturerName,targetCountries'
const devices = async (names: readonly string[], who = user) => {
  const lines = names.map((name) => `${name},1.0,Clamp,Example,EU`)
  return (await who.api.upload<ImportResult>('/api/master-di/bulk-upload', [header, ...lines].join('\n')))
    .body
}
const undo = (id: number, who = user, reason = 'The wrong list') =>
  who.api.call(jobsApi.undo, { id, body: { reason } })
const recordOf = async (deviceNumber: string) => {
  const [found] = (await user.api.call(masterDiApi.list, { query: { deviceNumber: [deviceNumber] } })).body
  if (!found) throw new Error(`There is no ${deviceNumber}`)
  return found
}
const job = async (id: number, who = user) => (await who.api.call(jobsApi.get, { id })).body

describe('an import that is undone', () => {
  it('deletes what nobody has touched since, each with the reason, and leaves the rest with one', async () => {
    const names = ['plain', 'changed', 'versioned', 'submitted', 'linked', 'asked', 'gone'].map(unique)
    const [plain = '', changed = '', versioned = '', submitted = '', linked = '', asked = '', gone = ''] =
      names
    const { jobId } = await devices(names)
    const id = async (name: string) => (await recordOf(name)).id
    await user.api.call(masterDiApi.update, { id: await id(changed), body: { brandName: 'Mine' } })
    const next = {
      deviceNumber: versioned,
      deviceName: 'Clamp',
      manufacturerName: 'E',
      targetCountries: ['EU'],
    }
    await user.api.call(masterDiApi.create, {
      body: { ...next, versionNumber: '2.0-draft', parentId: await id(versioned), changeReason: 'New' },
    })
    await createSubmission(user.api, { masterDiId: await id(submitted) })
    const operator = await createOperator(user.api)
    await linkDevice(user.api, operator.id, await id(linked), 'importer')
    const why = { changeReason: 'Not ours' }
    await user.api.call(masterCommandsApi.requestDelete, { id: await id(asked), body: why })
    await user.api.call(masterCommandsApi.delete, { id: await id(gone), body: { reason: 'Twice' } })

    expect(await job(jobId)).toMatchObject({ created: 7, undone: 0, undoable: 7 })
    const { body } = await undo(jobId)
    expect(body).toMatchObject({ processed: 7, successful: 1, failed: 6, skipped: 0 })
    const said = Object.fromEntries(body.errors.map(({ row, message }) => [names[row - 2], message]))
    expect(said).toEqual({
      [changed]: `Device ${changed} version 1.0 was changed since the import`,
      [versioned]: `Device ${versioned} version 1.0 has the later version 2.0-draft`,
      [submitted]: `Device ${submitted} version 1.0 has a submission`,
      [linked]: `Device ${linked} version 1.0 is linked with an economic operator`,
      [asked]: `A request about Device ${asked} version 1.0 is waiting for a decision`,
      [gone]: `Device ${gone} version 1.0 was deleted meanwhile`,
    })
    const record = await recordOf(plain)
    expect(record).toMatchObject({
      status: 'deleted',
      deleteReason: `Undo of import ${jobId} (devices.csv): The wrong list`,
    })
    const { body: trail } = await user.api.call(auditApi.master, { query: { search: plain } })
    expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['created', 'deleted']))
    expect((await (await person(hub, ['admin'])).api.call(auditApi.verify)).body).toMatchObject({
      firstBroken: null,
    })
    expect(await job(jobId)).toMatchObject({ created: 7, undone: 1, undoable: 6 })
    // What has become free since is taken back the next time.
    const again = await undo(jobId)
    expect(again.body).toMatchObject({ processed: 6, successful: 0, failed: 6 })
  })

  it('deletes several versions of a device, the later one first', async () => {
    const number = unique('V')
    const lines = [`${number},1.0,Clamp,Example,EU,`, `${number},2.0-draft,Clamp,Example,EU,New label`]
    const file = [`${header},changeReason`, ...lines].join('\n')
    const { body } = await user.api.upload<ImportResult>('/api/master-di/bulk-upload', file)
    expect(body.successful).toBe(2)
    expect((await undo(body.jobId)).body).toMatchObject({ successful: 2, failed: 0 })
    const query = { deviceNumber: [number] }
    const left = (await user.api.call(masterDiApi.list, { query })).body
    expect(left.map(({ status, isLatestVersion }) => [status, isLatestVersion])).toEqual([
      ['deleted', false],
      ['deleted', false],
    ])
  })

  it('lets the same file come again where it names no version: numbers are not used twice', async () => {
    const name = unique('R')
    const [, ...rest] = header.split(',')
    const unnamed = `deviceNumber,${rest.slice(1).join(',')}\n${name},Clamp,Example,EU`
    const send = async (file: string) =>
      (await user.api.upload<ImportResult>('/api/master-di/bulk-upload', file)).body
    const named = `${header}\n${name},1.0,Clamp,Example,EU`
    await undo((await send(named)).jobId)
    const refusal = await send(named)
    expect(refusal).toMatchObject({ successful: 0, failed: 1 })
    expect(refusal.errors[0]?.message).toMatch(/version 1.0 was deleted.*leave it blank/)
    const again = await send(unnamed)
    expect(again).toMatchObject({ successful: 1, failed: 0 })
    expect(await send(unnamed)).toMatchObject({ successful: 0, skipped: 1 })
    const versions = async () =>
      (await user.api.call(masterDiApi.list, { query: { deviceNumber: [name] } })).body
        .map(({ versionNumber, status, isLatestVersion }) => [versionNumber, status, isLatestVersion])
        .sort()
    expect(await versions()).toEqual([
      ['1.0', 'deleted', false],
      ['2.0', 'active', true],
    ])
    expect((await undo(again.jobId)).body).toMatchObject({ successful: 1, failed: 0 })
    expect(await send(unnamed)).toMatchObject({ successful: 1, failed: 0 })
    expect((await versions()).at(-1)).toEqual(['3.0', 'active', true])
    // What somebody deletes by hand stays deleted.
    const { id } = (
      await user.api.call(masterDiApi.list, { query: { deviceNumber: [name], latest: 'true' } })
    ).body[0] ?? { id: 0 }
    await user.api.call(masterCommandsApi.delete, { id, body: { reason: 'Twice' } })
    expect(await send(unnamed)).toMatchObject({ successful: 0, failed: 1 })
  })

  it('goes through hundreds in batches', async () => {
    const { jobId } = await devices(Array.from({ length: 230 }, () => unique('B')))
    const { body } = await undo(jobId)
    expect(body).toMatchObject({ processed: 230, successful: 230, failed: 0 })
    expect((await undo(jobId)).status).toBe(409)
    const query = { importId: jobId, latest: 'true' as const }
    expect((await user.api.call(masterDiApi.list, { query })).total).toBe(0)
  })

  it('is done once where two ask at the same time', async () => {
    const { jobId } = await devices([unique('T'), unique('T')])
    const answers = await Promise.all([undo(jobId), undo(jobId)])
    const done = answers.filter(({ status }) => status === 200).map(({ body }) => body.successful)
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(await job(jobId)).toMatchObject({ undone: 2, undoable: 0 })
  })

  it('is for who imported it with the right to edit, and for administrators; with a reason', async () => {
    const importer = await person(hub)
    const { jobId } = await devices([unique('W')], importer)
    const other = await person(hub)
    expect((await undo(jobId, other)).status).toBe(404)
    expect((await undo(jobId, importer, ' ')).problem.issues).toEqual([
      { path: 'reason', message: 'Enter the reason for undoing the import' },
    ])
    expect((await undo(jobId, user)).body.successful).toBe(1)
    const [first] = (await importer.api.call(jobsApi.list, { query: { kind: ['master-di'] } })).body
    expect(first).toMatchObject({ id: jobId, created: 1, undone: 1 })
  })

  it('takes operators and certifications back too, where nothing hangs on them', async () => {
    const upload = async (noun: string, lines: readonly string[]) =>
      (await user.api.upload<ImportResult>(`/api/actors/bulk-upload?for=${noun}`, lines.join('\n'))).body
    const columns = 'actorType,name,legalName,srn,address,city,postalCode,country,email'
    const [kept, plain] = [uniqueSrn(), uniqueSrn()]
    const row = (srn: string) =>
      `manufacturer,${srn} Ltd,${srn} Ltd,${srn},Street 1,Berlin,10115,DE,a@example.com`
    const operators = await upload('operators', [columns, row(kept), row(plain)])
    const certifications = await upload('certifications', [
      'operatorSrn,certificationType,certificationNumber,issuingBody,issueDate',
      `${kept},ISO 13485,${unique('C')},TÜV,2025-01-01`,
    ])
    const { body } = await undo(operators.jobId)
    expect([body.successful, body.errors]).toEqual([
      1,
      [{ row: 2, field: null, message: `${kept} Ltd has certifications or linked devices` }],
    ])
    expect((await undo(certifications.jobId)).body).toMatchObject({ successful: 1, failed: 0 })
    const query = { importId: certifications.jobId }
    expect((await user.api.call(certificationsApi.list, { query })).total).toBe(0)
    expect((await undo(operators.jobId)).body).toMatchObject({ successful: 1, failed: 0 })
  })

  it('says that submissions are not deleted', async () => {
    const { basicUdiDi, udiDi } = await createSubmission(user.api)
    const { body } = await user.api.upload<ImportResult>(
      '/api/submissions/bulk-upload',
      `basicUdiDi,udiDi,deviceName\n${basicUdiDi},${udiDi},x`,
    )
    expect((await job(body.jobId)).undoable).toBe(0)
    expect((await undo(body.jobId)).status).toBe(409)
  })
})

describe('where nothing goes without a decision', () => {
  it('takes back drafts that were never sent alone', async () => {
    await decideSettings(hub, { wayOfWorking: 'controlled' })
    const [draft, sent] = [unique('K'), unique('K')]
    const { jobId } = await devices([draft, sent])
    const approver = await person(hub, ['quality-manager'])
    await user.api.call(masterCommandsApi.sendForApproval, {
      id: (await recordOf(sent)).id,
      body: { assignedUserId: approver.id, dueDate: '2026-12-24' },
    })
    const { body } = await undo(jobId)
    expect(body).toMatchObject({ successful: 1, failed: 1 })
    expect((await recordOf(draft)).status).toBe('deleted')
  })
})
