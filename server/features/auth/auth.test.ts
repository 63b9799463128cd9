import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { permissions } from '#core/lifecycle/permissions.ts'
import { opened, password, registerUser, registration, signIn } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
})
afterAll(() => hub.close())

const register = (body: Record<string, unknown>) => hub.api().post('/api/auth/register', body)
const login = (emailOrUsername: string, word: string, address = '192.0.2.1') =>
  hub.api().post('/api/auth/login', { emailOrUsername, password: word }, { address })

describe('the first account of an empty hub', () => {
  it('is its administrator, one only, however many register at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => hub.api().call(authApi.register, { body: registration() })),
    )
    const granted = answers.map((answer) => answer.body.roles.join())
    expect(granted.filter((roles) => roles === 'admin,user')).toHaveLength(1)
    expect(granted.filter((roles) => roles === 'user')).toHaveLength(5)
    const admin = answers.find((answer) => answer.body.roles.includes('admin'))
    expect(admin?.body.permissions).toEqual([...permissions])
  })
})

describe('register', () => {
  it('answers 201 with the user, whatever roles were asked for, and nothing secret [S1-6-08, S1-7.2-09, S3-3-37, S3-6-08]', async () => {
    const { user, input } = await registerUser(hub, { roles: ['admin'] })
    expect(user).toMatchObject({
      username: input.username,
      email: input.email,
      company: input.company,
      roles: ['user'],
      isActive: true,
      lastLogin: null,
    })
    expect(JSON.stringify(user)).not.toMatch(/argon|password|token/i)
  })

  it('names everything wrong at once', async () => {
    const answer = await register({ username: 'a@', password: 'short', email: 'nobody' })
    expect(answer.status).toBe(400)
    expect(answer.problem.issues?.map((issue) => [issue.path, issue.message]).sort()).toEqual(
      [
        ['company', 'Company is required'],
        ['email', 'Valid email is required'],
        ['firstName', 'First name is required'],
        ['lastName', 'Last name is required'],
        ['password', 'Password must be at least 6 characters'],
        ['username', 'A username has no @'],
        ['username', 'Username must be at least 3 characters'],
      ].sort(),
    )
  })

  it.each([
    ['firstName', '   '],
    ['lastName', ''],
    ['firstName', 'x'.repeat(101)],
    ['email', 'a@b'],
    ['email', 'a b@c.de'],
    ['email', `${'a'.repeat(250)}@b.de`],
    ['email', 'a@b@c.de'],
    ['username', 'ab'],
    ['username', 'someone@example.org'],
    ['username', 'x'.repeat(61)],
    ['password', '12345'],
    ['password', 'x'.repeat(257)],
    ['password', 123456],
    ['company', ' '],
    ['company', null],
    ['jobTitle', 'x'.repeat(256)],
    ['firstName', 'a\0b'],
    ['company', 'a\uD83D'],
    ['department', { $ne: null }],
  ])('refuses %s = %j', async (field, value) => {
    const answer = await register({ ...registration(), [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.problem.issues?.map((issue) => issue.path)).toContain(field)
  })

  it('refuses a username or e-mail that is taken, in any case', async () => {
    const { input } = await registerUser(hub)
    const both = await register({
      ...registration(),
      email: input.email.toUpperCase(),
      username: ` ${input.username.toUpperCase()} `,
    })
    expect(both.status).toBe(409)
    expect(both.problem.type).toBe('duplicate_record')
    expect(both.problem.issues?.map((issue) => issue.path)).toEqual(['email', 'username'])
    expect((await register({ ...registration(), email: input.email })).status).toBe(409)
    expect((await register({ ...registration(), username: input.username })).status).toBe(409)
  })

  it('gives a name to one of many who want it at once', async () => {
    const wanted = registration()
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(wanted)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409])
  })
})

