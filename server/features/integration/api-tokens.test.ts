import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiTokensApi } from '#core/contract/api-tokens.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { profileApi } from '#core/contract/profile.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { createMaster, type Person, password, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import type { Client } from '#tests/test-client.ts'

/** Tokens of programs: within their scope, within what their person may do, and dead at once when revoked. */

let hub: TestApp
let manager: Person
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['regulatory-manager'])
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const make = async (scope: readonly string[], rest: object = {}, who = manager) => {
  const body = { name: 'Nightly sync', scope: [...scope], ...rest } as never
  const { body: made } = await who.api.call(apiTokensApi.create, { body })
  return { ...made, api: hub.api(made.token) }
}

describe('an API token', () => {
  it('works for its scope, says what it was in the trail, and is shown once [S3-2.11-07]', async () => {
    const { api, token, id } = await make(['view-submissions', 'create-submissions'])
    expect(token).toMatch(/^rdih_[\w-]{43}$/)
    const record = await createMaster(api)
    expect((await api.call(masterDiApi.get, { id: record.id })).status).toBe(200)
    const { body: own } = await manager.api.call(apiTokensApi.list)
    expect(own.find((one) => one.id === id)).toMatchObject({ isLive: true, lastUsedAt: expect.any(String) })
    expect(JSON.stringify(own)).not.toContain(token)
    const { body: trail } = await admin.api.get<{ performedByName: string; entityId: number }[]>(
      '/api/audit-trail?entityType=master-di&limit=5',
    )
    expect(trail.find(({ entityId }) => entityId === record.id)?.performedByName).toBe(
      `${manager.name} (API token Nightly sync)`,
    )
    const stored = await hub.hub.db.selectFrom('api_tokens').selectAll().where('id', '=', id).execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('dies at once: revoked, after its last day, with its person', async () => {
    const works = async (api: { get(url: string): Promise<{ status: number }> }) =>
      (await api.get('/api/master-di?limit=1')).status
    const revoked = await make(['view-submissions'])
    expect(await works(revoked.api)).toBe(200)
    await manager.api.call(apiTokensApi.revoke, { id: revoked.id })
    expect(await works(revoked.api)).toBe(401)

    const today = hub.clock.now().toISOString().slice(0, 10)
    const short = await make(['view-submissions'], { expiresOn: today })
    expect(await works(short.api)).toBe(200)

    const leaver = await person(hub, ['user'])
    const orphan = await make(['view-submissions'], {}, leaver)
    expect(await works(orphan.api)).toBe(200)
    await admin.api.put(`/api/admin/users/${leaver.id}/status`, { isActive: false })
    expect(await works(orphan.api)).toBe(401)
    // Whoever comes back finds no door that was left open.
    await admin.api.put(`/api/admin/users/${leaver.id}/status`, { isActive: true })
    expect(await works(orphan.api)).toBe(401)

    const lost = await person(hub, ['user'])
    const known = await make(['view-submissions'], {}, lost)
    expect((await admin.api.delete(`/api/admin/users/${lost.id}/sessions`)).status).toBe(200)
    expect(await works(known.api)).toBe(401)

    hub.clock.advance({ hours: 24 })
    expect(await works(short.api)).toBe(401)
    hub.clock.advance({ hours: -24 })
  })

  it('dies with the password, the other sessions and the roles of its person', async () => {
    const lives = async (token: { api: Client }) =>
      (await token.api.get('/api/master-di?limit=1')).status === 200
    const acts: Record<string, (who: Person) => Promise<{ status: number }>> = {
      password: (who) =>
        who.api.call(profileApi.changePassword, {
          body: { currentPassword: password, newPassword: 'another horse', confirmPassword: 'another horse' },
        }),
      'signing out everywhere': (who) => who.api.call(profileApi.endOtherSessions),
      roles: (who) => admin.api.put(`/api/admin/users/${who.id}`, { roles: ['user', 'quality-manager'] }),
      permissions: (who) =>
        admin.api.put(`/api/admin/users/${who.id}`, { extraPermissions: ['delete-submissions'] }),
    }
    for (const [act, perform] of Object.entries(acts)) {
      const who = await person(hub, ['user'])
      const token = await make(['view-submissions'], {}, who)
      await admin.api.put(`/api/admin/users/${who.id}`, { company: 'Other Engines' })
      expect([act, await lives(token)]).toEqual([act, true])
      expect([act, (await perform(who)).status]).toEqual([act, 200])
      expect([act, await lives(token)]).toEqual([act, false])
    }
  })

  it('lives for a year where nothing is said, and no day longer', async () => {
    expect((await make(['view-submissions'])).expiresOn).toBe('2027-11-20')
    const body = { name: 'x', scope: ['view-submissions' as const], expiresOn: '2027-11-21' }
    const { problem } = await manager.api.call(apiTokensApi.create, { body })
    expect(problem.issues).toEqual([
      { path: 'expiresOn', message: 'A token lives for 12 months at most: until 2027-11-20' },
    ])
  })

  it('from before without an end works for 90 days more, and its person is told', async () => {
    const who = await person(hub, ['user'])
    const [endless, distant, near] = [
      await make(['view-submissions'], {}, who),
      await make(['view-submissions'], {}, who),
      await make(['view-submissions'], { expiresOn: '2026-12-01' }, who),
    ]
    const { db } = hub.hub
    const endsOn = (id: number, expires_on: string | null) =>
      db.updateTable('api_tokens').set({ expires_on }).where('id', '=', id).execute()
    await endsOn(endless.id, null)
    await endsOn(distant.id, '2099-01-01')
    await db.transaction().execute(async (tx) => migrations['080-end-of-tokens']?.up(tx))
    const { body: tokens } = await who.api.call(apiTokensApi.list)
    const days = (id: number) => {
      const end = tokens.find((one) => one.id === id)?.expiresOn ?? ''
      // The migration goes by the clock of the database.
      return Math.round((Date.parse(end) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000)
    }
    expect(days(endless.id)).toBe(90)
    expect([365, 366]).toContain(days(distant.id))
    expect(tokens.find(({ id }) => id === near.id)?.expiresOn).toBe('2026-12-01')
    const { body: notices } = await who.api.call(notificationsApi.list)
    expect(notices.items.map(({ title, link }) => [title, link])).toEqual([
      ['API token ends', '/multi-app-integration?tab=api'],
      ['API token ends', '/multi-app-integration?tab=api'],
    ])
  })

  it('is made by whoever holds what it may do, with all that is wrong said at once', async () => {
    const { problem } = await (await person(hub, ['quality-manager'])).api.call(apiTokensApi.create, {
      body: { name: 'x', scope: ['delete-submissions', 'view-submissions'], expiresOn: '2020-01-01' },
    })
    expect(problem.issues).toEqual([
      { path: 'scope', message: 'You do not have the permission delete-submissions yourself' },
      { path: 'expiresOn', message: 'The last day is in the past' },
    ])
  })

  it('of somebody else is seen and revoked by an administrator alone', async () => {
    const { id } = await make(['view-submissions'])
    const other = await person(hub, ['regulatory-manager'])
    expect((await other.api.call(apiTokensApi.revoke, { id })).status).toBe(404)
    expect((await other.api.call(apiTokensApi.list, { query: { of: 'everybody' } })).status).toBe(403)
    const { body } = await admin.api.call(apiTokensApi.list, { query: { of: 'everybody' } })
    expect(body.some((one) => one.id === id)).toBe(true)
    expect((await admin.api.call(apiTokensApi.revoke, { id })).body.isLive).toBe(false)
  })
})
