import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { projectsApi } from '#core/contract/projects.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { type RimSubmission, rimApi } from '#core/contract/rim.ts'
import { tasksApi } from '#core/contract/tasks.ts'
import { usersApi } from '#core/contract/users.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Projects: devices in markets, owners, figures (decision D140). Today is 20 November 2026. */

let hub: TestApp
let boss: Person
let editor: Person
let reader: Person
beforeAll(async () => {
  hub = await startTestApp()
  boss = await person(hub, ['admin'])
  editor = await person(hub, ['submission-coordinator'])
  reader = await person(hub, ['quality-manager'])
})
afterAll(() => hub.close())

type Body = Readonly<Record<string, unknown>>
const create = async (body: Body = {}, by = editor) =>
  (await by.api.call(rimApi.createSubmission, { body: body as never })).body
const change = (id: number, body: Body, by = editor) =>
  by.api.call(rimApi.updateSubmission, { id, body: body as never })
const project = async (id: number) => (await reader.api.call(projectsApi.get, { id })).body
const found = async (query: object, by = editor): Promise<RimSubmission[]> =>
  (await by.api.call(rimApi.submissions, { query: query as never })).body
const paths = ({ problem }: { problem: { issues?: { path: string }[] } }) =>
  problem.issues?.map(({ path }) => path)

describe('what a project says of itself', () => {
  it('has an owner who is a user, beside what is written, and tells that person', async () => {
    const left = await person(hub, ['quality-manager'])
    await boss.api.call(usersApi.setStatus, { id: left.id, body: { isActive: false } })
    for (const ownerId of [left.id, 999_999])
      expect(paths(await editor.api.post('/api/rim/submissions', { ownerId }))).toEqual(['ownerId'])
    const made = await create({ productName: 'Owned', assignedTo: reader.name })
    expect((await project(made.id)).proposedOwner).toEqual({ id: reader.id, name: reader.name })
    const { body } = await change(made.id, { ownerId: reader.id })
    expect(body).toMatchObject({ assignedTo: reader.name, ownerId: reader.id, ownerName: reader.name })
    expect((await project(made.id)).proposedOwner).toBeNull()
    expect((await found({ mine: 'true' }, reader)).map(({ id }) => id)).toEqual([made.id])
    const { body: bell } = await reader.api.get<{ items: { title: string; link: string }[] }>(
      '/api/notifications',
    )
    expect(bell.items[0]).toMatchObject({
      title: 'A project was assigned to you',
      link: `/simple-rim/projects/${made.id}`,
    })
    const { body: history } = await reader.api.call(projectsApi.history, { id: made.id })
    expect(history.items[0]?.changesData?.changes).toEqual([
      { field: 'ownerId', from: null, to: reader.name },
    ])
  })

  it('takes no dates that cannot be, and leaves what was stored before alone', async () => {
    const { id } = await create({ targetDate: '2026-11-10' })
    const future = { submissionDate: '2026-11-21', decisionDate: '2026-11-22' }
    expect(paths(await change(id, future))).toEqual(['submissionDate', 'decisionDate'])
    // Decided without a single date: nothing is required, and the figures say what they are made of.
    expect((await change(id, { status: 'rejected' })).body.daysToDeadline).toBeNull()
    await sql`update rim_items set document = document || '{"submissionDate": "2027-01-01"}'::jsonb
      where id = ${id}`.execute(hub.hub.db)
    expect((await change(id, { nextAction: 'Ask again' })).status).toBe(200)
  })

  it('is counted as the list it leads to', async () => {
    const own = await startTestApp()
    const admin = await person(own, ['admin'])
    const post = (body: object) => admin.api.call(rimApi.createSubmission, { body: body as never })
    const late = { targetDate: '2026-11-19' }
    for (const status of ['draft', 'approved', 'rejected']) await post({ status, ...late })
    await post({ status: 'approved', submissionDate: '2026-01-01', decisionDate: '2026-01-31' })
    const { body: counters } = await admin.api.call(rimApi.overview)
    const { body: figures } = await admin.api.call(projectsApi.figures)
    const listed = async (counted: string) =>
      (await admin.api.call(rimApi.submissions, { query: { counted } as never })).body.length
    expect(counters.overdueTasks).toBe(1)
    expect(figures).toMatchObject({ decided: 3, approved: 2, reviewed: 1, openTasks: 0 })
    expect(await listed('overdue')).toBe(counters.overdueTasks)
    expect(await listed('active')).toBe(counters.activeSubmissions)
    for (const counted of ['decided', 'approved', 'reviewed'] as const)
      expect(await listed(counted)).toBe(figures[counted])
    await own.close()
  })

  it('computes its progress from its tasks once it has any', async () => {
    const { id } = await create({ productName: 'Steps', progress: 80 })
    const subject = { type: 'project' as const, id }
    const task = async (body: object) =>
      (await editor.api.call(tasksApi.create, { body: { subject, ...body } as never })).body
    const apply = await task({ kind: 'task', title: 'Apply' })
    await task({ kind: 'milestone', title: 'Audit', dueDate: '2027-01-10' })
    await task({ kind: 'milestone', title: 'Sample', dueDate: '2026-12-10' })
    await task({ kind: 'task', title: 'Superfluous', status: 'not-needed' })
    await editor.api.call(tasksApi.update, { id: apply.id, body: { status: 'done' } })
    expect(await project(id)).toMatchObject({
      progress: 80,
      tasks: 3,
      tasksDone: 1,
      openTasks: 2,
      nextMilestone: { title: 'Sample', dueDate: '2026-12-10' },
    })
  })
})

