import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { masterSyncApi } from '#core/contract/master-sync.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { createMaster, createSubmission, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { dueDate } from '#tests/request-hub.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Submissions follow the version of their device that is in force (decision D52). */

let hub: TestApp
let user: Person
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const { validated, registered, submission } = exchangeOf(() => user)

/** Opens version 2.0 with these values, and has it approved. */
async function approveNext(id: number, values: Record<string, unknown>) {
  const before = (await user.api.call(masterDiApi.get, { id })).body
  const draft = await user.api.call(masterDiApi.create, {
    body: {
      ...before,
      ...values,
      versionNumber: before.nextVersionNumber,
      parentId: id,
      changeReason: 'Changed',
    } as never,
  })
  expect(draft.status).toBe(201)
  return { draft: draft.body, approve: () => approve(draft.body.id) }
}

async function approve(id: number) {
  const sent = await user.api.call(masterCommandsApi.sendForApproval, {
    id,
    body: { assignedUserId: admin.id, dueDate },
  })
  expect(sent.status).toBe(200)
  const decided = await admin.api.call(requestsApi.approve, { id: sent.body.pendingChange.id, body: {} })
  expect(decided.status).toBe(200)
}

const standing = async (id: number, country = 'EU') =>
  (await user.api.call(readinessApi.ofRecord, { id, query: { country: [country] } })).body[0]