describe('login', () => {
  it('takes the e-mail or the username, ignoring case and space around [S1-7.2-07, S1-7.2-08, S3-3-39, S3-3-40]', async () => {
    const { input } = await registerUser(hub)
    for (const name of [
      input.username,
      input.email,
      input.username.toUpperCase(),
      ` ${input.email.toUpperCase()} `,
    ]) {
      const answer = await hub.api().call(authApi.login, { body: { emailOrUsername: name, password } })
      const { token, user } = opened(answer.body)
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
      expect(user.username).toBe(input.username)
      expect(user.lastLogin).toBe(hub.clock.now().toISOString())
    }
  })

  it('keeps only a hash of the token, and never two alike', async () => {
    const { input } = await registerUser(hub)
    const [one, two] = [await signIn(hub, input.username), await signIn(hub, input.username)]
    expect(one).not.toBe(two)
    const stored = await hub.hub.db.selectFrom('sessions').select('token_hash').execute()
    expect(stored.map((row) => row.token_hash)).not.toContain(one)
    const users = await hub.hub.db.selectFrom('users').select('password_hash').execute()
    expect(users.every((row) => row.password_hash.startsWith('$argon2id$'))).toBe(true)
  })

  it('says the same for an unknown name, a wrong password and an inactive account', async () => {
    const { input, user } = await registerUser(hub)
    const wrong = await login(input.username, 'not it')
    const unknown = await login('nobody-there', 'not it')
    await hub.hub.db.updateTable('users').set({ is_active: false }).where('id', '=', user.id).execute()
    const inactive = await login(input.username, password)
    expect([wrong.status, unknown.status, inactive.status]).toEqual([401, 401, 401])
    expect(unknown.problem).toEqual(wrong.problem)
    expect(inactive.problem).toEqual(wrong.problem)
  })

  it('locks an account for the address after ten wrong passwords, under all its names, for 15 minutes', async () => {
    const { input } = await registerUser(hub)
    hub.clock.advance({ seconds: 30 })
    for (let n = 0; n < 5; n++) {
      expect((await login(input.username, 'not it')).status).toBe(401)
      expect((await login(input.email.toUpperCase(), 'not it')).status).toBe(401)
    }
    const locked = await login(input.username, password)
    expect(locked.status).toBe(429)
    expect(locked.headers['retry-after']).toBe('900')
    expect((await login(input.email, password)).status).toBe(429)
    // The owner, elsewhere, gets in.
    expect((await login(input.username, password, '198.51.100.7')).status).toBe(200)
    hub.clock.advance({ minutes: 14, seconds: 59 })
    expect((await login(input.username, password)).status).toBe(429)
    hub.clock.advance({ minutes: 1, seconds: 1 })
    expect((await login(input.username, password)).status).toBe(200)
  })

  it('is slowed, not locked, for an account that is tried from many addresses', async () => {
    const { input } = await registerUser(hub)
    await Promise.all(
      Array.from({ length: 11 }, (_, n) => login(input.username, 'not it', `192.0.2.${n + 10}`)),
    )
    const began = performance.now()
    expect((await login(input.username, password, '198.51.100.7')).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(200)
  })

  it('knows the address behind as many proxies as there are, whatever a client writes before it', async () => {
    const proxied = await startTestApp({ trustProxy: 1 })
    const { input } = await registerUser(proxied)
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.4' }
    await proxied.api().post('/api/auth/login', { emailOrUsername: input.username, password }, { headers })
    const sessions = await proxied.hub.db.selectFrom('sessions').select('address').execute()
    expect(sessions).toEqual([{ address: '198.51.100.4' }])
    await proxied.close()
  })

  it('forgets wrong passwords after a right one, again and again within a minute', async () => {
    const { input, user } = await registerUser(hub)
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 9; n++) expect((await login(input.username, 'not it')).status).toBe(401)
      expect((await login(input.username, password)).status).toBe(200)
    }
    await hub.hub.securityLog.flush()
    const kept = await hub.hub.db
      .selectFrom('security_events')
      .select(['kind', 'count'])
      .where('account', '=', `user:${user.id}`)
      .execute()
    expect(kept).toEqual([{ kind: 'failed-sign-in', count: 27 }])
  })

  it('counts wrong passwords that come at once, every one', async () => {
    const { input } = await registerUser(hub)
    const names = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? input.username : input.email))
    const tries = await Promise.all(names.map((name) => login(name, 'not it')))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await login(input.username, password)).status).toBe(429)
  })

  it('lets in everybody who comes at once with the right password', async () => {
    const { input } = await registerUser(hub)
    const tries = await Promise.all(Array.from({ length: 5 }, () => login(input.username, password)))
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it('names what is missing, whatever comes instead of a body', async () => {
    for (const body of [undefined, {}, { emailOrUsername: 5, password: null }]) {
      const { problem } = await hub.api().post('/api/auth/login', body)
      expect(problem.issues).toEqual([
        { path: 'emailOrUsername', message: 'Email or username is required' },
        { path: 'password', message: 'Password is required' },
      ])
    }
  })

  it('is kept in no cache, as all of the interface', async () => {
    const { input } = await registerUser(hub)
    const answers = [await login(input.username, password), await hub.api().get('/api/auth/me')]
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store')
  })
})

