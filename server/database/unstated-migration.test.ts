import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RegisterRead, StoreResult } from '#core/contract/register.ts'
import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { type Person, person, uniqueGtin } from '#tests/factories.ts'
import { answersOfRegister, basic, detail } from '#tests/register-answers.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { migrations } from './migrations/index.ts'

/** What earlier versions left: nothing said of what EUDAMED's public site does not show, and versions nobody was told. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const { validated, registered } = exchangeOf(() => user)

const lost = ['specialDeviceType', 'riskClass', 'deviceStatus', 'productDesigner.oemOrganisation']
const designer = ['Srn', 'Name', 'Street', 'StreetNumber', 'AddressComplement', 'PostCode', 'City', 'Country']
  .concat('Email', 'Phone', 'Website')
  .map((name) => `originalManufacturer${name}`)
const ofBasicUdi = ['clinicalInvestigations', 'specialDevice', 'riskClass']

async function read(): Promise<number> {
  const code = uniqueGtin()
  const gmn = generateGmnFromUdiDi(code)
  const given = answersOfRegister({ 'a.json': [detail(1, code), basic(gmn.valid ? gmn.value : '')] })
  const { body } = await user.api.upload<RegisterRead>('/api/eudamed-import', given, 'eudamed.zip')
  await user.api.post<StoreResult>(`/api/eudamed-import/${body.id}/store`, {})
  const { rows } = await sql<{ id: number }>`
    select submission_id as id from register_devices where udi_di = ${code}`.execute(hub.hub.db)
  return rows[0]?.id ?? 0
}

async function migrate(): Promise<void> {
  const { db } = hub.hub
  await sql`alter table registrations drop column unstated`.execute(db)
  await sql`alter table register_devices drop column unstated`.execute(db)
  await migrations['116-unstated-fields']?.up(db)
}

async function registration(id: number) {
  const { rows } = await sql<{ unstated: string[]; versions: Record<string, number> }>`
    select unstated, versions from registrations where submission_id = ${id}`.execute(hub.hub.db)
  return rows[0]
}

it('knows what the public site left out, but for what EUDAMED has accepted since', async () => {
  const { db } = hub.hub
  const cases: readonly [
    source: string,
    file: string,
    accepted: string | null,
    expected: readonly string[],
  ][] = [
    ['import', 'a.json', null, [...ofBasicUdi, 'deviceStatus', ...designer]],
    ['answer', 'EUDAMED', 'UDI_DI.PATCH', [...ofBasicUdi, ...designer]],
    ['by-hand', 'a.json', 'PRODUCT_DESIGNER.PUT', [...ofBasicUdi, 'deviceStatus']],
    ['answer', 'a.json', 'BASIC_UDI.PATCH', ['deviceStatus', ...designer]],
    ['answer', 'a.json', 'DEVICE.POST', []],
    ['import', 'a.XML', null, []],
  ]
  const ids: number[] = []
  for (const [source, file, service] of cases) {
    const id = await read()
    ids.push(id)
    await sql`update registrations set source = ${source} where submission_id = ${id}`.execute(db)
    await sql`update register_devices set file_name = ${file},
      lost = ${JSON.stringify(lost.map((element) => ({ element, why: 'Not known here.' })))}::jsonb
      where submission_id = ${id}`.execute(db)
    if (service !== null)
      await sql`
        insert into attempts (sending, submission_id, submission_revision, environment, service, made_at, sent_at, outcome, answered_at)
        select nextval('sendings'), ${id}, 1, environment, ${service}, read_at, read_at, 'accepted', read_at + interval '1 hour'
        from register_devices where submission_id = ${id}`.execute(db)
  }
  await migrate()
  const found = await Promise.all(ids.map(registration))
  expect(found.map((one) => one?.unstated)).toEqual(cases.map(([, , , expected]) => expected))
})

it('counts of what it registered only what EUDAMED was sent', async () => {
  const { db } = hub.hub
  const stored = { 'basic-udi': 1, 'udi-di': 1, market: 1, package: 1, designer: 1 }
  const rest = { 'basic-udi': 1, 'udi-di': 1 }
  const markets = { marketAvailability: [{ country: 'DE' }] }
  const named = { originalManufacturerName: 'Maker' }
  const cases: readonly [source: string, versions: object, document: object, expected: object][] = [
    ['answer', stored, {}, rest],
    ['by-hand', stored, { marketAvailability: [], originalManufacturerName: '' }, rest],
    ['answer', stored, { ...markets, ...named }, { ...rest, market: 1, designer: 1 }],
    ['answer', stored, { originalManufacturerSrn: 'DE-MF-000000001' }, { ...rest, designer: 1 }],
    ['answer', { package: 2, market: 2, designer: 2 }, {}, { package: 2, market: 2, designer: 2 }],
    ['import', stored, {}, stored],
  ]
  const ids: number[] = []
  for (const [source, versions, document] of cases) {
    const one = await validated()
    await registered(one)
    ids.push(one.id)
    await sql`update registrations set source = ${source}, versions = ${JSON.stringify(versions)}::jsonb,
      document = (document - array['marketAvailability', 'originalManufacturerSrn', 'originalManufacturerName'])
        || ${JSON.stringify(document)}::jsonb
      where submission_id = ${one.id}`.execute(db)
  }
  await migrate()
  const found = await Promise.all(ids.map(registration))
  expect(found.map((one) => one?.versions)).toEqual(cases.map(([, , , expected]) => expected))
})
