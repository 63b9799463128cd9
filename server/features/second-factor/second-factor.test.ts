import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import { settingsApi } from '#core/contract/settings.ts'
import { codeAt } from '#server/accounts/totp.ts'
import { unlock } from '#server/features/auth/lost-admin.ts'
import { createMaster, decideSettings, type Person, password, person, signIn } from '#tests/factories.ts'
import { dueDate } from '#tests/request-hub.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The second factor of an account: set up, asked for, used up, lost (decision D60). */

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
})
afterAll(() => hub.close())

interface Enrolled extends Person {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

async function enrolled(roles: Parameters<typeof person>[1] = ['user']): Promise<Enrolled> {
  const who = await person(hub, roles)
  const { body } = await who.api.call(secondFactorApi.begin, { body: { password } })
  const confirmed = await who.api.call(secondFactorApi.confirm, { body: { code: codeNow(body.secret) } })
  hub.clock.advance({ seconds: 30 })
  return { ...who, secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes }
}

const codeNow = (secret: string) => codeAt(secret, hub.clock.now())
const login = (who: Person, more: object = {}, address = '192.0.2.1') =>
  hub.api().call(authApi.login, { body: { emailOrUsername: who.username, password, ...more }, address })
async function challengeOf(who: Person, address?: string): Promise<string> {
  const { body } = await login(who, {}, address)
  return 'challenge' in body ? body.challenge : ''
}
const secondStep = (challenge: string, code: string, address = '192.0.2.1') =>
  hub.api().call(authApi.secondFactor, { body: { challenge, code }, address })

describe('setting up', () => {
  it('needs the password and a code of the new seed, and answers ten recovery codes once', async () => {
    const who = await person(hub)
    const { problem } = await who.api.call(secondFactorApi.begin, { body: {} })
    expect(problem.issues).toEqual([{ path: 'password', message: 'Enter your password' }])
    expect((await who.api.call(secondFactorApi.begin, { body: { password: 'wrong' } })).status).toBe(400)
    const { body } = await who.api.call(secondFactorApi.begin, { body: { password } })
    expect(body.uri).toContain(`secret=${body.secret}`)
    expect((await who.api.call(secondFactorApi.confirm, { body: { code: '000000' } })).status).toBe(400)
    expect((await who.api.call(secondFactorApi.get)).body.authenticatorSince).toBeNull()
    expect('token' in (await login(who)).body).toBe(true)
    const { body: confirmed } = await who.api.call(secondFactorApi.confirm, {
      body: { code: codeNow(body.secret) },
    })
    expect(new Set(confirmed.recoveryCodes).size).toBe(10)
    expect((await who.api.call(secondFactorApi.get)).body).toMatchObject({
      authenticatorSince: hub.clock.now().toISOString(),
      recoveryCodesLeft: 10,
    })
    expect((await who.api.call(secondFactorApi.begin, { body: { password } })).status).toBe(409)
    const rows = await sql`select * from second_factors, recovery_codes`.execute(hub.hub.db)
    for (const secret of [body.secret, ...confirmed.recoveryCodes])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

it('whatever changes about it is proved, and ends the other sessions', async () => {
  const who = await enrolled()
  const signedInElsewhere = async () => {
    const code = codeNow(who.secret)
    const { body } = await login(who, { code })
    hub.clock.advance({ seconds: 30 })
    return 'token' in body ? body.token : ''
  }
  const { problem } = await who.api.call(secondFactorApi.beginPasskey, { body: {} })
  expect(problem.issues?.map(({ path }) => path)).toEqual(['password', 'code'])
  const isOpen = async (token: string) => (await hub.api(token).call(authApi.me)).status === 200
  const changes = [
    () => who.api.call(secondFactorApi.newRecoveryCodes, { body: { password, code: codeNow(who.secret) } }),
    () => who.api.call(secondFactorApi.remove, { body: { password, code: codeNow(who.secret) } }),
  ]
  for (const change of changes) {
    const other = await signedInElsewhere()
    expect(await isOpen(other)).toBe(true)
    expect((await change()).status).toBe(200)
    expect([await isOpen(other), await isOpen(who.token)]).toEqual([false, true])
    hub.clock.advance({ seconds: 30 })
  }
  const other = await signIn(hub, who.username)
  const { body } = await who.api.call(secondFactorApi.begin, { body: { password } })
  expect(await isOpen(other)).toBe(true)
  await who.api.call(secondFactorApi.confirm, { body: { code: codeNow(body.secret) } })
  expect([await isOpen(other), await isOpen(who.token)]).toEqual([false, true])
})

describe('signing in', () => {
  it('takes two steps, or both at once', async () => {
    const who = await enrolled()
    const { body } = await secondStep(await challengeOf(who), codeNow(who.secret))
    expect((await hub.api(body.token).call(authApi.me)).body.id).toBe(who.id)
    hub.clock.advance({ seconds: 30 })
    expect((await login(who, { code: codeNow(who.secret) })).body).toHaveProperty('token')
    expect((await login(who, { code: '123456' })).status).toBe(401)
    expect((await login(who, { password: 'wrong', code: codeNow(who.secret) })).status).toBe(401)
  })

  it('takes a code and a challenge once, however many send them at once', async () => {
    const who = await enrolled()
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeOf(who)))
    const code = codeNow(who.secret)
    const answers = await Promise.all(challenges.map((challenge) => secondStep(challenge, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const used = challenges[answers.findIndex(({ status }) => status === 200)] ?? ''
    hub.clock.advance({ seconds: 30 })
    expect((await secondStep(used, codeNow(who.secret))).status).toBe(401)
  })

  it('gives five minutes and five tries for the second step', async () => {
    const who = await enrolled()
    const late = await challengeOf(who)
    hub.clock.advance({ minutes: 5 })
    expect((await secondStep(late, codeNow(who.secret))).status).toBe(401)
    const tried = await challengeOf(who)
    for (let n = 0; n < 5; n += 1) expect((await secondStep(tried, '000000')).status).toBe(401)
    expect((await secondStep(tried, codeNow(who.secret))).problem.message).toContain('too many tries')
    expect((await secondStep(await challengeOf(who), codeNow(who.secret))).status).toBe(200)
  })

  it('counts wrong codes like wrong passwords: the right password does not begin the count anew', async () => {
    const who = await enrolled()
    for (let n = 0; n < 10; n += 1) expect((await login(who, { code: '000000' })).status).toBe(401)
    expect((await login(who, { code: codeNow(who.secret) })).status).toBe(429)
    expect((await login(who, { code: codeNow(who.secret) }, '192.0.2.9')).status).toBe(200)
  })

  it('locks the second step for all addresses after thirty wrong codes', async () => {
    const who = await enrolled()
    for (let n = 0; n < 30; n += 1) await login(who, { code: '000000' }, `198.51.100.${n % 5}`)
    hub.clock.advance({ seconds: 30 })
    expect((await login(who, { code: codeNow(who.secret) }, '203.0.113.5')).status).toBe(429)
    hub.clock.advance({ minutes: 16 })
    expect((await login(who, { code: codeNow(who.secret) }, '203.0.113.5')).status).toBe(200)
  }, 30_000)

  it('takes each recovery code once, as it is typed', async () => {
    const who = await enrolled()
    const [first = '', second = ''] = who.recoveryCodes
    expect((await login(who, { code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await login(who, { code: first })).status).toBe(401)
    expect((await login(who, { code: second })).status).toBe(200)
    expect((await who.api.call(secondFactorApi.get)).body.recoveryCodesLeft).toBe(8)
  })

  it('says so where the key of the hub that opens the seed is gone', async () => {
    const who = await enrolled()
    await sql`update second_factors set seed = 'sealed:000000000000:AAAA' where user_id = ${who.id}`.execute(
      hub.hub.db,
    )
    const lost = await login(who, { code: '123456' })
    expect([lost.status, lost.problem.message]).toEqual([409, expect.stringContaining('recovery code')])
    expect((await login(who, { code: who.recoveryCodes[0] })).status).toBe(200)
  })
})

it('a decision is signed with password and code, and with no code twice', async () => {
  await decideSettings(hub, { requireSignature: true })
  const author = await person(hub, ['user'])
  const quality = await enrolled(['quality-manager'])
  const asked = async () => {
    const { id } = await createMaster(author.api, { versionNumber: '1.0-draft' })
    const body = { assignedUserId: quality.id, dueDate }
    return (await author.api.call(masterCommandsApi.sendForApproval, { id, body })).body.pendingChange.id
  }
  const id = await asked()
  const approve = (more: object, of = id) =>
    quality.api.call(requestsApi.approve, { id: of, body: { approvalNotes: null, ...more } })
  expect((await approve({})).problem.issues?.map(({ path }) => path)).toEqual(['password', 'code'])
  expect((await approve({ password })).problem.issues?.map(({ path }) => path)).toEqual(['code'])
  expect((await approve({ password, code: quality.recoveryCodes[0] })).status).toBe(400)
  const code = codeNow(quality.secret)
  expect((await approve({ password: 'wrong', code })).problem.issues?.map(({ path }) => path)).toEqual([
    'password',
  ])
  expect((await approve({ password, code })).body.signature?.provenWith).toEqual(['password', 'code'])
  expect((await approve({ password, code }, await asked())).problem.issues?.[0]?.path).toBe('code')
  await decideSettings(hub, { requireSignature: false })
})

it('where the settings ask for one, who lacks it may set it up and nothing else', async () => {
  const [viewer, approver, admin] = [
    await person(hub, ['manufacturer-user']),
    await person(hub, ['quality-manager']),
    await enrolled(['admin']),
  ]
  const change = (secondFactor: 'optional' | 'deciding' | 'everybody') =>
    admin.api.call(settingsApi.update, { body: { secondFactor } })
  const statusOf = async ({ api }: Person) => (await api.get('/api/master-di?limit=1')).status
  await change('deciding')
  expect([await statusOf(viewer), await statusOf(approver), await statusOf(admin)]).toEqual([200, 403, 200])
  expect((await approver.api.call(authApi.me)).body.needsSecondFactor).toBe(true)
  await change('everybody')
  expect(await statusOf(viewer)).toBe(403)
  const { body } = await viewer.api.call(secondFactorApi.begin, { body: { password } })
  await viewer.api.call(secondFactorApi.confirm, { body: { code: codeNow(body.secret) } })
  expect(await statusOf(viewer)).toBe(200)
  expect((await viewer.api.call(authApi.me)).body.needsSecondFactor).toBe(false)
  await change('optional')
  expect(await statusOf(approver)).toBe(200)
})

describe('a lost second factor', () => {
  it('is reset by two administrators, not by one, nor by oneself', async () => {
    const [ada, bob, who] = [await enrolled(['admin']), await person(hub, ['admin']), await enrolled()]
    const reset = (by: Person, id = who.id) => by.api.call(secondFactorApi.reset, { id })
    expect((await reset(ada, ada.id)).status).toBe(403)
    expect((await reset(ada)).body).toMatchObject({ hasSecondFactor: true, askedBy: { id: ada.id } })
    expect((await reset(ada)).status).toBe(403)
    hub.clock.advance({ hours: 11 })
    const adaToken = await signIn(hub, bob.username)
    expect((await hub.api(adaToken).call(secondFactorApi.resetState, { id: who.id })).body.askedBy?.id).toBe(
      ada.id,
    )
    const confirmed = await hub.api(adaToken).call(secondFactorApi.reset, { id: who.id })
    expect(confirmed.body).toMatchObject({ hasSecondFactor: false, askedBy: null })
    expect((await login(who)).body).toHaveProperty('token')
    expect((await hub.api(adaToken).call(secondFactorApi.reset, { id: who.id })).status).toBe(409)
  })

  it('asked for more than a day ago, or by one who is no administrator any more, is asked for anew', async () => {
    const [ada, bob, who] = [await person(hub, ['admin']), await person(hub, ['admin']), await enrolled()]
    const { db } = hub.hub
    const reset = (by: Person) => by.api.call(secondFactorApi.reset, { id: who.id })
    await reset(ada)
    await db
      .updateTable('users')
      .set({ roles: ['user'] })
      .where('id', '=', ada.id)
      .execute()
    expect((await reset(bob)).body.askedBy?.id).toBe(bob.id)
    await db
      .updateTable('second_factor_resets')
      .set({ asked_at: new Date(hub.clock.now().getTime() - 86_400_001) })
      .execute()
    expect((await bob.api.call(secondFactorApi.resetState, { id: who.id })).body.askedBy).toBeNull()
  })

  it('is taken away from the command line, with the lock, and the trail says so', async () => {
    const [admin, who] = [await person(hub, ['admin']), await enrolled()]
    for (let n = 0; n < 10; n += 1) await login(who, { code: '000000' })
    expect(await unlock(hub.hub, who.username, 'By anna')).toBe(true)
    expect((await login(who)).body).toHaveProperty('token')
    const { body } = await admin.api.get<{ entityId: number }[]>('/api/audit-trail?entityType=user&limit=3')
    expect(body).toContainEqual(
      expect.objectContaining({
        entityId: who.id,
        action: 'second_factor_removed',
        performedByName: 'system',
      }),
    )
  })

  it('is not reset by a link for the password', async () => {
    const [admin, who] = [await person(hub, ['admin']), await enrolled()]
    const { body } = await admin.api.post<{ link: { token: string } }>(`/api/admin/users/${who.id}/link`)
    const set = { token: body.link.token, password: 'another horse' }
    expect((await hub.api().call(authApi.linkPassword, { body: set })).status).toBe(200)
    expect((await login(who, { password: 'another horse' })).body).toHaveProperty('challenge')
  })

  it('is removed by its owner with a code, and with nothing less', async () => {
    const who = await enrolled()
    const remove = (body: Readonly<Record<string, unknown>>) => who.api.call(secondFactorApi.remove, { body })
    expect((await remove({ password, code: '000000' })).status).toBe(400)
    expect((await remove({ code: codeNow(who.secret) })).status).toBe(400)
    const renewed = await who.api.call(secondFactorApi.newRecoveryCodes, {
      body: { password, code: codeNow(who.secret) },
    })
    expect((await remove({ password, code: who.recoveryCodes[0] })).status).toBe(400)
    expect(
      (await remove({ password, code: renewed.body.recoveryCodes[0] })).body.authenticatorSince,
    ).toBeNull()
    expect((await login(who)).body).toHaveProperty('token')
  })
})
