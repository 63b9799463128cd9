import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Assessment, assessmentsApi } from '#core/contract/assessments.ts'
import { auditApi } from '#core/contract/audit.ts'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { myWorkApi } from '#core/contract/my-work.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { tasksApi } from '#core/contract/tasks.ts'
import { keepBuiltIn } from '#server/features/intelligence/built-in.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { tellDueAssessments } from './assessment-notices.ts'

/** Impact assessments (decision D141), from the update to the outcome. */

let hub: TestApp
let author: Person
let quality: Person
let updates: { id: number; title: string }[]
let deviceId = 0
let today = ''
beforeAll(async () => {
  hub = await startTestApp()
  today = hub.hub.now().toISOString().slice(0, 10)
  await keepBuiltIn(hub.hub)
  author = await person(hub, ['regulatory-manager'])
  quality = await person(hub, ['quality-manager'])
  deviceId = (await createMaster(author.api, { riskClass: 'class-iib', targetCountries: ['EU'] })).id
  await createMaster(author.api, { riskClass: 'class-i', targetCountries: ['CN'] })
  const query = { affects: 'true', country: 'EU', limit: 100 } as const
  updates = (await author.api.call(intelligenceApi.updates, { query })).body
})
afterAll(() => hub.close())

const take = (): number => updates.shift()?.id ?? 0
const begin = (given: object) => author.api.call(assessmentsApi.create, { body: given as never })
const change = (who: Person, { id, revision }: Assessment, given: object) =>
  who.api.call(assessmentsApi.update, { id, body: { ...given, revision } })
const issuesOf = (answer: { readonly problem: { readonly issues?: { path: string; message: string }[] } }) =>
  answer.problem.issues?.map(({ path, message }) => [path, message])
const bellOf = async (who: Person) =>
  (await who.api.call(notificationsApi.list)).body.items.map(({ title, link }) => [title, link])
const workOf = async (who: Person) => {
  const { body } = await who.api.call(myWorkApi.get)
  return Object.fromEntries(body.lines.map(({ kind, count, list }) => [kind, { count, list }]))
}

