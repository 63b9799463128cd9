import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { authApi } from '#core/contract/auth.ts'
import { securityEventsApi } from '#core/contract/security-events.ts'
import { createIdentityProvider } from '#server/platform/identity/identity-provider.ts'
import { createSessionRenewals } from '#server/platform/identity/session-renewals.ts'
import { createJobRunner } from '#server/platform/jobs.ts'
import { isSealed } from '#server/platform/keys/secret-box.ts'
import { loggerOptions } from '#server/platform/server-log.ts'
import { decideSettings, type Person, person } from '#tests/factories.ts'
import { type IdentityServer, startIdentityServer, withClaims } from '#tests/identity-server.ts'
import { type Visitor, type Visitors, visitorsOf } from '#tests/provider-visitors.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A session that began at a provider lasts as long as the provider says so, against a real one. */

let provider: IdentityServer
let hub: TestApp
let ways: Visitors
let admin: Person
const warnings: string[] = []
beforeAll(async () => {
  provider = await startIdentityServer({
    roles: new Map([
      ['approvers', ['quality-manager' as const]],
      ['writers', ['user' as const]],
    ]),
  })
  hub = await startTestApp({
    identityProvider: createIdentityProvider(provider.settings),
    logger: loggerOptions('warn', { stream: { write: (line) => void warnings.push(line) } }),
  })
  ways = visitorsOf(hub, provider)
  admin = await person(hub, ['admin'])
})
afterAll(async () => {
  await hub.close()
  await provider.close()
})
beforeEach(() => {
  provider.down = false
  provider.givesRefreshTokens = true
  provider.refreshes = 0
  provider.tamper = undefined
  warnings.length = 0
})

/** Signed in, with her own session as it is stored. */
async function atWork(groups: readonly string[] = ['writers']) {
  const who: Visitor = ways.visitor(groups)
  const opened = await ways.signedIn(who)
  const { user, token, headers } = opened
  const stored = () =>
    hub.hub.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  const ask = () => hub.api(token).call(authApi.me, { headers })
  const leave = () => hub.api(token).call(authApi.logout, { headers })
  return { ...who, opened, id: user.id, stored, ask, leave }
}

const lastTold = async (userId: number) => {
  const { body } = await admin.api.call(auditApi.trail, { query: { entityType: 'user', limit: 20 } })
  return body.find(({ entityId }) => entityId === userId)
}

const plain = (sealed: string | null | undefined, userId: number) =>
  hub.hub.secrets.open(sealed ?? '', `refresh_token/${provider.settings.issuer.href}/${userId}`)

