import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { type Job, jobsApi } from '#core/contract/imports.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import type { Role } from '#core/lifecycle/permissions.ts'
import { type Person, person } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { whileSecondBatchWaits } from '#tests/second-batch.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Jobs that stop somewhere and go on elsewhere (decision D72). What a kill leaves is tried in server/main.test.ts. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

let made = 0
/** A file of devices nobody has sent before. */
function devices(count: number): string {
  const { rows, ...table } = madeUpGudidTable(made + count)
  const file = gudidCsv({ ...table, rows: rows.slice(made) })
  made += count
  return file
}

async function begin(csv: string, by = user): Promise<Job> {
  const headers = { prefer: 'respond-async' }
  return (await by.api.upload<Job>('/api/master-di/bulk-upload', csv, 'devices.csv', { headers })).body
}
const job = async (id: number) => (await user.api.call(jobsApi.get, { id })).body
/** An import that has stored its first batch, and goes on only now. */
const beginAndSee = (csv: string): Promise<number> =>
  whileSecondBatchWaits(hub, async () => {
    const { id } = await begin(csv)
    let now = await job(id)
    for (; now.status === 'running' && now.done === 0; now = await job(id)) await breathe()
    expect(now.status).toBe('running')
    return id
  })
/** Batches that are begun meanwhile end afterwards. */
const whileNothingIsStored = <T>(work: () => Promise<T>): Promise<T> =>
  hub.hub.db.transaction().execute(async (tx) => {
    await sql`lock table master_records in share mode`.execute(tx)
    return work()
  })
async function ended(id: number): Promise<Job> {
  await hub.hub.queue.wait(hub.hub, id)
  return job(id)
}
const kept = async (id: number) =>
  (await hub.hub.db.selectFrom('job_pieces').select('place').where('job_id', '=', id).execute()).length
/** How often each device of an import is there. */
async function recordsOf(id: number) {
  const { rows } = await sql<{ rows: number; records: number }>`
    select count(*) as rows, count(distinct device_number) as records from imported_rows
    join master_records on master_records.id = record_id where job_id = ${id}`.execute(hub.hub.db)
  return rows[0]
}

