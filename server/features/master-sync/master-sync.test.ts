import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { type MasterSync, masterSyncApi, type OutdatedSubmission } from '#core/contract/master-sync.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import { migrations } from '#server/database/migrations/index.ts'
import {
  createMaster,
  createSubmission,
  euSubmissionInput,
  type Person,
  person,
  uniqueGtin,
} from '#tests/factories.ts'
import { dueDate } from '#tests/request-hub.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What a change of a record leaves behind in its submissions, and taking it over. */

let hub: TestApp
let user: Person
let reader: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
  reader = await person(hub, ['quality-manager'])
})
afterAll(() => hub.close())

const change = async ({ id }: Pick<MasterRecord, 'id'>, body: object) =>
  (await user.api.call(masterDiApi.update, { id, body })).body
const stale = async ({ id }: Pick<MasterRecord, 'id'>) =>
  (await user.api.call(masterSyncApi.outdated, { id })).body
const read = async (id: number) => (await user.api.call(submissionsApi.get, { id })).body
const carry = ({ id }: Pick<MasterRecord, 'id'>, submissions: MasterSync['submissions'], revision?: number) =>
  user.api.call(masterSyncApi.sync, { id, body: { submissions, ...(revision && { revision }) } })

/** A record taken to some countries. */
async function taken(countries: readonly string[], values: object = {}) {
  const record = await createMaster(user.api, { modelNumber: 'P-1', brandName: 'Fixit', ...values })
  await user.api.call(submissionCopiesApi.copy, {
    body: { masterDiIds: [record.id], countries: [...countries] },
  })
  return record
}
/** What saving demands of a US draft besides. */
const needed = { riskClass: 'class-ii', intendedUse: 'Infusion of fluids.' }
const of = (found: { submissions: readonly OutdatedSubmission[] }, country: string) => {
  const one = found.submissions.find((each) => each.country === country)
  if (!one) throw new Error(`Nothing for ${country}`)
  return one
}
const named = ({ id, revision }: OutdatedSubmission | Submission, ...fields: string[]) => ({
  ...{ submissionId: id, revision, fields },
})

