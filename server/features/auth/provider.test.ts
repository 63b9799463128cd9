import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import { identitiesApi } from '#core/contract/identities.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import { usersApi } from '#core/contract/users.ts'
import { codeAt } from '#server/accounts/totp.ts'
import { createIdentityProvider } from '#server/platform/identity/identity-provider.ts'
import { isSealed } from '#server/platform/keys/secret-box.ts'
import { createMaster, decideSettings, type Person, password, person } from '#tests/factories.ts'
import {
  claimsOf,
  type IdentityServer,
  startIdentityServer,
  unsigned,
  withClaims,
} from '#tests/identity-server.ts'
import { type Visitor, type Visitors, visitorsOf } from '#tests/provider-visitors.ts'
import { dueDate } from '#tests/request-hub.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Signing in with a provider (OpenID Connect), against a real one. */

let provider: IdentityServer
let hub: TestApp
let ways: Visitors
let admin: Person
beforeAll(async () => {
  const roles = new Map([
    ['approvers', ['quality-manager' as const]],
    ['writers', ['user' as const, 'manufacturer-user' as const]],
  ])
  provider = await startIdentityServer({ roles })
  hub = await startTestApp({ identityProvider: createIdentityProvider(provider.settings) })
  ways = visitorsOf(hub, provider)
  // The provider goes by the clock of this machine.
  hub.clock.set(new Date().toISOString())
  admin = await person(hub, ['admin'])
})
afterAll(async () => {
  await hub.close()
  await provider.close()
})
beforeEach(() => {
  provider.forge = undefined
  provider.tamper = undefined
})

describe('signing in', () => {
  it('makes an account with the roles of the groups, finds it again, and gives the roles of each time', async () => {
    const who = ways.visitor()
    const first = await ways.signedIn(who)
    expect(first.user).toMatchObject({
      username: who.subject,
      email: `${who.subject}@example.org`,
      firstName: 'Grace',
      lastName: 'Hopper',
      roles: ['user', 'manufacturer-user'],
    })
    const me = await hub.api(first.token).get('/api/auth/me', { headers: first.headers })
    expect(me.status).toBe(200)
    expect((await hub.api(first.token).get('/api/auth/me')).status).toBe(401)
    provider.members.set(who.subject, { email: 'new@example.org', groups: ['approvers', 'others'] })
    const again = await ways.signedIn(who)
    expect(again.user).toMatchObject({ id: first.user.id, roles: ['quality-manager'] })
    provider.members.set(who.subject, { email: 'new@example.org', groups: ['others'] })
    const none = await ways.finish(who, await ways.comeBack(who))
    expect([none.status, none.problem.message]).toEqual([403, expect.stringContaining('None of your groups')])
  })

  it('asks for the second factor of the account as well', async () => {
    const who = ways.visitor()
    const { token, headers } = await ways.signedIn(who)
    const api = hub.api(token)
    const { problem } = await api.call(secondFactorApi.begin, { body: { password }, headers })
    expect(problem.issues?.map(({ path }) => path)).toEqual(['confirmation'])
    const confirmation = await ways.confirmation({ token, headers }, who)
    const { body } = await api.call(secondFactorApi.begin, { body: { confirmation }, headers })
    const again = { body: { confirmation }, headers: { ...headers, origin: 'http://localhost' } }
    expect((await api.call(secondFactorApi.beginPasskey, again)).status).toBe(400)
    const code = codeAt(body.secret, hub.clock.now())
    await api.call(secondFactorApi.confirm, { body: { code }, headers })
    hub.clock.advance({ seconds: 30 })
    const answer = await ways.finish(who, await ways.comeBack(who))
    expect(answer.body).toEqual({ challenge: expect.any(String), takesCode: true, passkey: null })
    const challenge = 'challenge' in answer.body ? answer.body.challenge : ''
    const second = { challenge, code: codeAt(body.secret, hub.clock.now()) }
    expect((await hub.api().call(authApi.secondFactor, { body: second })).status).toBe(200)
    const last = hub.hub.db.selectFrom('sessions').select(['id_token', 'refresh_token']).orderBy('id', 'desc')
    expect(Object.values((await last.executeTakeFirst()) ?? {}).map((text) => isSealed(text ?? ''))).toEqual([
      true,
      true,
    ])
    hub.clock.advance({ seconds: -30 })
  })

  it('ends at the provider too', async () => {
    const who = ways.visitor()
    const { token, headers } = await ways.signedIn(who)
    const { body } = await hub.api(token).call(authApi.logout, { headers })
    const address = new URL(body.address ?? '')
    expect(address.origin).toBe(provider.settings.issuer.origin)
    expect(claimsOf(address.searchParams.get('id_token_hint') ?? '').sub).toBe(who.subject)
    const answer = await fetch(address, { redirect: 'manual' })
    expect(answer.status).toBe(200)
    expect((await hub.api(token).get('/api/auth/me', { headers })).status).toBe(401)
  })
})

