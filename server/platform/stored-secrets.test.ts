import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assistantApi } from '#core/contract/assistant.ts'
import { webhooksApi } from '#core/contract/webhooks.ts'
import { createSecretBox, isSealed } from '#server/platform/keys/secret-box.ts'
import { lostSecrets, sealStoredSecrets } from '#server/platform/stored-secrets.ts'
import { deliverDue } from '#server/webhooks/deliver.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What the hub must be able to read again is in the database, and in its backups, sealed (finding A12). */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const key = 'sk-of-the-model'
const stored = async () => {
  const { rows } = await sql<{ text: string }>`
    select secret as text from webhooks union all select api_key from assistant_model`.execute(hub.hub.db)
  return rows.map(({ text }) => text)
}

it('is sealed as it is stored, and what was stored before at the next start', async () => {
  const hook = {
    name: 'ERP',
    url: 'http://127.0.0.1:1/',
    events: ['master-di.created' as const],
    isActive: true,
  }
  const { body } = await admin.api.call(webhooksApi.create, { body: hook })
  const model = { isOn: true, baseUrl: 'http://127.0.0.1:1/v1', model: 'm', apiKey: key }
  await admin.api.call(assistantApi.changeModel, { body: model })
  expect((await stored()).map(isSealed)).toEqual([true, true])
  await sql`update webhooks set secret = ${body.secret}`.execute(hub.hub.db)
  await sql`update assistant_model set api_key = ${key}`.execute(hub.hub.db)
  await sealStoredSecrets(hub.hub)
  const texts = await stored()
  expect(texts.map(isSealed)).toEqual([true, true])
  expect(texts.join()).not.toContain(key)
  expect(await lostSecrets(hub.hub)).toEqual([])
  expect((await admin.api.call(assistantApi.model)).body).toMatchObject({ isOn: true, hasKey: true })
})

it('is asked for again where the key is lost, and nothing else fails', async () => {
  const lost = { ...hub.hub, secrets: createSecretBox([randomBytes(32)]) }
  expect(await lostSecrets(lost)).toEqual([
    'The secret of the webhook ERP',
    'The key of the model of the assistants',
  ])
  await createMaster(admin.api)
  await deliverDue(lost)
  const [hook] = (await admin.api.call(webhooksApi.list)).body
  const { body: deliveries } = await admin.api.call(webhooksApi.deliveries, { id: hook?.id ?? 0 })
  expect(deliveries[0]).toMatchObject({ state: 'waiting', told: expect.stringContaining('cannot be read') })
})
