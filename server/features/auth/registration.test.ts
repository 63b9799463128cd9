import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Registration } from '#core/contract/auth.ts'
import { authApi } from '#core/contract/auth.ts'
import { usersApi } from '#core/contract/users.ts'
import { decideSettings, password, person, registerUser, registration, signIn } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { printedSetupCode } from './registration-service.ts'

/** Who gets an account without being given one (decisions D3, D47). */

const register = (hub: TestApp, overrides: Partial<Registration> = {}) =>
  hub.api().post<{ isActive: boolean; id: number }>('/api/auth/register', registration(overrides))

describe('registration', () => {
  let hub: TestApp
  beforeAll(async () => {
    hub = await startTestApp()
  })
  afterAll(() => hub.close())

  it('takes what is complete, job title and department or not, and answers 201 with a user [S3-5-10, S3-5-11, S3-5-12, S3-7-07, S3-7-08]', async () => {
    const { jobTitle: _, department: __, ...needed } = registration()
    const answer = await hub.api().call(authApi.register, { body: needed })
    expect([answer.status, answer.body.jobTitle, answer.body.department]).toEqual([201, null, null])
    const { user } = await registerUser(hub, { roles: ['user'], jobTitle: 'Engineer', department: 'R' })
    expect(user).toMatchObject({ roles: ['user'], jobTitle: 'Engineer', department: 'R', isActive: true })
  })

  it('is refused through a proxy that nobody named: whoever comes that way is not at this computer', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const answer = await hub.api().call(authApi.register, { body: registration(), headers })
    expect([answer.status, answer.problem.message]).toEqual([403, expect.stringContaining('TRUST_PROXY')])
  })

  const refusals = async (body: object) => {
    const { problem } = await hub.api().post('/api/auth/register', body)
    return problem.issues?.map(({ path, message }) => `${path}: ${message}`).toSorted()
  }

  it('names everything that is missing [S3-5-03, S3-5-04, S3-5-05, S3-5-08]', async () => {
    expect(await refusals({ username: 'ada', password: 'secret' })).toEqual([
      'company: Company is required',
      'email: Valid email is required',
      'firstName: First name is required',
      'lastName: Last name is required',
    ])
    expect(await refusals({ ...registration(), email: 'nowhere' })).toEqual([
      'email: Valid email is required',
    ])
  })

  it('takes usernames of three characters, and none with an @ [S3-5-06, S3-9-73]', async () => {
    expect(await refusals({ ...registration(), username: 'a@' })).toEqual([
      'username: A username has no @',
      'username: Username must be at least 3 characters',
    ])
    expect((await register(hub, { username: 'abc' })).status).toBe(201)
  })

  it('takes passwords of 6 to 256 characters [S3-5-07, S3-9-72]', async () => {
    expect(await refusals({ ...registration(), password: '12345' })).toEqual([
      'password: Password must be at least 6 characters',
    ])
    for (const length of [6, 256])
      expect((await register(hub, { password: 'xy'.repeat(length / 2) })).status).toBe(201)
    const long = await register(hub, { password: 'x'.repeat(257) })
    expect(long.problem.issues).toEqual([{ path: 'password', message: 'At most 256 characters' }])
  })

  it('keeps a password as it was typed, hashed with Argon2id, and asks for no new one, however old it is', async () => {
    const typed = ' Zwölf  Mäuse\u0301 '
    const { user, input } = await registerUser(hub, { password: typed })
    const [{ password_hash: stored } = { password_hash: '' }] = await hub.hub.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .execute()
    const [, memory = 0, times = 0] = (/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? []).map(
      Number,
    )
    // The least OWASP names.
    expect([memory >= 19_456, times >= 2]).toEqual([true, true])
    for (const other of [typed.trim(), typed.toLowerCase(), typed.normalize(), typed.replaceAll('  ', ' ')])
      await expect(signIn(hub, input.username, other)).rejects.toThrow('401')
    hub.clock.advance({ hours: 24 * 800 })
    const token = await signIn(hub, input.username, typed)
    expect((await hub.api(token).get('/api/master-di')).status).toBe(200)
    hub.clock.advance({ hours: -24 * 800 })
  })

  it('refuses usernames that look the same, and those one cannot see', async () => {
    const { input } = await registerUser(hub, { username: 'Straße' })
    for (const username of [
      'STRASSE',
      'stra\u00adsse',
      'ｓｔｒａｓｓｅ',
      'strasse\u200d',
      '\u2066straße\u2069',
    ]) {
      const { status, problem } = await register(hub, { username })
      expect([username, status, problem.issues?.[0]?.path]).toEqual([username, 409, 'username'])
    }
    expect((await register(hub, { username: '\u3164\u3164\u3164' })).status).toBe(400)
    await signIn(hub, input.username)
  })

  it('takes weak passwords on a loopback address, where the form warns', async () => {
    expect((await hub.api().call(authApi.registration)).body).toEqual({
      mode: 'open',
      firstAccount: false,
      setupCodeNeeded: false,
      minPasswordLength: 6,
      weakPasswords: 'warned',
    })
    expect((await register(hub, { password: '123456' })).status).toBe(201)
  })

  it('is closed to everybody where the administrator says so', async () => {
    await decideSettings(hub, { registration: 'closed' })
    const { status, problem } = await register(hub)
    expect([status, problem.message]).toEqual([
      403,
      'Registration is closed. Ask an administrator for an account.',
    ])
    expect((await hub.api().call(authApi.registration)).body.mode).toBe('closed')
  })
})

