import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarApi } from '#core/contract/calendar.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import type { Problem } from '#core/contract/problem.ts'
import { profileApi } from '#core/contract/profile.ts'
import { rimApi } from '#core/contract/rim.ts'
import { type Task, tasksApi } from '#core/contract/tasks.ts'
import { usersApi } from '#core/contract/users.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { type Person, person } from '#tests/factories.ts'
import { createCertification, createOperator } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { countIn, workOf } from '#tests/work-lines.ts'
import { tellOfTasks } from './task-reminders.ts'

/** Tasks, milestones and authorities' questions, their reminders and the calendar (decision D142). */

let hub: TestApp
let admin: Person
let editor: Person
let other: Person
let reviewer: Person
let project: number
const today = () => hub.hub.now().toISOString().slice(0, 10)
const inDays = (days: number) => dayAfter(today(), days)

beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  editor = await person(hub, ['submission-coordinator'])
  other = await person(hub, ['submission-coordinator'])
  reviewer = await person(hub, ['quality-manager'])
  project = await projectOf('Infusion pump')
})
afterAll(() => hub.close())

async function projectOf(productName: string): Promise<number> {
  return (await editor.api.call(rimApi.createSubmission, { body: { productName } })).body.id
}
const add = async (given: object): Promise<Task> => {
  const body = {
    kind: 'task',
    title: 'Translate the label',
    subject: { type: 'project', id: project },
    ...given,
  }
  return (await editor.api.call(tasksApi.create, { body: body as never })).body
}
const change = (task: Task, body: object, who = editor) =>
  who.api.call(tasksApi.update, { id: task.id, body })
const noticesOf = async (who: Person) =>
  (await who.api.call(notificationsApi.list)).body.items.map(({ title, body, link }) => ({
    title,
    body,
    link,
  }))
const pathsOf = ({ problem }: { problem: Problem }) => problem.issues?.map(({ path }) => path)

describe('a task', () => {
  it('begins open, belongs to a project, and is told to whoever gets it', async () => {
    const task = await add({ ownerId: other.id, dueDate: inDays(20) })
    expect(task).toMatchObject({
      status: 'open',
      daysLeft: 20,
      ownerName: other.name,
      subject: { type: 'project', id: project, name: 'Infusion pump' },
    })
    expect(await noticesOf(other)).toEqual([
      {
        title: 'A task was assigned to you',
        body: `Translate the label, due on ${inDays(20)}`,
        link: `/tasks?task=${task.id}`,
      },
    ])
  })

  it('is done on the day it is ticked, has no days left then, and calls nobody any more', async () => {
    const task = await add({ ownerId: other.id, dueDate: inDays(3) })
    const { body: done } = await other.api.call(tasksApi.update, {
      id: task.id,
      body: { status: 'done', revision: task.revision },
    })
    expect(done).toMatchObject({ status: 'done', doneDate: today(), daysLeft: null })
    const { body: again } = await other.api.call(tasksApi.update, { id: task.id, body: { status: 'open' } })
    expect(again).toMatchObject({ status: 'open', doneDate: null, daysLeft: 3 })
  })

  it('is refused with everything that is wrong, each at its field', async () => {
    const gone = await person(hub, ['user'])
    await admin.api.call(usersApi.setStatus, { id: gone.id, body: { isActive: false } })
    const wrong = async (body: object) =>
      pathsOf(
        await editor.api.post('/api/tasks', {
          kind: 'task',
          title: 'X',
          subject: { type: 'project', id: project },
          ...body,
        }),
      )
    expect(await wrong({ title: ' ' })).toEqual(['title'])
    expect(await wrong({ ownerId: gone.id })).toEqual(['ownerId'])
    expect(await wrong({ ownerId: 2_000_000, subject: { type: 'project', id: 2_000_000 } })).toEqual([
      'ownerId',
      'subject',
    ])
    expect(await wrong({ dueDate: '2026-02-30', reminderDays: 400 })).toEqual(['dueDate', 'reminderDays'])
    expect(await wrong({ answer: 'Yes', reference: 'Q1' })).toEqual(['reference', 'answer'])
    expect(await wrong({ status: 'done', doneDate: inDays(1) })).toEqual(['doneDate'])
    const question = { kind: 'question', receivedDate: inDays(-3) }
    expect(await wrong({ ...question, dueDate: inDays(-4) })).toEqual(['dueDate'])
    expect(await wrong({ ...question, receivedDate: inDays(1) })).toEqual(['receivedDate'])
    expect(await wrong({ ...question, status: 'done', doneDate: inDays(-4) })).toEqual(['doneDate', 'answer'])
    expect(await add({ ...question, status: 'done', answer: 'See annex 3' })).toMatchObject({
      doneDate: today(),
    })
  })

  it('is not overwritten by somebody who saw an older one', async () => {
    const task = await add({})
    await change(task, { title: 'Translate label and IFU' })
    const answer = await change(task, { title: 'Other', revision: task.revision })
    expect(answer.status).toBe(409)
    expect(answer.problem).toMatchObject({ record: { title: 'Translate label and IFU' } })
  })

  it('is completed by its owner whatever the role, who changes nothing else', async () => {
    const task = await add({ ownerId: reviewer.id, dueDate: inDays(5) })
    expect((await change(task, { dueDate: inDays(50) }, reviewer)).status).toBe(403)
    expect((await change(await add({}), { status: 'done' }, reviewer)).status).toBe(403)
    expect((await change(task, { status: 'done', notes: 'Checked' }, reviewer)).status).toBe(200)
    const created = await reviewer.api.post('/api/tasks', {})
    expect(created.status).toBe(403)
  })

  it('goes out of sight with its project, and is in no list, count or calendar then', async () => {
    const id = await projectOf('Retired pump')
    const task = await add({ subject: { type: 'project', id }, ownerId: other.id, dueDate: inDays(2) })
    const before = countIn(await workOf(other.api), 'tasks-within-7-days')
    await editor.api.call(rimApi.deleteSubmission, { id, body: { reason: 'Given up' } })
    const { items } = (await other.api.call(notificationsApi.list)).body
    expect(items.find(({ link }) => link === `/tasks?task=${task.id}`)?.readAt).not.toBeNull()
    expect(countIn(await workOf(other.api), 'tasks-within-7-days')).toBe(before - 1)
    const { body: listed } = await editor.api.call(tasksApi.list, { query: { projectId: id } })
    expect(listed).toEqual([])
    const { entries } = (await editor.api.call(calendarApi.get, { query: { from: today(), to: inDays(9) } }))
      .body
    expect(entries.some(({ key }) => key === `task-${task.id}`)).toBe(false)
    expect((await change(task, { status: 'done' })).status).toBe(404)
  })
})