describe('a session', () => {
  it('is who signed in, until signed out [S1-7.2-01, S1-7.2-11]', async () => {
    const { input, user } = await registerUser(hub)
    const [one, two] = [await signIn(hub, input.username), await signIn(hub, input.username)]
    const me = await hub.api(one).call(authApi.me)
    expect(me.body).toMatchObject({ id: user.id, username: input.username })
    expect((await hub.api(one).post('/api/auth/logout')).body).toEqual({})
    expect((await hub.api(one).get('/api/auth/me')).status).toBe(401)
    expect((await hub.api(one).post('/api/auth/logout')).status).toBe(401)
    expect((await hub.api(two).get('/api/auth/me')).status).toBe(200)
  })

  it('signs out with an empty JSON body too', async () => {
    const { input } = await registerUser(hub)
    const token = await signIn(hub, input.username)
    const answer = await hub
      .api(token)
      .raw({ method: 'POST', url: '/api/auth/logout', headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(200)
  })

  it('ends after 12 hours without use', async () => {
    const { input } = await registerUser(hub)
    const token = await signIn(hub, input.username)
    hub.clock.advance({ hours: 11, minutes: 59 })
    expect((await hub.api(token).get('/api/auth/me')).status).toBe(200)
    hub.clock.advance({ hours: 11, minutes: 59 })
    expect((await hub.api(token).get('/api/auth/me')).status).toBe(200)
    hub.clock.advance({ hours: 12, seconds: 1 })
    expect((await hub.api(token).get('/api/auth/me')).status).toBe(401)
  })

  it('ends after 7 days whatever its use', async () => {
    const { input } = await registerUser(hub)
    const token = await signIn(hub, input.username)
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      hub.clock.advance({ hours: 8 })
      expect((await hub.api(token).get('/api/auth/me')).status).toBe(200)
    }
    hub.clock.advance({ hours: 8, seconds: 1 })
    expect((await hub.api(token).get('/api/auth/me')).status).toBe(401)
  })

  it('sees a change of roles or of the account at once', async () => {
    const { input, user } = await registerUser(hub)
    const token = await signIn(hub, input.username)
    const change = (values: { roles?: ['quality-manager']; is_active?: boolean }) =>
      hub.hub.db.updateTable('users').set(values).where('id', '=', user.id).execute()
    expect((await hub.api(token).get('/api/master-di/bulk-upload/template')).status).toBe(200)
    await change({ roles: ['quality-manager'] })
    expect((await hub.api(token).get('/api/master-di/bulk-upload/template')).status).toBe(403)
    expect((await hub.api(token).call(authApi.me)).body.roles).toEqual(['quality-manager'])
    await change({ is_active: false })
    expect((await hub.api(token).get('/api/auth/me')).status).toBe(401)
  })
})

describe('the limit of requests', () => {
  it('answers 429 with Retry-After, each address for itself', async () => {
    const limited = await startTestApp({ rateLimits: { signIns: 3, registrations: 2 } })
    const attempt = (address: string) =>
      limited.api().post('/api/auth/login', { emailOrUsername: 'nobody', password: 'x' }, { address })
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push((await attempt('192.0.2.1')).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
    expect((await attempt('192.0.2.2')).status).toBe(401)
    expect((await limited.api().get('/healthz')).status).toBe(200)
    await limited.close()
  })
})
