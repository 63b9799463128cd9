import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChangeActed, type ChangeEffects, changeEffectsApi } from '#core/contract/change-effects.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { decideSettings, type Person, password, person } from '#tests/factories.ts'
import { registeredDevice } from '#tests/registered-devices.ts'
import { dueDate } from '#tests/request-hub.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What a change of a record means in its markets, and all of it done in one act (decision D136). */

let hub: TestApp
let user: Person
let approver: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
  approver = await person(hub, ['quality-manager'])
})
afterAll(() => hub.close())

const six = ['EU', 'US', 'CH', 'CN', 'AU', 'KR']
const device = (countries: readonly string[] = six, unregistered: readonly string[] = []) =>
  registeredDevice({ user, approver }, countries, unregistered)
const change = async ({ id }: Pick<MasterRecord, 'id'>, body: object) => {
  expect((await user.api.call(masterDiApi.update, { id, body })).status).toBe(200)
}
const effects = async ({ id }: Pick<MasterRecord, 'id'>) =>
  (await user.api.call(changeEffectsApi.ofRecord, { id })).body
const preview = ({ id }: Pick<MasterRecord, 'id'>, values: object) =>
  user.api.call(changeEffectsApi.preview, { id, body: { values } })
const told = ({ markets }: ChangeEffects) =>
  Object.fromEntries(markets.map(({ country, effect }) => [country, effect]))
const act = ({ id }: Pick<MasterRecord, 'id'>, seen: ChangeEffects, more: object = {}, by = user) =>
  by.api.call(changeEffectsApi.act, {
    id,
    body: {
      revision: seen.revision,
      submissions: seen.markets.flatMap(({ submissionId, submissionRevision }) =>
        submissionId === null ? [] : [{ submissionId, revision: submissionRevision ?? 1 }],
      ),
      ...more,
    },
  })
const results = ({ markets }: ChangeActed) =>
  Object.fromEntries(markets.map(({ country, done, left }) => [country, [...done, left]]))
const of = ({ markets }: ChangeActed, country: string) => {
  const one = markets.find((each) => each.country === country)
  if (!one) throw new Error(`Nothing for ${country}`)
  return one
}
const read = async (id: number | undefined) => (await user.api.call(submissionsApi.get, { id: id ?? 0 })).body

describe('a device six registers have', () => {
  it('says what another brand name and quantity mean there, before saving and after it', async () => {
    const { record, submissions } = await device(six, ['JP'])
    const nothing = {
      EU: 'nothing',
      US: 'nothing',
      CH: 'nothing',
      CN: 'nothing',
      AU: 'nothing',
      KR: 'nothing',
    }
    expect(told(await effects(record))).toEqual({ ...nothing, JP: 'not-registered' })
    const renamed = { brandName: 'Fixit Pro' }
    const rename = { EU: 'update', US: 'new-di', CH: 'unknown', CN: 'update', AU: 'new-di', KR: 'unknown' }
    const asked = await preview(record, renamed)
    expect(told(asked.body)).toEqual({ ...rename, JP: 'not-registered' })
    const us = asked.body.markets.find(({ country }) => country === 'US')
    expect(us).toMatchObject({
      register: 'GUDID',
      submissionId: submissions.get('US')?.id,
      fields: [{ field: 'brandName', was: 'Fixit', now: 'Fixit Pro', effect: 'new-di' }],
      rules: [{ effect: 'new-di', on: '2026-11-20', source: expect.stringContaining('GUDID') }],
      act: 'none',
    })
    // Nothing was stored, and nothing can be done with what is not saved.
    expect(asked.body.markets.map((one) => one.act)).toEqual(asked.body.markets.map(() => 'none'))
    expect(told(await effects(record))).toEqual({ ...nothing, JP: 'not-registered' })

    const both = { ...renamed, quantityPerPackage: 10 }
    const all = { EU: 'new-di', US: 'new-di', CH: 'unknown', CN: 'new-di', AU: 'new-di', KR: 'unknown' }
    expect(told((await preview(record, both)).body)).toEqual({ ...all, JP: 'not-registered' })
    await change(record, both)
    expect(told(await effects(record))).toEqual({ ...all, JP: 'not-registered' })
  })

  it('gets all that can be done in one act, and says what is left', async () => {
    const { record, submissions } = await device()
    // A second premarket submission stands in the submission alone.
    const premarket = [{ number: 'K261234', type: 'PMN' }]
    const us = submissions.get('US')?.id ?? 0
    await user.api.call(submissionsApi.update, { id: us, body: { usPremarketSubmissions: premarket } })
    await change(record, { deviceName: 'Harbour pump', deviceDescription: 'A pump' })
    const seen = await effects(record)
    expect(seen.markets.map(({ country, effect, act: ends }) => [country, effect, ends])).toEqual([
      ['EU', 'update', 'files'],
      ['US', 'add-only', 'files'],
      ['CN', 'update', 'validation'],
      ['KR', 'unknown', 'validation'],
      ['AU', 'unknown', 'validation'],
      ['CH', 'unknown', 'files'],
    ])
    const { status, body } = await act(record, seen)
    expect(status).toBe(200)
    expect(results(body)).toEqual({
      EU: ['carried-over', 'validated', 'file-made', 'upload'],
      // Registered by hand: the hub sent no document of it.
      US: ['carried-over', 'validated', 'refused'],
      CN: ['carried-over', 'validated', 'no-register'],
      KR: ['carried-over', 'validated', 'no-register'],
      AU: ['carried-over', 'validated', 'no-register'],
      CH: ['carried-over', 'validated', 'file-made', 'upload'],
    })
    expect(of(body, 'US').message).toContain('does not know the set id')
    const made = await user.api.call(exchangeApi.package, { id: of(body, 'EU').packageId ?? 0 })
    expect(made.body.files.map(({ service }) => service)).toEqual(['BASIC_UDI.PATCH'])
    expect(await read(submissions.get('EU')?.id)).toMatchObject({
      ...{ deviceName: 'Harbour pump', status: 'validated', standing: 'file-made' },
    })
  })

  it('keeps what needs a new UDI-DI as it is, and does the rest', async () => {
    const { record, submissions } = await device(['EU', 'US'])
    await change(record, { brandName: 'Fixit Pro' })
    const { body } = await act(record, await effects(record))
    expect(results(body)).toEqual({
      EU: ['carried-over', 'validated', 'file-made', 'upload'],
      US: ['new-di'],
    })
    expect(await read(submissions.get('US')?.id)).toMatchObject({
      ...{ brandName: 'Fixit', standing: 'registered' },
    })
  })

  it('tells what waits for somebody who may export', async () => {
    const { record } = await device(['EU'])
    await change(record, { deviceName: 'Harbour pump' })
    const editor = await person(hub, ['manufacturer-user'])
    const { body } = await act(record, await effects(record), {}, editor)
    expect(results(body)).toEqual({ EU: ['carried-over', 'validated', 'no-permission'] })
  })
})

