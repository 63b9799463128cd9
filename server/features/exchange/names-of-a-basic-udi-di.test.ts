import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeEffectsApi } from '#core/contract/change-effects.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import type { RegisterRead, StoreResult } from '#core/contract/register.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { migrations } from '#server/database/migrations/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { answersOfRegister, basic, detail } from '#tests/register-answers.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** EUDAMED keeps name and model once for a Basic UDI-DI, those of the device that registered it (decision D41). */

let hub: TestApp
let user: Person
let approver: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
  approver = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const { validate, validated, submission, make, send, contentOf, answer, registered } = exchangeOf(() => user)

const names = (size: number) => ({ deviceName: `Clamp size ${size}`, modelNumber: `GK-${size}` })
/** Their authorised representative can change, which they share. */
const abroad = { manufacturerSrn: 'US-MF-000000001', authorizedRepresentativeSrn: 'DE-AR-000000001' }
/** Three sizes of a clamp; the first one has registered their Basic UDI-DI. */
async function threeSizes() {
  const one = await validated({ ...abroad, ...names(1) })
  const two = await validated({ ...abroad, ...names(2), basicUdiDi: one.basicUdiDi })
  const three = await validated({ ...abroad, ...names(3), basicUdiDi: one.basicUdiDi })
  await registered(one, two, three)
  return [one.id, two.id, three.id] as const
}
const change = async (id: number, fields: Record<string, unknown>) => {
  await user.api.put<Submission>(`/api/submissions/${id}`, fields)
  expect((await validate(id)).status).toBe('validated')
}
const standings = (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await submission(id)).standing))
/** What leaves for these, and the names in it. */
async function sent(ids: readonly number[]) {
  const { body } = await send(ids)
  return Promise.all(
    body.files.map(async ({ id, service, devices }) => {
      const xml = await contentOf(id)
      const said = (element: string) => xml.match(new RegExp(`:${element}>([^<]*)</`))?.[1]
      return { service, devices, model: said('model'), name: said('name'), xml }
    }),
  )
}
const whyNot = async (ids: readonly number[]) =>
  (await make(ids)).problem.issues?.map(({ message }) => message).join(' ')

it('is no change of it what a further device is called', async () => {
  const [one, two, three] = await threeSizes()
  await change(two, { deviceName: 'Clamp size 2 B', modelNumber: 'GK-2B' })
  expect(await standings([one, two, three])).toEqual(['registered', 'registered', 'registered'])
  expect(await whyNot([two])).toContain('nothing to send')
})

it('nor does the record of a further device mean a change', async () => {
  const record = await createMaster(user.api)
  const one = await validated(names(1))
  const two = await validated({ ...names(2), basicUdiDi: one.basicUdiDi, masterDiId: record.id })
  await registered(one, two)
  await user.api.call(masterDiApi.update, { id: record.id, body: { deviceName: 'Clamp size 2 B' } })
  const { body } = await user.api.call(changeEffectsApi.ofRecord, { id: record.id })
  const eu = body.markets.find(({ country }) => country === 'EU')
  expect(eu?.fields.filter(({ field }) => field === 'deviceName')).toEqual([])
})