describe('a change of a record', () => {
  it('is told field by field for each market, and what nobody changed is not', async () => {
    const record = await taken(['EU', 'US', 'CN'])
    const before = await stale(record)
    expect(before.submissions.map(({ country, fields }) => [country, fields])).toEqual([
      ['EU', []],
      ['US', []],
      ['CN', []],
    ])
    const us = await read(of(before, 'US').id)
    await user.api.call(submissionsApi.update, {
      id: us.id,
      body: { ...needed, modelNumber: 'US-1', catalogueNumber: 'C' },
    })
    await change(record, { modelNumber: 'P-2' })
    const found = await stale(record)
    const one = { field: 'modelNumber', was: 'P-1', now: 'P-2' }
    expect(of(found, 'EU').fields).toMatchObject([{ ...one, state: 'stale', value: 'P-1' }])
    expect(of(found, 'US').fields).toMatchObject([{ ...one, state: 'changed-here', value: 'US-1' }])
    expect(of(found, 'CN').fields).toMatchObject([{ ...one, state: 'stale', value: 'P-1' }])
    expect(of(found, 'EU')).toMatchObject({ copiedRevision: 1, beginsUpdate: false })
  })

  it('is not needed for a difference: what a submission says otherwise than its record is told', async () => {
    const record = await taken(['EU', 'CN'], { udiDi: uniqueGtin() })
    const { id } = of(await stale(record), 'EU')
    const udiDi = uniqueGtin()
    await user.api.call(submissionsApi.update, { id, body: { ...needed, riskClass: 'class-iia', udiDi } })
    const found = await stale(record)
    expect(found).toMatchObject({ masterDiId: record.id, versionNumber: '1.0' })
    expect(of(found, 'EU')).toMatchObject({
      fields: [],
      differs: [{ field: 'udiDi', label: 'UDI-DI', value: udiDi, now: record.udiDi }],
    })
    expect(of(found, 'CN').differs).toEqual([])
    // Nothing is carried over there: the record has not changed.
    expect((await carry(record, [named(of(found, 'EU'), 'udiDi')])).status).toBe(400)
    await change(record, { udiDi })
    expect(of(await stale(record), 'EU').differs).toEqual([])
  })

  it('is carried over for what is named, as one act the trail tells', async () => {
    const record = await taken(['EU', 'US', 'CN'])
    const { revision } = await change(record, { modelNumber: 'P-2', deviceName: 'Pump mark two' })
    const found = await stale(record)
    const [eu, us] = [of(found, 'EU'), of(found, 'US')]
    const { body } = await carry(
      record,
      [named(eu, 'modelNumber', 'deviceName'), named(us, 'modelNumber')],
      revision,
    )
    expect(body).toEqual({ submissions: [eu.id, us.id], alsoChanged: [] })
    expect(await read(eu.id)).toMatchObject({
      modelNumber: 'P-2',
      deviceName: 'Pump mark two',
      status: 'draft',
    })
    expect(await read(us.id)).toMatchObject({ modelNumber: 'P-2', deviceName: record.deviceName })
    const after = await stale(record)
    expect(after.submissions.map(({ fields }) => fields.map(({ field }) => field))).toEqual([
      [],
      ['deviceName'],
      ['deviceName', 'modelNumber'],
    ])
    // What was carried over is a copy too: the next change makes it stale, not changed here.
    await change(record, { modelNumber: 'P-3' })
    expect(of(await stale(record), 'EU').fields).toMatchObject([{ field: 'modelNumber', state: 'stale' }])
    const { body: trail } = await user.api.call(auditApi.trail, { query: { action: 'carried_over' } })
    const told = trail.filter(({ entityId }) => entityId === us.id || entityId === eu.id)
    expect(told.map(({ changesData }) => changesData?.changes?.length).sort()).toEqual([1, 2])
    expect(told[0]?.changesData?.actionNotes).toBe('Carried over from version 1.0 of the record')
    const { body: versions } = await user.api.call(versionControlApi.versions, { id: us.id })
    expect(versions[0]).toMatchObject({
      versionNumber: 2,
      action: 'carried_over',
      changedFields: ['modelNumber'],
    })
    expect((await (await person(hub, ['admin'])).api.call(auditApi.verify)).body).toMatchObject({ ok: true })
  })

  it('of an open version reaches its submissions when that is approved', async () => {
    const record = await taken(['JP'])
    const { body: next } = await user.api.call(masterDiApi.create, {
      body: {
        ...record,
        modelNumber: 'P-2',
        versionNumber: record.nextVersionNumber,
        parentId: null,
        changeReason: 'Another pump head',
      },
    })
    for (const version of [record, next]) expect(of(await stale(version), 'JP').fields).toEqual([])
    const decider = await person(hub, ['admin'])
    const body = { assignedUserId: decider.id, dueDate }
    const sent = await user.api.call(masterCommandsApi.sendForApproval, { id: next.id, body })
    await decider.api.call(requestsApi.approve, { id: sent.body.pendingChange.id, body: {} })
    const jp = of(await stale(next), 'JP')
    expect(jp).toMatchObject({ masterDiId: next.id, fields: [{ field: 'modelNumber', state: 'stale' }] })
    await carry(next, [named(jp, 'modelNumber')])
    expect(await read(jp.id)).toMatchObject({ modelNumber: 'P-2', masterDiId: next.id, versionNumber: '2.0' })
  })

  it('reaches with it the others that share a Basic UDI-DI', async () => {
    const record = await createMaster(user.api, { riskClass: 'class-i' })
    const input = euSubmissionInput({ masterDiId: record.id })
    const { id } = await createSubmission(user.api, input)
    const other = await createSubmission(user.api, { basicUdiDi: input.basicUdiDi })
    await change(record, { riskClass: 'class-iia' })
    const eu = of(await stale(record), 'EU')
    const { body } = await carry(record, [named(eu, 'riskClass')])
    expect(body).toMatchObject({ submissions: [id], alsoChanged: [{ id: other.id }] })
    expect((await read(other.id)).riskClass).toBe('class-iia')
  })

  it('is one of two submissions of the record that share a Basic UDI-DI', async () => {
    const record = await createMaster(user.api, { riskClass: 'class-i', catalogueNumber: 'C-1' })
    const input = euSubmissionInput({ masterDiId: record.id, catalogueNumber: 'C-1' })
    const first = await createSubmission(user.api, input)
    const second = await createSubmission(user.api, { ...input, udiDi: uniqueGtin() })
    await change(record, { riskClass: 'class-iia', catalogueNumber: 'C-2' })
    const asked = [first, second].map((each) => named(each, 'riskClass', 'catalogueNumber'))
    const { body } = await carry(record, asked)
    expect(body).toEqual({ submissions: [first.id, second.id], alsoChanged: [] })
    for (const { id } of [first, second]) {
      expect(await read(id)).toMatchObject({ riskClass: 'class-iia', catalogueNumber: 'C-2' })
    }
  })
})

