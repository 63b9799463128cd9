import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { amount } from '#tests/amount.ts'
import { createMaster, createSubmission, type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Many records taken to many countries in one call. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const copied = async (masterDiIds: number[], countries: string[]) =>
  (await user.api.call(submissionCopiesApi.copy, { body: { masterDiIds, countries } })).body
/** Without the numbers of the drafts, of which there are as many as were made. */
const copy = async (masterDiIds: number[], countries: string[]) =>
  (await copied(masterDiIds, countries)).map(({ drafts, ...counts }) => {
    expect(new Set(drafts).size).toBe(counts.made)
    return counts
  })
const submissionsOf = async (masterDiId: number) =>
  (await user.api.call(submissionsApi.list, { query: { masterDiId, limit: 50 } })).body

describe('copying records to countries', () => {
  it('makes a draft in each country, filled from the record, and tells the trail', async () => {
    const name = unique('Copied pump')
    const { id, deviceNumber } = await createMaster(user.api, { deviceName: name, modelNumber: 'M-7' })
    expect(await copy([id], ['uk', 'TR', 'TW'])).toEqual(
      ['GB', 'TR', 'TW'].map((country) => ({ country, made: 1, existing: 0, refused: [] })),
    )
    const made = await submissionsOf(id)
    expect(made.map(({ targetCountries }) => targetCountries[0]).sort()).toEqual(['GB', 'TR', 'TW'])
    for (const one of made) {
      expect(one).toMatchObject({ status: 'draft', deviceName: name, modelNumber: 'M-7', deviceNumber })
      expect(one.createdBy).toBe(user.id)
    }
    const entries = await hub.hub.db
      .selectFrom('audit_entries')
      .select(['action', 'entity_id'])
      .where('entity_type', '=', 'submission')
      .where(
        'entity_id',
        'in',
        made.map((one) => one.id),
      )
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['created', 'created', 'created'])
  })

  it('names the coding system of a GTIN in a draft for China, which asks for it anew', async () => {
    const { id } = await createMaster(user.api, { udiDi: '09521234000013' })
    await copied([id], ['CN', 'JP'])
    const made = await submissionsOf(id)
    const systemIn = (country: string) =>
      made.find(({ targetCountries }) => targetCountries[0] === country)?.cnIssuingAgency
    expect([systemIn('CN'), systemIn('JP')]).toEqual(['GS1', undefined])
  })

  it('knows again what is there, and counts it', async () => {
    const { id } = await createMaster(user.api)
    await createSubmission(user.api, { masterDiId: id, targetCountries: ['JP'] })
    const other = await createMaster(user.api)
    const first = await copy([id, other.id, id], ['JP'])
    expect(first).toEqual([{ country: 'JP', made: 1, existing: 1, refused: [] }])
    expect(await copy([id, other.id], ['JP'])).toEqual([{ country: 'JP', made: 0, existing: 2, refused: [] }])
    const { body } = await user.api.call(submissionCopiesApi.without, {
      body: { masterDiIds: [id, other.id] },
    })
    expect(body.find(({ country }) => country === 'JP')).toEqual({ country: 'JP', without: 0, aimed: 0 })
    expect(body.find(({ country }) => country === 'KR')).toEqual({ country: 'KR', without: 2, aimed: 0 })
  })

  it('tells which records are gone, and copies the others', async () => {
    const there = await createMaster(user.api)
    const admin = await person(hub, ['admin'])
    const gone = await createMaster(admin.api)
    await admin.api.call(masterCommandsApi.softDelete, { id: gone.id, body: { reason: 'Not made any more' } })
    expect(await copy([there.id, gone.id, 2_000_000_000], ['BR'])).toEqual([
      {
        country: 'BR',
        made: 1,
        existing: 0,
        refused: [gone.id, 2_000_000_000].map((masterDiId) => ({
          masterDiId,
          message: 'Master DI record not found',
        })),
      },
    ])
  })

  it('is undone: the drafts go, but for those that were changed or that somebody else made', async () => {
    const { id } = await createMaster(user.api)
    const drafts = (await copied([id], ['GB', 'TR', 'TW'])).flatMap((one) => one.drafts)
    const [changed = 0, ...others] = drafts
    const body = { modelNumber: 'M-8', riskClass: 'class-i', intendedUse: 'To pump' }
    expect((await user.api.call(submissionsApi.update, { id: changed, body })).status).toBe(200)
    const foreign = await createSubmission((await person(hub)).api)
    const submissionIds = [...drafts, foreign.id]
    const undone = (await user.api.call(submissionCopiesApi.undo, { body: { submissionIds } })).body
    expect(undone).toMatchObject({ deleted: 2 })
    expect(undone.kept.map(({ message }) => message)).toEqual([
      expect.stringMatching(/was changed since it was copied$/),
      'Somebody else made this draft',
    ])
    expect((await submissionsOf(id)).map((one) => one.id)).toEqual([changed])
    const again = await user.api.call(submissionCopiesApi.undo, { body: { submissionIds: others } })
    expect(again.body.deleted).toBe(0)
  })

  it('refuses what is no market, no record and too much, all at once', async () => {
    const answer = await user.api.post('/api/submissions/copies', {
      masterDiIds: [],
      countries: ['EU', 'XX'],
    })
    expect(answer.status).toBe(400)
    expect(answer.problem.issues?.map(({ path }) => path).sort()).toEqual(['countries.1', 'masterDiIds'])
    const many = Array.from({ length: 201 }, (_, index) => index + 1)
    const tooMany = await user.api.post('/api/submissions/copies', { masterDiIds: many, countries: ['EU'] })
    expect(tooMany.problem.issues?.map(({ path }) => path)).toEqual(['masterDiIds'])
  })

  it('makes one draft of a device when two people copy it at once', async () => {
    const { id } = await createMaster(user.api)
    const results = await Promise.all([copy([id], ['AU']), copy([id], ['AU'])])
    expect(
      results
        .flat()
        .map(({ made }) => made)
        .sort(),
    ).toEqual([0, 1])
    expect(await submissionsOf(id)).toHaveLength(1)
  })

  const records = amount(30, 200)

  it(`takes ${records} records to 5 countries in one go`, { timeout: 300_000 }, async () => {
    const ids: number[] = []
    for (let made = 0; made < records; made++) ids.push((await createMaster(user.api)).id)
    const countries = ['EU', 'US', 'CN', 'KR', 'EG']
    const started = performance.now()
    expect(await copy(ids, countries)).toEqual(
      countries.map((country) => ({ country, made: records, existing: 0, refused: [] })),
    )
    console.info(`${records * 5} drafts in ${Math.round(performance.now() - started)} ms`)
    const { count } = await hub.hub.db
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('master_di_id', 'in', ids)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(records * 5)
  })
})