it('is renamed once by the device that gave the name, and the others stay as they are', async () => {
  const [one, two, three] = await threeSizes()
  await change(one, { deviceName: 'Clamp size 1 NEW' })
  await change(two, { deviceName: 'Clamp size 2 B' })
  const check = await user.api.get<{ services: unknown[] }>(
    `/api/export/check?submissionIds=${one}&submissionIds=${two}&submissionIds=${three}`,
  )
  expect(check.body.services).toMatchObject([{ service: 'BASIC_UDI.PATCH', devices: 1 }])
  const [file, ...more] = await sent([one, two, three])
  expect(more).toEqual([])
  expect(file).toMatchObject({
    ...{ service: 'BASIC_UDI.PATCH', devices: 1, model: 'GK-1', name: 'Clamp size 1 NEW' },
  })
  await answer(acknowledgementOf(file?.xml ?? ''))
  expect(await standings([one, two, three])).toEqual(['registered', 'registered', 'registered'])
  expect(await whyNot([one, two, three])).toContain('nothing to send')

  // What they share goes with the name EUDAMED has, whoever it is sent for.
  await user.api.call(submissionsApi.update, {
    id: two,
    body: { authorizedRepresentativeSrn: 'DE-AR-000000007' },
  })
  for (const id of [one, two, three]) await validate(id)
  const [shared] = await sent([three])
  expect(shared).toMatchObject({ service: 'BASIC_UDI.PATCH', model: 'GK-1', name: 'Clamp size 1 NEW' })
  await answer(acknowledgementOf(shared?.xml ?? ''))
  expect(await standings([one, two, three])).toEqual(['registered', 'registered', 'registered'])
})

it('is renamed with what all share, in one file for all of them', async () => {
  const [one, two, three] = await threeSizes()
  await change(one, { deviceName: 'Clamp size 1 NEW' })
  await user.api.call(submissionsApi.update, {
    id: two,
    body: { authorizedRepresentativeSrn: 'DE-AR-000000007' },
  })
  for (const id of [one, two, three]) await validate(id)
  const [file] = await sent([three, two, one])
  expect(file).toMatchObject({ devices: 3, model: 'GK-1', name: 'Clamp size 1 NEW' })
  await answer(acknowledgementOf(file?.xml ?? ''))
  expect(await standings([one, two, three])).toEqual(['registered', 'registered', 'registered'])
  await user.api.call(submissionsApi.update, {
    id: one,
    body: { authorizedRepresentativeSrn: 'DE-AR-000000008' },
  })
  for (const id of [one, two, three]) await validate(id)
  expect(await sent([two])).toMatchObject([{ name: 'Clamp size 1 NEW' }])
})

it('is called what the register tells, and a device that is called otherwise here is no change', async () => {
  const one = await validated(names(1))
  const two = await validated({ ...names(2), basicUdiDi: one.basicUdiDi })
  const ofGroup = { ...basic(one.basicUdiDi ?? ''), deviceName: 'Clamp size 1', deviceModel: 'GK-1' }
  const shared = [one, two].map(({ udiDi, catalogueNumber, tradeNames }) => [
    detail(1, udiDi ?? '', {
      reference: catalogueNumber,
      tradeName: { texts: tradeNames?.map(({ text }) => ({ language: { isoCode: 'en' }, text })) },
    }),
    ofGroup,
  ])
  const files = Object.fromEntries(shared.map((content, at) => [`${at}.json`, content]))
  const { body } = await user.api.upload<RegisterRead>(
    '/api/eudamed-import',
    answersOfRegister(files),
    'eudamed.zip',
  )
  expect((await user.api.post<StoreResult>(`/api/eudamed-import/${body.id}/store`, {})).body).toMatchObject({
    linked: 2,
  })
  for (const { id } of [one, two]) {
    const { validationResults } = await validate(id)
    const ofChange = validationResults?.issues.filter(({ ruleSet }) => ruleSet === 'eudamed-change')
    expect(ofChange?.filter(({ field }) => field === 'deviceName')).toEqual([])
  }
})