describe('an import that has stopped', () => {
  it('goes on after its last batch, on another server: each row once, repeats and errors told once', async () => {
    const csv = devices(1250)
    const [head = '', ...rows] = csv.trimEnd().split('\n')
    // A repeat of a row that is done by then, and one that is wrong.
    const file = [head, ...rows, rows[0], 'X,,,'].join('\n')
    const id = await beginAndSee(`${file}\n`)
    hub.hub.queue.handOver()
    await hub.hub.jobs.idle()
    const stopped = await job(id)
    expect(stopped).toMatchObject({ status: 'waiting', message: null })
    expect(stopped.done).toBeLessThan(1252)
    expect(await kept(id)).toBe(1)
    await hub.restart([])
    await hub.hub.queue.look(hub.hub)
    expect(await ended(id)).toMatchObject({ status: 'done', done: 1252, successful: 1250, failed: 2 })
    const { errors } = await job(id)
    expect(errors.map(({ row }) => row)).toEqual([1252, 1253, 1253])
    expect(errors[0]?.message).toBe('The same device and version is already in row 2')
    expect(await recordsOf(id)).toEqual({ rows: 1250, records: 1250 })
    expect(await kept(id)).toBe(0)
    expect(hub.jobErrors).toEqual([])
  })

  it('is updated, and undone, to the end by jobs that stopped as well', async () => {
    const first = 'deviceNumber,deviceName,manufacturerName,targetCountries'
    const rows = Array.from({ length: 1100 }, (_, n) => `L-${n},Device,Maker,EU`)
    const original = await begin([first, ...rows].join('\n'))
    await ended(original.id)
    const again = await begin([first, ...rows.map((row) => row.replace('Device', 'Pump'))].join('\n'))
    expect(await ended(again.id)).toMatchObject({ otherValues: 1100, updatable: 1100 })
    const headers = { prefer: 'respond-async' }
    const updated = await user.api.call(jobsApi.update, { id: again.id, body: {}, headers })
    const undone = await begin(devices(250))
    await ended(undone.id)
    const taken = await user.api.call(jobsApi.undo, { id: undone.id, body: { reason: 'Not these' }, headers })
    const ids = [updated, taken].map(({ body }) => (body as unknown as Job).id)
    for (const id of ids) while ((await job(id)).done === 0) await breathe()
    hub.hub.queue.handOver()
    await hub.hub.jobs.idle()
    await hub.restart([])
    await hub.hub.queue.look(hub.hub)
    const [update = 0, undo = 0] = ids
    expect(await ended(update)).toMatchObject({ status: 'done', done: 1100, successful: 1100, failed: 0 })
    expect(await job(again.id)).toMatchObject({ updatable: 0, updated: 1100 })
    expect(await ended(undo)).toMatchObject({ status: 'done', done: 250, successful: 250, failed: 0 })
    expect(await job(undone.id)).toMatchObject({ undone: 250, undoable: 0 })
    expect(hub.jobErrors).toEqual([])
  })

  it('stores nothing more where another server has taken it', async () => {
    const id = await beginAndSee(devices(1250))
    const inOtherHands = { turn: sql<number>`turn + 1`, lease_until: sql<Date>`now() + interval '1 hour'` }
    const { db } = hub.hub
    const { done } = await db
      .updateTable('jobs')
      .set(inOtherHands)
      .where('id', '=', id)
      .returning('done')
      .executeTakeFirstOrThrow()
    await hub.hub.jobs.idle()
    expect(await job(id)).toMatchObject({ status: 'running', done })
    await hub.hub.queue.look(hub.hub)
    expect(await job(id)).toMatchObject({ status: 'running', done })
    await db
      .updateTable('jobs')
      .set({ lease_until: new Date(0) })
      .where('id', '=', id)
      .execute()
    await hub.hub.queue.look(hub.hub)
    expect(await ended(id)).toMatchObject({ status: 'done', successful: 1250 })
    expect(await recordsOf(id)).toEqual({ rows: 1250, records: 1250 })
    expect(hub.jobErrors).toEqual([])
  })

  it('ends where it gets no further, where its person may not go on, and where it is of an older hub', async () => {
    const other = await person(hub)
    const { db } = hub.hub
    const [poisoned = 0, older = 0, ofOther = 0] = await whileNothingIsStored(async () => {
      for (let n = 0; n < 2; n++) await begin(devices(2))
      const ids: number[] = []
      for (const by of [user, user, other]) ids.push((await begin(devices(2), by)).id)
      const [first = 0, second = 0] = ids
      await db.updateTable('jobs').set({ stalled: 5 }).where('id', '=', first).execute()
      await db.updateTable('jobs').set({ task: sql`null` }).where('id', '=', second).execute()
      await db.updateTable('users').set({ is_active: false }).where('id', '=', other.id).execute()
      return ids
    })
    await hub.hub.jobs.idle()
    const said = (why: string) => ({
      status: 'failed',
      message: expect.stringMatching(`^${why}.* Upload the same file again to complete it.$`),
    })
    expect(await job(poisoned)).toMatchObject(said('It was started 5 times without finishing'))
    expect(await job(older)).toMatchObject(said('Interrupted after'))
    const { status, message } = await db
      .selectFrom('jobs')
      .select(['status', 'message'])
      .where('id', '=', ofOther)
      .executeTakeFirstOrThrow()
    expect({ status, message }).toMatchObject(said(`The account of ${other.name} is no longer active`))
    expect(hub.jobErrors).toEqual([])
  })

  it('and takes nothing back for somebody who may no longer delete it', async () => {
    const other = await person(hub, ['regulatory-manager'])
    const made = await begin(devices(2), other)
    await hub.hub.jobs.idle()
    const undo = await whileNothingIsStored(async () => {
      for (let n = 0; n < 2; n++) await begin(devices(2))
      const headers = { prefer: 'respond-async' }
      const { body } = await other.api.call(jobsApi.undo, {
        ...{ id: made.id, body: { reason: 'Not these' }, headers },
      })
      // She still edits.
      const roles: Role[] = ['manufacturer-user']
      await hub.hub.db.updateTable('users').set({ roles }).where('id', '=', other.id).execute()
      return body as unknown as Job
    })
    expect(undo.status).toBe('waiting')
    await hub.hub.jobs.idle()
    expect((await other.api.call(jobsApi.get, { id: undo.id })).body).toMatchObject({
      status: 'failed',
      successful: 0,
      message: expect.stringContaining(`${other.name} has lost the permission delete-submissions`),
    })
    expect((await other.api.call(jobsApi.get, { id: made.id })).body).toMatchObject({ created: 2, undone: 0 })
  })
})

