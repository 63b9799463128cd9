import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import { type Person, password, person, signIn } from '#tests/factories.ts'
import { type PasskeyDevice, passkeyDevice } from '#tests/passkey-device.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Passkeys as a second factor: for one account, one host, one challenge (decision D126). */

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
})
afterAll(() => hub.close())

const origin = 'http://localhost'
const headers = { origin, host: 'localhost' }

const begin = (who: Person, at: Record<string, string> = headers) =>
  who.api.call(secondFactorApi.beginPasskey, { body: { password }, headers: at })

async function withPasskey(): Promise<Person & { device: PasskeyDevice; recoveryCodes: readonly string[] }> {
  const who = await person(hub)
  const device = passkeyDevice()
  const { body } = await begin(who)
  const response = device.create(body.options.challenge, origin)
  const added = await who.api.call(secondFactorApi.addPasskey, {
    body: { challenge: body.challenge, name: 'Telephone', response },
    headers,
  })
  return { ...who, device, recoveryCodes: added.body.recoveryCodes ?? [] }
}

const login = (who: Person, at: Record<string, string> = headers) =>
  hub.api().call(authApi.login, { body: { emailOrUsername: who.username, password }, headers: at })

async function asked(who: Person, at?: Record<string, string>) {
  const { body } = await login(who, at)
  if ('token' in body) throw new Error('No second factor is asked for')
  return { challenge: body.challenge, signs: body.passkey?.challenge ?? '', body }
}

const answer = (challenge: string, passkey: object, at: Record<string, string> = headers) =>
  hub.api().call(authApi.secondFactor, { body: { challenge, passkey: passkey as never }, headers: at })

const isOpen = async (answered: object) =>
  'token' in answered && (await hub.api(String(answered.token)).call(authApi.me)).status === 200

describe('a passkey', () => {
  it('is made with the password, for this challenge and this page, and brings recovery codes', async () => {
    const who = await person(hub)
    const device = passkeyDevice()
    const add = async (response: { readonly id: string }, at = headers) => {
      const { body } = await begin(who)
      const made = response.id === '' ? device.create(body.options.challenge, origin) : response
      const given = { challenge: body.challenge, name: 'Telephone', response: made }
      return who.api.call(secondFactorApi.addPasskey, { body: given, headers: at })
    }
    const wrong = await who.api.call(secondFactorApi.beginPasskey, { body: { password: 'wrong' }, headers })
    expect(wrong.status).toBe(400)
    expect((await add(device.create('another challenge', origin))).status).toBe(400)
    const { body } = await begin(who)
    const elsewhere = device.create(body.options.challenge, 'https://evil.example')
    const stolen = { challenge: body.challenge, name: 'Telephone', response: elsewhere }
    expect((await who.api.call(secondFactorApi.addPasskey, { body: stolen, headers })).status).toBe(400)
    expect((await add({ id: 'nonsense' })).status).toBe(400)
    const session = { token: await signIn(hub, who.username) }
    expect(await isOpen(session)).toBe(true)
    expect((await add({ id: '' })).body.recoveryCodes).toHaveLength(10)
    expect(await isOpen(session)).toBe(false)
    const { body: factor } = await who.api.call(secondFactorApi.get)
    expect(factor.passkeys).toMatchObject([{ name: 'Telephone', host: 'localhost', lastUsedAt: null }])
  })

  it.each([
    ['an address', { origin: 'http://127.0.0.1', host: '127.0.0.1' }],
    ['http', { origin: 'http://hub.example.org', host: 'hub.example.org' }],
  ])('is not made at %s', async (_, at) => {
    const who = await person(hub)
    expect((await begin(who, at)).problem.message).toContain('host name over https')
  })

  it('signs in after the password, once for each challenge', async () => {
    const who = await withPasskey()
    const { challenge, signs, body } = await asked(who)
    expect([body.takesCode, body.passkey?.challenge]).toEqual([false, signs])
    const response = who.device.answer(signs, origin)
    expect((await answer(challenge, response)).body.user.id).toBe(who.id)
    expect((await answer(challenge, response)).status).toBe(401)
    const next = await asked(who)
    expect((await answer(next.challenge, response)).status).toBe(401)
  })

  it('is refused of another account, for another page, and of a copied device', async () => {
    const [who, other] = [await withPasskey(), await withPasskey()]
    const refused = async (make: (signs: string) => object) => {
      const { challenge, signs } = await asked(who)
      return (await answer(challenge, make(signs))).status
    }
    expect(await refused((signs) => other.device.answer(signs, origin))).toBe(401)
    expect(await refused((signs) => who.device.answer(signs, 'https://evil.example'))).toBe(401)
    expect(
      await refused((signs) => ({
        ...other.device.answer(signs, origin),
        id: who.device.answer(signs, origin).id,
      })),
    ).toBe(401)
    expect(await refused(() => ({ id: 'nonsense' }))).toBe(401)
    const used = await asked(who)
    expect((await answer(used.challenge, who.device.answer(used.signs, origin))).status).toBe(200)
    who.device.counter -= 3
    expect(await refused((signs) => who.device.answer(signs, origin))).toBe(401)
  })

  it('of one host is not asked for at another, where a recovery code helps', async () => {
    const who = await withPasskey()
    const at = { origin: 'https://hub.example.org', host: 'hub.example.org' }
    const { challenge, body } = await asked(who, at)
    expect(body.passkey).toBeNull()
    const code = { challenge, code: who.recoveryCodes[0] }
    expect((await hub.api().call(authApi.secondFactor, { body: code, headers: at })).status).toBe(200)
  })

  it('is removed with the password by its owner alone', async () => {
    const [who, other] = [await withPasskey(), await withPasskey()]
    const { body } = await who.api.call(secondFactorApi.get)
    const id = body.passkeys[0]?.id ?? 0
    const remove = (by: Person, word: string) =>
      by.api.call(secondFactorApi.removePasskey, { id, body: { password: word }, headers })
    expect((await remove(other, password)).status).toBe(404)
    expect((await remove(who, 'wrong')).status).toBe(400)
    const credentials = { emailOrUsername: who.username, password, code: who.recoveryCodes[0] }
    const { body: elsewhere } = await hub.api().call(authApi.login, { body: credentials })
    expect(await isOpen(elsewhere)).toBe(true)
    expect((await remove(who, password)).body.passkeys).toEqual([])
    expect(await isOpen(elsewhere)).toBe(false)
    expect((await login(who)).body).toHaveProperty('token')
  })
})
