import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureLines } from '#core/contract/entry-facts.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { type ApprovalRequest, requestsApi } from '#core/contract/requests.ts'
import { settingsApi } from '#core/contract/settings.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { tellDue } from '#server/approval/due-notices.ts'
import { createMaster, createSubmission, type Person, password, person } from '#tests/factories.ts'
import { dueDate, type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** Signed decisions, decisions given to somebody else, and what people are told while they wait (decisions D6, D46). */

let circle: RequestHub
let author: Person
let approver: Person
let admin: Person
let second: Person
beforeAll(async () => {
  circle = await startRequestHub()
  ;({ author, approver, admin } = circle)
  second = await person(circle.hub, ['regulatory-manager'])
  await admin.api.call(settingsApi.update, { body: { requireSignature: true } })
})
afterAll(() => circle.close())

async function sent(): Promise<ApprovalRequest> {
  const draft = await createMaster(author.api, { versionNumber: '1.0-draft' })
  return (await circle.send(draft)).pendingChange
}

const unread = async (who: Person) =>
  (await who.api.call(notificationsApi.list)).body.items.filter(({ readAt }) => readAt === null)

describe('a decision that has to be signed', () => {
  it('needs the right password, and nothing is decided without it', async () => {
    const { id } = await sent()
    for (const [body, message] of [
      [{}, 'Enter your password to sign the decision'],
      [{ password: 'wrong' }, 'This is not your password'],
    ] as const) {
      const answer = await approver.api.call(requestsApi.approve, { id, body })
      expect(answer.problem.issues).toEqual([{ path: 'password', message }])
    }
    const [waiting] = (await author.api.call(requestsApi.list, { query: { id } })).body
    expect(waiting).toMatchObject({ status: 'pending', signature: null })
  })

  it('locks who tries passwords', async () => {
    const guessing = await person(circle.hub, ['quality-manager'])
    const { id } = await sent()
    const tries = Array.from({ length: 11 }, () =>
      guessing.api.call(requestsApi.approve, { id, body: { password: 'guess' } }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses).toContain(429)
  })

  it('names signer, time, meaning and content, in the request, its file and the trail; a change makes it void', async () => {
    const { id, masterDiId, contentRevision } = await sent()
    const body = { password, revision: contentRevision, approvalNotes: 'Looked at' }
    const { body: decided } = await approver.api.call(requestsApi.approve, { id, body })
    const hash = decided.decidedHash
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(decided).toMatchObject({
      decidedRevision: 1,
      byContributor: false,
      signature: {
        printedName: approver.name,
        userId: approver.id,
        username: approver.username,
        meaning: 'approval',
        intent: 'release',
        provenWith: ['password'],
        revision: 1,
        hash,
        isVoid: false,
      },
    })
    const { text } = await author.api.get(`/api/pending-changes/export?id=${id}`)
    expect(text).toContain(`,1,${hash},${approver.name},`)
    const [approved] = await circle.trailOf(masterDiId ?? 0)
    expect(approved?.changesData?.decision).toEqual({
      revision: 1,
      hash,
      byContributor: false,
      signature: {
        printedName: approver.name,
        userId: approver.id,
        username: approver.username,
        meaning: 'approval',
        intent: 'release',
        provenWith: ['password'],
      },
    })
    await author.api.call(masterDiApi.update, { id: masterDiId ?? 0, body: { brandName: 'Since' } })
    const [after] = (await author.api.call(requestsApi.list, { query: { id } })).body
    expect(after?.signature).toMatchObject({ hash, isVoid: true })
  })

  it('says whether a release or a deletion was signed; one of before it was kept stays valid', async () => {
    const { id: recordId } = await createMaster(author.api)
    const asked = await author.api.call(masterCommandsApi.requestDelete, {
      id: recordId,
      body: { changeReason: 'Never sold', assignedTo: approver.id, dueDate },
    })
    const { id } = asked.body.pendingChange
    const body = { password, rejectionNotes: 'It is sold' }
    const rejected = await approver.api.call(requestsApi.reject, { id, body })
    expect(rejected.body.signature).toMatchObject({ meaning: 'rejection', intent: 'delete' })
    const [entry] = await circle.trailOf(recordId)
    expect(signatureLines(entry?.changesData)).toContain('Signature Meaning: rejection of the deletion')
    const { text } = await author.api.get(`/api/pending-changes/export?id=${id}`)
    expect(text).toContain(',rejection of the deletion,')
    await circle.hub.hub.db
      .updateTable('requests')
      .set({ signature: sql`signature - 'intent'` })
      .where('id', '=', id)
      .execute()
    const [before] = (await author.api.call(requestsApi.list, { query: { id } })).body
    expect(before?.signature).toMatchObject({ meaning: 'rejection', intent: null, isVoid: false })
  })

  it('on content that has changed since it was read is refused', async () => {
    const { id } = await sent()
    const answer = await approver.api.call(requestsApi.approve, { id, body: { password, revision: 7 } })
    expect(answer.problem.type).toBe('stale_record')
  })

  it('is marked where the decider wrote part of it', async () => {
    const draft = await createMaster(author.api, { versionNumber: '1.0-draft' })
    await second.api.call(masterDiApi.update, { id: draft.id, body: { brandName: 'Mine' } })
    const { pendingChange } = await circle.send(draft)
    const { id } = pendingChange
    const { body } = await second.api.call(requestsApi.approve, { id, body: { password } })
    expect(body).toMatchObject({ status: 'approved', byContributor: true })
  })
})

describe('a submission nobody has sent', () => {
  it('is approved by who did not edit it; whoever is refused leaves nothing behind', async () => {
    const { id } = await createSubmission(second.api)
    await second.api.call(submissionsApi.validate, { id })
    const approve = (who: Person, body: object) => who.api.call(submissionsApi.approve, { id, body })
    const own = await approve(second, { password })
    expect([own.status, own.problem.message]).toEqual([
      403,
      'You edited this last. Someone else has to decide on it.',
    ])
    expect((await approve(approver, {})).problem.issues?.[0]?.path).toBe('password')
    expect((await approve(approver, { password, revision: 9 })).problem.type).toBe('stale_record')
    const asked = async () => (await author.api.call(requestsApi.list, { query: { submissionId: id } })).body
    expect(await asked()).toEqual([])
    expect((await approve(approver, { password })).body.status).toBe('approved-user')
    expect(await asked()).toMatchObject([
      { status: 'approved', requestedBy: second.id, approvedBy: approver.id },
    ])
  })
})

describe('a decision given to somebody else', () => {
  const give = (who: Person, id: number, body: object) => who.api.call(requestsApi.reassign, { id, body })

  it('goes with notes, and both are told, and the trail', async () => {
    const { id, masterDiId } = await sent()
    const to = { assignedTo: second.id, dueDate: '2999-06-30', notes: 'I am away' }
    expect((await give(approver, id, to)).body).toMatchObject({
      assignedTo: second.id,
      dueDate: '2999-06-30',
      status: 'pending',
    })
    expect((await unread(second))[0]).toMatchObject({ title: 'Decision needed' })
    expect((await unread(second))[0]?.body).toContain(': I am away')
    const [entry] = await circle.trailOf(masterDiId ?? 0)
    expect(entry).toMatchObject({
      action: 'reassigned',
      changesData: { assignedToName: second.name, dueDate: '2999-06-30', actionNotes: 'I am away' },
    })
  })

  it('goes to an approver who did not ask for it, by somebody whom it concerns', async () => {
    const { id } = await sent()
    const wrong = [
      [{ assignedTo: author.id }, 'assignedTo'],
      [{ assignedTo: approver.id }, 'assignedTo'],
      [{}, 'assignedTo'],
      [{ assignedTo: second.id, dueDate: '2020-01-01' }, 'dueDate'],
    ] as const
    for (const [body, path] of wrong) {
      const answer = await give(approver, id, body)
      expect(answer.problem.issues?.map((issue) => issue.path)).toEqual([path])
    }
    const stranger = await person(circle.hub)
    expect((await give(stranger, id, { assignedTo: second.id })).status).toBe(403)
    expect((await give(author, id, { assignedTo: second.id })).status).toBe(200)
    await second.api.call(requestsApi.approve, { id, body: { password } })
    expect((await give(author, id, { assignedTo: approver.id })).problem.type).toBe('invalid_transition')
  })
})

describe('the bell', () => {
  it('calls no more once somebody has decided', async () => {
    await approver.api.call(notificationsApi.readAll)
    const { id } = await sent()
    expect(await unread(approver)).toHaveLength(1)
    await second.api.call(requestsApi.approve, { id, body: { password } })
    expect(await unread(approver)).toEqual([])
  })

  it('tells once when a decision is due, and once when it is overdue', async () => {
    const waiting = await sent()
    expect(waiting.dueDate).toBe(dueDate)
    await Promise.all([approver, author].map((who) => who.api.call(notificationsApi.readAll)))
    const titles = async (who: Person) => (await unread(who)).map(({ title }) => title)
    const { clock, hub } = circle.hub
    const due = async (instant: string) => {
      clock.set(instant)
      await tellDue(hub)
      await tellDue(hub)
      // Read straight from the database: whoever is signed in is signed out by then.
      const rows = await hub.db
        .selectFrom('notifications')
        .select(['title', 'user_id'])
        .where('read_at', 'is', null)
        .where('link', 'like', `%change=${waiting.id}`)
        .orderBy('id')
        .execute()
      return rows.map(({ title, user_id }) => [title, user_id])
    }
    expect(await titles(approver)).toEqual([])
    expect(await due('2999-12-30T12:00:00.000Z')).toEqual([])
    expect(await due('2999-12-31T12:00:00.000Z')).toEqual([['Decision due', approver.id]])
    expect(await due('3000-01-01T12:00:00.000Z')).toEqual([
      ['Decision due', approver.id],
      ['Decision overdue', approver.id],
      ['Decision overdue', author.id],
    ])
  })
})
