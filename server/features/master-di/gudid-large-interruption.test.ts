import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ImportResult, type Job, jobsApi } from '#core/contract/imports.ts'
import { type Person, person } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What a larger import says, and leaves, when it cannot go on. */

const url = '/api/imports?source=gudid'
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const count = async (table: 'master_records' | 'jobs') =>
  (await hub.hub.db.selectFrom(table).select('id').execute()).length

it('says how far it got when the database fails; the same file again completes it', async () => {
  const file = madeUpGudidTable(1300)
  const { db } = hub.hub
  await sql`
    create function refuse_one() returns trigger language plpgsql as $$
    begin
      if new.device_number = ${sql.lit(file.rows[1100]?.[0] ?? '')} then raise exception 'disk full'; end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger refuse_one before insert on master_records
    for each row execute function refuse_one()`.execute(db)
  const headers = { prefer: 'respond-async' }
  const { body } = await user.api.upload<Job>(url, gudidCsv(file), 'devices.csv', { headers })
  await hub.hub.jobs.idle()
  expect(hub.jobErrors.map(String)).toEqual([expect.stringContaining('disk full')])
  const { body: job } = await user.api.call(jobsApi.get, { id: body.id })
  expect(job).toMatchObject({ status: 'failed', done: 1000, total: 1300, successful: 1000, failed: 0 })
  expect(job.message).toContain('Upload the same file again to complete it')
  expect(await count('master_records')).toBe(1000)

  await sql`drop trigger refuse_one on master_records`.execute(db)
  const again = await user.api.upload<ImportResult>(url, gudidCsv(file))
  expect(again.body).toMatchObject({ processed: 1300, successful: 300, failed: 0, skipped: 1000 })
})

it('saves nothing of an upload that breaks off on its way', async () => {
  const before = [await count('master_records'), await count('jobs')]
  await hub.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = hub.app.server.address() as AddressInfo
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n'
  const status = await new Promise<number | undefined>((done) => {
    const upload = request(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 10_000_000,
      },
    })
    upload.on('response', (response) => done(response.statusCode))
    upload.on('error', () => done(undefined))
    upload.write(head + gudidCsv(madeUpGudidTable(900)), () => upload.destroy())
  })
  expect(status).toBeUndefined()
  // Closing waits for the request; whatever it would have started is over then.
  await hub.app.close()
  await hub.hub.jobs.idle()
  expect([await count('master_records'), await count('jobs')]).toEqual(before)
})
