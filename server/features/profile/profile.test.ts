import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { maxPictureBytes, profileApi } from '#core/contract/profile.ts'
import {
  createMaster,
  decideSettings,
  type Person,
  password,
  person,
  registerUser,
  signIn,
} from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What people do with their own account (specification, document 3 sections 2.12, 5, 7). */

let hub: TestApp
let first: Person
beforeAll(async () => {
  hub = await startTestApp()
  first = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const png = (size = 100): Buffer => {
  const head = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  return size > head.length ? Buffer.concat([head, Buffer.alloc(size - head.length)]) : head
}
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200)])

const actionsOf = async (id: number) => {
  const rows = await hub.hub.db
    .selectFrom('audit_entries')
    .select(['action', 'entry'])
    .where('entity_type', '=', 'user')
    .where('entity_id', '=', id)
    .orderBy('seq')
    .execute()
  return rows
}

describe('the own profile', () => {
  it('is saved as it is sent and seen by who asks who is signed in [S3-5-16, S3-7-35]', async () => {
    const { id, username, api } = await person(hub)
    const fields = {
      firstName: 'Ada',
      lastName: 'King',
      email: `${username}@new.example.org`,
      jobTitle: 'Analyst',
      department: 'Engines',
      company: 'Byron',
      phone: '+44 20 7946 0000',
    }
    expect((await api.call(profileApi.update, { body: fields })).body).toMatchObject({ id, ...fields })
    expect((await api.call(authApi.me)).body).toMatchObject(fields)
    const optional = { jobTitle: '', department: null, company: ' ', phone: '' }
    const emptied = await api.call(profileApi.update, { body: optional })
    expect(emptied.body).toMatchObject({ jobTitle: null, department: null, company: null, phone: null })
    await api.call(profileApi.update, { body: optional })
    const trail = (await actionsOf(id)).filter(({ action }) => action === 'updated')
    expect(trail).toHaveLength(2)
    expect(JSON.parse(trail[0]?.entry ?? '{}').changesData.changes).toContainEqual({
      field: 'company',
      from: 'Analytical Engines',
      to: 'Byron',
    })
  })

  it('names everything wrong at once [S3-5-13, S3-5-14, S3-5-15]', async () => {
    const { api } = await person(hub)
    for (const empty of ['', null]) {
      const body = { firstName: empty, lastName: empty, email: empty }
      expect((await api.put('/api/users/profile', body)).problem.issues).toEqual([
        { path: 'firstName', message: 'First name is required' },
        { path: 'lastName', message: 'Last name is required' },
        { path: 'email', message: 'Valid email is required' },
      ])
    }
  })

  it('takes no e-mail address somebody else has', async () => {
    const [one, other] = [await person(hub), await person(hub)]
    const { problem } = await one.api.put('/api/users/profile', {
      email: `${other.username.toUpperCase()}@example.org`,
    })
    expect([problem.type, problem.issues?.[0]?.path]).toEqual(['duplicate_record', 'email'])
  })

  it('changes no role, no username, no status', async () => {
    const { api, username } = await person(hub)
    const body = { roles: ['admin'], username: 'other', isActive: false, extraPermissions: ['system-admin'] }
    expect((await api.put('/api/users/profile', body)).body).toMatchObject({
      roles: ['user'],
      username,
      isActive: true,
    })
  })
})

describe('the picture', () => {
  it('is a PNG or JPEG file, kept and removable [S3-2.12-10, S3-OPEN-27]', async () => {
    const { api } = await person(hub)
    for (const [bytes, type] of [
      [png(), 'image/png'],
      [jpeg, 'image/jpeg'],
      [png(maxPictureBytes), 'image/png'],
    ] as const) {
      const { body } = await api.upload<{ profileImageUrl: string }>(
        '/api/users/profile/picture',
        bytes,
        'anything.gif',
      )
      expect(body.profileImageUrl).toBe(`data:${type};base64,${bytes.toString('base64')}`)
    }
    const { body } = await api.call(authApi.me)
    // Read and sent back it stays; sent as text it is taken; taken away it is gone.
    expect((await api.call(profileApi.update, { body })).body.profileImageUrl).toBe(body.profileImageUrl)
    expect((await api.call(profileApi.removePicture)).body.profileImageUrl).toBeNull()
    const sent = { profileImageUrl: `data:image/png;base64,${png().toString('base64')}` }
    expect((await api.call(profileApi.update, { body: sent })).body).toMatchObject(sent)
    expect(
      (await api.call(profileApi.update, { body: { profileImageUrl: null } })).body.profileImageUrl,
    ).toBeNull()
  })

  it('is judged by its bytes: nothing else is kept, whatever it is called [S3-OPEN-27]', async () => {
    const { api } = await person(hub)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const huge = png()
    huge.writeUInt32BE(100_000, 16)
    for (const bytes of [svg, Buffer.from('GIF89a'), Buffer.alloc(0), jpeg.subarray(0, 10), huge]) {
      const answer = await api.upload('/api/users/profile/picture', bytes, 'me.png')
      expect([answer.status, answer.problem.message]).toEqual([415, 'Choose a PNG or JPEG picture'])
    }
    const large = await api.upload('/api/users/profile/picture', png(maxPictureBytes + 1), 'me.png')
    expect([large.status, large.problem.message]).toEqual([413, 'The picture must be at most 512 KB'])
    expect((await api.post('/api/users/profile/picture', {})).status).toBe(400)
    for (const profileImageUrl of [
      'https://example.org/a.png',
      'javascript:alert(1)',
      'data:image/svg+xml;base64,PHN2Zz4=',
    ]) {
      const { problem } = await api.put('/api/users/profile', { profileImageUrl })
      expect(problem.issues).toEqual([{ path: 'profileImageUrl', message: 'Choose a PNG or JPEG picture' }])
    }
  })
})