describe('what is due', () => {
  it('is counted for its owner alone, as its list shows it', async () => {
    const owner = await person(hub, ['user'])
    const due = {
      overdue: [-1, -30],
      'within-7-days': [0, 7],
      'within-30-days': [8, 30],
      later: [31],
    } as const
    for (const days of Object.values(due).flat())
      await add({ ownerId: owner.id, dueDate: inDays(days), title: `Due in ${days}` })
    await add({ ownerId: owner.id, dueDate: inDays(1), status: 'not-needed' })
    const lines = await workOf(owner.api)
    for (const word of ['overdue', 'within-7-days', 'within-30-days'] as const) {
      const line = lines.find(({ kind }) => kind === `tasks-${word}`)
      expect(line?.count, word).toBe(2)
      expect(line?.due?.daysLeft, word).toBe(Math.min(...due[word]))
      const { total } = await owner.api.get(line?.list ?? '')
      expect(total, word).toBe(2)
    }
    expect((await workOf(editor.api)).some(({ kind }) => kind === 'tasks-overdue')).toBe(false)
  })

  it('is told once before, once on the day and once after, to whoever still owns it', async () => {
    const owner = await person(hub, ['user'])
    const task = await add({ ownerId: owner.id, dueDate: inDays(10), reminderDays: 5, title: 'Audit' })
    const quiet = await add({ ownerId: owner.id, dueDate: inDays(10), reminderDays: 0, title: 'Visit' })
    const titles = async () => (await noticesOf(owner)).map(({ title }) => title).slice(0, -2)
    const at = async (days: number) => {
      const now = new Date(Date.parse(`${inDays(days)}T08:00:00Z`))
      await tellOfTasks({ ...hub.hub, now: () => now })
      await tellOfTasks({ ...hub.hub, now: () => now })
    }
    await at(4)
    expect(await titles()).toEqual([])
    await at(5)
    expect(await titles()).toEqual(['Task due soon'])
    await at(10)
    expect((await noticesOf(owner))[0]).toEqual({
      title: '2 tasks due today',
      body: `Audit is due today, ${inDays(10)}, and 1 more`,
      link: '/tasks?mine=true&due=within-7-days',
    })
    await change(quiet, { status: 'done' })
    await at(11)
    expect((await noticesOf(owner))[0]).toMatchObject({
      title: 'Task overdue',
      link: `/tasks?task=${task.id}`,
    })
    expect(await titles()).toHaveLength(3)
    await change(task, { dueDate: inDays(12) })
    await at(12)
    expect(await titles()).toHaveLength(4)
    const next = await person(hub, ['user'])
    await change(task, { ownerId: next.id }, next)
    await at(12)
    expect((await noticesOf(next)).map(({ title }) => title)).toEqual(['Task due today'])
  })
})

