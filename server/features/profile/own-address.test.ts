import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { authApi } from '#core/contract/auth.ts'
import { profileApi } from '#core/contract/profile.ts'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import { usersApi } from '#core/contract/users.ts'
import { codeAt } from '#server/accounts/totp.ts'
import { decideSettings, type Person, password, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Another e-mail address of one's own: proved where more than oneself reaches the hub, and told at the old one. */

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp({
    exposed: true,
    mailer: { publicUrl: 'https://hub.example.org', send: async () => undefined },
  })
})
afterAll(() => hub.close())

const next = () => `${unique('address')}@example.org`
const change = (who: Person, body: object) => who.api.call(profileApi.update, { body })
const emailOf = async (who: Person) => (await who.api.call(authApi.me)).body.email
const issuesOf = async (answer: ReturnType<typeof change>) =>
  (await answer).problem.issues?.map(({ path, message }) => `${path}: ${message}`)

describe('another e-mail address', () => {
  it('needs the password; everything else, and the same address, do not', async () => {
    const who = await person(hub)
    const [email, before] = [next(), await emailOf(who)]
    expect(await issuesOf(change(who, { email, company: 'Other' }))).toEqual([
      'password: Enter your password to change your e-mail address',
    ])
    expect(await issuesOf(change(who, { email, password: 'wrong' }))).toEqual([
      'password: This is not your password',
    ])
    expect(await emailOf(who)).toBe(before)
    expect((await change(who, { email: before, company: 'Other' })).body.company).toBe('Other')
    expect((await change(who, { email, password })).body.email).toBe(email)
  })

  it('needs a code too, where there is an authenticator app', async () => {
    const who = await person(hub)
    const { body } = await who.api.call(secondFactorApi.begin, { body: { password } })
    const code = () => codeAt(body.secret, hub.clock.now())
    await who.api.call(secondFactorApi.confirm, { body: { code: code() } })
    hub.clock.advance({ seconds: 30 })
    const email = next()
    expect(await issuesOf(change(who, { email, password }))).toEqual([
      'code: Enter the code of your authenticator app to change your e-mail address',
    ])
    expect((await change(who, { email, password, code: code() })).body.email).toBe(email)
  })

  it('of somebody else is refused before the password is asked for', async () => {
    const [who, other] = [await person(hub), await person(hub)]
    expect(await issuesOf(change(who, { email: await emailOf(other) }))).toEqual([
      'email: An account with this email already exists',
    ])
  })

  it('is told at the old one', async () => {
    const who = await person(hub)
    const old = await emailOf(who)
    await change(who, { email: next(), password })
    const queued = await hub.hub.db.selectFrom('mails').selectAll().where('recipient', '=', old).execute()
    expect(JSON.stringify(queued)).toContain('has another e-mail address now')
  })

  it('given by an administrator is told at the old one too, and the trail says so', async () => {
    const [admin, who] = [await person(hub, ['admin']), await person(hub, ['quality-manager'])]
    const old = await emailOf(who)
    await admin.api.call(usersApi.update, { id: who.id, body: { email: next() } })
    const queued = await hub.hub.db.selectFrom('mails').selectAll().where('recipient', '=', old).execute()
    expect(JSON.stringify(queued)).toContain('has another e-mail address now')
    const query = { entityType: ['user'], action: ['updated'] }
    const { body: trail } = await admin.api.call(auditApi.trail, { query })
    expect(trail[0]).toMatchObject({
      entityId: who.id,
      changesData: { actionNotes: 'The former address is told by mail' },
    })
  })
})

it('in controlled mode it is proved on a computer of one’s own too, in the open way it is not', async () => {
  const local = await startTestApp()
  await person(local, ['admin'])
  const who = await person(local)
  expect((await change(who, { email: next() })).status).toBe(200)
  await decideSettings(local, { wayOfWorking: 'controlled' })
  const there = await person(local)
  expect(await issuesOf(change(there, { email: next() }))).toHaveLength(1)
  await local.close()
})
