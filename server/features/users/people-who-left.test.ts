import { afterAll, beforeAll, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { rimApi } from '#core/contract/rim.ts'
import { tasksApi } from '#core/contract/tasks.ts'
import { usersApi } from '#core/contract/users.ts'
import { createMaster, decideSettings, person } from '#tests/factories.ts'
import { type RequestHub, startRequestHub } from '#tests/request-hub.ts'
import { countIn, workOf } from '#tests/work-lines.ts'

/** What somebody leaves behind is told before, and waits afterwards for people who can give it to others (decision D149). */

let team: RequestHub
beforeAll(async () => {
  team = await startRequestHub()
})
afterAll(() => team.close())

it('leaves nothing that waits for somebody who cannot act', async () => {
  const { admin, approver } = team
  const gone = await person(team.hub, ['regulatory-manager'])
  const lead = await person(team.hub, ['regulatory-manager'])
  const clerk = await person(team.hub, ['submission-coordinator'])

  // A request to a person who will leave as well, one to be decided by whoever leaves, one that was rejected.
  const second = await person(team.hub, ['quality-manager'])
  const ask = async (by: typeof gone, assignedUserId: number) => {
    const draft = await team.draftOf(await createMaster(by.api))
    const body = { ...team.sending, assignedUserId }
    return (await by.api.call(masterCommandsApi.sendForApproval, { id: draft.id, body })).body.pendingChange
  }
  const stuck = await ask(gone, second.id)
  await ask(clerk, gone.id)
  const rejected = await ask(gone, approver.id)
  const body = { rejectionNotes: 'Another name' }
  await approver.api.call(requestsApi.reject, { id: rejected.id, body })

  const owned = { productName: 'Renewal', ownerId: gone.id } as never
  const { body: project } = await lead.api.call(rimApi.createSubmission, { body: owned })
  const subject = { type: 'project' as const, id: project.id }
  const task = { kind: 'task', title: 'Ask the notified body', subject, ownerId: gone.id } as const
  const { body: made } = await lead.api.call(tasksApi.create, { body: task as never })

  const { body: open } = await admin.api.call(usersApi.openWork, { id: gone.id })
  expect(open).toEqual({
    ...{ decisions: 1, requests: 1, rework: 1, tasks: 1, projects: 1, assessments: 0, jobs: 0 },
    lastApprover: false,
  })
  expect(countIn(await workOf(lead.api), 'left-tasks')).toBe(0)
  await admin.api.call(usersApi.setStatus, { id: second.id, body: { isActive: false } })
  await admin.api.call(usersApi.remove, { id: gone.id })

  const lines = await workOf(lead.api)
  expect(countIn(lines, 'left-requests')).toBe(1)
  expect(countIn(lines, 'left-rework')).toBe(1)
  // Whoever only approves can assign a request to somebody else, and rework none.
  expect(countIn(await workOf(approver.api), 'left-requests')).toBe(1)
  expect(countIn(await workOf(approver.api), 'left-rework')).toBe(0)
  expect(countIn(lines, 'left-tasks')).toBe(1)
  expect(countIn(lines, 'left-projects')).toBe(1)
  expect(countIn(await workOf(clerk.api), 'left-tasks')).toBe(0)
  // Whoever asked and can still act is told herself.
  expect(countIn(await workOf(clerk.api), 'reassign')).toBe(1)

  const again = { assignedTo: approver.id, dueDate: team.sending.dueDate }
  await lead.api.call(requestsApi.reassign, { id: stuck.id, body: again })
  await lead.api.call(tasksApi.update, {
    id: made.id,
    body: { ownerId: clerk.id, revision: made.revision } as never,
  })
  await lead.api.call(rimApi.updateSubmission, { id: project.id, body: { ownerId: lead.id } as never })
  const after = await workOf(lead.api)
  expect(countIn(after, 'left-tasks')).toBe(0)
  expect(countIn(after, 'left-projects')).toBe(0)
  expect(countIn(after, 'left-requests')).toBe(0)
  expect(countIn(after, 'left-rework')).toBe(1)
})

it('tells before the last one who may decide leaves', async () => {
  const { admin } = team
  await decideSettings(team.hub, { wayOfWorking: 'controlled' })
  const { body: approvers } = await admin.api.call(requestsApi.approvers)
  const [last, ...others] = approvers
  const isLast = async () =>
    (await admin.api.call(usersApi.openWork, { id: last?.id ?? 0 })).body.lastApprover
  expect([others.length > 0, await isLast()]).toEqual([true, false])
  for (const { id } of others) await admin.api.call(usersApi.setStatus, { id, body: { isActive: false } })
  expect(await isLast()).toBe(true)
})
