import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { usersApi } from '#core/contract/users.ts'
import {
  decideSettings,
  linkOf,
  type Person,
  password,
  person,
  registerUser,
  signIn,
} from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Links that set a password once (decision D47). */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const linkFor = async (id: number) => linkOf((await admin.api.call(usersApi.makeLink, { id })).body).token
const look = (token: string) => hub.api().post('/api/auth/link', { token })
const use = (token: string, word = 'battery staple') =>
  hub.api().post('/api/auth/link/password', { token, password: word })

describe('a one-time link', () => {
  it('works once, of two who use it at once for one', async () => {
    const { user, input } = await registerUser(hub)
    const token = await linkFor(user.id)
    expect((await look(token)).body).toEqual({
      username: input.username,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: input.email,
      company: input.company,
      needsCode: false,
      firstPassword: false,
      expiresAt: '2026-11-21T08:00:00.000Z',
    })
    const uses = await Promise.all([use(token), use(token)])
    expect(uses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (const { problem } of [await use(token), await look(token)]) {
      expect(problem.message).toBe(
        'This link has already been used. Sign in, or ask an administrator for a new one.',
      )
    }
    await signIn(hub, input.username, 'battery staple')
  })

  it('runs out after a day, and after seven where there is no password yet', async () => {
    const { user } = await registerUser(hub)
    const token = await linkFor(user.id)
    const { id } = await person(hub)
    await hub.hub.db.updateTable('users').set({ password_hash: '' }).where('id', '=', id).execute()
    const first = await linkFor(id)
    hub.clock.advance({ hours: 23 })
    expect((await look(token)).status).toBe(200)
    hub.clock.advance({ hours: 1 })
    for (const { status, problem } of [await look(token), await use(token)]) {
      expect([status, problem.message]).toEqual([
        409,
        'This link has expired. Ask an administrator for a new one.',
      ])
    }
    hub.clock.advance({ hours: 6 * 24 - 1 })
    expect((await look(first)).status).toBe(200)
    hub.clock.advance({ hours: 1 })
    expect((await look(first)).status).toBe(409)
    const again = (await person(hub, ['admin'])).api
    const { body } = await again.call(usersApi.makeLink, { id: user.id })
    expect((await use(linkOf(body).token)).status).toBe(200)
    hub.clock.set('2026-11-20T08:00:00.000Z')
  })

  it('that nobody made is told so, and one of an account that is gone or not active', async () => {
    for (const token of ['x', 'a'.repeat(43)]) {
      expect((await look(token)).problem.issues?.[0]?.message).toContain('This link is not valid')
    }
    const { user } = await registerUser(hub)
    const token = await linkFor(user.id)
    await admin.api.call(usersApi.setStatus, { id: user.id, body: { isActive: false } })
    expect((await use(token)).problem.message).toContain('This link is not valid')
    const made = await linkFor(user.id)
    expect((await use(made)).problem.message).toBe('This account is not active. Ask an administrator.')
    await admin.api.call(usersApi.remove, { id: user.id })
    expect((await use(token)).status).toBe(400)
  })

  it('opens the account again to who was locked out for guessing', async () => {
    const { user, input } = await registerUser(hub)
    const login = (word: string) =>
      hub.api().post('/api/auth/login', { emailOrUsername: input.username, password: word })
    for (let n = 0; n < 10; n++) await login('wrong')
    expect((await login(password)).status).toBe(429)
    await use(await linkFor(user.id))
    expect((await login('battery staple')).status).toBe(200)
  })

  it('asks of a password what the rules ask, and is not spent by a refusal', async () => {
    const strict = await startTestApp({ exposed: true })
    const keeper = await person(strict, ['admin'])
    const { id } = await person(strict)
    const { token } = linkOf((await keeper.api.call(usersApi.makeLink, { id })).body)
    const set = (word: string) => strict.api().post('/api/auth/link/password', { token, password: word })
    expect((await set('password1')).status).toBe(400)
    await decideSettings(strict, { wayOfWorking: 'controlled' })
    expect((await set('tram-93-lem')).problem.issues).toEqual([
      { path: 'password', message: 'Password must be at least 12 characters' },
    ])
    expect((await set('tramway-93-lemon')).status).toBe(200)
    await strict.close()
  })

  it('is limited as signing in is', async () => {
    const limited = await startTestApp({ rateLimits: { signIns: 2, registrations: 2 } })
    const statuses = []
    for (let n = 0; n < 3; n++) {
      statuses.push((await limited.api().post('/api/auth/link', { token: 'x' })).status)
    }
    expect(statuses).toEqual([400, 400, 429])
    await limited.close()
  })
})

describe('a password somebody set', () => {
  it('is never answered, stored or told', async () => {
    const { user, input } = await registerUser(hub)
    const token = await linkFor(user.id)
    await use(token)
    const me = hub.api(await signIn(hub, input.username, 'battery staple'))
    const told = [
      JSON.stringify((await me.call(authApi.me)).body),
      JSON.stringify(await hub.hub.db.selectFrom('audit_entries').select('entry').execute()),
      JSON.stringify(await hub.hub.db.selectFrom('one_time_links').selectAll().execute()),
    ].join()
    expect(told).not.toContain(token)
    expect(told).not.toContain('battery staple')
  })
})