describe('the calendar', () => {
  it('has tasks, projects, compliance items and certifications on their days', async () => {
    const day = inDays(40)
    const operator = await createOperator(admin.api)
    const certification = await createCertification(admin.api, operator.id, { expiryDate: day })
    const { body: item } = await editor.api.call(rimApi.createCompliance, {
      body: { regulation: 'NMPA registration', expiryDate: day },
    })
    const { body: aim } = await editor.api.call(rimApi.createSubmission, {
      body: { productName: 'Valve', targetDate: day, submissionDate: inDays(-40) },
    })
    const task = await add({ kind: 'milestone', dueDate: day, ownerId: other.id, title: 'Audit' })
    const calendar = async (query: object, who = editor) =>
      (await who.api.call(calendarApi.get, { query: query as never })).body.entries
    const entries = await calendar({ from: day, to: day })
    expect(entries.map(({ key }) => key).toSorted()).toEqual(
      [
        `certification-${certification.id}`,
        `compliance-${item.id}`,
        `target-${aim.id}`,
        `task-${task.id}`,
      ].toSorted(),
    )
    expect(entries.find(({ kind }) => kind === 'milestone')).toMatchObject({
      title: 'Audit',
      about: 'Infusion pump',
      ownerName: other.name,
      done: false,
    })
    const past = await calendar({ from: inDays(-40), to: inDays(-40) })
    expect(past).toMatchObject([{ kind: 'submission', title: 'Valve', done: true }])
    expect((await calendar({ from: day, to: day, mine: 'true' }, other)).map(({ kind }) => kind)).toEqual([
      'milestone',
    ])
    expect(await calendar({ from: day, to: day, mine: 'true' }, reviewer)).toEqual([])
    for (const [from, to] of [
      [day, inDays(39)],
      ['2026-01-01', '2028-01-01'],
    ]) {
      const answer = await editor.api.get(`/api/calendar?from=${from}&to=${to}`)
      expect(pathsOf(answer)).toEqual(['to'])
    }
  })

  it('is read by other programs under an address of one’s own until it ends', async () => {
    const reader = await person(hub, ['user'])
    const read = (path: string) => hub.api().get(path)
    await add({ title: 'Prüfe; „Anhang“, Teil 1\nund 2', dueDate: inDays(6), ownerId: reader.id })
    const { path, feed } = (await reader.api.call(calendarApi.makeFeed, { body: { onlyMine: true } })).body
    expect(feed).toMatchObject({ onlyMine: true, lastReadAt: null })
    const answer = await read(path)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const unfolded = answer.text.replaceAll('\r\n ', '')
    expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(unfolded).toContain(`DTSTART;VALUE=DATE:${inDays(6).replaceAll('-', '')}`)
    expect(unfolded).toContain('SUMMARY:Task: Prüfe\\; „Anhang“\\, Teil 1')
    expect(unfolded).toMatch(/URL(;VALUE=URI)?:http/)
    for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const state = (await reader.api.call(calendarApi.feed)).body.feed
    expect(state?.lastReadAt).not.toBeNull()
    expect(JSON.stringify(state)).not.toContain(path.slice(-20))

    const { path: next } = (await reader.api.call(calendarApi.makeFeed, { body: { onlyMine: false } })).body
    expect((await read(path)).status).toBe(404)
    expect((await read(next)).status).toBe(200)
    await reader.api.call(calendarApi.deleteFeed)
    expect((await read(next)).status).toBe(404)
    const { path: third } = (await reader.api.call(calendarApi.makeFeed, { body: { onlyMine: false } })).body
    await reader.api.call(profileApi.endOtherSessions)
    expect((await read(third)).status).toBe(404)
    const { path: last } = (await reader.api.call(calendarApi.makeFeed, { body: { onlyMine: false } })).body
    await admin.api.call(usersApi.setStatus, { id: reader.id, body: { isActive: false } })
    expect((await read(last)).status).toBe(404)
    expect((await read('/api/calendar/hub.ics?token=')).status).toBe(404)
    expect((await read('/api/calendar/hub.ics')).status).toBe(400)
  })
})
