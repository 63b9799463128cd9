import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditAction } from '#core/audit/audit-entry.ts'
import { auditApi } from '#core/contract/audit.ts'
import { authApi } from '#core/contract/auth.ts'
import { type Countersignature, countersignaturesApi } from '#core/contract/countersignatures.ts'
import { identitiesApi } from '#core/contract/identities.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { type User, usersApi } from '#core/contract/users.ts'
import type { Role } from '#core/lifecycle/permissions.ts'
import { decideSettings, linkOf, type Person, password, person, signIn, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What one administrator asks for and another one signs in controlled mode (decision D60). */

let hub: TestApp
let asker: Person
let signer: Person
beforeAll(async () => {
  hub = await startTestApp()
  asker = await person(hub, ['admin'])
  signer = await person(hub, ['admin'])
  await decideSettings(hub, { wayOfWorking: 'controlled' })
})
afterAll(() => hub.close())

const newUser = (roles: Role[]) => {
  const username = unique('guest')
  return { firstName: 'Grace', lastName: 'Hopper', email: `${username}@example.org`, username, roles }
}
const add = async (roles: Role[]) => (await asker.api.call(usersApi.create, { body: newUser(roles) })).body
const read = async (id: number): Promise<User | undefined> =>
  (await asker.api.call(usersApi.list, { query: { limit: 500 } })).body.find((user) => user.id === id)
const sign = (id: number, who = signer, word = password) =>
  who.api.call(countersignaturesApi.sign, { id, body: { password: word } })
const seenBy = async (who: Person, id: number): Promise<Countersignature | undefined> =>
  (await who.api.call(countersignaturesApi.list, {})).body.find((one) => one.id === id)
const setRoles = (id: number, roles: Role[]) => asker.api.call(usersApi.update, { id, body: { roles } })
const newPassword = 'four wooden horses graze'

describe('an account that decides', () => {
  it('is active once a second administrator has signed, and its link has two halves', async () => {
    const made = await add(['quality-manager'])
    const id = made.awaitsCountersignature ?? 0
    expect(made).toMatchObject({ link: null, mail: 'none', isActive: false, status: 'waiting' })

    expect((await sign(id, asker)).problem.message).toContain('You asked for this yourself')
    expect((await sign(id, signer, 'wrong')).problem.issues?.[0]?.path).toBe('password')
    expect((await read(made.id))?.isActive).toBe(false)

    const { body } = await sign(id)
    expect(await read(made.id)).toMatchObject({ isActive: true, awaitsCountersignature: null })
    const token = body.delivery?.link?.token ?? ''
    const code = (await seenBy(asker, id))?.code ?? ''
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect((await seenBy(signer, id))?.code).toBeNull()

    const use = (half: string) =>
      hub.api().call(authApi.linkPassword, { body: { token, code: half, password: newPassword } })
    expect((await hub.api().call(authApi.link, { body: { token } })).body.needsCode).toBe(true)
    expect((await use('')).problem.issues?.[0]?.path).toBe('code')
    expect((await use('AAAA-AAAA')).problem.issues?.[0]?.path).toBe('code')
    expect((await use(code.toLowerCase())).status).toBe(200)
    expect(await signIn(hub, made.username, newPassword)).not.toBe('')
    expect((await seenBy(asker, id))?.code).toBeNull()
  })

  it('leaves its link after five wrong codes', async () => {
    const made = await add(['technical-reviewer'])
    const { body } = await sign(made.awaitsCountersignature ?? 0)
    const token = body.delivery?.link?.token ?? ''
    const use = (code: string) =>
      hub.api().call(authApi.linkPassword, { body: { token, code, password: newPassword } })
    for (let tries = 0; tries < 5; tries += 1) expect((await use('AAAA-AAAA')).status).toBe(400)
    const code = (await seenBy(asker, made.awaitsCountersignature ?? 0))?.code ?? ''
    expect((await use(code)).problem.message).toContain('Too many wrong codes')
  })

  it('begins with a new password where somebody could know the old one', async () => {
    const made = await add(['user'])
    const { token } = linkOf(made)
    await hub.api().call(authApi.linkPassword, { body: { token, password: newPassword } })
    const session = hub.api(await signIn(hub, made.username, newPassword))
    const { body: asked } = await setRoles(made.id, ['quality-manager'])
    expect(asked).toMatchObject({ roles: ['user'] })
    await sign(asked.awaitsCountersignature ?? 0)
    expect(await read(made.id)).toMatchObject({ roles: ['quality-manager'], hasPassword: false })
    expect((await session.call(authApi.me)).status).toBe(401)
  })

  it('gets no link of one administrator alone, and is told of one that two made', async () => {
    const approver = await person(hub, ['quality-manager'])
    const { body: asked } = await asker.api.call(usersApi.makeLink, { id: approver.id })
    expect(asked).toMatchObject({ link: null, mail: 'none' })
    const { body } = await sign(asked.awaitsCountersignature ?? 0)
    expect(body.delivery?.link).not.toBeNull()
    const bell = await approver.api.get('/api/notifications')
    expect(bell.text).toContain('New password link')
  })
})

/** The newest entry about an account. */
const told = async (id: number, action: AuditAction) => {
  const query = { entityType: ['user'], action: [action] }
  const { body } = await asker.api.call(auditApi.trail, { query })
  return body.find(({ entityId }) => entityId === id)
}

describe('the way into an account that decides', () => {
  it('is told in the trail with what was asked, and with both people', async () => {
    const approver = await person(hub, ['quality-manager'])
    const { body: asked } = await asker.api.call(usersApi.makeLink, { id: approver.id })
    expect((await told(approver.id, 'countersignature_asked'))?.changesData?.changes).toEqual([
      { field: 'passwordLink', from: null, to: asked.email },
    ])
    await sign(asked.awaitsCountersignature ?? 0)
    const named = { issuer: 'https://id.example.org', subject: 's', email: asked.email }
    await hub.hub.db
      .insertInto('identity_requests')
      .values({ ...named, user_id: approver.id, asked_at: hub.hub.now() })
      .execute()
    await asker.api.call(identitiesApi.link, { id: approver.id, body: { subject: 's' } })
    const waiting = (await read(approver.id))?.awaitsCountersignature ?? 0
    await sign(waiting)
    expect((await told(approver.id, 'updated'))?.changesData).toMatchObject({
      actionNotes: expect.stringContaining('Linked to'),
      countersigned: {
        ...{ askedBy: asker.id, signerId: signer.id, printedName: signer.name },
        provenWith: ['password'],
      },
    })
  })

  it('gets no other address of one administrator alone', async () => {
    const approver = await person(hub, ['quality-manager'])
    const [old, email] = [(await read(approver.id))?.email, `${unique('other')}@example.org`]
    const change = { id: approver.id, body: { email, phone: '+34 1' } }
    const { body: asked } = await asker.api.call(usersApi.update, change)
    expect(asked).toMatchObject({ email: old, phone: '+34 1' })
    const id = asked.awaitsCountersignature ?? 0
    expect((await seenBy(signer, id))?.changes).toEqual([{ field: 'email', from: old, to: email }])
    await sign(id)
    expect(await read(approver.id)).toMatchObject({ email, hasPassword: true })
    const user = await person(hub)
    const other = { email: `${unique('other')}@example.org` }
    const { body } = await asker.api.call(usersApi.update, { id: user.id, body: other })
    expect(body).toMatchObject({ ...other, awaitsCountersignature: null })
  })
})

describe('what waits for a second signature', () => {
  it('is refused with a note, or withdrawn by who asked, and nothing has changed', async () => {
    const user = await person(hub)
    const { body: first } = await setRoles(user.id, ['quality-manager'])
    const id = first.awaitsCountersignature ?? 0
    expect((await setRoles(user.id, ['admin'])).problem.type).toBe('pending_approval')
    const { body: refused } = await signer.api.call(countersignaturesApi.refuse, {
      id,
      body: { note: 'Not trained yet' },
    })
    expect(refused).toMatchObject({ status: 'refused', note: 'Not trained yet', resolvedByName: signer.name })
    expect((await sign(id)).problem.type).toBe('invalid_transition')

    const { body: second } = await setRoles(user.id, ['quality-manager'])
    const again = second.awaitsCountersignature ?? 0
    expect((await signer.api.call(countersignaturesApi.withdraw, { id: again })).status).toBe(404)
    expect((await asker.api.call(countersignaturesApi.withdraw, { id: again })).body.status).toBe('withdrawn')
    expect(await read(user.id)).toMatchObject({ roles: ['user'], awaitsCountersignature: null })
  })

  it('is about the account as it was: after another change nobody signs it', async () => {
    const user = await person(hub)
    const { body } = await setRoles(user.id, ['quality-manager'])
    await asker.api.call(usersApi.update, { id: user.id, body: { lastName: 'Changed' } })
    expect((await sign(body.awaitsCountersignature ?? 0)).problem.type).toBe('invalid_transition')
    expect((await read(user.id))?.roles).toEqual(['user'])
    expect(await told(user.id, 'countersignature_outdated')).toMatchObject({
      performedByName: asker.name,
      changesData: { changes: [{ field: 'roles', from: ['user'], to: ['quality-manager'] }] },
    })
    const bell = (await signer.api.call(notificationsApi.list)).body.items
    const link = `/admin/users?signature=${body.awaitsCountersignature}`
    expect(bell.find((notice) => notice.link === link)?.readAt).not.toBeNull()
  })

  it('stands in the trail with both people, and is shown to who asked and to administrators', async () => {
    const user = await person(hub)
    const { body } = await setRoles(user.id, ['quality-manager'])
    const id = body.awaitsCountersignature ?? 0
    expect(await seenBy(user, id)).toBeUndefined()
    await sign(id)
    const { body: trail } = await asker.api.call(auditApi.trail, {
      query: { entityType: 'user', action: 'updated', limit: 1 },
    })
    expect(trail[0]).toMatchObject({
      entityId: user.id,
      performedByName: signer.name,
      changesData: {
        countersigned: { askedBy: asker.id, signerId: signer.id, username: signer.username },
      },
    })
  })

  it('never holds up shutting somebody out, but two administrators stay', async () => {
    const approver = await person(hub, ['quality-manager'])
    const off = { id: approver.id, body: { isActive: false } }
    expect((await asker.api.call(usersApi.setStatus, off)).body.isActive).toBe(false)
    const { body: back } = await asker.api.call(usersApi.setStatus, {
      id: approver.id,
      body: { isActive: true },
    })
    expect(back).toMatchObject({ isActive: false })
    expect(back.awaitsCountersignature).not.toBeNull()
  })
})
