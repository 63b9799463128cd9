import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditAction } from '#core/audit/audit-entry.ts'
import { authApi } from '#core/contract/auth.ts'
import { usersApi } from '#core/contract/users.ts'
import { type Person, person, registerUser, signIn } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { linkFor, listAccounts, makeAdmin, unlock } from './lost-admin.ts'

/** What the command line does when no administrator can sign in (decision D47). */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const by = 'At the command line, by anna on host'

const lastEntry = async (...actions: readonly AuditAction[]) => {
  const row = await hub.hub.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'entity_id', 'entry'])
    .$if(actions.length > 0, (query) => query.where('action', 'in', actions))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    entry: JSON.parse(row.entry) as { performedByName: string; changesData: { actionNotes: string } },
  }
}

describe('the command line', () => {
  it('lists who has an account, and not who was deleted', async () => {
    const { user } = await registerUser(hub)
    const { id } = await person(hub)
    await admin.api.call(usersApi.remove, { id })
    const listed = await listAccounts(hub.hub.db)
    expect(listed.find((each) => each.id === user.id)).toEqual({
      id: user.id,
      username: user.username,
      email: user.email,
      name: 'Ada Lovelace',
      roles: ['user'],
      status: 'active',
    })
    expect(listed.map((each) => each.id)).not.toContain(id)
  })

  it('makes an active administrator of an account, told to the trail as the system’s deed', async () => {
    const { user, input } = await registerUser(hub)
    await admin.api.call(usersApi.setStatus, { id: user.id, body: { isActive: false } })
    expect(await makeAdmin(hub.hub, input.email, by)).toBe(true)
    expect((await lastEntry('updated')).entry.changesData.actionNotes).toBe(by)
    const api = hub.api(await signIn(hub, input.username))
    expect((await api.call(authApi.me)).body.roles).toEqual(['admin', 'user'])
    const before = (await hub.hub.db.selectFrom('audit_entries').select('seq').execute()).length
    expect(await makeAdmin(hub.hub, input.username, by)).toBe(false)
    expect((await hub.hub.db.selectFrom('audit_entries').select('seq').execute()).length).toBe(before)
  })

  it('makes a one-time link', async () => {
    const { user, input } = await registerUser(hub)
    const { token } = await linkFor(hub.hub, input.username, by)
    expect(await lastEntry()).toMatchObject({
      action: 'invited',
      actor_id: null,
      entity_id: user.id,
      entry: { performedByName: 'system', changesData: { actionNotes: expect.stringContaining(by) } },
    })
    await hub.api().call(authApi.linkPassword, { body: { token, password: 'battery staple' } })
    await signIn(hub, input.username, 'battery staple')
  })

  it('ends a lock, and tells of no second factor where there was none', async () => {
    const { user } = await registerUser(hub)
    expect(await unlock(hub.hub, user.username, by)).toBe(false)
    expect(await lastEntry()).toMatchObject({
      action: 'updated',
      entity_id: user.id,
      entry: { changesData: { actionNotes: `Lock for wrong passwords ended. ${by}` } },
    })
  })

  it('says that it does not know somebody', async () => {
    await expect(makeAdmin(hub.hub, 'nobody', by)).rejects.toThrow('No user has the username')
  })
})