describe('is refused', () => {
  const now = () => Math.floor(Date.now() / 1000)

  it.each([
    ['with another nonce', () => ({ nonce: 'another' })],
    ['for another client', () => ({ aud: 'another' })],
    ['of another issuer', () => ({ iss: 'https://evil.example' })],
    ['expired', () => ({ iat: now() - 7200, exp: now() - 3600 })],
  ])('an ID token %s', async (_, change) => {
    const who = ways.visitor()
    provider.forge = (claims) => ({ ...claims, ...change() })
    const answer = await ways.finish(who, await ways.comeBack(who))
    expect([answer.status, answer.problem.message]).toEqual([
      401,
      expect.stringContaining('did not confirm the sign-in'),
    ])
    provider.forge = (claims) => claims
    expect((await ways.finish(who, await ways.comeBack(who))).status).toBe(200)
  })

  it.each([
    [
      'of a broken signature',
      (token: string) => `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(342)}`,
    ],
    ['changed after it was signed', (token: string) => withClaims(token, { name: 'Somebody Else' })],
    ['without a signature', unsigned],
  ])('an ID token %s', async (_, tamper) => {
    const who = ways.visitor()
    provider.tamper = tamper
    expect((await ways.finish(who, await ways.comeBack(who))).problem.message).toContain('did not confirm')
    provider.tamper = undefined
    expect((await ways.finish(who, await ways.comeBack(who))).status).toBe(200)
  })

  it('a code or a state used again, made up, too late, or brought by another browser', async () => {
    const who = ways.visitor()
    const query = await ways.comeBack(who)
    expect((await ways.finish(who, query)).status).toBe(200)
    expect((await ways.finish(who, query)).status).toBe(401)
    // The code of before with a state that is open.
    const open = new URL(await ways.begin(who)).searchParams.get('state') ?? ''
    const old = new URLSearchParams(query)
    old.set('state', open)
    expect((await ways.finish(who, old.toString())).status).toBe(401)
    expect((await ways.finish(who, 'code=a&state=b')).status).toBe(401)
    expect((await ways.finish(who, 'nonsense')).status).toBe(401)
    const stolen = await ways.comeBack(who)
    const thief = { ...ways.visitor(), cookie: who.cookie }
    await ways.begin(thief)
    expect((await ways.finish(thief, stolen)).status).toBe(401)
    const late = await ways.comeBack(who)
    hub.clock.advance({ minutes: 15 })
    expect((await ways.finish(who, late)).status).toBe(401)
    hub.clock.advance({ minutes: -15 })
    const cancelled = new URL(await ways.begin(who)).searchParams.get('state')
    expect((await ways.finish(who, `error=access_denied&state=${cancelled}`)).status).toBe(401)
  })
})

it('an account with the same e-mail address is linked by an administrator alone', async () => {
  const local = await person(hub, ['user'])
  const who = ways.visitor(['writers'], { email: `${local.username}@example.org` })
  const refused = await ways.finish(who, await ways.comeBack(who))
  expect([refused.status, refused.problem.message]).toEqual([
    403,
    expect.stringContaining('An administrator has been asked'),
  ])
  const { body: notices } = await admin.api.call(notificationsApi.list)
  expect(notices.items[0]).toMatchObject({ title: 'Account to link' })
  const { body } = await admin.api.call(identitiesApi.get, { id: local.id })
  expect(body).toMatchObject({ linked: null, waiting: [{ subject: who.subject }] })
  const link = (subject: string) => admin.api.call(identitiesApi.link, { id: local.id, body: { subject } })
  expect((await link('another')).status).toBe(400)
  expect((await link(who.subject)).body).toMatchObject({ linked: { subject: who.subject }, waiting: [] })
  expect((await local.api.get('/api/auth/me')).status).toBe(401)
  expect((await ways.signedIn(who)).user.id).toBe(local.id)
  await admin.api.call(identitiesApi.unlink, { id: local.id })
  expect((await ways.finish(who, await ways.comeBack(who))).status).toBe(403)
})

