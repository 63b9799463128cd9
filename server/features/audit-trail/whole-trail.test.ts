import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import {
  createMaster,
  createSubmission,
  type Person,
  person,
  registerUser,
  signIn,
  unique,
} from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Everything that happened in the hub, for those who may see it (decision D28). */

let hub: TestApp
let admin: Person
let viewer: Person
beforeAll(async () => {
  hub = await startTestApp()
})
beforeEach(async () => {
  admin = await person(hub, ['admin'])
  viewer = await person(hub, ['quality-manager'])
})
afterAll(() => hub.close())

type Query = Parameters<typeof ask>[0]
async function ask(query: { [name: string]: string | number | string[] }, as = admin) {
  const { body, total } = await as.api.call(auditApi.trail, {
    query: { sort: 'timestamp', ...query } as object,
  })
  expect(query.limit === undefined ? body.length : total).toBe(total)
  return body
}
const told = async (query: Query, as?: Person) =>
  (await ask(query, as)).map(({ action, entityType }) => `${action} ${entityType}`)

it('tells of records, submissions, files and people, newest first', async () => {
  const { user, input } = await registerUser(hub)
  const api = hub.api(await signIn(hub, input.email))
  const master = await createMaster(api)
  await createSubmission(api, { masterDiId: master.id })
  await api.call(auditApi.masterExport)
  await api.post('/api/auth/logout')
  const all = ['registered user', 'signed_in user', 'created master-di', 'created submission']
  expect(await told({ actorId: user.id })).toEqual([...all, 'exported audit-trail', 'signed_out user'])
  const { body } = await admin.api.call(auditApi.trail, { query: { actorId: user.id, limit: 2 } })
  expect(body.map(({ action, actorId, performedByName }) => [action, actorId, performedByName])).toEqual([
    ['signed_out', user.id, 'Ada Lovelace'],
    ['exported', user.id, 'Ada Lovelace'],
  ])
  // What is told of people is for those who manage them, however it is asked for.
  expect(await told({ actorId: user.id }, viewer)).toEqual([...all.slice(2), 'exported audit-trail'])
  const personal: Query[] = [{ entityType: 'user' }, { action: 'signed_in' }, { action: 'security_digest' }]
  for (const query of personal) {
    expect(await told({ ...query, actorId: user.id }, viewer)).toEqual([])
  }
})

it('is filtered by actions, kinds, person and days of the calendar', async () => {
  const deviceNumber = unique('Filtered')
  hub.clock.set('2026-11-21T23:59:59.999Z')
  const who = await person(hub, ['regulatory-manager'])
  const { id } = await createMaster(who.api, { deviceNumber })
  hub.clock.set('2026-11-22T00:00:00.000Z')
  const again = await person(hub, ['regulatory-manager'])
  await again.api.call(masterDiApi.update, { id, body: { brandName: 'x' } })
  hub.clock.set('2026-11-22T23:59:59.999Z')
  const late = await person(hub, ['regulatory-manager'])
  await createSubmission(late.api, { masterDiId: id })
  admin = await person(hub, ['admin'])
  const days = async (from: string, to: string) => told({ from, to, entityType: ['master-di', 'submission'] })
  expect(await days('2026-11-21', '2026-11-21')).toEqual(['created master-di'])
  expect(await days('2026-11-22', '2026-11-22')).toEqual(['updated master-di', 'created submission'])
  expect(await days('2026-11-23', '2026-11-30')).toEqual([])
  expect(await told({ actorId: late.id, action: ['updated', 'created'], entityType: 'submission' })).toEqual([
    'created submission',
  ])
  const ofDevice = ['created master-di', 'updated master-di', 'created submission']
  expect(await told({ search: deviceNumber })).toEqual(ofDevice)
  expect(await told({ search: again.name, action: 'updated' })).toEqual(['updated master-di'])
})

it('finds a submission by its device, and a person by the name', async () => {
  const { api } = await person(hub)
  const deviceName = unique('Sought')
  await createSubmission(api, { deviceName })
  await registerUser(hub, { firstName: 'Zoë', lastName: unique('Found') })
  expect(await told({ search: deviceName.toUpperCase() })).toEqual(['created submission'])
  expect(await told({ search: 'ZOE found' })).toEqual(['registered user'])
  expect(await told({ search: 'ZOE found' }, viewer)).toEqual([])
})

it('tells of one device: its versions, its submissions, deleted ones too, and its operators', async () => {
  const { api } = await person(hub, ['admin'])
  const deviceNumber = unique('Told')
  const { id } = await createMaster(api, { deviceNumber })
  await createSubmission(api, { masterDiId: id })
  const gone = await createSubmission(api, { masterDiId: id, targetCountries: ['US'] })
  await api.call(submissionsApi.delete, { id: gone.id, body: { reason: 'Made twice' } })
  const { id: version } = await createMaster(api, {
    deviceNumber,
    versionNumber: '2.0-draft',
    changeReason: 'New',
  })
  await createSubmission(api, { masterDiId: (await createMaster(api)).id })
  const all = ['created master-di', 'created submission', 'created submission', 'deleted submission']
  for (const one of [id, version]) {
    const entries = await told({ deviceOf: one })
    expect(entries.slice(0, 4)).toEqual(all)
    expect(entries.slice(4).every((entry) => entry.endsWith('master-di'))).toBe(true)
    expect(entries.length).toBeGreaterThan(4)
  }
  expect(await told({ deviceOf: id, action: ['deleted', 'updated'] })).toEqual(['deleted submission'])
})

it('refuses a day that is none, and what it does not know', async () => {
  for (const query of ['from=2026-02-30', 'to=tomorrow', 'actorId=x', 'masterDiId=1', 'sort=action']) {
    expect((await admin.api.get(`/api/audit-trail?${query}`)).status).toBe(400)
  }
})

it('comes whole in slices, and in pages', async () => {
  const rows = Array.from({ length: 1100 }, (_, index) => `W${index},Pump,Maker,EU\n`)
  const file = `deviceNumber,deviceName,manufacturerName,targetCountries\n${rows.join('')}`
  const { api, id } = await person(hub)
  await api.upload('/api/master-di/bulk-upload', file)
  const all = await ask({ actorId: id })
  expect(all.map((entry) => entry.id)).toEqual(Array.from({ length: 1101 }, (_, n) => (all[0]?.id ?? 0) + n))
  expect(await ask({ actorId: id, limit: 100, offset: 1050 })).toEqual(all.slice(1050))
})

it('is exported as it is filtered and seen, and the export is told', async () => {
  const exporter = await person(hub, ['technical-reviewer'])
  const lines = async (as: Person, query: object) =>
    (await as.api.call(auditApi.trailExport, { query })).text.trim().split('\r\n').slice(1)
  expect((await lines(admin, { entityType: ['user'] })).length).toBeGreaterThan(0)
  expect(await lines(exporter, { entityType: ['user'] })).toEqual([])
  const own = { actorId: exporter.id }
  const [line, ...rest] = await lines(exporter, own)
  expect(rest).toHaveLength(1)
  expect(line).toContain('exported,audit-trail')
  expect(line).toContain(`""actorId"":${exporter.id}`)
  expect((await (await person(hub, ['manufacturer-user'])).api.call(auditApi.trailExport)).status).toBe(403)
})
