import { afterAll, beforeAll, expect, it } from 'vitest'
import { authApi } from '#core/contract/auth.ts'
import { storeSettings } from '#server/settings/settings-queries.ts'
import { decideSettings, type Person, person, signIn } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { daysToSetUp, requireSecondFactorWhenDue } from './second-factor-due.ts'

/** Controlled mode asks for a second factor, after people had time to set one up (decision D60). */

let hub: TestApp
let approver: Person
let author: Person
beforeAll(async () => {
  hub = await startTestApp()
  approver = await person(hub, ['quality-manager'])
  author = await person(hub)
})
afterAll(() => hub.close())

const bellOf = async (who: Person) => (await who.api.get('/api/notifications')).text
const asksNow = async (who: Person): Promise<boolean> => {
  const api = hub.api(await signIn(hub, who.username))
  return (await api.call(authApi.me)).body.needsSecondFactor
}

it('tells whoever decides, waits two weeks, and then asks for it', async () => {
  await requireSecondFactorWhenDue(hub.hub)
  expect(await bellOf(approver)).not.toContain('second factor')
  await decideSettings(hub, { wayOfWorking: 'controlled' })
  await requireSecondFactorWhenDue(hub.hub)
  expect(await bellOf(approver)).toContain('Set one up in your profile by 2026-12-04')
  expect(await bellOf(author)).not.toContain('second factor')
  hub.clock.advance({ hours: 24 * daysToSetUp - 1 })
  await requireSecondFactorWhenDue(hub.hub)
  expect(await asksNow(approver)).toBe(false)
  hub.clock.advance({ hours: 2 })
  await requireSecondFactorWhenDue(hub.hub)
  expect([await asksNow(approver), await asksNow(author)]).toEqual([true, false])
})

it('leaves a choice somebody has made', async () => {
  const other = await startTestApp()
  const chosen = { revision: 1, decided: { secondFactor: 'optional', wayOfWorking: 'controlled' } } as const
  await other.hub.db.transaction().execute((tx) => storeSettings(tx, chosen, other.hub.now()))
  for (const hours of [0, 24 * 15]) {
    other.clock.advance({ hours })
    await requireSecondFactorWhenDue(other.hub)
  }
  const { content } = await other.hub.db.selectFrom('settings').select('content').executeTakeFirstOrThrow()
  expect(content.secondFactor).toBe('optional')
  await other.close()
})
