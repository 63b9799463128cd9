import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { profileApi } from '#core/contract/profile.ts'
import { opened, password, registerUser, signIn } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import type { Extra } from '#tests/test-client.ts'

/** Sessions of browsers are bound to a cookie, and people are told of new ones (decision D69). */

let hub: TestApp
const mails: { to: string; subject: string; text: string }[] = []
beforeAll(async () => {
  hub = await startTestApp({
    mailer: { publicUrl: 'https://hub.example.org', send: async (mail) => void mails.push(mail) },
  })
})
afterAll(() => hub.close())

const origin = 'http://localhost:80'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

type Headers = NonNullable<Extra['headers']>

interface Opened {
  readonly token: string
  /** As a browser sends it back. */
  readonly cookie: string
  readonly setCookie: string
}

async function openedByBrowser(name: string, at: TestApp = hub, headers: Headers = {}): Promise<Opened> {
  const answer = await at.api().call(authApi.login, {
    body: { emailOrUsername: name, password },
    headers: { origin, ...headers },
  })
  const setCookie = String(answer.headers['set-cookie'])
  return { token: opened(answer.body).token, cookie: setCookie.split(';')[0] ?? '', setCookie }
}

const me = (token: string | undefined, headers: Headers = {}, at: TestApp = hub) =>
  at
    .api(token)
    .get('/api/auth/me', { headers })
    .then(({ status }) => status)

describe('a session opened by a browser', () => {
  it('takes the token with its cookie, and neither alone', async () => {
    const { input } = await registerUser(hub)
    const one = await openedByBrowser(input.username)
    expect(one.setCookie).toMatch(
      /^hub_session_[0-9a-f]{8}=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/,
    )
    const other = await openedByBrowser(input.username)
    expect(await me(one.token, { cookie: one.cookie })).toBe(200)
    expect(await me(one.token, { cookie: `theme=dark; ${one.cookie}; a=b` })).toBe(200)
    expect(await me(one.token)).toBe(401)
    expect(await me(one.token, { cookie: other.cookie })).toBe(401)
    expect(await me(undefined, { cookie: one.cookie })).toBe(401)
    const { headers } = await hub.api(one.token).call(authApi.logout, {
      headers: { origin, cookie: one.cookie },
    })
    expect(headers['set-cookie']).toMatch(/^hub_session_[0-9a-f]{8}=; Path=\/; Max-Age=0;/)
    expect(await me(one.token, { cookie: one.cookie })).toBe(401)
  })

  it('stands beside that of another hub on the same host', async () => {
    const second = await startTestApp()
    const [here, there] = [await registerUser(hub), await registerUser(second)]
    const one = await openedByBrowser(here.input.username)
    const two = await openedByBrowser(there.input.username, second)
    const both = { cookie: `${one.cookie}; ${two.cookie}` }
    expect([await me(one.token, both), await me(two.token, both, second)]).toEqual([200, 200])
    await second.close()
  })

  it('writes nothing for a page of another site', async () => {
    const { input } = await registerUser(hub)
    const { token, cookie } = await openedByBrowser(input.username)
    const write = async (headers: Headers) =>
      (await hub.api(token).put('/api/users/profile', {}, { headers: { cookie, ...headers } })).status
    const foreign: Headers[] = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:8080' },
      { origin: 'null' },
      { origin, 'sec-fetch-site': 'cross-site' },
      { origin, 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) expect([headers, await write(headers)]).toEqual([headers, 403])
    const own: Headers[] = [
      { origin },
      { origin: 'https://hub.example.org' },
      { 'sec-fetch-site': 'same-origin' },
      {},
    ]
    for (const headers of own) expect([headers, await write(headers)]).toEqual([headers, 200])
    const credentials = { emailOrUsername: input.username, password }
    const signingIn = await hub.api().post('/api/auth/login', credentials, {
      headers: { origin: 'https://evil.example' },
    })
    expect(signingIn.status).toBe(403)
  })
})

it('a session of a program needs the token alone', async () => {
  const { input } = await registerUser(hub)
  const answer = await hub.api().call(authApi.login, { body: { emailOrUsername: input.username, password } })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await me(opened(answer.body).token)).toBe(200)
})

it('of more than ten sessions the one unused longest ends, and the trail says so', async () => {
  const { input } = await registerUser(hub)
  const tokens: string[] = []
  for (let n = 0; n < 10; n += 1) {
    tokens.push(await signIn(hub, input.username))
    hub.clock.advance({ minutes: 2 })
  }
  const [first = '', second = ''] = tokens
  expect(await me(first)).toBe(200)
  const last = await signIn(hub, input.username)
  expect([await me(first), await me(second), await me(last)]).toEqual([200, 401, 200])
  const { body } = await hub.api(last).call(profileApi.sessions)
  expect(body).toHaveLength(10)
})

it('tells of a sign-in from a device or an address not seen before, under the bell and by mail', async () => {
  const { user, input } = await registerUser(hub)
  const signInFrom = (address: string, userAgent: string) =>
    hub.api().call(authApi.login, {
      body: { emailOrUsername: input.username, password },
      headers: { 'user-agent': userAgent },
      address,
    })
  const { body } = await signInFrom('192.0.2.1', firefox)
  const told = async () => (await hub.api(opened(body).token).call(notificationsApi.list)).body.items
  await signInFrom('192.0.2.1', firefox)
  expect(await told()).toEqual([])
  await signInFrom('198.51.100.7', firefox)
  await signInFrom('192.0.2.1', 'curl/8.5.0')
  await signInFrom('198.51.100.7', 'curl/8.5.0')
  expect((await told()).map(({ title, body, link }) => [title, body.split('. ')[0], link])).toEqual([
    ['New sign-in', 'Your account was signed in with curl from 192.0.2.1', '/profile?tab=security'],
    [
      'New sign-in',
      'Your account was signed in with Firefox on Windows from 198.51.100.7',
      '/profile?tab=security',
    ],
  ])
  const queued = await hub.hub.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', user.email)
    .execute()
  expect(queued.map(({ subject }) => subject)).toEqual(['New sign-in', 'New sign-in'])
  expect(queued[0]?.text).toContain('https://hub.example.org/profile?tab=security')
})
