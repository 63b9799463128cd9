import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { type NewUser, type UserWithLink, usersApi } from '#core/contract/users.ts'
import { linkOf, type Person, password, person, registration, signIn, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Accounts, managed (decisions D3, D47). */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const newUser = (overrides: Partial<NewUser> = {}): NewUser => {
  const username = unique('guest')
  const names = { firstName: 'Grace', lastName: 'Hopper', username, email: `${username}@example.org` }
  return { ...names, company: 'Navy', roles: ['user'], ...overrides }
}
const create = async (overrides: Partial<NewUser> = {}): Promise<UserWithLink> =>
  (await admin.api.call(usersApi.create, { body: newUser(overrides) })).body
const change = (id: number, body: object, by = admin) =>
  by.api.put<UserWithLink>(`/api/admin/users/${id}`, body)
const trailOf = async (id: number) => {
  const rows = await hub.hub.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'entry'])
    .where('entity_type', '=', 'user')
    .where('entity_id', '=', id)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({ ...row, changes: JSON.parse(row.entry).changesData?.changes ?? [] }))
}

describe('the list of users', () => {
  it('has every property of a user, permissions computed [S3-3-33, S3-3-34, S3-3-35, S3-7-37]', async () => {
    const { id, username } = await create({ roles: ['quality-manager'], extraPermissions: ['manage-actors'] })
    const { body } = await admin.api.call(usersApi.list, { query: { search: username } })
    expect(body).toEqual([
      {
        id,
        revision: 1,
        username,
        firstName: 'Grace',
        lastName: 'Hopper',
        email: `${username}@example.org`,
        company: 'Navy',
        jobTitle: null,
        department: null,
        phone: null,
        profileImageUrl: null,
        roles: ['quality-manager'],
        extraPermissions: ['manage-actors'],
        permissions: ['view-submissions', 'approve-submissions', 'export-data', 'manage-actors'],
        isActive: true,
        status: 'active',
        hasPassword: false,
        lastLogin: null,
        createdAt: hub.clock.now().toISOString(),
        awaitsCountersignature: null,
        mustSettleRoles: false,
        abilities: { edit: true, makeLink: true },
      },
    ])
  })

  it('is searched by name, username, e-mail and company, filtered and sorted [S3-2.13-02]', async () => {
    const company = unique('Müller Medizin')
    const one = await create({ company, firstName: 'Änne', roles: ['admin', 'user'] })
    const two = await create({ company, firstName: 'Bert', isActive: false })
    const ask = async (query: object) =>
      (await admin.api.call(usersApi.list, { query: { search: company, ...query } })).body.map(({ id }) => id)
    expect(await ask({})).toEqual([one.id, two.id])
    expect(await ask({ sort: '-name' })).toEqual([two.id, one.id])
    expect(await ask({ status: 'inactive' })).toEqual([two.id])
    expect(await ask({ role: 'admin' })).toEqual([one.id])
    for (const search of ['anne', two.username.toUpperCase(), two.email, 'muller']) {
      expect(await ask({ search })).toContain(search === 'anne' ? one.id : two.id)
    }
  })

  it('is for those who manage users [S3-6-20, S3-2.13-09]', async () => {
    const { api } = await person(hub, ['regulatory-manager'])
    const { status, problem } = await api.get('/api/admin/users')
    expect([status, problem.type]).toEqual([403, 'forbidden'])
  })
})

