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
import { createMaster, decideSettings, type Person, password, person, unique } from '#tests/factories.ts'
import { claimsOf, type IdentityServer, publicUrl, startIdentityServer } from '#tests/identity-server.ts'
import { dueDate } from '#tests/request-hub.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Signing in with a provider (OpenID Connect), against a real one. */

let provider: IdentityServer
let hub: TestApp
let admin: Person
beforeAll(async () => {
  const roles = new Map([
    ['approvers', ['quality-manager' as const]],
    ['writers', ['user' as const, 'manufacturer-user' as const]],
  ])
  provider = await startIdentityServer({ roles })
  hub = await startTestApp({ identityProvider: createIdentityProvider(provider.settings) })
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
})

/** Somebody's browser: what the provider and the hub gave it. */
interface Visitor {
  readonly subject: string
  readonly atProvider: Map<string, string>
  cookie: string
}

function visitor(groups: readonly string[] = ['writers'], member: object = {}): Visitor {
  const subject = unique('subject')
  provider.members.set(subject, {
    email: `${subject}@example.org`,
    name: 'Grace Hopper',
    groups,
    ...member,
  })
  return { subject, atProvider: new Map(), cookie: '' }
}

const cookieOf = (headers: Readonly<Record<string, unknown>>) =>
  [headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ')

async function begin(who: Visitor): Promise<string> {
  const { body, headers } = await hub.api().call(authApi.beginProvider, { headers: { origin: publicUrl } })
  who.cookie = cookieOf(headers)
  return body.address
}

const finish = (who: Visitor, query: string) =>
  hub.api().call(authApi.finishProvider, {
    body: { query },
    headers: { origin: publicUrl, cookie: who.cookie },
  })

async function comeBack(who: Visitor): Promise<string> {
  return provider.visit(await begin(who), who.subject, who.atProvider)
}

async function signedIn(who: Visitor) {
  const { body, headers } = await finish(who, await comeBack(who))
  if (!('token' in body)) throw new Error('Not signed in')
  return { user: body.user, token: body.token, headers: { cookie: cookieOf(headers), origin: publicUrl } }
}

describe('signing in', () => {
  it('makes an account with the roles of the groups, finds it again, and gives the roles of each time', async () => {
    const who = visitor()
    const first = await signedIn(who)
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
    const again = await signedIn(who)
    expect(again.user).toMatchObject({ id: first.user.id, roles: ['quality-manager'] })
    provider.members.set(who.subject, { email: 'new@example.org', groups: ['others'] })
    const none = await finish(who, await comeBack(who))
    expect([none.status, none.problem.message]).toEqual([403, expect.stringContaining('None of your groups')])
  })

  it('asks for the second factor of the account as well', async () => {
    const who = visitor()
    const { token, headers } = await signedIn(who)
    const api = hub.api(token)
    const { body } = await api.call(secondFactorApi.begin, { body: {}, headers })
    const code = codeAt(body.secret, hub.clock.now())
    await api.call(secondFactorApi.confirm, { body: { code }, headers })
    hub.clock.advance({ seconds: 30 })
    const answer = await finish(who, await comeBack(who))
    expect(answer.body).toEqual({ challenge: expect.any(String), takesCode: true, passkey: null })
    const challenge = 'challenge' in answer.body ? answer.body.challenge : ''
    const second = { challenge, code: codeAt(body.secret, hub.clock.now()) }
    expect((await hub.api().call(authApi.secondFactor, { body: second })).status).toBe(200)
    hub.clock.advance({ seconds: -30 })
  })

  it('ends at the provider too', async () => {
    const who = visitor()
    const { token, headers } = await signedIn(who)
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
    const who = visitor()
    provider.forge = (claims) => ({ ...claims, ...change() })
    const answer = await finish(who, await comeBack(who))
    expect([answer.status, answer.problem.message]).toEqual([
      401,
      expect.stringContaining('did not confirm the sign-in'),
    ])
    provider.forge = (claims) => claims
    expect((await finish(who, await comeBack(who))).status).toBe(200)
  })

  it('a code or a state used again, made up, too late, or brought by another browser', async () => {
    const who = visitor()
    const query = await comeBack(who)
    expect((await finish(who, query)).status).toBe(200)
    expect((await finish(who, query)).status).toBe(401)
    // The code of before with a state that is open.
    const open = new URL(await begin(who)).searchParams.get('state') ?? ''
    const old = new URLSearchParams(query)
    old.set('state', open)
    expect((await finish(who, old.toString())).status).toBe(401)
    expect((await finish(who, 'code=a&state=b')).status).toBe(401)
    expect((await finish(who, 'nonsense')).status).toBe(401)
    const stolen = await comeBack(who)
    const thief = { ...visitor(), cookie: who.cookie }
    await begin(thief)
    expect((await finish(thief, stolen)).status).toBe(401)
    const late = await comeBack(who)
    hub.clock.advance({ minutes: 15 })
    expect((await finish(who, late)).status).toBe(401)
    hub.clock.advance({ minutes: -15 })
    const cancelled = new URL(await begin(who)).searchParams.get('state')
    expect((await finish(who, `error=access_denied&state=${cancelled}`)).status).toBe(401)
  })
})

it('an account with the same e-mail address is linked by an administrator alone', async () => {
  const local = await person(hub, ['user'])
  const who = visitor(['writers'], { email: `${local.username}@example.org` })
  const refused = await finish(who, await comeBack(who))
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
  expect((await signedIn(who)).user.id).toBe(local.id)
  await admin.api.call(identitiesApi.unlink, { id: local.id })
  expect((await finish(who, await comeBack(who))).status).toBe(403)
})

it('a decision is signed with a fresh sign-in at the provider, once, by its own person', async () => {
  await decideSettings(hub, { requireSignature: true })
  const who = visitor(['approvers'])
  const { user, token, headers } = await signedIn(who)
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
    const begun = await api.call(authApi.confirmWithProvider, { headers })
    const back = { ...as, cookie: cookieOf(begun.headers) }
    expect(new URL(begun.body.address).searchParams.get('prompt')).toBe('login')
    return finish(back, await provider.visit(begun.body.address, as.subject, as.atProvider))
  }
  expect((await prove(visitor(['approvers']))).status).toBe(401)
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
    const { status, problem } = await finish(who, await comeBack(who))
    expect([status, problem.message]).toEqual([403, waiting])
  }
  const { body } = await admin.api.call(usersApi.list, { query: { search: who.subject } })
  expect(body.map(({ status }) => status)).toEqual(['waiting'])
  await admin.api.call(usersApi.setStatus, { id: body[0]?.id ?? 0, body: { isActive: true } })
  return signedIn(who)
}

it('in controlled mode groups bring no rights over others, and two administrators link who has them', async () => {
  await decideSettings(hub, { wayOfWorking: 'controlled' })
  const fresh = await letIn(visitor(['approvers']))
  expect(fresh.user.roles).toEqual(['user'])
  const approver = await person(hub, ['quality-manager'])
  const who = visitor(['approvers'], { email: `${approver.username}@example.org` })
  expect((await finish(who, await comeBack(who))).status).toBe(403)
  const first = await person(hub, ['admin'])
  const linking = { id: approver.id, body: { subject: who.subject } }
  expect((await first.api.call(identitiesApi.link, linking)).body.linked).toBeNull()
  const second = await person(hub, ['admin'])
  const { body: waiting } = await second.api.call(countersignaturesApi.list, { query: { mine: 'to-sign' } })
  const { id = 0 } = waiting.find(({ userId }) => userId === approver.id) ?? {}
  await second.api.call(countersignaturesApi.sign, { id, body: { password } })
  expect((await signedIn(who)).user).toMatchObject({ id: approver.id, roles: ['quality-manager'] })
})