describe('carrying over is refused, and changes nothing,', () => {
  const unchanged = async (record: MasterRecord, submissions: readonly OutdatedSubmission[]) =>
    expect((await stale(record)).submissions).toEqual(submissions)

  it('where the record or a submission was changed in between', async () => {
    const record = await taken(['EU', 'US'])
    const { revision } = await change(record, { modelNumber: 'P-2' })
    const seen = await stale(record)
    const both = seen.submissions.map((each) => named(each, 'modelNumber'))
    const us = of(seen, 'US')
    await user.api.call(submissionsApi.update, { id: us.id, body: { ...needed, catalogueNumber: 'C-9' } })
    const now = await stale(record)
    const refused = await carry(record, both, revision)
    expect([refused.status, refused.problem]).toMatchObject([
      409,
      { type: 'stale_record', record: { id: us.id, revision: 2 } },
    ])
    await unchanged(record, now.submissions)
    await change(record, { modelNumber: 'P-3' })
    const again = (await stale(record)).submissions
    const late = await carry(
      record,
      again.map((each) => named(each, 'modelNumber')),
      revision,
    )
    expect([late.status, late.problem]).toMatchObject([
      409,
      { type: 'stale_record', record: { id: record.id } },
    ])
    await unchanged(record, again)
  })

  it('for what was decided on, or waits for it, unless an update is begun', async () => {
    const record = await createMaster(user.api, { modelNumber: 'P-1' })
    const { id } = await createSubmission(user.api, { masterDiId: record.id, modelNumber: 'P-1' })
    await user.api.call(submissionCopiesApi.copy, { body: { masterDiIds: [record.id], countries: ['US'] } })
    await user.api.call(submissionsApi.validate, { id })
    const admin = await person(hub, ['admin'])
    await change(record, { modelNumber: 'P-2' })
    await user.api.call(submissionsApi.sendForApproval, { id, body: { assignedUserId: admin.id, dueDate } })
    for (const status of ['pending', 'approved-user']) {
      const seen = await stale(record)
      expect(of(seen, 'EU')).toMatchObject({ status, beginsUpdate: true })
      const refused = await carry(
        record,
        seen.submissions.map((each) => named(each, 'modelNumber')),
      )
      expect([refused.status, refused.problem.type]).toEqual([409, 'invalid_transition'])
      expect(refused.problem.message).toMatch(/Start an update/)
      await unchanged(record, seen.submissions)
      if (status === 'pending') await admin.api.call(submissionsApi.approve, { id, body: {} })
    }
    const eu = of(await stale(record), 'EU')
    const { body } = await carry(record, [{ ...named(eu, 'modelNumber'), beginUpdate: true }])
    expect(body.submissions).toEqual([id])
    expect(await read(id)).toMatchObject({ status: 'draft', modelNumber: 'P-2' })
  })

  it('for fields and submissions that are not offered, all of them at once', async () => {
    const record = await taken(['EU', 'US'])
    await change(record, { modelNumber: 'P-2' })
    const seen = await stale(record)
    const other = await createSubmission(user.api)
    const eu = of(seen, 'EU')
    const paths = async (...submissions: MasterSync['submissions']) => {
      const { status, problem } = await carry(record, submissions)
      return [status, problem.issues?.map(({ path }) => path)]
    }
    expect(await paths(named(eu, 'deviceName', 'modelNumber', 'nonsense'))).toEqual([
      400,
      ['submissions.0.fields.0', 'submissions.0.fields.2'],
    ])
    expect(
      await paths(named(other, 'modelNumber'), named(eu, 'modelNumber'), named(eu, 'modelNumber')),
    ).toEqual([400, ['submissions.0.submissionId', 'submissions.2.submissionId']])
    expect(await paths()).toEqual([400, ['submissions']])
    await unchanged(record, seen.submissions)
  })

  it('to who may only read, and for records there are not', async () => {
    const record = await taken(['EU'])
    await change(record, { modelNumber: 'P-2' })
    const seen = await reader.api.call(masterSyncApi.outdated, { id: record.id })
    expect(seen.body.submissions[0]?.fields).toHaveLength(1)
    const body = { submissions: [named(of(seen.body, 'EU'), 'modelNumber')] }
    expect((await reader.api.call(masterSyncApi.sync, { id: record.id, body })).status).toBe(403)
    await unchanged(record, seen.body.submissions)
    expect((await carry({ id: 2_000_000_000 }, body.submissions)).status).toBe(404)
  })
})

it('submissions of before are taken for copies of what the record said when they were made', async () => {
  const { db } = hub.hub
  const record = await taken(['EU'])
  hub.clock.advance({ seconds: 1 })
  await change(record, { modelNumber: 'P-2' })
  await user.api.call(submissionCopiesApi.copy, { body: { masterDiIds: [record.id], countries: ['US'] } })
  const seen = await stale(record)
  expect(seen.submissions.map(({ copiedRevision }) => copiedRevision)).toEqual([1, 2])
  await sql`drop trigger submissions_copied_revision on submissions`.execute(db)
  await sql`drop function note_copied_revision`.execute(db)
  await sql`alter table submissions drop column copied_revision`.execute(db)
  await db.transaction().execute(async (tx) => migrations['045-copied-revisions']?.up(tx))
  expect(await stale(record)).toEqual(seen)
})
