import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApprovalRequest, requestsApi } from '#core/contract/requests.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import { createSubmission, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What becomes of a validated submission that somebody is to approve (specification, document 2 sections 2.6 and 4). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const validate = (id: number) => user.api.call(submissionsApi.validate, { id })

describe('a submission sent for approval', () => {
  const dueDate = '2999-12-31'
  const asked = async (id: number) =>
    (await user.api.call(requestsApi.list, { query: { submissionId: id } })).body
  const sent = async (assignedUserId: number) => {
    const { id } = await createSubmission(user.api)
    await validate(id)
    const body = { assignedUserId, dueDate, approvalNotes: 'Please look' }
    return { id, answer: await user.api.call(submissionsApi.sendForApproval, { id, body }) }
  }

  let approver: Person
  let request: ApprovalRequest | undefined

  it('waits as a request with all one has to know [S2-3-33, S2-3-34, S2-3-35, S2-4-08, S2-7-30]', async () => {
    approver = await person(hub, ['quality-manager'])
    const { id, answer } = await sent(approver.id)
    expect(answer.body).toMatchObject({ status: 'pending', abilities: { sendForApproval: false } })
    ;[request] = await asked(id)
    expect(request).toMatchObject({
      entityType: 'submission',
      submissionId: id,
      masterDiId: null,
      changeType: 'update',
      status: 'pending',
      requestNotes: 'Please look',
      requestedByName: user.name,
      assignedToName: approver.name,
      dueDate,
      approvedByName: null,
      resolvedAt: null,
      currentData: { deviceName: answer.body.deviceName },
    })
    expect(request?.proposedChanges).toContainEqual({
      field: 'deviceName',
      from: null,
      to: answer.body.deviceName,
    })
  })

  it('is approved with notes by who did not write it [S2-4-09, S2-4-17, S2-4-18, S2-7-31]', async () => {
    const own = await user.api.call(requestsApi.approve, { id: request?.id ?? 0, body: {} })
    expect(own.status).toBe(403)
    const { body } = await approver.api.call(requestsApi.approve, {
      id: request?.id ?? 0,
      body: { approvalNotes: 'Fine' },
    })
    expect(body).toMatchObject({
      status: 'approved',
      approvalNotes: 'Fine',
      approvedByName: approver.name,
      resolvedAt: expect.any(String),
    })
    const approved = await user.api.get<Submission>(`/api/submissions/${request?.submissionId}`)
    expect(approved.body.status).toBe('approved-user')
  })

  it('goes back to draft with the reason when it is turned down; who may decide is told in the request [S2-2.6-07, S2-4-10, S2-4-19, S2-7-32]', async () => {
    const approver = await person(hub, ['quality-manager'])
    const { id } = await sent(approver.id)
    const [request] = await asked(id)
    expect(request?.abilities.decide).toBe(false)
    const [seen] = (await approver.api.call(requestsApi.list, { query: { submissionId: id } })).body
    expect(seen?.abilities.decide).toBe(true)
    const reject = (body: object) => approver.api.call(requestsApi.reject, { id: seen?.id ?? 0, body })
    expect((await reject({})).problem.issues?.[0]?.path).toBe('rejectionNotes')
    expect((await reject({ rejectionNotes: 'No label' })).body.status).toBe('rejected')
    expect((await user.api.get<Submission>(`/api/submissions/${id}`)).body.status).toBe('draft')
    const { body: line } = await user.api.call(versionControlApi.versions, { id })
    expect(line.map(({ action, versionNumber }) => [action, versionNumber])).toEqual([
      ['rejected', null],
      ['sent_for_approval', null],
      ['validated', null],
      ['created', 1],
    ])
  })
})