describe('an impact assessment', () => {
  it('goes from an update to a person, to tasks and to an outcome, and keeps the devices of that day', async () => {
    const updateId = take()
    const { body: begun, status } = await begin({ updateId, assigneeId: quality.id, dueDate: today })
    expect([status, begun.state, begun.update.id, begun.daysLeft]).toEqual([201, 'open', updateId, 0])
    const link = `/impact-assessments/${begun.id}`
    expect(await bellOf(quality)).toContainEqual(['An impact assessment was assigned to you', link])

    const lines = await workOf(quality)
    expect(lines.assessments?.count).toBe(1)
    for (const { count, list } of Object.values(lines))
      expect((await quality.api.get(`${list}&limit=1`)).total).toBe(count)
    const { body: shown } = await author.api.call(intelligenceApi.update, { id: updateId })
    expect(shown.assessment).toEqual({
      id: begun.id,
      state: 'open',
      outcome: null,
      assigneeName: quality.name,
    })

    // She completes her own, and needs what completing needs.
    const { body: going } = await change(quality, begun, { state: 'in-progress' })
    expect(issuesOf(await change(quality, going, { state: 'completed' }))).toEqual([
      ['outcome', 'Choose the outcome'],
      ['rationale', 'Enter the rationale'],
    ])
    const outcome = { state: 'completed', outcome: 'action-required', rationale: 'Labels change' }
    expect(issuesOf(await change(quality, going, outcome))).toEqual([
      ['outcome', 'Action is required: add a task for it first'],
    ])
    expect((await change(quality, going, { dueDate: null })).status).toBe(403)
    const subject = { type: 'assessment', id: begun.id } as const
    const task = { kind: 'task', title: 'Change the label', subject, ownerId: author.id } as const
    const { body: made } = await author.api.call(tasksApi.create, { body: task })
    expect(made.subject.name).toBe(begun.update.title)
    // What she was shown is what is kept, or nothing is.
    const { scope, affected } = shown
    const { devices } = affected
    const seen = { devices, unclear: affected.unclear, of: affected.of, scope }
    const others = 'The affected devices have changed since you last looked: now'
    expect(
      issuesOf(await change(quality, going, { ...outcome, seen: { ...seen, devices: devices + 1 } })),
    ).toEqual([['seen', `${others} ${devices} of 2. Review them, then complete the assessment`]])
    const otherScope = { ...seen, scope: { ...scope, riskClasses: ['class-i'] } }
    expect(issuesOf(await change(quality, going, { ...outcome, seen: otherScope }))?.[0]?.[0]).toBe('seen')
    const { body: done } = await change(quality, going, { ...outcome, seen })
    expect([done.completedOn, done.completion?.devices, done.completion?.of, done.tasks]).toEqual([
      ...[today, devices, 2],
      { all: 1, open: 1 },
    ])

    const reason = { body: { reason: 'Made twice' } }
    expect((await author.api.call(tasksApi.delete, { id: made.id, ...reason })).status).toBe(409)

    // What is there stays as it was, whatever becomes of the devices.
    await author.api.call(masterCommandsApi.softDelete, {
      id: deviceId,
      body: { reason: 'Not made any more' },
    })
    const { body: kept, total } = await quality.api.call(assessmentsApi.devices, { id: begun.id })
    expect([total, kept.map(({ id }) => id)]).toEqual([devices, [deviceId]])
    expect((await quality.api.call(intelligenceApi.update, { id: updateId })).body.affected.devices).toBe(0)
    const { text } = await author.api.get(`/api/impact-assessments/${begun.id}/devices/export`)
    expect(text.trim().split('\r\n')).toHaveLength(devices + 1)

    // Nothing of it changes any more, unless somebody opens it again and says why.
    expect(issuesOf(await change(author, done, { rationale: 'Other' }))?.[0]?.[0]).toBe('state')
    expect((await author.api.post(`/api/impact-assessments/${begun.id}/reopen`, {})).status).toBe(400)
    const { body: reopened } = await author.api.call(assessmentsApi.reopen, {
      id: begun.id,
      body: { reason: 'A new draft' },
    })
    expect([reopened.state, reopened.completedOn, reopened.outcome]).toEqual([
      'in-progress',
      null,
      'action-required',
    ])
    const again = await change(quality, reopened, { state: 'completed' })
    expect(again.body.completion?.devices).toBe(0)
    expect((await quality.api.call(assessmentsApi.devices, { id: begun.id })).total).toBe(0)

    const { body: trail } = await author.api.call(auditApi.trail, {
      query: { assessment: begun.id, sort: 'timestamp' },
    })
    expect(trail.map(({ entityType, action }) => `${entityType} ${action}`)).toEqual([
      'assessment created',
      'assessment updated',
      'task created',
      'assessment completed',
      'assessment reopened',
      'assessment completed',
    ])
    expect(trail[4]?.changeReason).toBe('A new draft')
    expect(trail[3]?.changesData?.changes).toContainEqual({
      field: 'affectedDevices',
      from: null,
      to: `${devices} of 2`,
    })
  })

  it('is refused at its fields: another open one, a day that has passed, somebody who cannot do it', async () => {
    const gone = await person(hub)
    await hub.hub.db.updateTable('users').set({ is_active: false }).where('id', '=', gone.id).execute()
    const updateId = take()
    const { body: open } = await begin({ updateId })
    const answer = await begin({ updateId, assigneeId: gone.id, dueDate: '2020-01-01' })
    expect(issuesOf(answer)).toEqual([
      ['updateId', `This update is being assessed already: assessment ${open.id}`],
      ['dueDate', 'The due date cannot be in the past'],
      ['assigneeId', 'Choose a person who can sign in to this hub and may see its devices'],
    ])
    expect(issuesOf(await begin({ updateId: 2_000_000_000 }))).toEqual([
      ['updateId', 'This update does not exist'],
    ])
    const notRelevant = { state: 'completed', outcome: 'not-relevant', rationale: '  ' }
    expect(issuesOf(await change(author, open, notRelevant))).toEqual([
      ['rationale', 'Say why the update is not relevant'],
    ])
    expect((await change(quality, open, { state: 'in-progress' })).status).toBe(403)
    // Two at once: the one or the other.
    const other = take()
    const both = await Promise.all([begin({ updateId: other }), begin({ updateId: other })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
  })

  it('goes out of sight with its tasks, and its update is there to be assessed', async () => {
    const updateId = take()
    const { body: one } = await begin({ updateId })
    const subject = { type: 'assessment', id: one.id } as const
    const body = { kind: 'task', title: 'Look at it', subject } as const
    const { body: task } = await author.api.call(tasksApi.create, { body })
    await author.api.call(assessmentsApi.delete, { id: one.id, body: { reason: 'Begun twice' } })
    const query = { assessmentId: one.id, fields: ['id'] } as never
    expect((await author.api.call(tasksApi.list, { query })).total).toBe(0)
    expect((await author.api.call(tasksApi.update, { id: task.id, body: { title: 'x' } })).status).toBe(404)
    expect((await author.api.call(tasksApi.create, { body })).problem.issues?.[0]?.message).toBe(
      'This impact assessment does not exist',
    )
    expect((await author.api.call(intelligenceApi.update, { id: updateId })).body.assessment).toBeNull()
  })

  it('reminds whoever has it on the day it is due and once when that has passed', async () => {
    const { body: one } = await begin({ updateId: take(), assigneeId: quality.id, dueDate: today })
    const told = async () => {
      const link = `/impact-assessments/${one.id}`
      return (await bellOf(quality)).filter(([, to]) => to === link).map(([title]) => title)
    }
    await tellDueAssessments(hub.hub)
    await tellDueAssessments(hub.hub)
    const later = { ...hub.hub, now: () => new Date(hub.hub.now().getTime() + 3 * 86_400_000) }
    await tellDueAssessments(later)
    await tellDueAssessments(later)
    expect((await told()).toSorted()).toEqual([
      'An impact assessment was assigned to you',
      'Impact assessment due',
      'Impact assessment overdue',
    ])
    const { body } = await quality.api.call(assessmentsApi.list, {
      query: { mine: 'true', due: 'within-7-days' },
    })
    expect(body.some(({ id }) => id === one.id)).toBe(true)
  })

  it('calls nobody any more to what is done, deleted or somebody else’s', async () => {
    const other = await person(hub, ['quality-manager'])
    const unread = async (who: Person, { id }: Assessment) =>
      (await who.api.call(notificationsApi.list)).body.items.filter(
        ({ link, readAt }) => link === `/impact-assessments/${id}` && readAt === null,
      ).length
    // Of whatever it tells, as those about the devices of this hub are few.
    const any = (await author.api.call(intelligenceApi.updates, { query: { limit: 100 } })).body
    const free = any.filter(({ assessment }) => assessment === null)
    const begun = async () =>
      (await begin({ updateId: free.shift()?.id ?? 0, assigneeId: quality.id, dueDate: today })).body
    const passed = await begun()
    expect(await unread(quality, passed)).toBe(1)
    const { body: hers } = await change(author, passed, { assigneeId: other.id })
    expect([await unread(quality, passed), await unread(other, passed)]).toEqual([0, 1])
    const outcome = { state: 'completed', outcome: 'not-relevant', rationale: 'None of ours' }
    expect((await change(author, hers, outcome)).status).toBe(200)
    expect(await unread(other, passed)).toBe(0)
    const gone = await begun()
    await author.api.call(assessmentsApi.delete, { id: gone.id, body: { reason: 'Twice' } })
    expect(await unread(quality, gone)).toBe(0)
  })
})
