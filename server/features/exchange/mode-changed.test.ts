import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Package } from '#core/contract/exchange.ts'
import { lockSettings, readSettings, storeSettings } from '#server/settings/settings-queries.ts'
import { exchangeOf, packageReady } from '#tests/exchange-hub.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A package that is being made keeps to the rules of when it is finished, not of when it was begun. */

let hub: TestApp
let clerk: Person
beforeAll(async () => {
  hub = await startTestApp()
  clerk = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())
const { validated } = exchangeOf(() => clerk)

it('is not written once the hub is in controlled mode, where its submissions were not approved', async () => {
  const { id } = await validated()
  const begun = await hub.hub.db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const { body } = await clerk.api.post<Package>('/api/export', { submissionIds: [id] })
    expect(body.status).toBe('running')
    const { revision, decided } = await readSettings(tx)
    const content = { revision: revision + 1, decided: { ...decided, wayOfWorking: 'controlled' as const } }
    await storeSettings(tx, content, hub.hub.now())
    return body
  })
  const made = await packageReady(clerk, begun)
  expect(made).toMatchObject({ status: 'failed', files: [] })
  expect(made.message).toContain('The hub was switched to controlled mode meanwhile.')
  expect(made.message).toContain('Nothing left the hub.')
})