describe('a new version', () => {
  it('takes the drafts of every market along when it is approved, and leaves them where they are before', async () => {
    const { id } = await createMaster(user.api, { udiDi: uniqueGtin(), targetCountries: ['EU', 'US'] })
    const copied = await user.api.call(submissionCopiesApi.copy, {
      body: { masterDiIds: [id], countries: ['EU', 'US'] },
    })
    expect(copied.body.map(({ made }) => made)).toEqual([1, 1])
    const eu = await standing(id)
    const { draft, approve } = await approveNext(id, { intendedUse: 'Another use' })
    // The open draft says nothing yet.
    expect(await standing(draft.id)).toEqual(eu)
    expect((await submission(eu?.submissionId ?? 0)).masterDiId).toBe(id)
    await approve()
    const after = await standing(draft.id)
    expect(after).toMatchObject({ submissionId: eu?.submissionId, stage: 'gaps', behind: 1 })
    expect(await standing(id)).toEqual(after)
    expect(await submission(eu?.submissionId ?? 0)).toMatchObject({
      masterDiId: draft.id,
      versionNumber: '2.0',
      recordStatus: 'active',
      revision: 1,
    })
    const again = await user.api.call(submissionCopiesApi.copy, {
      body: { masterDiIds: [draft.id], countries: ['EU', 'US'] },
    })
    expect(again.body.map(({ made, existing }) => [made, existing])).toEqual([
      [0, 1],
      [0, 1],
    ])
    for (const masterDiId of [id, draft.id]) {
      const { body } = await user.api.call(submissionsApi.list, { query: { masterDiId, country: ['EU'] } })
      expect(body.map((one) => one.id)).toEqual([eu?.submissionId])
    }
    const stale = await user.api.call(masterSyncApi.outdated, { id })
    expect(stale.body.submissions[0]?.fields).toMatchObject([
      { field: 'intendedUse', state: 'stale', now: 'Another use' },
    ])
  })

  it('of a registered device leaves it registered and out of date, to be updated and approved', async () => {
    const { id } = await createMaster(user.api, { brandName: 'First' })
    const one = await validated({ masterDiId: id, udiDi: uniqueGtin(), brandName: 'First' })
    await registered(one)
    expect(await standing(id)).toMatchObject({ stage: 'registered', submissionId: one.id })
    const { draft, approve } = await approveNext(id, { brandName: 'Second' })
    await approve()
    expect(await standing(draft.id)).toMatchObject({ stage: 'out-of-date', behind: 1, submissionId: one.id })
    const { body: stale } = await user.api.call(masterSyncApi.outdated, { id: draft.id })
    const behind = stale.submissions[0]
    const carried = await user.api.call(masterSyncApi.sync, {
      id: draft.id,
      body: {
        revision: stale.revision,
        submissions: [
          { submissionId: one.id, revision: behind?.revision ?? 0, fields: ['brandName'], beginUpdate: true },
        ],
      },
    })
    expect(carried.status).toBe(200)
    await user.api.call(submissionsApi.validate, { id: one.id })
    expect((await admin.api.call(submissionsApi.approve, { id: one.id, body: {} })).status).toBe(200)
    expect(await standing(draft.id)).toMatchObject({ stage: 'approved', behind: 0 })
  })

  it('with another UDI-DI leaves what is registered with its own, and offers a new draft', async () => {
    const former = uniqueGtin()
    const { id } = await createMaster(user.api, { udiDi: former })
    const one = await validated({ masterDiId: id, udiDi: former })
    await registered(one)
    const { draft, approve } = await approveNext(id, { udiDi: uniqueGtin() })
    await approve()
    expect(await standing(draft.id)).toMatchObject({ stage: 'not-begun', submissionId: null, others: 1 })
    expect(await submission(one.id)).toMatchObject({ standing: 'registered', hasFormerUdiDi: true })
    // It is of another device by now: the version in force says nothing of it.
    const compared = await user.api.call(masterSyncApi.outdated, { id: draft.id })
    expect(compared.body.submissions).toMatchObject([{ id: one.id, fields: [], differs: [] }])
    const copied = await user.api.call(submissionCopiesApi.copy, {
      body: { masterDiIds: [draft.id], countries: ['EU'] },
    })
    expect(copied.body).toMatchObject([{ made: 1 }])
    expect(await standing(draft.id)).toMatchObject({ stage: 'gaps', others: 1 })
  })

  it('of one whose UDI-DI was changed in place finds what is registered with the one before', async () => {
    const former = uniqueGtin()
    const { id } = await createMaster(user.api, { udiDi: former })
    const one = await validated({ masterDiId: id, udiDi: former })
    await registered(one)
    const inPlace = (udiDi: string) => user.api.call(masterDiApi.update, { id, body: { udiDi } })
    expect((await inPlace(uniqueGtin())).status).toBe(200)
    expect(await standing(id)).toMatchObject({ stage: 'not-begun', submissionId: null, others: 1 })
    await inPlace(former)
    expect(await standing(id)).toMatchObject({ stage: 'registered', submissionId: one.id })
    await inPlace(uniqueGtin())
    const { draft, approve } = await approveNext(id, { brandName: 'Second' })
    await approve()
    expect(await standing(draft.id)).toMatchObject({ stage: 'not-begun', submissionId: null, others: 1 })
    expect(await submission(one.id)).toMatchObject({ standing: 'registered', hasFormerUdiDi: true })
  })

  it('hands its submissions back when it is deleted, and they are marked when nothing is left', async () => {
    const { id } = await createMaster(user.api)
    const one = await createSubmission(user.api, { masterDiId: id })
    const { draft, approve } = await approveNext(id, { intendedUse: 'Another use' })
    await approve()
    const remove = (record: number) =>
      admin.api.call(masterCommandsApi.delete, { id: record, body: { reason: 'Not made' } })
    expect((await remove(draft.id)).status).toBe(200)
    expect(await submission(one.id)).toMatchObject({ masterDiId: id, versionNumber: '1.0' })
    expect((await remove(id)).status).toBe(200)
    expect(await submission(one.id)).toMatchObject({ masterDiId: id, recordStatus: 'deleted' })
  })
})

describe('the same UDI-DI twice in a market', () => {
  it('is found on both, each naming the other', async () => {
    const { id: masterDiId } = await createMaster(user.api)
    const udiDi = uniqueGtin()
    const both = [
      await createSubmission(user.api, { masterDiId, udiDi }),
      await createSubmission(user.api, { masterDiId, udiDi }),
    ]
    for (const [at, { id }] of both.entries()) {
      const { body } = await user.api.call(submissionsApi.validate, { id })
      const found = body.validationResults?.issues.find(({ ruleId }) => ruleId === 'BR-003')
      expect(found?.message).toContain(`no. ${both[1 - at]?.id} (`)
    }
    expect(await standing(masterDiId)).toMatchObject({ stage: 'gaps', others: 1, submissionId: both[1]?.id })
  })
})
