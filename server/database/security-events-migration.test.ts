import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { securityEventsApi } from '#core/contract/security-events.ts'
import { person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { migrations } from './migrations/index.ts'

/** What was counted before the migration is kept, but for the names that were typed. */

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
})
afterAll(() => hub.close())

it('keeps counts under the people they were of, and no name that nobody has', async () => {
  const { db } = hub.hub
  const admin = await person(hub, ['admin'])
  await sql`drop table security_events, security_digests, wrong_passwords, hub_keys`.execute(db)
  await sql`drop index audit_by_time, audit_by_action`.execute(db)
  await sql`
    create table security_events (
      minute timestamptz(3) not null, address text not null, account text not null, kind text not null,
      count integer not null, primary key (account, kind, minute, address))`.execute(db)
  const minute = hub.clock.now()
  const before = [
    [admin.username, 'wrong-password', 2],
    [admin.username, 'wrong-password-before-success', 3],
    ['hunter2', 'wrong-password', 1],
    ['letmein', 'wrong-password', 1],
  ] as const
  for (const [account, kind, count] of before) {
    await sql`insert into security_events values (${minute}, '192.0.2.1', ${account}, ${kind}, ${count})`.execute(
      db,
    )
  }
  await db.transaction().execute(async (tx) => migrations['008-security-events']?.up(tx))
  const { body } = await admin.api.call(securityEventsApi.list)
  expect(body.map(({ account, kind, count }) => [account, kind, count]).toSorted()).toEqual([
    ['other', 'failed-sign-in', 2],
    [`user:${admin.id}`, 'failed-sign-in', 5],
  ])
})