/** The database notes which job begins, and how many run then: who polls sees it late, and they may end in any order. */
async function noteBeginnings() {
  const { db } = hub.hub
  await sql`create table begun (place serial, id int, running int)`.execute(db)
  await sql`
    create function note_begun() returns trigger language plpgsql as $$ begin
      insert into begun (id, running) select new.id, count(*) from jobs where status = 'running';
      return null;
    end $$`.execute(db)
  await sql`
    create trigger note_begun after update of status on jobs for each row
    when (new.status = 'running') execute function note_begun()`.execute(db)
  return async () => {
    const { rows } = await sql<{ id: number; running: number }>`
      select id, running from begun order by place`.execute(db)
    await sql`drop trigger note_begun on jobs`.execute(db)
    await sql`drop function note_begun`.execute(db)
    await sql`drop table begun`.execute(db)
    return rows
  }
}

describe('more imports than may run at once', () => {
  it('wait for their turn in the order they came, and say so', async () => {
    const beginnings = await noteBeginnings()
    const all = await whileNothingIsStored(async () => {
      const begun: Job[] = []
      for (let n = 0; n < 4; n++) begun.push(await begin(devices(2)))
      return begun
    })
    expect(all.map(({ status }) => status)).toEqual(['running', 'running', 'waiting', 'waiting'])
    for (const { id } of all) expect(await ended(id)).toMatchObject({ status: 'done', successful: 2 })
    const begun = await beginnings()
    expect(begun.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(Math.max(...begun.map(({ running }) => running))).toBe(2)
  })
})

describe('cancelling', () => {
  it('ends an import after the batch it is at; what is saved stays, and can be undone', async () => {
    const id = await beginAndSee(devices(1250))
    const cancelled = (await user.api.call(jobsApi.cancel, { id })).body
    await hub.hub.jobs.idle()
    const after = await job(id)
    expect(after).toEqual(cancelled)
    expect(after).toMatchObject({
      status: 'cancelled',
      message: `Cancelled by ${user.name}. The work done so far is kept.`,
      undoable: after.done,
      successful: after.done,
    })
    expect(after.done).toBeGreaterThan(0)
    expect(after.done).toBeLessThan(1250)
    expect(await recordsOf(id)).toEqual({ rows: after.done, records: after.done })
    expect(await kept(id)).toBe(0)
    const { body: trail } = await user.api.call(auditApi.master, { query: { action: 'imported', limit: 1 } })
    expect(trail).toMatchObject([
      { entityId: id, performedByName: user.name, changesData: { status: 'cancelled' } },
    ])
    const { status } = await user.api.post(`/api/jobs/${id}/cancel`)
    expect(status).toBe(409)
    const undone = await user.api.call(jobsApi.undo, { id, body: { reason: 'Not these' } })
    expect(undone.body).toMatchObject({ successful: after.done, failed: 0 })
    expect(hub.jobErrors).toEqual([])
  })

  it('is for who started it, and for administrators, who tell them', async () => {
    const [, second, waiting] = await whileNothingIsStored(async () => {
      const jobs: Job[] = []
      for (let n = 0; n < 3; n++) jobs.push(await begin(devices(2)))
      const id = jobs[2]?.id ?? 0
      expect(await job(id)).toMatchObject({ status: 'waiting', done: 0 })
      const stranger = await person(hub, ['quality-manager'])
      expect((await stranger.api.post(`/api/jobs/${id}/cancel`)).status).toBe(404)
      const admin = await person(hub, ['admin'])
      const { body } = await admin.api.call(jobsApi.cancel, { id })
      expect(body).toMatchObject({ status: 'cancelled', done: 0 })
      return jobs
    })
    const { body: notices } = await user.api.call(notificationsApi.list, {})
    expect(notices.items[0]).toMatchObject({
      title: 'Import cancelled',
      link: `/master-di/bulk-upload?job=${waiting?.id}`,
    })
    expect(await ended(second?.id ?? 0)).toMatchObject({ status: 'done', successful: 2 })
    await hub.hub.jobs.idle()
    expect(await recordsOf(waiting?.id ?? 0)).toEqual({ rows: 0, records: 0 })
  })
})
