import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { settingsApi } from '#core/contract/settings.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { type Person, password, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const change = (body: object, who = admin) => who.api.call(settingsApi.update, { body })

describe('the settings of a new hub', () => {
  it('are the open way, as everybody signed in can see', async () => {
    const user = await person(hub)
    const { body } = await user.api.call(settingsApi.get)
    expect(body).toMatchObject({
      revision: 0,
      wayOfWorking: null,
      registration: null,
      dtxVersionProduction: '3.0.30',
      dtxVersionPlayground: '3.0.32',
      basicUdiDiFormat: 'gmn',
      rules: { controlled: false, registration: 'open', requireSignature: false, minPasswordLength: 6 },
      abilities: { edit: false },
    })
  })
})

describe('a change of settings', () => {
  it('says what follows from it, and is told to the trail field by field', async () => {
    await person(hub, ['quality-manager'])
    const lonely = await change({ wayOfWorking: 'controlled' })
    const missing = 'Controlled mode needs two active administrators who have set a password.'
    expect(lonely.problem.issues).toEqual([{ path: 'wayOfWorking', message: missing }])
    // In controlled mode administrators decide nothing: they do not count.
    expect((await admin.api.call(settingsApi.get)).body).toMatchObject({
      missingForControlled: [missing],
      approversInControlled: 1,
    })
    const second = await person(hub, ['admin'])
    const { body } = await change({ wayOfWorking: 'controlled', organisationName: '  Analytical Engines ' })
    expect(body).toMatchObject({
      revision: 1,
      organisationName: 'Analytical Engines',
      requireSignature: false,
      rules: {
        controlled: true,
        onlyByNewVersion: true,
        requireSignature: true,
        minPasswordLength: 12,
        idleMinutes: 30,
      },
    })
    const { body: trail } = await admin.api.call(auditApi.trail, { query: { action: 'settings_changed' } })
    expect(trail[0]).toMatchObject({
      entityType: 'settings',
      performedByName: admin.name,
      changesData: {
        changes: [
          { field: 'organisationName', from: null, to: 'Analytical Engines' },
          { field: 'wayOfWorking', from: null, to: 'controlled' },
        ],
      },
    })
    // The same again is no change.
    expect((await change({ wayOfWorking: 'controlled' })).body.revision).toBe(1)
    const { body: asked } = await change({ wayOfWorking: 'open', revision: 1 })
    expect(asked.rules.controlled).toBe(true)
    const id = asked.awaitsCountersignature ?? 0
    await second.api.call(countersignaturesApi.sign, { id, body: { password } })
    expect((await admin.api.call(settingsApi.get)).body.rules.controlled).toBe(false)
  })

  it('based on what somebody has changed since is refused', async () => {
    const { body } = await admin.api.call(settingsApi.get)
    await change({ registration: 'closed', revision: body.revision })
    const late = await change({ registration: 'open', revision: body.revision })
    expect(late.problem.type).toBe('stale_record')
    expect((await admin.api.call(settingsApi.get)).body.registration).toBe('closed')
    await change({ registration: null })
  })

  it('names everything wrong at once, and changes nothing', async () => {
    const before = (await admin.api.call(settingsApi.get)).body
    const answer = await change({
      wayOfWorking: 'strict',
      dtxVersionProduction: '3.0',
      basicUdiDiFormat: null,
      requireSignature: 'yes',
      organisationName: 'x'.repeat(256),
    })
    expect(answer.status).toBe(400)
    expect(answer.problem.issues?.map(({ path }) => path).toSorted()).toEqual([
      'basicUdiDiFormat',
      'dtxVersionProduction',
      'organisationName',
      'requireSignature',
      'wayOfWorking',
    ])
    expect((await admin.api.call(settingsApi.get)).body).toEqual(before)
  })
})

it('sample data is there once, however often it is loaded, and only for administrators [S2-7-15, S2-OPEN-24, S2-6-10]', async () => {
  const load = (who: Person) => who.api.call(settingsApi.loadSampleData)
  const loaded = (count: number) => [
    { noun: 'master-di', count },
    { noun: 'submissions', count },
  ]
  expect((await load(admin)).body).toEqual({ totalSubmissions: 6, loaded: loaded(6) })
  expect((await load(admin)).body).toEqual({ totalSubmissions: 6, loaded: loaded(0) })
  const made = await admin.api.call(submissionsApi.list, { query: { country: 'EU' } })
  expect(new Set(made.body.map(({ status }) => status))).toEqual(new Set(['validated', 'error']))
  const { body } = await admin.api.call(masterDiApi.list, { query: { search: 'SAMPLE' } })
  expect(body).toHaveLength(6)
  expect(body.flatMap(({ findings }) => findings)).toEqual([])
  expect((await load(await person(hub))).status).toBe(403)
})

it('a hub that others reach begins with registration after approval', async () => {
  const exposed = await startTestApp({ exposed: true })
  const who = await person(exposed)
  const { body } = await who.api.call(settingsApi.get)
  expect(body.rules).toMatchObject({ registration: 'after-approval', weakPasswords: 'refused' })
  await exposed.close()
})
