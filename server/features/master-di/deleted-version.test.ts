import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { reinstateLeftArchived } from '#server/standing/reinstate.ts'
import { createMaster, createSubmission } from '#tests/factories.ts'
import { type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** A version in force that is deleted gives way to the one before it, which every screen works with again (decision D150). */

let circle: RequestHub
beforeAll(async () => {
  circle = await startRequestHub()
})
afterAll(() => circle.close())

const approve = (id: number) => circle.approver.api.call(requestsApi.approve, { id, body: {} })
const remove = (id: number) =>
  circle.admin.api.call(masterCommandsApi.delete, { id, body: { reason: 'Label never printed' } })
const later = () => circle.hub.clock.advance({ hours: 1 })

/** A device with a first version and a second one in force. */
async function replaced(): Promise<{ first: MasterRecord; second: MasterRecord }> {
  const first = await createMaster(circle.author.api)
  later()
  const second = await circle.draftOf(first)
  await approve((await circle.send(second)).pendingChange.id)
  later()
  return { first, second: await circle.read(second.id) }
}

it('puts the version before in force again, with an entry of its own', async () => {
  const { first, second } = await replaced()
  const { id } = await createSubmission(circle.author.api, { masterDiId: second.id })
  expect(second.versionBefore).toEqual({ id: first.id, versionNumber: '1.0' })
  await remove(second.id)
  expect(await circle.read(first.id)).toMatchObject({
    status: 'active',
    isLatestVersion: true,
    versionInForce: null,
    versionBefore: null,
    abilities: { edit: true, requestUpdate: true, requestDelete: true, createVersion: true },
  })
  expect(await circle.read(second.id)).toMatchObject({
    status: 'deleted',
    versionInForce: { id: first.id, status: 'active' },
  })
  expect((await circle.trailOf(first.id))[0]).toMatchObject({
    action: 'reinstated',
    entityId: first.id,
    changeReason: 'Label never printed',
    changesData: {
      previousStatus: 'archived',
      newStatus: 'active',
      versionNumber: '1.0',
      actionNotes: 'Version 2.0 was deleted',
    },
  })
  const { body } = await circle.author.api.call(submissionsApi.get, { id })
  expect(body).toMatchObject({ masterDiId: first.id, versionNumber: '1.0', recordStatus: 'active' })
})

it('is listed and counted as before, and can be deleted as well', async () => {
  const { api } = circle.author
  const counts = async () => (await api.call(masterDiApi.stats)).body
  const before = await counts()
  const { first, second } = await replaced()
  await remove(second.id)
  expect(await counts()).toMatchObject({ total: before.total + 1, active: before.active + 1 })
  const query = { latest: 'true' as const, deviceNumber: [first.deviceNumber ?? ''], status: ['active'] }
  expect((await api.call(masterDiApi.list, { query })).body.map(({ id }) => id)).toEqual([first.id])
  expect((await remove(first.id)).status).toBe(200)
  expect(await counts()).toEqual(before)
})

it('happens beside an open draft, and not where another version is in force', async () => {
  const { first, second } = await replaced()
  const third = await circle.draftOf(second)
  await remove(second.id)
  expect(await circle.read(first.id)).toMatchObject({ status: 'active', isLatestVersion: false })
  expect(await circle.read(third.id)).toMatchObject({ status: 'draft', isLatestVersion: true })
  await approve((await circle.send(third)).pendingChange.id)
  await remove(first.id)
  expect(await circle.read(third.id)).toMatchObject({ status: 'active', versionBefore: null })
})

/** As earlier releases of the hub left it. */
const leave = (id: number) =>
  sql`update master_records set status = 'archived' where id = ${id}`.execute(circle.hub.hub.db)

it('is made good for versions deleted before, once', async () => {
  const { first, second } = await replaced()
  later()
  await remove(second.id)
  await leave(first.id)
  const { updatedAt, updatedByName } = await circle.read(first.id)
  later()
  await reinstateLeftArchived(circle.hub.hub)
  await reinstateLeftArchived(circle.hub.hub)
  // Nobody changed it.
  expect(await circle.read(first.id)).toMatchObject({ status: 'active', updatedAt, updatedByName })
  const entries = (await circle.trailOf(first.id)).filter(({ action }) => action === 'reinstated')
  expect(entries).toHaveLength(2)
  expect(entries[0]?.changesData?.actionNotes).toBe(
    'Version 2.0 was deleted, and this one stayed archived; the hub put that right when it started',
  )
})

it('is made good with the version that was deleted last as the reason', async () => {
  const { first, second } = await replaced()
  const third = await circle.draftOf(second)
  await approve((await circle.send(third)).pendingChange.id)
  for (const { id } of [second, third]) {
    later()
    await remove(id)
  }
  await leave(first.id)
  await reinstateLeftArchived(circle.hub.hub)
  expect((await circle.trailOf(first.id))[0]?.changesData?.actionNotes).toMatch(/^Version 3\.0 was deleted/)
})

it('is not made good where another server puts a version in force meanwhile', async () => {
  const { first, second } = await replaced()
  const third = await circle.draftOf(second)
  await remove(second.id)
  await leave(first.id)
  const { db } = circle.hub.hub
  let repaired: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await sql`select id from master_records where device_number = ${first.deviceNumber} for update`.execute(
      tx,
    )
    repaired = reinstateLeftArchived(circle.hub.hub)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await sql`update master_records set status = 'active' where id = ${third.id}`.execute(tx)
  })
  await repaired
  expect([(await circle.read(first.id)).status, (await circle.read(third.id)).status]).toEqual([
    'archived',
    'active',
  ])
})
