import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { dueDate, type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** Versions on their way through approval (specification, document 1 section 4.2; decisions D5, D6). */

let circle: RequestHub
let author: Person
let approver: Person
let admin: Person
beforeAll(async () => {
  circle = await startRequestHub()
  ;({ author, approver, admin } = circle)
})
afterAll(() => circle.close())

describe('sending a draft for approval', () => {
  it('makes it pending, with what it would change, and tells the assignee [S1-4.2-08, S1-7.3-18]', async () => {
    const first = await createMaster(author.api)
    const draft = await circle.draftOf(first)
    const { pendingChange, ...after } = await circle.send(draft)
    expect(after).toMatchObject({
      status: 'pending-approval',
      isLatestVersion: true,
      pendingRequests: ['release'],
    })
    expect(pendingChange).toMatchObject({
      entityType: 'master-di',
      masterDiId: draft.id,
      changeType: 'update',
      status: 'pending',
      proposedChanges: [{ field: 'deviceName', from: first.deviceName, to: `${first.deviceName} II` }],
      changeReason: 'New pump head',
      requestNotes: 'Please look at the label',
      requestedByName: author.name,
      assignedTo: approver.id,
      assignedToName: approver.name,
      dueDate,
      abilities: { decide: false },
    })
    const { body } = await approver.api.call(notificationsApi.list)
    expect(body.items[0]).toMatchObject({
      title: 'Decision needed',
      link: `/approval-workflow?change=${pendingChange.id}`,
      readAt: null,
    })
    expect(body.items[0]?.body).toContain(first.deviceName)
  })

  it('says in a first version that everything comes from nothing', async () => {
    const draft = await createMaster(author.api, { versionNumber: '1.0-draft' })
    const { pendingChange } = await circle.send(draft)
    expect(pendingChange.proposedChanges.every((change) => change.from === null)).toBe(true)
    expect(pendingChange.proposedChanges.map((change) => change.field)).toContain('deviceNumber')
  })

  it('wants a person who may approve and a day that is not over, and says all of it', async () => {
    const draft = await createMaster(author.api, { versionNumber: '1.0-draft' })
    const refused = async (body: object) => {
      const answer = await author.api.call(masterCommandsApi.sendForApproval, { id: draft.id, body })
      expect(answer.status).toBe(400)
      return answer.problem.issues?.map((issue) => issue.path)
    }
    expect(await refused({})).toEqual(['assignedUserId', 'dueDate'])
    expect(await refused({ ...circle.sending, dueDate: '' })).toEqual(['dueDate'])
    expect(await refused({ ...circle.sending, dueDate: '2026-02-30' })).toEqual(['dueDate'])
    expect(await refused({ ...circle.sending, dueDate: '2020-01-01' })).toEqual(['dueDate'])
    expect(await refused({ ...circle.sending, assignedUserId: author.id })).toEqual(['assignedUserId'])
    expect(await refused({ ...circle.sending, assignedUserId: 99_999 })).toEqual(['assignedUserId'])
    expect(await refused({ ...circle.sending, assignedUserId: (await person(circle.hub)).id })).toEqual([
      'assignedUserId',
    ])
    expect((await circle.read(draft.id)).status).toBe('draft')
  })

  it('is for drafts only, and once', async () => {
    const active = await createMaster(author.api)
    const again = await circle.draftOf(active)
    await circle.send(again)
    for (const [id, type] of [
      [active.id, 'invalid_transition'],
      [again.id, 'pending_approval'],
    ] as const) {
      const { problem } = await author.api.call(masterCommandsApi.sendForApproval, {
        id,
        body: circle.sending,
      })
      expect(problem.type).toBe(type)
    }
  })
})

describe('approving a version', () => {
  it('puts it in force under its number, archives the one before, and keeps the story [S1-1-17, S1-4.2-23]', async () => {
    const first = await createMaster(author.api)
    const draft = await circle.draftOf(first)
    const { pendingChange } = await circle.send(draft)
    const body = { approvalNotes: 'Label is right' }
    const decided = await approver.api.call(requestsApi.approve, { id: pendingChange.id, body })
    expect(decided.body).toMatchObject({
      status: 'approved',
      approvedByName: approver.name,
      approvalNotes: 'Label is right',
      selfApproved: false,
    })
    expect(await circle.read(draft.id)).toMatchObject({
      status: 'active',
      versionNumber: '2.0',
      isLatestVersion: true,
      openVersion: null,
      pendingRequests: [],
    })
    expect(await circle.read(first.id)).toMatchObject({ status: 'archived', isLatestVersion: false })
    const story = (await circle.trailOf(draft.id)).map(({ action, performedByName, changesData }) => [
      action,
      performedByName,
      changesData?.previousStatus,
      changesData?.newStatus,
    ])
    expect(story).toEqual([
      ['approved', approver.name, 'pending-approval', 'active'],
      ['sent_for_approval', author.name, 'draft', 'pending-approval'],
      ['created', author.name, null, 'draft'],
    ])
    expect((await circle.trailOf(first.id))[0]).toMatchObject({
      action: 'archived',
      changesData: { deviceName: first.deviceName, versionNumber: '1.0' },
    })
    const { body: told } = await author.api.call(notificationsApi.list)
    expect(told.items[0]).toMatchObject({ title: 'Change approved' })
  })

  it('is not for the one who asked, unless that is an administrator, and then it says so', async () => {
    const own = await person(circle.hub, ['regulatory-manager'])
    const { pendingChange } = await circle.send(
      await createMaster(own.api, { versionNumber: '1.0-draft' }),
      own,
    )
    expect((await own.api.call(requestsApi.approve, { id: pendingChange.id })).problem.type).toBe('forbidden')
    const draft = await createMaster(admin.api, { versionNumber: '1.0-draft' })
    const body = { assignedUserId: admin.id, dueDate }
    const sent = await admin.api.call(masterCommandsApi.sendForApproval, { id: draft.id, body })
    const { id } = sent.body.pendingChange
    expect((await admin.api.call(requestsApi.approve, { id })).body.selfApproved).toBe(true)
    const [entry] = await circle.trailOf(draft.id)
    expect(entry?.changesData?.actionNotes).toContain('Self-approved')
  })

  it('is for whoever approves, not for others', async () => {
    const { pendingChange } = await circle.send(
      await createMaster(author.api, { versionNumber: '1.0-draft' }),
    )
    const { id } = pendingChange
    const stranger = await person(circle.hub)
    expect((await stranger.api.call(requestsApi.approve, { id })).status).toBe(403)
    expect((await stranger.api.call(requestsApi.reject, { id, body: { rejectionNotes: 'x' } })).status).toBe(
      403,
    )
    const other = await person(circle.hub, ['technical-reviewer'])
    expect((await other.api.call(requestsApi.approve, { id })).status).toBe(200)
  })

  it('happens once', async () => {
    const { pendingChange } = await circle.send(
      await createMaster(author.api, { versionNumber: '1.0-draft' }),
    )
    const { id } = pendingChange
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0
          ? approver.api.call(requestsApi.approve, { id })
          : admin.api.call(requestsApi.reject, { id, body: { rejectionNotes: 'No' } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  })
})

describe('rejecting a version', () => {
  it('gives it back as a draft, with the reason [S1-4.2-24]', async () => {
    const draft = await createMaster(author.api, { versionNumber: '1.0-draft' })
    const { pendingChange } = await circle.send(draft)
    const { id } = pendingChange
    for (const body of [{}, { rejectionNotes: ' ' }]) {
      const answer = await approver.api.call(requestsApi.reject, { id, body })
      expect(answer.problem.issues).toEqual([
        { path: 'rejectionNotes', message: 'Enter the reason for the rejection' },
      ])
    }
    const body = { rejectionNotes: 'The REF is missing' }
    const decided = await approver.api.call(requestsApi.reject, { id, body })
    expect(decided.body).toMatchObject({
      status: 'rejected',
      rejectionNotes: 'The REF is missing',
      approvedBy: null,
    })
    expect(await circle.read(draft.id)).toMatchObject({ status: 'draft', versionNumber: '1.0-draft' })
    expect((await circle.trailOf(draft.id))[0]).toMatchObject({
      action: 'rejected',
      changesData: { actionNotes: 'The REF is missing', newStatus: 'draft' },
    })
    expect((await circle.send(draft)).status).toBe('pending-approval')
  })
})

describe('lists', () => {
  it('count and filter what waits', async () => {
    const mine = await person(circle.hub, ['technical-reviewer'])
    const draft = await createMaster(author.api, { versionNumber: '1.0-draft' })
    const body = { assignedUserId: mine.id, dueDate }
    await author.api.call(masterCommandsApi.sendForApproval, { id: draft.id, body })
    const toDecide = await mine.api.call(requestsApi.list, { query: { mine: 'to-decide' } })
    expect(toDecide.body.map(({ masterDiId }) => masterDiId)).toEqual([draft.id])
    expect(toDecide.body[0]?.abilities.decide).toBe(true)
    const { body: counts } = await mine.api.call(requestsApi.counts)
    expect(counts.assignedToMe).toBe(1)
    const found = await mine.api.call(requestsApi.list, { query: { search: draft.deviceNumber ?? '' } })
    expect(found.total).toBe(1)
    const id = found.body[0]?.id ?? 0
    await mine.api.call(requestsApi.reject, { id, body: { rejectionNotes: 'No label' } })
    expect((await mine.api.call(requestsApi.list, { query: { mine: 'to-decide' } })).body).toEqual([])
    const assigned = await mine.api.call(requestsApi.list, { query: { mine: 'assigned' } })
    expect(assigned.body).toMatchObject([{ id, resolvedByName: mine.name }])
    expect((await author.api.call(requestsApi.list, { query: { id } })).body).toEqual(assigned.body)
  })

  it('of approvers name active people who may decide [S1-6-22, S1-7.3-10, S2-7-33]', async () => {
    const { body } = await author.api.call(requestsApi.approvers)
    expect(body.map(({ id }) => id)).toContain(approver.id)
    expect(body.map(({ id }) => id)).not.toContain(author.id)
    const extra = await person(circle.hub, ['user'], ['approve-submissions'])
    const listed = async () => (await author.api.call(requestsApi.approvers)).body.map(({ id }) => id)
    expect(await listed()).toContain(extra.id)
    const deactivate = circle.hub.hub.db.updateTable('users').set({ is_active: false })
    await deactivate.where('id', '=', extra.id).execute()
    expect(await listed()).not.toContain(extra.id)
  })

  it('of notifications are read one by one or all at once, each by its owner', async () => {
    const { body } = await approver.api.call(notificationsApi.list)
    const id = body.items[0]?.id ?? 0
    expect((await author.api.call(notificationsApi.read, { id })).status).toBe(404)
    const after = await approver.api.call(notificationsApi.read, { id })
    expect(after.body.unread).toBe(body.unread - 1)
    expect((await approver.api.call(notificationsApi.readAll)).body.unread).toBe(0)
  })
})