describe('a session is asked about again', () => {
  it('after a quarter of an hour, once, and keeps the new refresh token sealed', async () => {
    const her = await atWork()
    const before = await her.stored()
    hub.clock.advance({ minutes: 14 })
    expect((await her.ask()).status).toBe(200)
    expect(provider.refreshes).toBe(0)
    hub.clock.advance({ minutes: 2 })
    const answers = await Promise.all([her.ask(), her.ask(), her.ask()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await hub.hub.jobs.idle()
    expect(provider.refreshes).toBe(1)
    const after = await her.stored()
    expect([before, after].map((row) => isSealed(row?.refresh_token ?? ''))).toEqual([true, true])
    expect(plain(after?.refresh_token, her.id)).not.toBe(plain(before?.refresh_token, her.id))
    // Neither access token nor refresh token has left the hub, or lies in its database as it is.
    const told = JSON.stringify([her.opened, answers.map(({ text }) => text), after])
    expect(provider.issued.length).toBeGreaterThan(3)
    for (const token of provider.issued) expect(told).not.toContain(token)
    // The new one works: the old one would end everything.
    hub.clock.advance({ minutes: 16 })
    expect((await her.ask()).status).toBe(200)
    expect(provider.refreshes).toBe(2)
  })

  it('and her roles follow her groups, which in controlled mode bring no rights over others', async () => {
    const her = await atWork()
    provider.members.set(her.subject, { groups: ['approvers'] })
    await decideSettings(hub, { wayOfWorking: 'controlled' })
    hub.clock.advance({ minutes: 16 })
    expect((await her.ask()).body.roles).toEqual(['user'])
    await decideSettings(hub, { wayOfWorking: 'open' })
    hub.clock.advance({ minutes: 16 })
    expect((await her.ask()).body.roles).toEqual(['quality-manager'])
    expect(await lastTold(her.id)).toMatchObject({
      action: 'updated',
      changesData: { actionNotes: 'By the groups of the provider' },
    })
    const { text: bell } = await admin.api.get('/api/notifications')
    expect(bell).toContain(
      'had no rights over others and now has approve-submissions, by the groups of the provider.',
    )
    provider.tamper = (token) => withClaims(token, { groups: ['writers'] })
    hub.clock.advance({ minutes: 16 })
    expect((await her.ask()).body.roles).toEqual(['quality-manager'])
  })

  it('and ends where she has no group any more that gives a role', async () => {
    const her = await atWork()
    provider.members.set(her.subject, { groups: [] })
    hub.clock.advance({ minutes: 16 })
    expect((await her.ask()).status).toBe(401)
  })

  it('with a refresh token that is asked for as the provider, or whoever runs the hub, has it', async () => {
    const scopeOf = (address: string) => new URL(address).searchParams.get('scope')
    expect(scopeOf(await ways.begin(ways.visitor()))).toBe('openid profile email offline_access')
    const named = createIdentityProvider({ ...provider.settings, scopes: 'openid groups' })
    const flow = { state: 'a', nonce: 'b', verifier: 'c' }
    expect(scopeOf(await named.addressFor(flow, false))).toBe('openid groups')
  })

  it('not where the provider gave no refresh token', async () => {
    provider.givesRefreshTokens = false
    const her = await atWork()
    expect(await her.stored()).toMatchObject({ refresh_token: null, confirmed_at: null })
    hub.clock.advance({ hours: 11 })
    expect([(await her.ask()).status, provider.refreshes]).toEqual([200, 0])
  })
})

describe('a session ends', () => {
  it('when the provider does not know its person any more, told in the trail and to administrators', async () => {
    const her = await atWork()
    provider.members.delete(her.subject)
    expect((await her.ask()).status).toBe(200)
    hub.clock.advance({ minutes: 16 })
    expect((await her.ask()).status).toBe(401)
    expect(await her.stored()).toBeUndefined()
    expect(await lastTold(her.id)).toMatchObject({
      action: 'sessions_ended',
      changesData: { actionNotes: 'One session ended: Example ID ended the session' },
    })
    await hub.hub.securityLog.flush()
    const { body: events } = await admin.api.call(securityEventsApi.list)
    expect(events.filter(({ userId }) => userId === her.id)).toMatchObject([
      { kind: 'invalid-token', count: 1 },
    ])
  })

  it('eight hours after the last answer of a provider that is away, and not before', async () => {
    const her = await atWork()
    provider.down = true
    hub.clock.advance({ hours: 7 })
    expect((await her.ask()).status).toBe(200)
    const reason = 'Example ID did not say whether a session goes on'
    expect(JSON.parse(warnings.at(-1) ?? '')).toMatchObject({ level: 40, msg: 'job failed', reason })
    // Asked again after a minute, not at each request.
    expect((await her.ask()).status).toBe(200)
    expect(warnings).toHaveLength(1)
    hub.clock.advance({ minutes: 61 })
    expect((await her.ask()).status).toBe(401)
    expect((await lastTold(her.id))?.changesData?.actionNotes).toContain('did not answer for 8 hours')
  })

  it('with its refresh token, at the provider too', async () => {
    const her = await atWork()
    const token = plain((await her.stored())?.refresh_token, her.id)
    await her.leave()
    await hub.hub.jobs.idle()
    const asked = createIdentityProvider(provider.settings).refresh(token, her.subject)
    await expect(asked).rejects.toMatchObject({ name: 'ProviderEnded' })
  })
})

it('a provider that answers slowly keeps nobody waiting', async () => {
  const renewals = createSessionRenewals(1)
  const jobs = createJobRunner()
  const answers: (() => void)[] = []
  renewals.learn(() => new Promise((resolve) => void answers.push(resolve)))
  await renewals.renew(jobs, { sessionId: 1 })
  answers[0]?.()
  await jobs.idle()
})