describe('an account that waits', () => {
  it('cannot sign in, says why to who knows the password alone, and is let in by an administrator', async () => {
    const hub = await startTestApp()
    const admin = await person(hub, ['admin'])
    await decideSettings(hub, { registration: 'after-approval' })
    const { user, input } = await registerUser(hub)
    expect(user.isActive).toBe(false)
    const login = (word: string) =>
      hub.api().post('/api/auth/login', { emailOrUsername: input.username, password: word })
    const waits = await login(password)
    expect([waits.status, waits.problem.message]).toEqual([
      401,
      'Your account is waiting for approval by an administrator. Try again after that.',
    ])
    expect((await login('wrong')).problem.message).toBe('Invalid email, username or password')
    // Told once, however many register before it is read.
    await registerUser(hub)
    const { body: told } = await admin.api.get<{ items: { title: string; body: string; link: string }[] }>(
      '/api/notifications',
    )
    expect(told.items).toHaveLength(1)
    expect(told.items[0]).toMatchObject({ title: 'Account waiting', link: '/admin/users?status=waiting' })
    expect(told.items[0]?.body).toContain(input.username)
    const waiting = await admin.api.call(usersApi.list, { query: { status: 'waiting' } })
    expect(waiting.body.map(({ id }) => id)).toContain(user.id)
    const letIn = await admin.api.call(usersApi.setStatus, { id: user.id, body: { isActive: true } })
    expect(letIn.body).toMatchObject({ isActive: true, status: 'active' })
    expect((await login(password)).status).toBe(200)
    await hub.close()
  })

  it('can be turned away, and waits no more', async () => {
    const hub = await startTestApp()
    const admin = await person(hub, ['admin'])
    await decideSettings(hub, { registration: 'after-approval' })
    const { user, input } = await registerUser(hub)
    const { body } = await admin.api.call(usersApi.setStatus, { id: user.id, body: { isActive: false } })
    expect(body.status).toBe('inactive')
    const answer = await hub.api().post('/api/auth/login', { emailOrUsername: input.username, password })
    expect(answer.problem.message).toBe('Invalid email, username or password')
    await hub.close()
  })
})

describe('a hub that others can reach', () => {
  let hub: TestApp
  beforeAll(async () => {
    hub = await startTestApp({ exposed: true })
  })
  afterAll(() => hub.close())

  it('gives the first account to who reads what the server prints, and lets nobody else in unasked', async () => {
    const code = await printedSetupCode(hub.hub)
    expect(code).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/)
    expect(await printedSetupCode(hub.hub)).toBe(code)
    expect((await hub.api().call(authApi.registration)).body).toMatchObject({
      mode: 'after-approval',
      firstAccount: true,
      setupCodeNeeded: true,
      weakPasswords: 'refused',
    })
    for (const setupCode of [undefined, '', 'AAAA-AAAA-AAAA']) {
      const { problem } = await register(hub, { setupCode })
      expect(problem.issues?.map(({ path }) => path)).toEqual(['setupCode'])
    }
    const first = await register(hub, { setupCode: code?.toLowerCase().replaceAll('-', ' ') })
    expect(first.body.isActive).toBe(true)
    expect(await printedSetupCode(hub.hub)).toBeUndefined()
    expect((await hub.api().call(authApi.registration)).body.setupCodeNeeded).toBe(false)
    expect((await register(hub, { setupCode: code })).body.isActive).toBe(false)
    const keys = await hub.hub.db.selectFrom('hub_keys').select('purpose').execute()
    expect(keys.map(({ purpose }) => purpose)).not.toContain('setup-code')
  })

  it.each(['123456', 'Password2026!', 'qwertz123', 'Lovelace1815', 'Husband', 'cummins', 'perkins'])(
    'refuses the password %s',
    async (word) => {
      const { status, problem } = await register(hub, { password: word })
      expect([status, problem.issues?.[0]?.path]).toEqual([400, 'password'])
    },
  )
})

describe('the controlled way of working', () => {
  it('ends sessions after 30 minutes without use', async () => {
    const hub = await startTestApp()
    const { api } = await person(hub)
    await decideSettings(hub, { wayOfWorking: 'controlled' })
    hub.clock.advance({ minutes: 29 })
    expect((await api.get('/api/auth/me')).status).toBe(200)
    hub.clock.advance({ minutes: 31 })
    expect((await api.get('/api/auth/me')).status).toBe(401)
    await hub.close()
  })
})
