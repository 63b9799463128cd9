import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuditEntry, auditApi } from '#core/contract/audit.ts'
import { securityEventsApi } from '#core/contract/security-events.ts'
import { sha256 } from '#server/platform/audit.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { keepSecurityEvents } from './security-digest.ts'

/** What was refused is bound into the trail hour by hour, and forgotten after 13 months (decision D28). */

let hub: TestApp
let admin: Person
const opened: TestApp[] = []
beforeEach(async () => {
  hub = await startTestApp()
  opened.push(hub)
  admin = await person(hub, ['admin'])
})
afterAll(async () => {
  for (const each of opened) await each.close()
})

const minute = '2026-11-20T08:00:00.000Z'
const login = (emailOrUsername: string, address = '192.0.2.1') =>
  hub.api().post('/api/auth/login', { emailOrUsername, password: 'not it' }, { address })

const digests = async (): Promise<AuditEntry[]> =>
  (await admin.api.call(auditApi.trail, { query: { action: 'security_digest', sort: 'timestamp' } })).body

/** What a server does again and again, at an hour of this test's day. */
async function at(time: string): Promise<void> {
  hub.clock.set(`2026-11-20T${time}:00.000Z`)
  await keepSecurityEvents(hub.hub)
}

const events = async () => (await admin.api.call(securityEventsApi.list)).total

describe('the digest of an hour', () => {
  it('stands in the chain once the hour is over, with the hash of its rows', async () => {
    const who = await person(hub)
    await login('somebody')
    await login('nobody', '198.51.100.7')
    await at('08:30')
    await who.api.get('/api/security-events')
    await at('08:31')
    await at('09:04')
    expect(await digests()).toEqual([])
    await at('09:05')
    await at('09:06')
    const [digest, ...more] = await digests()
    expect(more).toEqual([])
    const rows = await hub.hub.db
      .selectFrom('security_events')
      .select(['account', 'address', 'count', 'kind', 'minute'])
      .execute()
    const lines = rows.map((row) => JSON.stringify(row)).toSorted()
    expect(digest).toMatchObject({
      entityType: 'security-event',
      entityId: null,
      actorId: null,
      performedByName: 'system',
      changesData: {
        securityDigest: {
          hour: minute,
          counts: { 'failed-sign-in': 2, forbidden: 1 },
          addresses: 3,
          accounts: 3,
          rowsHash: sha256(lines.join('\n')),
        },
      },
    })
    expect((await admin.api.call(auditApi.verify)).body).toMatchObject({ ok: true })
  })

  it('is made up for hours the server was off, and there is none of an hour without events', async () => {
    for (const time of ['08:10', '09:10', '11:10']) {
      hub.clock.set(`2026-11-20T${time}:00.000Z`)
      await login('nobody')
      await hub.hub.securityLog.flush()
    }
    await at('14:00')
    hub.clock.set('2026-12-24T12:00:00.000Z')
    const again = await person(hub, ['admin'])
    await keepSecurityEvents(hub.hub)
    const { body } = await again.api.call(auditApi.trail, {
      query: { entityType: 'security-event', sort: 'timestamp' },
    })
    expect(body.map(({ changesData }) => changesData?.securityDigest?.hour.slice(11, 13))).toEqual([
      '08',
      '09',
      '11',
    ])
  })

  it('is one, however many servers make it', async () => {
    await login('nobody')
    await hub.hub.securityLog.flush()
    hub.clock.set('2026-11-20T09:30:00.000Z')
    const servers = Array.from({ length: 6 }, () => ({ ...hub.hub }))
    await Promise.all(servers.map((server) => keepSecurityEvents(server)))
    expect(await digests()).toHaveLength(1)
  })

  it('stays true where events come into the database too late for it', async () => {
    hub.clock.set('2026-11-20T08:59:00.000Z')
    await login('nobody')
    await at('09:01')
    await login('nobody', '198.51.100.7')
    hub.clock.set('2026-11-20T10:30:00.000Z')
    await keepSecurityEvents(hub.hub)
    const { body } = await admin.api.call(securityEventsApi.list, { query: { sort: 'minute' } })
    expect(body.map((row) => [row.minute.slice(11, 16), row.address])).toEqual([
      ['08:59', '192.0.2.1'],
      ['10:30', '198.51.100.7'],
    ])
    await at('11:05')
    expect(
      (await digests()).map(({ changesData }) => changesData?.securityDigest?.hour.slice(11, 13)),
    ).toEqual(['08', '10'])
  })
})

it('is forgotten after 13 months, its digest never', async () => {
  await login('nobody')
  await at('08:30')
  await at('09:05')
  hub.clock.set('2027-12-20T07:59:00.000Z')
  admin = await person(hub, ['admin'])
  await keepSecurityEvents(hub.hub)
  expect(await events()).toBe(1)
  hub.clock.set('2027-12-20T08:01:00.000Z')
  await keepSecurityEvents(hub.hub)
  expect(await events()).toBe(0)
  expect(await digests()).toHaveLength(1)
})
