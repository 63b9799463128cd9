import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { isUnfinished, jobsApi } from '#core/contract/imports.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { type RunSelection, type ValidationRun, validationRunsApi } from '#core/contract/validation-runs.ts'
import { createMaster, createSubmission, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const start = (body: RunSelection, by = user) => by.api.call(validationRunsApi.start, { body: body as never })
const run = async (id: number) => (await user.api.call(validationRunsApi.get, { id })).body
async function ended({ id }: { readonly id: number }): Promise<ValidationRun> {
  await hub.hub.queue.wait(hub.hub, id)
  return run(id)
}
const listed = async (query: Record<string, unknown>) =>
  (await user.api.call(submissionsApi.list, { query: query as never })).body.map(({ id }) => id)
/** How often the trail says that each was validated. */
async function validations(ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ times: number }>`
    select (select count(*)::int from audit_entries where action = 'validated' and entity_type = 'submission'
      and entity_id = id) as times
    from unnest(${ids}::int[]) as id order by id`.execute(hub.hub.db)
  return rows.map(({ times }) => times)
}
async function submissions(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < count; n += 1) ids.push((await createSubmission(user.api)).id)
  return ids
}
/** As long as `work` takes, the portion with this submission cannot be stored. */
async function whileHeld(id: number, work: () => Promise<void>): Promise<void> {
  await hub.hub.db.transaction().execute(async (tx) => {
    await tx.selectFrom('submissions').select('id').where('id', '=', id).forUpdate().execute()
    await work()
  })
}
async function isAt(id: number, done: number): Promise<void> {
  for (let now = await run(id); now.done < done && isUnfinished(now.status); now = await run(id))
    await breathe()
}

describe('a validation of many', () => {
  it('says of each what became of it, lists what is invalid, and tells the trail', async () => {
    const good = await createSubmission(user.api)
    const bad = await createSubmission(user.api, { emdnCode: 'nonsense' })
    const approved = await createSubmission(user.api)
    const { db } = hub.hub
    await db
      .updateTable('submissions')
      .set({ status: 'approved-user' })
      .where('id', '=', approved.id)
      .execute()
    const ids = [bad.id, good.id, approved.id, 2_000_000_000, good.id]
    const begun = await start({ ids })
    expect(begun.body).toMatchObject({ total: 4 })
    const end = await ended(begun.body)
    expect(end).toMatchObject({ status: 'done', done: 4, valid: 1, invalid: 1, skipped: 2 })
    expect(end.invalidByMarket).toEqual([{ country: 'EU', count: 1 }])
    expect(end.skippedBecause).toEqual([
      { message: 'An approved submission cannot be validated again. Edit it first.', count: 1 },
      { message: 'Submission not found', count: 1 },
    ])
    expect(await listed({ invalidIn: end.id })).toEqual([bad.id])
    expect(await validations([good.id, bad.id, approved.id])).toEqual([1, 1, 0])
    const { body: trail } = await user.api.call(auditApi.trail, { query: { action: 'validated', limit: 1 } })
    expect(trail[0]).toMatchObject({
      changesData: { actionNotes: '4 submissions: 1 without errors, 1 with errors, 2 not validated' },
    })
    const other = await person(hub, ['regulatory-manager'])
    expect((await other.api.call(validationRunsApi.get, { id: end.id })).status).toBe(404)
    const reader = await person(hub, ['quality-manager'])
    expect((await start({ ids }, reader)).status).toBe(403)
  })

  it('takes all that a list of submissions or of devices shows, and refuses what names none or several', async () => {
    const device = await createMaster(user.api, { targetCountries: ['EU', 'US'] })
    const [eu, us] = [
      await createSubmission(user.api, { masterDiId: device.id }),
      await createSubmission(user.api, { masterDiId: device.id, targetCountries: ['US'] }),
    ]
    const all = await ended((await start({ matching: { masterDiId: device.id } })).body)
    expect(all).toMatchObject({ status: 'done', total: 2 })
    const devices = { id: [String(device.id)] }
    const ofMarket = await ended((await start({ devices, market: 'US' })).body)
    expect(ofMarket).toMatchObject({ status: 'done', total: 1 })
    expect(await validations([eu.id, us.id])).toEqual([1, 2])
    for (const refused of [
      {},
      { ids: [eu.id], matching: {} },
      { devices },
      { devices, market: 'XX' },
      { matching: { search: 'no such device' } },
      { matching: { limit: 5 } },
    ]) {
      expect((await start(refused as never)).status).toBe(400)
    }
  })

  it('goes on where it was stopped, each submission once; meanwhile no second one of the same person', async () => {
    const ids = await submissions(60)
    const { body } = await start({ ids })
    await whileHeld(ids[30] ?? 0, async () => {
      await isAt(body.id, 25)
      const second = await start({ ids })
      expect(second.status).toBe(409)
      expect(second.problem.message).toContain('Your validation of 60 submissions has not ended')
      hub.hub.queue.handOver()
    })
    await hub.hub.jobs.idle()
    expect(await run(body.id)).toMatchObject({ status: 'waiting', done: 50 })
    await hub.restart([])
    await hub.hub.queue.look(hub.hub)
    const end = await ended(body)
    expect(end).toMatchObject({ status: 'done', done: 60, total: 60 })
    expect(end.valid + end.invalid + end.skipped).toBe(60)
    expect(new Set(await validations(ids))).toEqual(new Set([1]))
    expect(hub.jobErrors).toEqual([])
  })

  it('can be cancelled, and what is validated stays validated', async () => {
    // Many batches: a busy machine may let one more pass before it is told.
    const ids = await submissions(150)
    const { body } = await start({ ids })
    let cancelling: Promise<unknown> | undefined
    await whileHeld(ids[30] ?? 0, async () => {
      await isAt(body.id, 25)
      cancelling = user.api.call(jobsApi.cancel, { id: body.id })
    })
    await cancelling
    const end = await ended(body)
    expect(end).toMatchObject({ status: 'cancelled', total: 150 })
    expect(end.message).toContain('The work done so far is kept')
    const times = await validations(ids)
    expect(times).toEqual(ids.map((_, at) => (at < end.done ? 1 : 0)))
    expect((await start({ ids: ids.slice(0, 1) })).status).toBe(201)
  })
})
