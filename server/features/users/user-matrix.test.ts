import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#core/contract/endpoint.ts'
import { profileApi } from '#core/contract/profile.ts'
import { usersApi } from '#core/contract/users.ts'
import { type Permission, type Role, rolePermissions, roles } from '#core/lifecycle/permissions.ts'
import { pathWith } from '#tests/contract-endpoints.ts'
import { type Person, password, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Endpoints about accounts, with requests that succeed, and who may give whom what (decision D3); written out by hand. */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

interface Request {
  readonly id?: number
  readonly body?: object
  readonly picture?: true
}
const somebody = async (): Promise<Request> => ({ id: (await person(hub)).id })
const newUser = () => {
  const username = unique('new')
  return { firstName: 'A', lastName: 'B', username, email: `${username}@example.org`, roles: ['user'] }
}
const newPassword = 'another horse'

const managing: Record<keyof typeof usersApi, () => Promise<Request>> = {
  list: async () => ({}),
  create: async () => ({ body: newUser() }),
  update: async () => ({ ...(await somebody()), body: { lastName: 'C' } }),
  setStatus: async () => ({ ...(await somebody()), body: { isActive: false } }),
  remove: somebody,
  openWork: somebody,
  makeLink: somebody,
  sessions: somebody,
  endSessions: somebody,
}

const own: Record<keyof typeof profileApi, (who: Person) => Promise<Request>> = {
  update: async () => ({ body: { lastName: 'C' } }),
  changePassword: async () => ({
    body: { currentPassword: password, newPassword, confirmPassword: newPassword },
  }),
  setPicture: async () => ({ picture: true }),
  removePicture: async () => ({}),
  activities: async () => ({}),
  sessions: async () => ({}),
  endSession: async (who) => ({ id: await sessionOf(who) }),
  endOtherSessions: async () => ({}),
}

async function sessionOf(who: Person): Promise<number> {
  const { body } = await who.api.get<{ id: number }[]>('/api/users/sessions')
  return body[0]?.id ?? 0
}

/** The smallest PNG there is. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function statusOf(each: Endpoint, token: string | undefined, request: Request): Promise<number> {
  const api = hub.api(token)
  const url = pathWith(each, request.id ?? 0)
  if (request.picture) return (await api.upload(url, png, 'me.png')).status
  const body = request.body ? { payload: request.body } : {}
  return (await api.raw({ method: each.method, url, ...body })).status
}

const ofUsers = Object.entries(usersApi) as [keyof typeof usersApi, Endpoint][]
const ofProfile = Object.entries(profileApi) as [keyof typeof profileApi, Endpoint][]

describe('accounts', () => {
  it('are managed by administrators alone [S3-6-20]', async () => {
    for (const [name, each] of ofUsers) {
      expect([name, each.access]).toEqual([name, 'manage-users'])
      expect([name, await statusOf(each, admin.token, await managing[name]())]).toEqual([
        name,
        each.status ?? 200,
      ])
    }
    expect(roles.filter((role) => rolePermissions[role].includes('manage-users'))).toEqual(['admin'])
  })

  it.each(roles)('of one’s own are everybody’s, also as %s [S3-1-15]', async (role) => {
    for (const [name, each] of ofProfile) {
      const who = await person(hub, [role])
      expect([name, await statusOf(each, who.token, await own[name](who))]).toEqual([name, 200])
    }
  })

  it('of others are out of reach: their profile has no address', async () => {
    const [one, other] = [await person(hub), await person(hub)]
    await one.api.put('/api/users/profile', { id: other.id, lastName: 'Mine', roles: ['admin'] })
    expect((await one.api.get<{ lastName: string; roles: Role[] }>('/api/auth/me')).body).toMatchObject({
      lastName: 'Mine',
      roles: ['user'],
    })
    expect((await other.api.get<{ lastName: string }>('/api/auth/me')).body.lastName).not.toBe('Mine')
  })
})

describe('granting', () => {
  const keeperWith = (...extra: Permission[]) => person(hub, ['user'], ['manage-users', ...extra])
  const put = (by: Person, id: number, body: object) => by.api.put(`/api/admin/users/${id}`, body)

  it('gives nobody what the grantor lacks, to others or to herself', async () => {
    const keeper = await keeperWith('manage-actors')
    const target = (await person(hub)).id
    for (const id of [target, keeper.id]) {
      for (const role of ['admin', 'regulatory-manager', 'technical-reviewer', 'quality-manager'] as const) {
        const answer = await put(keeper, id, { roles: ['user', role] })
        expect([id, role, answer.status, answer.problem.type]).toEqual([id, role, 403, 'forbidden'])
      }
      for (const permission of ['system-admin', 'approve-submissions', 'delete-submissions'] as const) {
        expect((await put(keeper, id, { extraPermissions: [permission] })).status).toBe(403)
      }
    }
    const granted = await put(keeper, target, {
      roles: ['user', 'submission-coordinator'],
      extraPermissions: ['manage-actors'],
    })
    expect(granted.status).toBe(200)
    const added = await keeper.api.post('/api/admin/users', { ...newUser(), roles: ['admin'] })
    expect([added.status, added.problem.message]).toEqual([
      403,
      'Only an administrator grants or removes the role Administrator',
    ])
  })

  it('keeps administrators out of the hands of others', async () => {
    const keeper = await keeperWith()
    const target = (await person(hub, ['admin'])).id
    const url = `/api/admin/users/${target}`
    for (const answer of [
      await keeper.api.put(url, { lastName: 'X' }),
      await keeper.api.put(url, { roles: ['user'] }),
      await keeper.api.put(`${url}/status`, { isActive: false }),
      await keeper.api.delete(url),
      await keeper.api.post(`${url}/link`),
      await keeper.api.get(`${url}/sessions`),
      await keeper.api.delete(`${url}/sessions`),
    ]) {
      expect(answer.status).toBe(403)
    }
  })

  it('makes no link for who may do more than the one who asks', async () => {
    const keeper = await keeperWith()
    const [more, less] = [await person(hub, ['quality-manager']), await person(hub, ['manufacturer-user'])]
    expect((await keeper.api.post(`/api/admin/users/${more.id}/link`)).status).toBe(403)
    expect((await keeper.api.post(`/api/admin/users/${less.id}/link`)).status).toBe(200)
    // Signing out, deactivating and renaming take nobody’s place.
    expect((await keeper.api.put(`/api/admin/users/${more.id}/status`, { isActive: false })).status).toBe(200)
  })

  it('lets an administrator give and take everything, her own role too while another stays', async () => {
    const second = await person(hub, ['admin'])
    const target = (await person(hub)).id
    expect((await put(second, target, { roles: ['admin'], extraPermissions: ['system-admin'] })).status).toBe(
      200,
    )
    expect((await put(second, second.id, { roles: ['user'] })).status).toBe(200)
    expect((await put(second, target, { roles: ['user'] })).status).toBe(403)
  })
})

describe('the last active administrator', () => {
  it('stays: not stripped, deactivated or deleted, also of two who leave at once', async () => {
    const alone = await startTestApp()
    const one = await person(alone, ['admin'])
    const two = await person(alone, ['admin', 'user'])
    const outcomes = await Promise.all([
      one.api.put(`/api/admin/users/${one.id}`, { roles: ['user'] }),
      two.api.put(`/api/admin/users/${two.id}/status`, { isActive: false }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [last] = outcomes[0]?.status === 409 ? [one] : [two]
    if (!last) throw new Error('Nobody is left')
    for (const answer of [
      await last.api.put(`/api/admin/users/${last.id}`, { roles: ['user'] }),
      await last.api.put(`/api/admin/users/${last.id}`, { isActive: false }),
      await last.api.put(`/api/admin/users/${last.id}/status`, { isActive: false }),
      await last.api.delete(`/api/admin/users/${last.id}`),
    ]) {
      expect([answer.status, answer.problem.message]).toEqual([
        409,
        'This is the last active administrator. Make someone else an administrator first.',
      ])
    }
    await alone.close()
  })
})