describe('in a directory where each device had its own', () => {
  /** The directory as it was before the hub knew whose the names are. */
  const migrated = async (before: (rows: Kysely<Schema>) => Promise<unknown>) => {
    const { db } = hub.hub
    await sql`update registrations set document = submissions.document
      from submissions where submissions.id = submission_id`.execute(db)
    await before(db)
    await sql`alter table registrations drop column named_by_another`.execute(db)
    await migrations['111-named-by-another']?.up(db)
    // Last again: the statements in use expect the columns in this order.
    await sql`alter table registrations drop column unstated`.execute(db)
    await sql`alter table registrations add column unstated text[] not null default '{}'`.execute(db)
  }
  /** The hub sent none of these; it knows them from elsewhere. */
  const known = async (db: Kysely<Schema>, source: 'import' | 'by-hand', id: number) => {
    await db.deleteFrom('attempts').where('submission_id', '=', id).execute()
    await db.updateTable('registrations').set({ source }).where('submission_id', '=', id).execute()
  }
  const represented = async (id: number) => {
    await change(id, { authorizedRepresentativeSrn: 'DE-AR-000000007' })
    return [id]
  }

  it('is what the first one gave', async () => {
    const [one, two, three] = await threeSizes()
    await migrated(async () => undefined)
    expect(await standings([one, two, three])).toEqual(['registered', 'registered', 'registered'])
    expect(await sent(await represented(two))).toMatchObject([{ model: 'GK-1', name: 'Clamp size 1' }])
  })

  it('is what the register told of the one that gave it, before what was entered of another', async () => {
    const [one, two, three] = await threeSizes()
    await migrated(async (db) => {
      await known(db, 'by-hand', one)
      await known(db, 'import', two)
    })
    expect(await sent(await represented(three))).toMatchObject([{ model: 'GK-2', name: 'Clamp size 2' }])
  })

  it('is what the register told of a further one, where nobody else knows it', async () => {
    const [one, two, three] = await threeSizes()
    await migrated(async (db) => {
      await db.deleteFrom('attempts').where('submission_id', '=', one).execute()
      await db.deleteFrom('registrations').where('submission_id', '=', one).execute()
      await db
        .updateTable('registrations')
        .set({ source: 'import' })
        .where('submission_id', '=', two)
        .execute()
    })
    expect(await sent(await represented(three))).toMatchObject([{ model: 'GK-2', name: 'Clamp size 2' }])
  })

  it('is not what a device is called that was entered by hand, where nobody knows the first', async () => {
    const [one, two, three] = await threeSizes()
    await migrated(async (db) => {
      await db.deleteFrom('attempts').where('submission_id', '=', one).execute()
      await db.deleteFrom('registrations').where('submission_id', '=', one).execute()
    })
    const { basicUdiDi } = await submission(two)
    const { id: four } = await validated({ ...abroad, ...names(4), basicUdiDi })
    await approver.api.call(submissionsApi.approve, { id: four, body: {} })
    const body = { outcome: 'accepted', registeredVersion: '1' }
    expect((await user.api.post(`/api/submissions/${four}/acknowledge`, body)).status).toBe(200)
    await change(four, { deviceName: 'Clamp size 4 B' })
    expect(await standings([two, three, four])).toEqual(['registered', 'registered', 'registered'])
    expect(await whyNot([four])).toContain('nothing to send')
  })

  it('is asked for by validation where a change of what all share needs it and nobody knows it', async () => {
    const [one, two] = await threeSizes()
    await migrated(async (db) => {
      await db.deleteFrom('attempts').where('submission_id', '=', one).execute()
      await db.deleteFrom('registrations').where('submission_id', '=', one).execute()
    })
    const body = { authorizedRepresentativeSrn: 'DE-AR-000000007' }
    await user.api.call(submissionsApi.update, { id: two, body })
    const { validationResults, status } = await validate(two)
    const errors = validationResults?.issues.filter(({ severity }) => severity === 'error')
    expect([status, errors]).toMatchObject([
      'error',
      [{ field: 'deviceName', message: expect.stringMatching(/Read this device from EUDAMED first/) }],
    ])
  })

  it('is not what another register was told', async () => {
    const [one, two] = await threeSizes()
    await migrated(async (db) => {
      await db.updateTable('submissions').set({ market: 'CH' }).where('id', '=', one).execute()
    })
    const kept = hub.hub.db.selectFrom('registrations').selectAll().where('submission_id', '=', two)
    expect((await kept.executeTakeFirstOrThrow()).document).not.toHaveProperty('deviceName')
  })
})
