import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settingsApi } from '#core/contract/settings.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { migrations } from './migrations/index.ts'

/** Version 0.6.0 stored every setting as soon as one of them was saved. */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const change = (body: object) => admin.api.call(settingsApi.update, { body })

it('what nobody chose follows the hub, what somebody chose stays', async () => {
  // Chosen on purpose, as the trail tells: away from it and back.
  await change({ dtxVersionPlayground: '3.0.31', organisationName: 'Engines' })
  await change({ dtxVersionPlayground: '3.0.25' })
  const stored = {
    organisationName: 'Engines',
    dtxVersionProduction: '3.0.25',
    dtxVersionPlayground: '3.0.25',
    basicUdiDiFormat: 'specified',
    eudamedEnvironment: 'production',
  }
  const { db } = hub.hub
  await sql`update settings set content = ${JSON.stringify(stored)}::jsonb`.execute(db)
  await migrations['053-settings-decided']?.up(db.withoutPlugins())
  expect((await admin.api.call(settingsApi.get)).body).toMatchObject({
    organisationName: 'Engines',
    dtxVersionProduction: '3.0.30',
    dtxVersionPlayground: '3.0.25',
    basicUdiDiFormat: 'gmn',
  })
  // Saved once more, it is still nobody's choice.
  await change({ savingPerApproval: 5 })
  const { rows } = await sql<{ content: object }>`select content from settings`.execute(db)
  expect(rows[0]?.content).not.toHaveProperty('dtxVersionProduction')
})
