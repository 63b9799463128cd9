import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { jobsApi } from '#core/contract/imports.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import {
  createMaster,
  createSubmission,
  decideSettings,
  type Person,
  password,
  person,
} from '#tests/factories.ts'
import { dueDate, type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** The ways around a decision that the controlled way closes (decision D46). */

let circle: RequestHub
let author: Person
let approver: Person
let admin: Person
/** In force before the hub became a controlled one. */
let old: MasterRecord
beforeAll(async () => {
  circle = await startRequestHub()
  ;({ author, approver, admin } = circle)
  old = await createMaster(author.api)
  await decideSettings(circle.hub, { wayOfWorking: 'controlled' })
})
afterAll(() => circle.close())

/** People of tests sign with a password that nobody has; those who decide here get one. */
const signed = { password }
const decideAs = (who: Person, id: number, body: object = signed) =>
  who.api.call(requestsApi.approve, { id, body })

async function released(by: Person = author): Promise<MasterRecord> {
  const draft = await createMaster(by.api)
  const { pendingChange } = await circle.send(draft, by)
  expect((await decideAs(approver, pendingChange.id)).status).toBe(200)
  return circle.read(draft.id)
}

describe('in the controlled way', () => {
  it('a first version is a draft, and known again when it is sent again', async () => {
    const record = await createMaster(author.api, { versionNumber: '1.0' })
    expect(record).toMatchObject({ versionNumber: '1.0-draft', status: 'draft' })
    const again = await author.api.call(masterDiApi.create, {
      body: { ...record, versionNumber: '1.0', revision: undefined },
    })
    expect(again.problem.type).toBe('duplicate_record')
  })

  it('an upload makes drafts, and finds them again', async () => {
    const row = `${Date.now()}-CSV,Pump,Maker,EU`
    const file = `deviceNumber,deviceName,manufacturerName,targetCountries\n${row}\n`
    const upload = () => author.api.upload<ImportResult>('/api/master-di/bulk-upload', file)
    expect((await upload()).body).toMatchObject({ successful: 1, failed: 0 })
    const search = row.split(',')[0] ?? ''
    const { body } = await author.api.call(masterDiApi.list, { query: { search } })
    expect(body).toMatchObject([{ versionNumber: '1.0-draft', status: 'draft' }])
    expect((await upload()).body).toMatchObject({ successful: 0, skipped: 1 })
  })

  it('what is in force is not edited, but replaced', async () => {
    const record = await released()
    expect(record).toMatchObject({ status: 'active', versionNumber: '1.0', notApprovedHere: false })
    expect(record.abilities).toMatchObject({
      edit: false,
      delete: false,
      createVersion: true,
      requestDelete: true,
    })
    for (const who of [author, admin]) {
      const answer = await who.api.call(masterDiApi.update, {
        id: record.id,
        body: { riskClass: 'class-iii' },
      })
      expect(answer.problem.type).toBe('invalid_transition')
    }
    expect((await circle.read(record.id)).revision).toBe(record.revision)
  })

  it('what was in force before stays, and is marked', async () => {
    expect(await circle.read(old.id)).toMatchObject({ status: 'active', notApprovedHere: true })
  })

  it('values of a file go into the next draft of what is in force', async () => {
    const record = await released()
    const file = `deviceNumber,brandName\n${record.deviceNumber},From the file\n`
    const { body } = await author.api.upload<ImportResult>('/api/master-di/bulk-upload', file)
    const answer = await author.api.call(jobsApi.update, { id: body.jobId, body: {} })
    expect(answer.body).toMatchObject({ successful: 1 })
    expect(await circle.read(record.id)).toMatchObject({ status: 'active', brandName: record.brandName })
    const { openVersion } = await circle.read(record.id)
    expect(await circle.read(openVersion?.id ?? 0)).toMatchObject({
      status: 'draft',
      versionNumber: '2.0-draft',
      brandName: 'From the file',
      parentId: record.id,
    })
  })

  it('who wrote part of it does not decide, administrator or not', async () => {
    const draft = await createMaster(author.api)
    const editing = await person(circle.hub, ['technical-reviewer'])
    await editing.api.call(masterDiApi.update, { id: draft.id, body: { brandName: 'Mine' } })
    await admin.api.call(masterDiApi.update, { id: draft.id, body: { modelNumber: 'Mine too' } })
    const { pendingChange } = await circle.send(draft)
    const reasons = new Map([
      [editing, 'You edited part of this. Someone who has not edited it has to decide.'],
      [admin, 'This needs the permission approve-submissions'],
    ])
    for (const [who, cannotDecide] of reasons) {
      const listed = (await who.api.call(requestsApi.list, { query: { id: pendingChange.id } })).body[0]
      expect(listed).toMatchObject({ abilities: { decide: false }, cannotDecide })
      expect((await decideAs(who, pendingChange.id)).status).toBe(403)
    }
    expect((await decideAs(approver, pendingChange.id)).status).toBe(200)
  })

  it('who asked does not decide, administrator or not', async () => {
    const record = await released()
    const request = { id: record.id, body: { changeReason: 'Not sold any more' } }
    const { pendingChange } = (await admin.api.call(masterCommandsApi.requestDelete, request)).body
    expect((await decideAs(admin, pendingChange.id)).status).toBe(403)
    expect((await decideAs(approver, pendingChange.id)).status).toBe(200)
    expect((await circle.read(record.id)).status).toBe('deleted')
  })

  it('only a draft that was never sent is deleted directly', async () => {
    const record = await released()
    const remove = (id: number) => admin.api.call(masterCommandsApi.delete, { id, body: { reason: 'Old' } })
    expect((await remove(record.id)).problem.type).toBe('invalid_transition')
    const fresh = await createMaster(author.api)
    expect((await remove(fresh.id)).body.status).toBe('deleted')
    const sent = await createMaster(author.api)
    const { pendingChange } = await circle.send(sent)
    const rejectionNotes = 'Another label'
    const body = { rejectionNotes, ...signed }
    expect((await approver.api.call(requestsApi.reject, { id: pendingChange.id, body })).status).toBe(200)
    expect((await remove(sent.id)).problem.type).toBe('invalid_transition')
    const asked = await author.api.call(masterCommandsApi.requestDelete, {
      id: sent.id,
      body: { changeReason: 'Not made' },
    })
    expect((await decideAs(approver, asked.body.pendingChange.id)).status).toBe(200)
    expect((await circle.read(sent.id)).status).toBe('deleted')
  })

  it('what waits for a decision is not sent a second time, validated again or not', async () => {
    const { id } = await createSubmission(author.api)
    const sending = { assignedUserId: approver.id, dueDate }
    for (const status of [200, 409, 409]) {
      const { body } = await author.api.call(submissionsApi.validate, { id })
      expect(body.abilities.sendForApproval).toBe(status === 200)
      const answer = await author.api.call(submissionsApi.sendForApproval, { id, body: sending })
      expect(answer.status).toBe(status)
      if (status === 409) expect(answer.problem.type).toBe('pending_approval')
    }
    expect((await approver.api.call(submissionsApi.approve, { id, body: signed })).body.status).toBe(
      'approved-user',
    )
  })

  it('a submission that was sent once is kept: no button offers to delete it, and nobody can', async () => {
    const { id } = await createSubmission(admin.api)
    const delivered = () => admin.api.call(submissionsApi.get, { id })
    expect((await delivered()).body.abilities.delete).toBe(true)
    await admin.api.call(submissionsApi.validate, { id })
    const sending = { assignedUserId: approver.id, dueDate }
    await admin.api.call(submissionsApi.sendForApproval, { id, body: sending })
    const rejectionNotes = 'The model is wrong'
    const { body } = await approver.api.call(submissionsApi.reject, {
      id,
      body: { ...signed, rejectionNotes },
    })
    expect(body.status).toBe('draft')
    expect((await delivered()).body.abilities.delete).toBe(false)
    const answer = await admin.api.call(submissionsApi.delete, { id, body: { reason: 'Made twice' } })
    expect(answer.problem.message).toContain('was sent for approval once')
  })

  it('no file leaves without an approval, and none after a change', async () => {
    const { id } = await createSubmission(author.api)
    const file = () => author.api.get(`/api/submissions/${id}/xml`)
    expect((await author.api.call(submissionsApi.validate, { id })).body).toMatchObject({
      status: 'validated',
      abilities: { download: false, sendForApproval: true },
    })
    expect((await file()).problem.type).toBe('not_valid')
    const sending = { assignedUserId: approver.id, dueDate }
    const sent = await author.api.call(submissionsApi.sendForApproval, { id, body: sending })
    expect(sent.body).toMatchObject({
      status: 'pending',
      pendingChange: { submissionId: id, status: 'pending' },
    })
    expect((await author.api.call(submissionsApi.approve, { id, body: signed })).status).toBe(403)
    expect((await approver.api.call(submissionsApi.approve, { id, body: signed })).body.status).toBe(
      'approved-user',
    )
    expect((await file()).status).toBe(200)
    await author.api.call(submissionsApi.update, { id, body: { modelNumber: 'S-2' } })
    expect((await file()).problem.type).toBe('not_valid')
  })
})

describe('in both ways', () => {
  it('an assignee whose role was taken does not decide', async () => {
    const open = await startRequestHub()
    for (const hub of [circle, open]) {
      const draft = await createMaster(hub.author.api, { versionNumber: '1.0-draft' })
      const { pendingChange } = await hub.send(draft)
      const { db } = hub.hub.hub
      const take = (roles: ('user' | 'quality-manager')[]) =>
        db.updateTable('users').set({ roles }).where('id', '=', hub.approver.id).execute()
      await take(['user'])
      const answer = await hub.approver.api.call(requestsApi.approve, { id: pendingChange.id, body: signed })
      expect(answer.status).toBe(403)
      expect((await hub.read(draft.id)).status).toBe('pending-approval')
      await take(['quality-manager'])
    }
    await open.close()
  })
})
