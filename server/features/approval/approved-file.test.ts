import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuditEntry, auditApi } from '#core/contract/audit.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { settingsApi } from '#core/contract/settings.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { createSubmission, decideSettings, type Person, password, person } from '#tests/factories.ts'
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

  it('has its hash in the decision, and is delivered byte by byte, however late', async () => {
    const id = await approved()
    const decision = (await lastOf(id, 'approved'))?.changesData?.decision
    const [file] = decision?.files ?? []
    circle.hub.clock.advance({ minutes: 20 })
    const { text } = await xml(id)
    expect(file).toEqual({ file: 'xml', sha256: sha256(text) })
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
})
