import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { dueDate, type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** What is asked of records in force, deletion, and what the trail tells of it (decisions D5, D28). */

let circle: RequestHub
let author: Person
let approver: Person
let admin: Person
beforeAll(async () => {
  circle = await startRequestHub()
  ;({ author, approver, admin } = circle)
})
afterAll(() => circle.close())

describe('asking for an update', () => {
  it('opens the next draft with the reason, once approved [S1-4.2-10]', async () => {
    const record = await createMaster(author.api)
    const request = { id: record.id, body: { changeReason: 'The address is old', assignedToName: 'Nobody' } }
    const asked = await author.api.call(masterCommandsApi.requestUpdate, request)
    expect(asked.body.pendingChange).toMatchObject({
      changeType: 'update',
      proposedChanges: [],
      assignedTo: null,
    })
    expect(asked.body).toMatchObject({ status: 'active', pendingRequests: ['open-version'] })
    expect(asked.body.abilities).toMatchObject({ requestUpdate: false, requestDelete: true, edit: true })
    expect((await author.api.call(masterCommandsApi.requestUpdate, request)).problem.type).toBe(
      'pending_approval',
    )
    await approver.api.call(requestsApi.approve, { id: asked.body.pendingChange.id })
    const { openVersion } = await circle.read(record.id)
    expect(openVersion).toMatchObject({ versionNumber: '2.0-draft', status: 'draft' })
    expect(await circle.read(openVersion?.id ?? 0)).toMatchObject({
      changeReason: 'The address is old',
      parentId: record.id,
      deviceName: record.deviceName,
      isLatestVersion: true,
    })
  })

  it('waits while a version is open', async () => {
    const record = await createMaster(author.api)
    const request = { id: record.id, body: { changeReason: 'The address is old' } }
    const asked = await author.api.call(masterCommandsApi.requestUpdate, request)
    await circle.draftOf(record)
    const { id } = asked.body.pendingChange
    const answer = await approver.api.call(requestsApi.approve, { id })
    expect(answer.problem.type).toBe('invalid_transition')
    const [waiting] = (await approver.api.call(requestsApi.list, { query: { masterDiId: record.id } })).body
    expect(waiting).toMatchObject({ id, status: 'pending' })
  })

  it('is refused where no higher version number is left', async () => {
    const record = await createMaster(author.api, { versionNumber: '999999.0' })
    const body = { changeReason: 'The address is old' }
    const asked = await author.api.call(masterCommandsApi.requestUpdate, { id: record.id, body })
    const answer = await approver.api.call(requestsApi.approve, { id: asked.body.pendingChange.id })
    expect(answer.problem.type).toBe('invalid_transition')
  })

  it('needs a reason, and an active record [S1-5-09, S1-5-10]', async () => {
    const record = await createMaster(author.api, { versionNumber: '1.0-draft' })
    for (const endpoint of [masterCommandsApi.requestUpdate, masterCommandsApi.requestDelete]) {
      const empty = await author.api.call(endpoint, { id: record.id, body: { changeReason: ' ' } })
      expect(empty.problem.issues?.map((issue) => issue.path)).toEqual(['changeReason'])
      const body = { changeReason: 'Because' }
      expect((await author.api.call(endpoint, { id: record.id, body })).problem.type).toBe(
        'invalid_transition',
      )
    }
  })
})

describe('asking for a deletion', () => {
  const ask = async (record: MasterRecord) => {
    const request = {
      id: record.id,
      body: { changeReason: 'Discontinued', assignedTo: approver.id, dueDate },
    }
    return (await author.api.call(masterCommandsApi.requestDelete, request)).body.pendingChange
  }

  it('holds the record still until it is decided, and deletes it then [S1-4.2-11]', async () => {
    const record = await createMaster(author.api)
    const change = await ask(record)
    const { abilities } = await circle.read(record.id)
    expect(abilities).toMatchObject({
      edit: false,
      createVersion: false,
      requestUpdate: false,
      requestDelete: false,
    })
    const edit = await author.api.call(masterDiApi.update, { id: record.id, body: { deviceName: 'Other' } })
    expect(edit.problem.type).toBe('pending_approval')
    const version = { ...record, versionNumber: '2.0-draft', parentId: null, changeReason: 'New' }
    expect((await author.api.call(masterDiApi.create, { body: version })).problem.type).toBe(
      'pending_approval',
    )
    const update = { id: record.id, body: { changeReason: 'Old address' } }
    expect((await author.api.call(masterCommandsApi.requestUpdate, update)).problem.type).toBe(
      'pending_approval',
    )
    await approver.api.call(requestsApi.approve, { id: change.id })
    expect(await circle.read(record.id)).toMatchObject({
      status: 'deleted',
      deleteReason: 'Discontinued',
      isLatestVersion: false,
    })
    expect((await circle.trailOf(record.id)).map(({ action }) => action)).toEqual([
      'deleted',
      'approved',
      'delete_requested',
      'created',
    ])
  })

  it('lets the record go on when it is turned down', async () => {
    const record = await createMaster(author.api)
    const change = await ask(record)
    await approver.api.call(requestsApi.reject, {
      id: change.id,
      body: { rejectionNotes: 'Still sold' },
    })
    expect((await circle.read(record.id)).abilities).toMatchObject({ edit: true, requestDelete: true })
  })
})

describe('asking for changes', () => {
  it('rejects with notes at fields of the request, which its author and the trail are told', async () => {
    const draft = await circle.draftOf(await createMaster(author.api))
    const { pendingChange } = await circle.send(draft)
    const { id } = pendingChange
    const reject = (body: object) => approver.api.call(requestsApi.reject, { id, body })
    const foreign = await reject({ fieldNotes: [{ field: 'shelfLife', note: 'Too long' }] })
    expect([foreign.status, foreign.problem.issues?.[0]?.path]).toEqual([400, 'fieldNotes.0.field'])
    const blank = await reject({ fieldNotes: [{ field: 'deviceName', note: ' ' }] })
    expect([blank.status, blank.problem.issues?.[0]?.path]).toEqual([400, 'fieldNotes.0.note'])
    expect((await reject({ fieldNotes: [] })).problem.issues?.[0]?.path).toBe('rejectionNotes')
    const fieldNotes = [{ field: 'deviceName', note: 'As on the label' }]
    const { body } = await reject({ fieldNotes })
    expect(body).toMatchObject({ status: 'rejected', rejectionNotes: null, fieldNotes })
    expect((await circle.trailOf(draft.id))[0]).toMatchObject({
      action: 'rejected',
      changesData: { actionNotes: 'Device Name: As on the label' },
    })
    const told = (await author.api.call(notificationsApi.list)).body.items[0]
    expect(told?.body).toContain('Device Name: As on the label')
    expect((await circle.send(await circle.read(draft.id))).pendingChange.fieldNotes).toEqual([])
  })
})

describe('deleting', () => {
  it('keeps the record with its reason, and brings the one before back [S1-4.2-18, S1-7.3-11, S1-7.3-13]', async () => {
    const manager = await person(circle.hub, ['regulatory-manager'])
    const first = await createMaster(author.api)
    const draft = await circle.draftOf(first)
    for (const body of [undefined, {}, { reason: ' ' }]) {
      const { problem } = await manager.api.call(masterCommandsApi.delete, { id: draft.id, body })
      expect(problem.issues).toEqual([{ path: 'reason', message: 'Please provide a reason for deletion.' }])
    }
    const gone = await manager.api.call(masterCommandsApi.delete, {
      id: draft.id,
      body: { reason: 'Mistake' },
    })
    expect(gone.body).toMatchObject({ status: 'deleted', deleteReason: 'Mistake', isLatestVersion: false })
    expect(await circle.read(first.id)).toMatchObject({
      isLatestVersion: true,
      status: 'active',
      nextVersionNumber: '3.0-draft',
    })
    const again = await manager.api.call(masterCommandsApi.softDelete, {
      id: draft.id,
      body: { reason: 'x' },
    })
    expect(again.problem.type).toBe('invalid_transition')
    await manager.api.call(masterCommandsApi.softDelete, { id: first.id, body: { reason: 'Discontinued' } })
    const { body: versions } = await author.api.call(masterDiApi.versions, { id: first.id })
    expect(versions.map(({ status, isLatestVersion }) => [status, isLatestVersion])).toEqual([
      ['deleted', false],
      ['deleted', false],
    ])
  })

  it('is refused while a decision waits, and withdraws requests that lose their record', async () => {
    const pending = await createMaster(author.api, { versionNumber: '1.0-draft' })
    await circle.send(pending)
    const body = { reason: 'No longer needed' }
    expect((await admin.api.call(masterCommandsApi.delete, { id: pending.id, body })).problem.type).toBe(
      'invalid_transition',
    )
    const record = await createMaster(author.api)
    const request = { id: record.id, body: { changeReason: 'Old address' } }
    const { id } = (await author.api.call(masterCommandsApi.requestUpdate, request)).body.pendingChange
    await admin.api.call(masterCommandsApi.delete, { id: record.id, body })
    const [change] = (await author.api.call(requestsApi.list, { query: { masterDiId: record.id } })).body
    expect(change).toMatchObject({ id, status: 'withdrawn' })
    expect((await admin.api.call(requestsApi.approve, { id })).problem.type).toBe('invalid_transition')
  })
})

describe('the audit trail', () => {
  it('is searched by device, person and reason, and exported [S1-7.3-09]', async () => {
    const record = await createMaster(author.api)
    const body = { reason: `Discontinued in spring ${record.id}` }
    await admin.api.call(masterCommandsApi.delete, { id: record.id, body })
    const search = async (text: string) =>
      (await author.api.call(auditApi.master, { query: { search: text, limit: 5 } })).body
    expect((await search(record.deviceNumber ?? '')).map(({ action }) => action)).toEqual([
      'deleted',
      'created',
    ])
    expect((await search(`spring ${record.id}`)).map(({ action }) => action)).toEqual(['deleted'])
    expect((await search(admin.name))[0]?.performedByName).toBe(admin.name)
    expect(await search('100%_nothing')).toEqual([])
    const file = await author.api.call(auditApi.masterExport, { query: { search: `spring ${record.id}` } })
    expect(file.text).toContain(record.deviceNumber)
    expect(file.text.trim().split('\r\n')).toHaveLength(2)
  })
})