describe('adding a user', () => {
  it('answers a link, once, that sets the password within 7 days [S3-2.13-08, S3-OPEN-28]', async () => {
    const made = await create()
    expect(made).toMatchObject({ roles: ['user'], isActive: true, revision: 1 })
    expect(linkOf(made).token).toMatch(/^[\w-]{43}$/)
    expect(Date.parse(linkOf(made).expiresAt) - hub.clock.now().getTime()).toBe(7 * 86_400_000)
    const { token } = linkOf(made)
    const whose = await hub.api().call(authApi.link, { body: { token } })
    expect(whose.body).toMatchObject({ username: made.username, firstName: 'Grace', firstPassword: true })
    // Nobody gets in before.
    const early = await hub.api().post('/api/auth/login', { emailOrUsername: made.username, password: '' })
    expect(early.status).toBe(400)
    await hub.api().call(authApi.linkPassword, { body: { token, password } })
    await signIn(hub, made.username)
    const stored = await hub.hub.db.selectFrom('one_time_links').select('token_hash').execute()
    expect(stored.map((row) => row.token_hash)).not.toContain(token)
    const trail = await trailOf(made.id)
    expect(trail.map(({ action }) => action)).toEqual(['created', 'password_changed', 'signed_in'])
    expect(JSON.stringify(trail)).not.toContain(token)
  })

  it('names everything wrong at once, in the specified words [S3-5-20, S3-5-21, S3-5-22, S3-5-23, S3-5-24]', async () => {
    const bad = { firstName: ' ', lastName: '', email: 'x', username: 'ab', roles: [], isActive: 'yes' }
    for (const answer of [
      await admin.api.post('/api/admin/users', bad),
      await change((await create()).id, bad),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.problem.issues).toEqual([
        { path: 'firstName', message: 'First name is required' },
        { path: 'lastName', message: 'Last name is required' },
        { path: 'email', message: 'Valid email is required' },
        { path: 'username', message: 'Username must be at least 3 characters' },
        { path: 'roles', message: 'At least one role is required' },
        { path: 'isActive', message: 'Say whether the account is active' },
      ])
    }
  })

  it('refuses names that somebody has, or that look like it', async () => {
    const taken = await create()
    const { problem } = await admin.api.post('/api/admin/users', {
      ...newUser(),
      username: taken.username.toUpperCase(),
      email: taken.email.toUpperCase(),
    })
    expect([problem.type, problem.issues?.map(({ path }) => path)]).toEqual([
      'duplicate_record',
      ['email', 'username'],
    ])
    const alike = await admin.api.post('/api/admin/users', {
      ...newUser(),
      username: `${taken.username.slice(0, 2)}\u200b${taken.username.slice(2)}`,
    })
    expect(alike.problem.issues).toEqual([
      { path: 'username', message: 'This username looks the same as one that is taken' },
    ])
  })
})

describe('changing a user', () => {
  it('changes what it names, tells the trail, and makes nothing of no change [S3-2.13-05, S3-2.13-06, S3-6-22, S3-7-38]', async () => {
    const { id } = await create()
    const { body } = await change(id, {
      lastName: 'Murray',
      company: '',
      extraPermissions: ['manage-actors'],
    })
    expect(body).toMatchObject({ firstName: 'Grace', lastName: 'Murray', company: null, revision: 2 })
    expect(body.permissions).toContain('manage-actors')
    const [, updated] = await trailOf(id)
    expect([updated?.action, updated?.actor_id, updated?.changes]).toEqual([
      'updated',
      admin.id,
      [
        { field: 'lastName', from: 'Hopper', to: 'Murray' },
        { field: 'company', from: 'Navy', to: null },
        { field: 'extraPermissions', from: [], to: ['manage-actors'] },
      ],
    ])
    const again = await change(id, { lastName: 'Murray ', roles: ['user', 'user'] })
    expect(again.body.revision).toBe(2)
    expect(await trailOf(id)).toHaveLength(2)
  })

  it('refuses what somebody else changed meanwhile', async () => {
    const { id } = await create()
    await change(id, { lastName: 'Murray', revision: 1 })
    const { problem } = await change(id, { lastName: 'Other', revision: 1 })
    expect([problem.type, problem.record]).toEqual([
      'stale_record',
      expect.objectContaining({ lastName: 'Murray', revision: 2 }),
    ])
  })

  it('holds in running sessions at once [S3-6-23, S3-6-24]', async () => {
    const somebody = await person(hub, ['manufacturer-user'])
    const mayExport = async () => (await somebody.api.get('/api/master-di/export')).status
    expect(await mayExport()).toBe(403)
    await change(somebody.id, { extraPermissions: ['export-data'] })
    expect(await mayExport()).toBe(200)
    await change(somebody.id, { extraPermissions: [], roles: ['quality-manager', 'user'] })
    expect((await somebody.api.call(authApi.me)).body.roles).toEqual(['quality-manager', 'user'])
    await change(somebody.id, { roles: ['manufacturer-user'] })
    expect(await mayExport()).toBe(403)
  })

  it('gives the new username and not the old one to who signs in', async () => {
    const input = registration()
    const { body } = await hub.api().call(authApi.register, { body: input })
    const username = unique('renamed')
    await change(body.id, { username })
    expect(await signIn(hub, username)).toMatch(/^[\w-]{43}$/)
    const old = await hub.api().post('/api/auth/login', { emailOrUsername: input.username, password })
    expect(old.status).toBe(401)
  })
})

