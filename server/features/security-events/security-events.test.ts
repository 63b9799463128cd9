import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { securityEventsApi } from '#core/contract/security-events.ts'
import { sha256 } from '#server/platform/audit.ts'
import { createSecurityLog } from '#server/platform/security-log.ts'
import { type Person, person, registerUser, signIn } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What was refused is counted, within bounds (decision D28). */

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
const login = (emailOrUsername: string, app = hub, address = '192.0.2.1') =>
  app.api().post('/api/auth/login', { emailOrUsername, password: 'not it' }, { address })

async function events(query: object = {}, as = admin) {
  const { body } = await as.api.call(securityEventsApi.list, { query: { sort: 'minute', ...query } })
  return body.map(({ kind, address, account, count }) => [kind, address, account, count])
}

/** Somebody who can sign in, and has. */
async function member() {
  const { user, input } = await registerUser(hub)
  // The first one of a hub is its administrator.
  await hub.hub.db
    .updateTable('users')
    .set({ roles: ['user'] })
    .where('id', '=', user.id)
    .execute()
  const api = hub.api(await signIn(hub, input.username))
  return { id: user.id, username: user.username, name: `${user.firstName} ${user.lastName}`, api }
}

describe('a security event', () => {
  it('is a failed sign-in, a locked account, a lost token or a missing permission', async () => {
    const who = await member()
    for (let n = 0; n < 12; n++) await login(who.username)
    await login(who.username, hub, '198.51.100.7')
    await who.api.get('/api/security-events')
    await who.api.raw({ method: 'POST', url: '/api/pending-changes/1/approve' })
    await hub.api('a'.repeat(43)).get('/api/auth/me')
    await hub.api().get('/api/auth/me', { headers: { authorization: 'Basic YTpi' } })
    await hub.api().get('/api/auth/me')
    await hub.hub.db.updateTable('users').set({ is_active: false }).where('id', '=', who.id).execute()
    await who.api.get('/api/auth/me')
    const account = `user:${who.id}`
    expect((await events()).toSorted()).toEqual([
      ['failed-sign-in', '192.0.2.1', account, 10],
      ['failed-sign-in', '198.51.100.7', account, 1],
      ['forbidden', '127.0.0.1', account, 2],
      ['invalid-token', '127.0.0.1', '', 2],
      ['invalid-token', '127.0.0.1', account, 1],
      ['locked-account', '192.0.2.1', account, 2],
    ])
  })

  it('is a limit of requests that was passed', async () => {
    const limited = await startTestApp({ rateLimits: { signIns: 2, registrations: 2 } })
    opened.push(limited)
    for (let n = 0; n < 5; n++) await login('nobody', limited)
    const found = await events({ kind: 'too-many-requests' }, await person(limited, ['admin']))
    expect(found).toEqual([['too-many-requests', '192.0.2.1', '', 3]])
  })

  it('never holds what was typed, but tells whether it was the same', async () => {
    await login('hunter2')
    await login(' HUNTER2 ')
    await login('another')
    // In one minute they come in any order: the marks differ from hub to hub.
    const found = (await events()).toSorted((a, b) => Number(a.at(-1)) - Number(b.at(-1)))
    expect(found).toEqual([
      ['failed-sign-in', '192.0.2.1', expect.stringMatching(/^name:[0-9a-f]{6}$/), 1],
      ['failed-sign-in', '192.0.2.1', expect.stringMatching(/^name:[0-9a-f]{6}$/), 2],
    ])
    const { rows } = await sql`
      select s.*::text, w.*::text from security_events s, wrong_passwords w`.execute(hub.hub.db)
    expect(JSON.stringify([rows, found])).not.toMatch(/hunter2|another/i)
    // A plain hash of it would be found in any table of hashes.
    expect(JSON.stringify(found)).not.toContain(sha256('hunter2').slice(0, 6))
  })

  it('is counted on where there was one, by two servers at once too', async () => {
    const second = createSecurityLog(hub.hub.db, hub.clock.now)
    const event = { kind: 'invalid-token', address: '192.0.2.9', account: '' } as const
    for (const log of [hub.hub.securityLog, second, second]) log.count(event)
    await Promise.all([hub.hub.securityLog.flush(), second.flush()])
    hub.hub.securityLog.count(event)
    expect(await events()).toEqual([['invalid-token', '192.0.2.9', '', 4]])
  })

  it('is not lost while the database does not answer, and troubles no request', async () => {
    const { db } = hub.hub
    await sql`alter table security_events rename to elsewhere`.execute(db)
    expect((await login('nobody')).status).toBe(401)
    await expect(hub.hub.securityLog.flush()).rejects.toThrow('security_events')
    expect((await login('nobody')).status).toBe(401)
    await sql`alter table elsewhere rename to security_events`.execute(db)
    expect(await events()).toEqual([['failed-sign-in', '192.0.2.1', expect.any(String), 2]])
  })
})

