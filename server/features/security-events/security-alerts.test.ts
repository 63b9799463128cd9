import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiTokensApi } from '#core/contract/api-tokens.ts'
import { auditApi } from '#core/contract/audit.ts'
import { settingsApi } from '#core/contract/settings.ts'
import { usersApi } from '#core/contract/users.ts'
import { makeAdmin } from '#server/features/auth/lost-admin.ts'
import type { Mail } from '#server/platform/mail.ts'
import { sendMails } from '#server/platform/mail-outbox.ts'
import { verifyDaily } from '#server/platform/trail-alerts.ts'
import { type Person, person, registerUser, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { keepSecurityEvents } from './security-digest.ts'
import { manyFailures } from './sign-in-alerts.ts'

/** Administrators learn of what may be an attack: bell, mail, trail and webhook. */

let hub: TestApp
let admin: Person
const mails: Mail[] = []
const send = async (mail: Mail) => void mails.push(mail)
beforeAll(async () => {
  hub = await startTestApp({ mailer: { publicUrl: 'https://hub.example.org', send } })
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const bell = async (who: Person): Promise<string> => (await who.api.get('/api/notifications')).text
const mailed = async (): Promise<Mail[]> => {
  await sendMails(hub.hub)
  return mails.splice(0)
}

describe('administrators are told', () => {
  it('of failed sign-ins in number, of the same account once an hour', async () => {
    const { input } = await registerUser(hub)
    const body = { emailOrUsername: input.username, password: 'wrong' }
    for (let tries = 0; tries < manyFailures.account; tries += 1)
      await hub.api().post('/api/auth/login', body)
    for (const minutes of [1, 1, 1]) {
      hub.clock.advance({ minutes })
      await keepSecurityEvents(hub.hub)
    }
    const text = `sign-ins failed within an hour for ${input.username}`
    expect(await bell(admin)).toContain(text)
    expect((await mailed()).filter((mail) => mail.text.includes(text))).toHaveLength(1)
    const { body: trail } = await admin.api.call(auditApi.trail, { query: { action: 'security_alert' } })
    expect(trail[0]?.changesData?.actionNotes).toContain(input.username)
  })

  it('of rights over others, and nobody else is', async () => {
    const user = await person(hub)
    const other = await person(hub)
    await admin.api.call(usersApi.update, { id: user.id, body: { roles: ['admin'] } })
    const text = `${user.username}) had no rights over others and now has approve-submissions, manage-users, system-admin`
    expect(await bell(admin)).toContain(text)
    expect(await bell(other)).not.toContain(text)
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      'Rights over others changed',
      'Rights over others changed',
    ])
  })

  it('of them when they are lost with an account, or given from the command line', async () => {
    const [leaving, coming] = [await person(hub, ['admin']), await person(hub)]
    await admin.api.call(usersApi.remove, { id: leaving.id })
    const rights = 'approve-submissions, manage-users, system-admin'
    expect(await bell(admin)).toContain(`${leaving.username}) had ${rights} and was deleted.`)
    expect(await makeAdmin(hub.hub, coming.username, 'By anna')).toBe(true)
    expect(await bell(admin)).toContain(
      `${coming.username}) had no rights over others and now has ${rights}, from the command line.`,
    )
    expect((await mailed()).every(({ subject }) => subject === 'Rights over others changed')).toBe(true)
  })

  it('of an API token from an address it was not used from before', async () => {
    const body = { name: unique('Warehouse'), scope: ['view-submissions' as const] }
    const { body: made } = await admin.api.call(apiTokensApi.create, { body })
    const use = (remoteAddress: string) =>
      hub.app.inject({
        method: 'GET',
        url: '/api/master-di',
        headers: { authorization: `Bearer ${made.token}` },
        remoteAddress,
      })
    for (const address of ['192.0.2.1', '192.0.2.1', '198.51.100.7', '198.51.100.7'])
      expect((await use(address)).statusCode).toBe(200)
    const told = (await mailed()).filter(({ subject }) => subject === 'API token used from a new address')
    expect(
      told.every(({ text }) => text.includes(`${body.name} of ${admin.username} was used from 198.51.100.7`)),
    ).toBe(true)
    expect(told.length).toBeGreaterThan(0)
  })

  it('of settings made less strict', async () => {
    await admin.api.call(settingsApi.update, { body: { registration: 'closed' } })
    expect(await mailed()).toEqual([])
    await admin.api.call(settingsApi.update, {
      body: { registration: 'open', organisationName: unique('Org') },
    })
    expect((await mailed())[0]?.text).toContain('registration is now open')
    expect((await admin.api.call(settingsApi.get)).body.alertsBy).toBe('bell-and-mail')
  })

  it('of a trail that does not verify, found by the daily check', async () => {
    await verifyDaily(hub.hub)
    expect((await mailed()).map(({ subject }) => subject)).not.toContain('The audit trail does not verify')
    hub.clock.advance({ hours: 25 })
    await hub.hub.db.updateTable('users').set({ last_name: 'Changed' }).where('id', '=', admin.id).execute()
    await verifyDaily(hub.hub)
    const [mail] = (await mailed()).filter(({ subject }) => subject === 'The audit trail does not verify')
    expect(mail?.text).toContain(`of users`)
    await verifyDaily(hub.hub)
    expect(await mailed()).toEqual([])
  })
})
