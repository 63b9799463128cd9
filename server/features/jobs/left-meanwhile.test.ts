import { setImmediate as breathe } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Job } from '#core/contract/imports.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { usersApi } from '#core/contract/users.ts'
import { type Person, person } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { whileSecondBatchWaits } from '#tests/second-batch.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** An import goes no further once its person has left, and somebody hears of it (decision D149). */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

it('ends at its next step, and is told to whoever manages users', async () => {
  const user = await person(hub, ['regulatory-manager'])
  const find = (id: number) =>
    hub.hub.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const id = await whileSecondBatchWaits(hub, async () => {
    const headers = { prefer: 'respond-async' }
    const csv = gudidCsv(madeUpGudidTable(2000))
    const { body } = await user.api.upload<Job>('/api/master-di/bulk-upload', csv, 'devices.csv', { headers })
    for (let now = await find(body.id); now.done === 0; now = await find(body.id)) await breathe()
    const { body: open } = await admin.api.call(usersApi.openWork, { id: user.id })
    expect(open.jobs).toBe(1)
    await admin.api.call(usersApi.setStatus, { id: user.id, body: { isActive: false } })
    return body.id
  })
  await hub.hub.queue.wait(hub.hub, id)
  const job = await find(id)
  expect(job).toMatchObject({ status: 'failed' })
  expect(job.done).toBeLessThan(2000)
  expect(job.message).toContain('is no longer active')
  const { items } = (await admin.api.call(notificationsApi.list)).body
  expect(items.map(({ title }) => title)).toContain('Import stopped')
})
