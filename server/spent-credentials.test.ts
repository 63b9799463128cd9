import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiTokensApi } from '#core/contract/api-tokens.ts'
import { authApi } from '#core/contract/auth.ts'
import { profileApi } from '#core/contract/profile.ts'
import { usersApi } from '#core/contract/users.ts'
import { openSession } from '#server/platform/session.ts'
import { bearer, differences, type Headers } from '#tests/admission-table.ts'
import { endpoints } from '#tests/contract-endpoints.ts'
import { makeToken, opened, type Person, password, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Credentials that are none, or none any more: everything but what is public answers 401. */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const somebody = () => person(hub, ['admin'])
const isSignedIn = async (headers: Headers) =>
  (await hub.api().get('/api/auth/me', { headers })).status === 200

/** What becomes of a session that was good. */
async function session(end: (who: Person) => Promise<unknown>): Promise<Headers> {
  const who = await somebody()
  const headers = bearer(who.token)
  expect(await isSignedIn(headers)).toBe(true)
  await end(who)
  return headers
}

/** What becomes of an API token that was good. */
async function apiToken(end: (who: Person, id: number) => Promise<unknown>): Promise<Headers> {
  const who = await somebody()
  const { id, token } = await makeToken(who)
  expect(await isSignedIn(bearer(token))).toBe(true)
  await end(who, id)
  return bearer(token)
}

const minutesAgo = (minutes: number) => new Date(hub.clock.now().getTime() - minutes * 60_000)
const changeSessions = (who: Person, change: { readonly created_at?: Date; readonly last_used_at?: Date }) =>
  hub.hub.db.updateTable('sessions').set(change).where('user_id', '=', who.id).execute()
const changeToken = (id: number, change: { readonly expires_on?: string; readonly revoked_at?: null }) =>
  hub.hub.db.updateTable('api_tokens').set(change).where('id', '=', id).execute()

/** As somebody signs in at the same moment. */
const openAnother = ({ id }: Person) =>
  hub.hub.db.transaction().execute((tx) => openSession(tx, id, hub.clock.now()))

async function browser(): Promise<{ readonly token: Headers; readonly cookie: Headers }> {
  const { headers, body } = await hub.api().call(authApi.login, {
    body: { emailOrUsername: (await somebody()).username, password },
    headers: { origin: 'http://localhost:80' },
  })
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  const both = { token: bearer(opened(body).token), cookie: { cookie } }
  expect(await isSignedIn({ ...both.token, ...both.cookie })).toBe(true)
  return both
}

const deactivate = ({ id }: Person) => admin.api.call(usersApi.setStatus, { id, body: { isActive: false } })
const changePassword = ({ api }: Pick<Person, 'api'>) =>
  api.call(profileApi.changePassword, {
    body: { currentPassword: password, newPassword: 'another horse', confirmPassword: 'another horse' },
  })

const spent: Readonly<Record<string, () => Promise<Headers>>> = {
  'no token': async () => ({}),
  'the word before a token alone': async () => ({ authorization: 'Bearer' }),
  'a token too short to be one': async () => bearer('x'),
  'a name and a password': async () => ({ authorization: `Basic ${btoa(`${admin.username}:${password}`)}` }),
  'the token of a session without the word before it': async () => ({ authorization: admin.token }),
  'the token of no session': async () => bearer('a'.repeat(43)),
  'an API token there is not': async () => bearer(`rdih_${'a'.repeat(43)}`),
  'a session that was signed out': () => session(({ api }) => api.call(authApi.logout)),
  'a session unused for 12 hours': () =>
    session((who) => changeSessions(who, { last_used_at: minutesAgo(12 * 60) })),
  'a session of 7 days that was used a moment ago': () =>
    session((who) => changeSessions(who, { created_at: minutesAgo(7 * 24 * 60) })),
  'a session from before a new password': () =>
    session(async (who) => changePassword({ api: hub.api(await openAnother(who)) })),
  'the token of a browser without its cookie': async () => (await browser()).token,
  'the cookie of a browser without its token': async () => (await browser()).cookie,
  'the token of a browser with the cookie of another': async () => ({
    ...(await browser()).token,
    ...(await browser()).cookie,
  }),
  'an API token after its last day': () => apiToken((_, id) => changeToken(id, { expires_on: '2026-11-19' })),
  'an API token that was revoked': () => apiToken(({ api }, id) => api.call(apiTokensApi.revoke, { id })),
  'an API token from before a new password': () => apiToken(changePassword),
  'an API token of somebody whose roles changed': () =>
    apiToken(({ id }) => admin.api.call(usersApi.update, { id, body: { roles: ['user'] } })),
  'a session of a deactivated account': () => session(deactivate),
  'a session opened while its account is deactivated': async () => {
    const who = await somebody()
    await deactivate(who)
    return bearer(await openAnother(who))
  },
  'an API token of a deactivated account': () => apiToken(deactivate),
  'an API token that outlived the deactivation of its account': () =>
    apiToken(async (who, id) => {
      await deactivate(who)
      await changeToken(id, { revoked_at: null })
    }),
  'a session of a deleted account': () => session(({ id }) => admin.api.call(usersApi.remove, { id })),
  'an API token of a deleted account': () => apiToken(({ id }) => admin.api.call(usersApi.remove, { id })),
}

describe('what is not public is closed to', () => {
  it.each(Object.entries(spent))('%s [S1-6-21]', async (_, credentials) => {
    expect(await differences(hub, await credentials(), null)).toEqual([])
  })
})

it('a lock for guessing closes the sign-in where it was guessed, and nothing that is open', async () => {
  const who = await somebody()
  const { token } = await makeToken(who)
  const signIn = async (word: string, address = '192.0.2.66') => {
    const body = { emailOrUsername: who.username, password: word }
    return (await hub.api().call(authApi.login, { body, address })).status
  }
  for (let n = 0; n < 10; n += 1) expect(await signIn('not it')).toBe(401)
  expect([await signIn(password), await signIn(password, '192.0.2.67')]).toEqual([429, 200])
  expect([await isSignedIn(bearer(who.token)), await isSignedIn(bearer(token))]).toEqual([true, true])
})

it('HEAD is no way round GET', async () => {
  const answered: string[] = []
  for (const { path } of endpoints.filter(({ method, access }) => method === 'GET' && access !== 'public')) {
    const { statusCode } = await hub.app.inject({ method: 'HEAD', url: path })
    // Downloads have none: it would record one that never happened.
    if (statusCode !== 401 && statusCode !== 404) answered.push(`${path}: ${statusCode}`)
  }
  expect(answered).toEqual([])
})