it('a decision is signed with a fresh sign-in at the provider, once, by its own person', async () => {
  await decideSettings(hub, { requireSignature: true })
  const who = ways.visitor(['approvers'])
  const { user, token, headers } = await ways.signedIn(who)
  const api = hub.api(token)
  const author = await person(hub, ['user'])
  const draft = await createMaster(author.api, { versionNumber: '1.0-draft' })
  const body = { assignedUserId: user.id, dueDate }
  const { body: sent } = await author.api.call(masterCommandsApi.sendForApproval, { id: draft.id, body })
  const approve = (more: object) =>
    api.call(requestsApi.approve, {
      id: sent.pendingChange.id,
      body: { approvalNotes: null, ...more },
      headers,
    })
  expect((await approve({ password })).problem.issues?.map(({ path }) => path)).toEqual(['confirmation'])
  const prove = async (as: Visitor) => {
    const { begun, answer } = await ways.prove({ token, headers }, as)
    expect(new URL(begun.body.address).searchParams.get('prompt')).toBe('login')
    return answer
  }
  expect((await prove(ways.visitor(['approvers']))).status).toBe(401)
  provider.forge = (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 3600 })
  expect((await prove(who)).problem.message).toContain('did not ask for a new sign-in')
  provider.forge = undefined
  const proven = (await prove(who)).body
  const confirmation = 'confirmation' in proven ? proven.confirmation : ''
  expect((await approve({ confirmation: 'made up' })).status).toBe(400)
  expect((await approve({ confirmation })).body.signature).not.toBeNull()
  await decideSettings(hub, { requireSignature: false })
})

it('where one account has the only password, no other signs in with one or registers', async () => {
  const local = await startIdentityServer({ localAccount: 'Keeper' })
  const other = await startTestApp({ identityProvider: createIdentityProvider(local.settings) })
  const someone = await person(other, ['user'])
  const keeper = await person(other, ['admin'])
  await other.hub.db
    .updateTable('users')
    .set({ username: 'keeper', username_key: 'keeper' })
    .where('id', '=', keeper.id)
    .execute()
  const login = (emailOrUsername: string) =>
    other.api().call(authApi.login, { body: { emailOrUsername, password } })
  expect((await login(someone.username)).problem.message).toContain('Sign in with Example ID')
  expect((await login('keeper')).status).toBe(200)
  expect((await other.api().call(authApi.provider)).body).toEqual({ name: 'Example ID', localSignIn: false })
  expect((await other.api().call(authApi.registration)).body.mode).toBe('closed')
  await local.close()
  expect((await other.api().call(authApi.beginProvider)).problem.message).toContain('does not answer')
  await other.close()
})

it('a hub without a provider offers none', async () => {
  const plain = await startTestApp()
  expect((await plain.api().call(authApi.provider)).body).toEqual({ name: null, localSignIn: true })
  expect((await plain.api().call(authApi.beginProvider)).status).toBe(404)
  await plain.close()
})

/** In controlled mode somebody new waits, as one who registers does: with two accounts one person writes and decides. */
async function letIn(who: Visitor) {
  const waiting = 'Your account is waiting for approval by an administrator. Try again after that.'
  for (const _ of ['at first', 'again']) {
    const { status, problem } = await ways.finish(who, await ways.comeBack(who))
    expect([status, problem.message]).toEqual([403, waiting])
  }
  const { body } = await admin.api.call(usersApi.list, { query: { search: who.subject } })
  expect(body.map(({ status }) => status)).toEqual(['waiting'])
  await admin.api.call(usersApi.setStatus, { id: body[0]?.id ?? 0, body: { isActive: true } })
  return ways.signedIn(who)
}

it('in controlled mode groups bring no rights over others, and two administrators link who has them', async () => {
  await decideSettings(hub, { wayOfWorking: 'controlled' })
  const fresh = await letIn(ways.visitor(['approvers']))
  expect(fresh.user.roles).toEqual(['user'])
  const approver = await person(hub, ['quality-manager'])
  const who = ways.visitor(['approvers'], { email: `${approver.username}@example.org` })
  expect((await ways.finish(who, await ways.comeBack(who))).status).toBe(403)
  const first = await person(hub, ['admin'])
  const linking = { id: approver.id, body: { subject: who.subject } }
  expect((await first.api.call(identitiesApi.link, linking)).body.linked).toBeNull()
  const second = await person(hub, ['admin'])
  const { body: waiting } = await second.api.call(countersignaturesApi.list, { query: { mine: 'to-sign' } })
  const { id = 0 } = waiting.find(({ userId }) => userId === approver.id) ?? {}
  await second.api.call(countersignaturesApi.sign, { id, body: { password } })
  expect((await ways.signedIn(who)).user).toMatchObject({ id: approver.id, roles: ['quality-manager'] })
})