describe('the status of a user', () => {
  it('is toggled; who is not active is signed out and cannot sign in [S3-4-16, S3-5-25, S3-6-25, S3-7-39]', async () => {
    const input = registration()
    const { body: user } = await hub.api().call(authApi.register, { body: input })
    const token = await signIn(hub, input.username)
    const set = (isActive: boolean) => admin.api.call(usersApi.setStatus, { id: user.id, body: { isActive } })
    expect((await set(false)).body).toMatchObject({ isActive: false, status: 'inactive' })
    expect((await hub.api(token).get('/api/auth/me')).status).toBe(401)
    expect(
      (await hub.api().post('/api/auth/login', { emailOrUsername: input.username, password })).status,
    ).toBe(401)
    expect((await set(true)).body).toMatchObject({ isActive: true, status: 'active' })
    // A session that ended stays ended.
    expect((await hub.api(token).get('/api/auth/me')).status).toBe(401)
    await signIn(hub, input.username)
    const actions = (await trailOf(user.id)).map(({ action }) => action)
    expect(actions).toEqual(['registered', 'signed_in', 'deactivated', 'activated', 'signed_in'])
    expect((await change(user.id, { isActive: false })).body.status).toBe('inactive')
  })
})

describe('deleting a user', () => {
  it('takes the account out of sight, ends sessions and keeps name and names [S3-6-26, S3-7-40, S3-OPEN-29]', async () => {
    const input = registration({ firstName: 'Remembered' })
    const { body: user } = await hub.api().call(authApi.register, { body: input })
    const token = await signIn(hub, input.username)
    const { body } = await admin.api.delete(`/api/admin/users/${user.id}`)
    expect(body).toMatchObject({ id: user.id, isActive: false, status: 'deleted' })
    expect((await hub.api(token).get('/api/auth/me')).status).toBe(401)
    expect(
      (await hub.api().post('/api/auth/login', { emailOrUsername: input.username, password })).status,
    ).toBe(401)
    const { body: listed } = await admin.api.call(usersApi.list, { query: { search: input.username } })
    expect(listed).toEqual([])
    for (const method of ['put', 'delete'] as const) {
      expect((await admin.api[method](`/api/admin/users/${user.id}`, {})).status).toBe(404)
    }
    const again = await hub.api().post('/api/auth/register', { ...registration(), ...input })
    expect(again.problem.issues?.map(({ path }) => path)).toEqual(['email', 'username'])
    const { body: trail } = await admin.api.get<{ performedByName: string; action: string }[]>(
      `/api/audit-trail?entityType=user&actorId=${user.id}`,
    )
    expect(trail.at(-1)).toMatchObject({ action: 'registered', performedByName: 'Remembered Lovelace' })
  })
})

describe('a link for a forgotten password', () => {
  it('is good for a day, ends the one before, and every session when it is used', async () => {
    const input = registration()
    const { body: user } = await hub.api().call(authApi.register, { body: input })
    const token = await signIn(hub, input.username)
    const make = async () => linkOf((await admin.api.call(usersApi.makeLink, { id: user.id })).body)
    const [{ token: first }, { token: second, expiresAt }] = [await make(), await make()]
    expect(Date.parse(expiresAt) - hub.clock.now().getTime()).toBe(86_400_000)
    expect((await hub.api().post('/api/auth/link', { token: first })).status).toBe(400)
    // The password there is goes on until then.
    await signIn(hub, input.username)
    const newPassword = 'battery staple'
    await hub.api().call(authApi.linkPassword, { body: { token: second, password: newPassword } })
    expect((await hub.api(token).get('/api/auth/me')).status).toBe(401)
    await signIn(hub, input.username, newPassword)
    expect((await trailOf(user.id)).map(({ action }) => action)).toContain('invited')
  })
})

describe('the sessions of a user', () => {
  it('are seen and ended', async () => {
    const somebody = await person(hub)
    const url = `/api/admin/users/${somebody.id}/sessions`
    const { body } = await admin.api.get<{ id: number; current: boolean }[]>(url)
    expect(body).toMatchObject([{ current: false }])
    expect((await admin.api.delete(url)).body).toEqual([])
    expect((await somebody.api.get('/api/auth/me')).status).toBe(401)
    expect((await trailOf(somebody.id)).map(({ action }) => action)).toEqual(['registered', 'sessions_ended'])
  })
})