describe('a flood', () => {
  const count = (n: number, address: string, account: string) => {
    for (let i = 0; i < n; i++) hub.hub.securityLog.count({ kind: 'failed-sign-in', address, account })
  }

  it('of made-up names from one address fills few rows; people with an account are told apart', async () => {
    for (let n = 0; n < 500; n++) count(1, '192.0.2.1', `name:${n}`)
    count(3, '192.0.2.1', `user:${admin.id}`)
    count(1, '192.0.2.2', 'name:1')
    const found = await events()
    expect(found).toHaveLength(13)
    expect(found).toContainEqual(['failed-sign-in', '192.0.2.1', 'other', 490])
    expect(found).toContainEqual(['failed-sign-in', '192.0.2.1', `user:${admin.id}`, 3])
    expect(found).toContainEqual(['failed-sign-in', '192.0.2.2', 'name:1', 1])
  })

  it('from many addresses fills 2,000 rows an hour, whatever the minute, and is counted whole', async () => {
    for (let n = 0; n < 3000; n++) {
      if (n === 1500) hub.clock.advance({ minutes: 1 })
      count(1, `2001:db8::${n}`, `name:${n}`)
    }
    count(2, '192.0.2.1', `user:${admin.id}`)
    const { body, total } = await admin.api.call(securityEventsApi.list)
    expect(total).toBe(2002)
    expect(body.reduce((sum, row) => sum + row.count, 0)).toBe(3002)
    expect(await events({ search: 'Some' })).toEqual([['failed-sign-in', 'other', `user:${admin.id}`, 2]])
    hub.clock.advance({ hours: 1 })
    count(1, '192.0.2.1', 'name:1')
    expect(await events({ search: '192.0.2.1' })).toEqual([['failed-sign-in', '192.0.2.1', 'name:1', 1]])
  })
})

describe('the list of security events', () => {
  it('says who, is filtered by kind and day, turned round and read in pages', async () => {
    const who = await member()
    for (const day of [
      '2026-11-19T23:59:59.999Z',
      minute,
      '2026-11-20T23:59:59.999Z',
      '2026-11-21T00:00:00Z',
    ]) {
      hub.clock.set(day)
      await login(who.username)
      await hub.hub.securityLog.flush()
    }
    await login('nobody')
    hub.clock.set(minute)
    await who.api.get('/api/security-events')
    const { body } = await admin.api.call(securityEventsApi.list, { query: { kind: 'forbidden' } })
    expect(body).toMatchObject([{ minute, userId: who.id, userName: who.name, count: 1 }])
    const days = { from: '2026-11-20', to: '2026-11-20' }
    expect(await events({ ...days, kind: ['failed-sign-in', 'locked-account'] })).toHaveLength(2)
    expect(await events(days)).toHaveLength(3)
    const all = await events()
    const pages = [await events({ limit: 4 }), await events({ limit: 4, offset: 4 })]
    expect(pages.flat()).toEqual(all)
    const newestFirst = await admin.api.call(securityEventsApi.list)
    expect([newestFirst.total, newestFirst.body.map(({ id }) => id)]).toEqual([
      6,
      (await admin.api.call(securityEventsApi.list, { query: { sort: 'minute' } })).body
        .map(({ id }) => id)
        .toReversed(),
    ])
    for (const query of ['kind=none', 'from=2026-02-30', 'address=1']) {
      expect((await admin.api.get(`/api/security-events?${query}`)).status).toBe(400)
    }
  })

  it('comes whole, however long', async () => {
    for (let n = 0; n < 1200; n++) {
      hub.hub.securityLog.count({ kind: 'forbidden', address: `2001:db8::${n}`, account: '' })
    }
    for (const sort of ['minute', '-minute'] as const) {
      const { body } = await admin.api.call(securityEventsApi.list, { query: { sort, offset: 100 } })
      expect(new Set(body.map(({ id }) => id)).size).toBe(1100)
    }
  })
})

it('is signed in to as before: the lock forgets what it no longer needs', async () => {
  await login('nobody')
  hub.clock.advance({ minutes: 17 })
  await login('somebody')
  const kept = await hub.hub.db.selectFrom('wrong_passwords').select('minute').execute()
  expect(kept).toEqual([{ minute: new Date('2026-11-20T08:17:00.000Z') }])
  expect((await hub.api().call(authApi.me)).status).toBe(401)
})