describe('the act is refused, and changes nothing,', () => {
  it('where the record was changed since it was looked at, or in one market the submission', async () => {
    const { record, submissions } = await device(['EU', 'CN'])
    await change(record, { deviceName: 'Harbour pump' })
    const seen = await effects(record)
    const cn = submissions.get('CN')?.id ?? 0
    await user.api.call(submissionsApi.update, { id: cn, body: { catalogueNumber: 'C-9' } })
    const { body } = await act(record, seen)
    expect(results(body)).toEqual({
      EU: ['carried-over', 'validated', 'file-made', 'upload'],
      CN: ['changed'],
    })
    await change(record, { deviceName: 'Harbour pump II' })
    const late = await act(record, seen)
    expect([late.status, late.problem.type]).toEqual([409, 'stale_record'])
    expect((await read(submissions.get('EU')?.id)).deviceName).toBe('Harbour pump')
  })

  it('for submissions of other devices, all of them at once', async () => {
    const { record } = await device(['EU'])
    const seen = await effects(record)
    const [one] = seen.markets
    const known = { submissionId: one?.submissionId ?? 0, revision: one?.submissionRevision ?? 1 }
    const submissions = [{ submissionId: 2_000_000_000, revision: 1 }, known, known]
    const { status, problem } = await act(record, seen, { submissions })
    expect([status, problem.issues?.map(({ path }) => path)]).toEqual([
      ...[400, ['submissions.0.submissionId', 'submissions.2.submissionId']],
    ])
    expect((await act(record, seen, { submissions: [] })).status).toBe(400)
    expect((await preview(record, { quantityPerPackage: 'many' })).status).toBe(400)
  })

  it('from a version that is not in force', async () => {
    const { record } = await device(['EU'])
    const { body: next } = await user.api.call(masterDiApi.create, {
      body: {
        ...record,
        deviceName: 'Harbour pump',
        versionNumber: record.nextVersionNumber,
        parentId: null,
        changeReason: 'Renamed',
      },
    })
    const seen = await effects(next)
    expect(seen).toMatchObject({
      isInForce: false,
      markets: [{ country: 'EU', effect: 'update', act: 'none' }],
    })
    expect(told(await effects(record))).toEqual({ EU: 'nothing' })
    const { status, problem } = await act(next, seen)
    expect([status, problem.type]).toEqual([409, 'invalid_transition'])
  })
})

describe('in controlled mode', () => {
  it('nothing leaves: all is sent for approval, to one who can decide', async () => {
    const { record, submissions } = await device(['EU', 'CN'])
    await change(record, { deviceName: 'Harbour pump' })
    await decideSettings(hub, { wayOfWorking: 'controlled' })
    const eu = submissions.get('EU')?.id ?? 0
    const seen = await effects(record)
    expect(seen.markets.map((one) => [one.country, one.effect, one.act])).toEqual([
      ['EU', 'update', 'approval'],
      // The NMPA does not have the name the hub shows.
      ['CN', 'nothing', 'none'],
    ])
    const nobody = await act(record, seen)
    expect([nobody.status, nobody.problem.issues?.map(({ path }) => path)]).toEqual([
      ...[400, ['sending.assignedUserId', 'sending.dueDate']],
    ])
    expect((await read(eu)).deviceName).not.toBe('Harbour pump')
    const sending = { assignedUserId: approver.id, dueDate }
    const { body } = await act(record, seen, { sending })
    expect(results(body)).toEqual({
      EU: ['carried-over', 'validated', 'sent-for-approval', 'decision'],
      CN: ['nothing'],
    })
    expect(await read(eu)).toMatchObject({ status: 'pending', standing: 'changed' })
    const again = await act(record, await effects(record), { sending })
    expect(of(again.body, 'EU')).toMatchObject({ done: [], left: 'decision', packageId: null })
    const { body: exchange } = await user.api.call(exchangeApi.ofSubmission, { id: eu })
    expect(exchange.attempts.map(({ service }) => service)).toEqual(['By hand'])

    // Once it is decided, the same button makes the file.
    const approved = await approver.api.call(submissionsApi.approve, { id: eu, body: { password } })
    expect(approved.status).toBe(200)
    const decided = await effects(record)
    expect(decided.markets[0]).toMatchObject({ country: 'EU', act: 'files' })
    expect(of((await act(record, decided)).body, 'EU')).toMatchObject({ done: ['file-made'], left: 'upload' })
  })
})