describe('changing the password', () => {
  const change = (token: string, body: object, address = '192.0.2.1') =>
    hub.api(token).post<{ endedSessions: number }>('/api/users/change-password', body, { address })
  const newPassword = 'battery staple'
  const good = { currentPassword: password, newPassword, confirmPassword: newPassword }

  it('takes the current and twice the new one, and ends the other sessions [S3-2.12-11, S3-2.12-12, S3-7-36]', async () => {
    const { input, user } = await registerUser(hub)
    const [token, other] = [await signIn(hub, input.username), await signIn(hub, input.username)]
    expect((await change(token, good)).body).toEqual({ endedSessions: 1 })
    expect((await hub.api(token).get('/api/auth/me')).status).toBe(200)
    expect((await hub.api(other).get('/api/auth/me')).status).toBe(401)
    await signIn(hub, input.username, newPassword)
    const trail = await actionsOf(user.id)
    expect(trail.map(({ action }) => action)).toContain('password_changed')
    expect(JSON.stringify(trail)).not.toMatch(/correct horse|battery staple|argon/)
  })

  it('names everything wrong at once, in the specified words [S3-5-17, S3-5-18, S3-5-19, S3-9-72]', async () => {
    const { token } = await person(hub)
    const { problem } = await change(token, {
      currentPassword: '',
      newPassword: '12345',
      confirmPassword: '1',
    })
    expect(problem.issues).toEqual([
      { path: 'currentPassword', message: 'Current password is required' },
      { path: 'newPassword', message: 'Password must be at least 6 characters' },
      { path: 'confirmPassword', message: "Passwords don't match" },
    ])
  })

  it('refuses a wrong current password, and locks who guesses', async () => {
    const { token } = await person(hub)
    for (let n = 0; n < 10; n++) {
      const { problem } = await change(token, { ...good, currentPassword: 'not it' })
      expect(problem.issues).toEqual([
        { path: 'currentPassword', message: 'This is not your current password' },
      ])
    }
    expect((await change(token, good)).status).toBe(429)
    expect((await change(token, good, '198.51.100.7')).status).toBe(200)
  })

  it('asks for longer and better ones in the controlled way of working', async () => {
    const strict = await startTestApp()
    const somebody = await person(strict)
    await decideSettings(strict, { wayOfWorking: 'controlled' })
    const send = (word: string) =>
      somebody.api.post('/api/users/change-password', { ...good, newPassword: word, confirmPassword: word })
    expect((await send('tram-93-lem')).problem.issues).toEqual([
      { path: 'newPassword', message: 'Password must be at least 12 characters' },
    ])
    expect((await send('passwordpassword')).problem.issues?.[0]?.message).toContain('commonest')
    expect((await send('tramway-93-lemon')).status).toBe(200)
    await strict.close()
  })
})

describe('the own sessions', () => {
  it('say browser, address and times, and end one by one or all others at once', async () => {
    const { input, user } = await registerUser(hub)
    const place = {
      address: '198.51.100.20',
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' },
    }
    const { body } = await hub
      .api()
      .post<{ token: string }>('/api/auth/login', { emailOrUsername: input.username, password }, place)
    const [two, three] = [await signIn(hub, input.username), await signIn(hub, input.username)]
    const mine = hub.api(body.token)
    const { body: sessions } = await mine.call(profileApi.sessions)
    expect(sessions).toHaveLength(3)
    expect(sessions.find(({ current }) => current)).toEqual({
      id: expect.any(Number),
      browser: 'Firefox on Windows',
      address: '198.51.100.20',
      startedAt: hub.clock.now().toISOString(),
      lastUsedAt: hub.clock.now().toISOString(),
      current: true,
    })
    const { body: ofTwo } = await hub.api(two).call(profileApi.sessions)
    const id = ofTwo.find(({ current }) => current)?.id ?? 0
    expect((await mine.call(profileApi.endSession, { id })).body).toHaveLength(2)
    expect((await hub.api(two).get('/api/auth/me')).status).toBe(401)
    expect((await mine.call(profileApi.endOtherSessions)).body).toMatchObject([{ current: true }])
    expect((await hub.api(three).get('/api/auth/me')).status).toBe(401)
    expect((await mine.delete(`/api/users/sessions/${id}`)).status).toBe(404)
    const ended = (await actionsOf(user.id)).filter(({ action }) => action === 'sessions_ended')
    expect(ended).toHaveLength(2)
  })
})

describe('the own activity', () => {
  it('is what one did, newest first, in words [S3-2.12-13, S3-3-36, S3-7-34]', async () => {
    const { input } = await registerUser(hub)
    const api = hub.api(await signIn(hub, input.username))
    const device = await createMaster(api)
    await createMaster(first.api)
    hub.clock.advance({ seconds: 1 })
    await api.call(profileApi.update, { body: { lastName: 'King' } })
    const { body, total } = await api.call(profileApi.activities)
    expect(total).toBe(4)
    expect(body.map(({ action, description }) => [action, description])).toEqual([
      ['updated', 'Changed your own account'],
      ['created', `Created Master DI record ${device.deviceNumber}, version 1.0`],
      ['signed_in', 'Signed in'],
      ['registered', 'Registered'],
    ])
    expect(body[0]?.createdAt).toBe(hub.clock.now().toISOString())
    expect((await api.call(profileApi.activities, { query: { limit: 2 } })).body).toHaveLength(2)
  })
})
