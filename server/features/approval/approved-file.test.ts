import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuditEntry, auditApi } from '#core/contract/audit.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { type RegisterRead, registerApi } from '#core/contract/register.ts'
import { settingsApi } from '#core/contract/settings.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import {
  createSubmission,
  decideSettings,
  type Person,
  password,
  person,
  uniqueGtin,
} from '#tests/factories.ts'
import { deviceOfRegister } from '#tests/register-answers.ts'
import { dueDate, type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** What is approved in controlled mode is a file: that one leaves, and no other (decision D60, finding A11). */

let circle: RequestHub
let author: Person
let approver: Person
beforeAll(async () => {
  circle = await startRequestHub()
  ;({ author, approver } = circle)
})
afterAll(() => circle.close())

const read = async (id: number): Promise<Submission> =>
  (await author.api.call(submissionsApi.get, { id })).body
const xml = (id: number) => author.api.get(`/api/submissions/${id}/xml`)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function approved(): Promise<number> {
  const { id } = await createSubmission(author.api)
  await author.api.call(submissionsApi.validate, { id })
  const body = { assignedUserId: approver.id, dueDate }
  await author.api.call(submissionsApi.sendForApproval, { id, body })
  await approver.api.call(submissionsApi.approve, { id, body: { password } })
  return id
}

async function lastOf(id: number, action: string): Promise<AuditEntry | undefined> {
  const { body } = await author.api.call(auditApi.trail, { query: { entityType: 'submission', action } })
  return body.find(({ entityId }) => entityId === id)
}

describe('the approved file', () => {
  let before: number
  it('approved in open mode, it does not count in controlled mode', async () => {
    before = await approved()
    expect((await read(before)).status).toBe('approved-user')
    await decideSettings(circle.hub, { wayOfWorking: 'controlled' })
    expect((await read(before)).status).toBe('validated')
    expect((await xml(before)).problem.type).toBe('not_valid')
    expect((await lastOf(before, 'approval_lapsed'))?.changesData).toMatchObject({
      previousStatus: 'approved-user',
      newStatus: 'validated',
    })
  })

  it('made before its approval lapsed is not said to be ready: it may have been uploaded', async () => {
    await decideSettings(circle.hub, { wayOfWorking: 'open' })
    const id = await approved()
    const { body: made } = await author.api.call(exchangeApi.create, {
      body: { submissionIds: [id], environment: 'production' },
    })
    const fileId = made.files[0]?.id ?? 0
    expect((await read(id)).standing).toBe('file-made')
    await decideSettings(circle.hub, { wayOfWorking: 'controlled' })
    expect(await read(id)).toMatchObject({ status: 'validated', standing: 'not-sent' })
    const file = async () => (await author.api.call(exchangeApi.file, { id: fileId })).body
    expect(await file()).toMatchObject({
      notSent: 0,
      approvalLapsed: 1,
      attempts: [{ approvalLapsed: true, outcome: null, sentAt: null }],
    })
    const query = { answer: 'lapsed' } as const
    expect((await author.api.call(exchangeApi.files, { query })).body.map((one) => one.id)).toEqual([fileId])
    // It was uploaded after all: the answer is awaited.
    await author.api.call(exchangeApi.sending, { body: { fileIds: [fileId], sent: true } })
    expect((await read(id)).standing).toBe('sent')
    expect(await file()).toMatchObject({ approvalLapsed: 0, unanswered: 1 })
  })

  it('made without an approval is not said to be ready once that is needed, nor one whose approval is taken back', async () => {
    await decideSettings(circle.hub, { wayOfWorking: 'open' })
    const { id } = await createSubmission(author.api)
    await author.api.call(submissionsApi.validate, { id })
    const make = (submissionIds: number[]) =>
      author.api.call(exchangeApi.create, { body: { submissionIds, environment: 'production' } })
    await make([id])
    await decideSettings(circle.hub, { wayOfWorking: 'controlled' })
    expect(await read(id)).toMatchObject({ status: 'validated', standing: 'not-sent' })
    const other = await approved()
    await make([other])
    expect((await read(other)).standing).toBe('file-made')
    await decideSettings(circle.hub, { wayOfWorking: 'open' })
    await decideSettings(circle.hub, { wayOfWorking: 'controlled' })
    expect((await read(other)).standing).toBe('file-made')
    await author.api.call(submissionsApi.validate, { id: other })
    expect(await read(other)).toMatchObject({ status: 'validated', standing: 'not-sent' })
  })

  it('has its hash in the decision, and is delivered byte by byte, however late', async () => {
    const id = await approved()
    const decision = (await lastOf(id, 'approved'))?.changesData?.decision
    const [file] = decision?.files ?? []
    circle.hub.clock.advance({ minutes: 20 })
    const { text } = await xml(id)
    expect(file).toEqual({ file: 'xml', sha256: sha256(text) })
  })

  it('is asked of a device that was read in as well: whoever brings its data may have written them', async () => {
    const udiDi = uniqueGtin()
    const { body: reading } = await author.api.upload<RegisterRead>(
      registerApi.read.path,
      deviceOfRegister(udiDi),
      'eudamed.zip',
    )
    await author.api.call(registerApi.store, { id: reading.id })
    const { body } = await author.api.call(submissionsApi.list, { query: { search: udiDi } })
    const [{ id, status } = { id: 0, status: 'draft' }] = body
    expect(status).toBe('approved-eudamed')
    const leftOut = async (environment: 'production' | 'playground') => {
      const query = { environment, submissionIds: [String(id)] }
      return (await author.api.call(exchangeApi.check, { query })).body.leftOut.map(({ kind }) => kind)
    }
    expect(await leftOut('production')).toEqual(['nothing-to-send'])
    expect(await leftOut('playground')).toEqual(['not-approved'])
    const there = { submissionIds: [id], environment: 'playground' } as const
    expect((await author.api.post(exchangeApi.create.path, there)).problem.type).toBe('not_valid')
    const query = { environment: 'playground' as const, submissionIds: [String(id)] }
    expect((await author.api.call(exchangeApi.xml, { query })).problem.type).toBe('not_valid')
    expect((await xml(id)).problem.message).toContain('nothing to send')
    const { text } = await author.api.get(`${submissionsApi.export.path}?search=${udiDi}`)
    expect(text.trim().split(',').at(-1)).toBe('Not approved')
  })

  it('is not replaced by one for another environment or release: the approval ends', async () => {
    const id = await approved()
    const admin = await person(circle.hub, ['admin'])
    await admin.api.call(settingsApi.update, { body: { dtxVersionProduction: '3.0.31' } })
    expect((await read(id)).status).toBe('validated')
    expect((await lastOf(id, 'approval_lapsed'))?.changesData?.actionNotes).toContain('3.0.31')

    const again = await approved()
    const { body: check } = await author.api.call(exchangeApi.check, { query: { environment: 'playground' } })
    expect(check.leftOut.find(({ submissionId }) => submissionId === again)).toMatchObject({
      kind: 'not-approved',
      why: expect.stringContaining('approved for production'),
    })
    await admin.api.call(settingsApi.update, { body: { eudamedEnvironment: 'playground' } })
    expect((await read(again)).status).toBe('validated')
  })

  it('stays where its submission is deleted, once open mode is back', async () => {
    const id = await approved()
    await decideSettings(circle.hub, { wayOfWorking: 'open' })
    const writer = await person(circle.hub, ['regulatory-manager'])
    await writer.api.call(submissionsApi.update, { id, body: { website: 'https://example.org' } })
    expect((await writer.api.delete(`/api/submissions/${id}`, { reason: 'Made twice' })).status).toBe(200)
    const files = circle.hub.hub.db.selectFrom('approved_files').select('file')
    expect(await files.where('submission_id', '=', id).execute()).toEqual([{ file: 'xml' }])
  })
})
