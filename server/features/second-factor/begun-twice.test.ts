import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import { codeAt } from '#server/accounts/totp.ts'
import { password, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
})
afterAll(() => hub.close())

it('a code confirms the key it was made with, not one that was begun meanwhile', async () => {
  const who = await person(hub)
  const begin = async () => (await who.api.call(secondFactorApi.begin, { body: { password } })).body.secret
  const confirm = (secret: string) =>
    who.api.call(secondFactorApi.confirm, { body: { code: codeAt(secret, hub.clock.now()) } })
  const first = await begin()
  const waits = async () => {
    const { rows } = await sql`select from pg_locks
      where not granted and relation = 'recovery_codes'::regclass`.execute(hub.hub.db)
    return rows.length > 0
  }
  // The code has been looked at, and nothing stored yet.
  const [confirmed, second] = await hub.hub.db.transaction().execute(async (tx) => {
    await sql`lock table recovery_codes in share mode`.execute(tx)
    const answer = confirm(first)
    while (!(await waits())) await breathe()
    return [answer, await begin()] as const
  })
  expect(await confirmed).toMatchObject({ status: 400, problem: { issues: [{ path: 'code' }] } })
  expect((await who.api.call(secondFactorApi.get)).body).toMatchObject({
    authenticatorSince: null,
    recoveryCodesLeft: 0,
  })
  expect((await confirm(second)).status).toBe(200)
})