describe('the devices of a project', () => {
  it('are in markets, stay through new versions, and count no more once deleted', async () => {
    const [kept, gone] = [await createMaster(boss.api), await createMaster(boss.api)]
    const { id } = await create({ productName: 'Scoped' })
    const add = (body: object) => editor.api.call(projectsApi.addScope, { id, body: body as never })
    expect(paths(await add({ markets: ['EU', 'XX'], masterDiIds: [999_999] }))).toEqual([
      'markets',
      'masterDiIds',
    ])
    const { body } = await add({ markets: ['EU', 'CH'], masterDiIds: [kept.id, gone.id] })
    expect(body).toEqual({ changed: 4, devices: 2, markets: ['EU', 'CH'] })
    expect((await add({ markets: ['EU'], masterDiIds: [kept.id] })).body.changed).toBe(0)
    const scope = async () => (await reader.api.call(projectsApi.scope, { id })).body
    const figures = { needed: expect.any(Number), missing: expect.any(Number) }
    const begun = { stage: 'not-begun', submissionId: null, ...figures }
    expect((await scope()).items[0]?.markets).toEqual([
      { country: 'EU', ...begun },
      { country: 'CH', ...begun },
    ])
    // The next version is the same device; the one in force is shown.
    const { body: next } = await boss.api.call(masterDiApi.create, {
      body: {
        ...kept,
        id: undefined,
        versionNumber: '2.0-draft',
        changeReason: 'New label',
        revision: undefined,
      } as never,
    })
    expect((await scope()).items.map(({ masterDiId }) => masterDiId)).toContain(kept.id)
    expect((await found({ masterDiId: next.id })).map((one) => one.id)).toEqual([id])
    await boss.api.call(masterCommandsApi.softDelete, { id: gone.id, body: { reason: 'Twice' } })
    expect(await project(id)).toMatchObject({ devices: 1, markets: ['EU', 'CH'] })
    expect(await scope()).toMatchObject({ total: 2, gone: 1, items: [{ isGone: false }, { isGone: true }] })
    const { body: history } = await reader.api.call(projectsApi.history, { id })
    expect(history.items.map(({ entityType, action }) => `${entityType} ${action}`)).toEqual([
      'master-di deleted',
      'rim-submission updated',
      'rim-submission created',
    ])
    // A version that gives way to the one before it.
    const asked = { id: next.id, body: { assignedUserId: boss.id, dueDate: '2999-12-31' } }
    const { body: sent } = await editor.api.call(masterCommandsApi.sendForApproval, asked)
    await boss.api.call(requestsApi.approve, { id: sent.pendingChange.id, body: {} })
    await boss.api.call(masterCommandsApi.softDelete, { id: next.id, body: { reason: 'Not printed' } })
    const { body: after } = await reader.api.call(projectsApi.history, { id })
    expect(after.items.slice(0, 3).map(({ action }) => action)).toEqual(['reinstated', 'deleted', 'archived'])
    const remove = (given: object) => editor.api.call(projectsApi.removeScope, { id, body: given as never })
    expect(paths(await remove({}))).toEqual(['deviceNumbers'])
    expect((await remove({ markets: ['CH'] })).body).toEqual({ changed: 2, devices: 1, markets: ['EU'] })
    expect((await remove({ deviceNumbers: [kept.deviceNumber, gone.deviceNumber] })).body.devices).toBe(0)
    expect((await reader.api.call(projectsApi.addScope, { id, body: {} as never })).status).toBe(403)
  })
})
