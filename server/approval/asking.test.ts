import { afterAll, beforeAll, expect, it } from 'vitest'
import { notificationsApi } from '#core/contract/notifications.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { loadRequest } from '#server/features/approval/request-service.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Actor, inTransaction } from '#server/platform/hub.ts'
import { actorOf, createSubmission, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { askForApproval } from './asking.ts'
import type { Decider } from './decider.ts'
import { decide } from './deciding.ts'

/** Approval of something that is no master record: its kind brings a decider, and nothing here knows it. */

let hub: TestApp
let author: Person
let approver: Person
let submissionId: number
beforeAll(async () => {
  hub = await startTestApp()
  author = await person(hub)
  approver = await person(hub, ['quality-manager'])
  submissionId = (await createSubmission(author.api)).id
})
afterAll(() => hub.close())

const ask = () =>
  inTransaction(hub.hub, actorOf(author), (unit) =>
    askForApproval(unit, actorOf(author), {
      entityType: 'submission',
      entityId: submissionId,
      entityName: 'Scissors for Spain',
      deviceNumber: null,
      versionNumber: null,
      intent: 'release',
      currentData: { deviceName: 'Scissors' },
      dictionary: 'submission',
      proposedChanges: [],
      changeReason: null,
      requestNotes: 'Please look at the label',
      assignedTo: approver.id,
      dueDate: '2999-12-31',
    }),
  )

it('is listed, found and told under its own name and number', async () => {
  const { id } = await ask()
  const { body } = await author.api.call(requestsApi.list, { query: { submissionId, search: 'spain' } })
  expect(body).toMatchObject([
    { id, entityType: 'submission', submissionId, masterDiId: null, deviceName: 'Scissors for Spain' },
  ])
  const told = await approver.api.call(notificationsApi.list)
  expect(told.body.items[0]?.body).toBe(`${author.name} asks you to decide on Scissors for Spain`)
  // One of a kind waits at a time.
  await expect(ask()).rejects.toMatchObject({ code: '23505' })
})

it('is decided by the decider of its kind, all of it or nothing', async () => {
  const [waiting] = (await author.api.call(requestsApi.list, { query: { submissionId } })).body
  const request = await loadRequest(hub.hub, waiting?.id ?? 0)
  const done: string[] = []
  const decider = (approve: Decider['approve']): Decider => ({
    entityType: 'submission',
    lock: async () => void done.push('locked'),
    approve,
    reject: async () => void done.push('rejected'),
  })
  const verdict = { kind: 'approve', notes: null, revision: null } as const
  const signing = { given: {}, address: '192.0.2.1', page: undefined }
  const who: Actor = { ...actorOf(approver), permissions: ['approve-submissions'] }
  const impossible = decider(async () => {
    throw new Refusal('invalid_transition', 'It was changed meanwhile')
  })
  const refused = decide(hub.hub, who, request, { deciders: [impossible], verdict, signing })
  await expect(refused).rejects.toThrow('meanwhile')
  expect((await loadRequest(hub.hub, request.id)).status).toBe('pending')
  const willing = decider(async (_unit, _actor, { entity_id }) => void done.push(`approved ${entity_id}`))
  const decided = await decide(hub.hub, who, request, { deciders: [willing], verdict, signing })
  expect(decided).toMatchObject({ status: 'approved', approvedByName: approver.name, submissionId })
  expect(done).toEqual(['locked', 'locked', `approved ${submissionId}`])
  const told = await author.api.call(notificationsApi.list)
  expect(told.body.items[0]?.body).toBe(`${approver.name} approved Scissors for Spain`)
})
