import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import { inTransaction } from '#server/platform/hub.ts'
import { asDraft, submissionEntities } from '#server/submissions/submission-entities.ts'
import { submissionList } from '#server/submissions/submission-list-queries.ts'
import {
  actorOf,
  createMaster,
  createSubmission,
  euSubmissionInput,
  type Person,
  person,
  unique,
} from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { idPages } from '#tests/whole-list.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const post = (body: Record<string, unknown>) => user.api.post<Submission>('/api/submissions', body)
const put = (id: number, body: Record<string, unknown>) =>
  user.api.put<Submission>(`/api/submissions/${id}`, body)
const setStatus = (id: number, status: SubmissionStatus) =>
  hub.hub.db.updateTable('submissions').set({ status }).where('id', '=', id).execute()
const paths = (issues: readonly { path: string }[] | undefined) => issues?.map((issue) => issue.path).sort()

describe('a new submission', () => {
  it('needs its five, named all at once', async () => {
    const answer = await post({})
    expect(answer.status).toBe(400)
    expect(paths(answer.problem.issues)).toEqual([
      'basicUdiDi',
      'deviceName',
      'emdnCode',
      'registrationType',
      'riskClass',
    ])
  })

  it('of a master record needs three, and takes its numbers', async () => {
    const master = await createMaster(user.api)
    const missing = await post({ masterDiId: master.id })
    expect(paths(missing.problem.issues)).toEqual(['deviceName', 'intendedUse', 'riskClass'])
    const answer = await post({
      masterDiId: master.id,
      deviceName: 'n',
      riskClass: 'class-i',
      intendedUse: 'u',
      deviceNumber: 'mine',
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      masterDiId: master.id,
      deviceNumber: master.deviceNumber,
      versionNumber: '1.0',
      status: 'draft',
      revision: 1,
      targetCountries: ['EU'],
      validationResults: null,
      abilities: { edit: true, validate: true, download: false },
      createdByName: user.name,
    })
  })

  it.each([
    ['a master record that is not there', { masterDiId: 2_000_000_000 }, 'masterDiId'],
    ['two markets', { targetCountries: ['EU', 'US'] }, 'targetCountries'],
    ['a market that is none', { targetCountries: ['XX'] }, 'targetCountries'],
    ['a class that is none', { riskClass: 'huge' }, 'riskClass'],
    [
      'a row with a country that is none',
      { marketAvailability: [{ country: 'XX' }] },
      'marketAvailability.0.country',
    ],
    ['half a character', { deviceName: 'a\uD83D' }, 'deviceName'],
    ['NUL in a row', { tradeNames: [{ language: 'EN', text: 'a\0' }] }, 'tradeNames.0.text'],
    ['a row that is text', { tradeNames: ['Scissors'] }, 'tradeNames.0'],
    [
      'a date that does not exist',
      { marketAvailability: [{ country: 'DE', startDate: '2026-02-30' }] },
      'marketAvailability.0.startDate',
    ],
  ])('with %s is refused', async (_, body, path) => {
    const answer = await post(euSubmissionInput(body))
    expect(paths(answer.problem.issues)).toEqual([path])
  })

  it('of a deleted master record is refused', async () => {
    const master = await createMaster(user.api)
    await hub.hub.db
      .updateTable('master_records')
      .set({ status: 'deleted' })
      .where('id', '=', master.id)
      .execute()
    expect((await post(euSubmissionInput({ masterDiId: master.id }))).status).toBe(400)
  })

  it('says who ticked the declarations, whatever the client says', async () => {
    const { body } = await post(
      euSubmissionInput({ declarationsCheckedBy: 'Somebody else', status: 'validated' }),
    )
    expect(body).toMatchObject({
      declarationsCheckedBy: user.name,
      declarationsCheckedAt: hub.clock.now().toISOString(),
      status: 'draft',
    })
    expect((await put(body.id, { declarationsChecked: false })).body).toMatchObject({
      declarationsCheckedBy: null,
      declarationsCheckedAt: null,
    })
  })

  it('takes the tick back when another law asks what nobody has looked at', async () => {
    const { body } = await post(euSubmissionInput({ riskClass: 'class-iia', declarationsChecked: true }))
    const kept = { declarationsChecked: true, declarationsCheckedBy: user.name }
    expect((await put(body.id, { riskClass: 'class-iii' })).body).toMatchObject(kept)
    const lapsed = { declarationsChecked: false, declarationsCheckedBy: null, declarationsCheckedAt: null }
    const ofDiagnostic = { riskClass: 'class-b', legislation: 'IVDR', declarationsChecked: true }
    expect((await put(body.id, ofDiagnostic)).body).toMatchObject(lapsed)
    expect((await put(body.id, { declarationsChecked: true })).body).toMatchObject(kept)
    // A pack is asked less than a diagnostic: all of that was looked at.
    expect((await put(body.id, { legislation: 'SPP' })).body).toMatchObject(kept)
  })
})

describe('a change', () => {
  it('makes the submission a draft again and what was validated void', async () => {
    const { id } = await createSubmission(user.api)
    expect((await user.api.call(submissionsApi.validate, { id })).body.status).toBe('validated')
    for (const status of ['validated', 'error', 'pending', 'approved-user', 'rejected'] as const) {
      await setStatus(id, status)
      const { body } = await put(id, { deviceName: unique('Scissors') })
      expect(body).toMatchObject({ status: 'draft', validationResults: null })
    }
  })

  it('is not refused for what is missing as before, only for what it takes away', async () => {
    const record = await createMaster(user.api, { intendedUse: undefined, riskClass: 'class-iia' })
    await user.api.call(submissionCopiesApi.copy, { body: { masterDiIds: [record.id], countries: ['EU'] } })
    const { body: made } = await user.api.call(submissionsApi.list, { query: { masterDiId: record.id } })
    const id = made[0]?.id ?? 0
    expect(made[0]).toMatchObject({ riskClass: 'class-iia', intendedUse: null })
    const modelNumber = unique('Corrected')
    expect((await put(id, { modelNumber })).body).toMatchObject({ modelNumber, intendedUse: null })
    const refused = await put(id, { riskClass: null, modelNumber: 'Another' })
    expect(refused.problem.issues).toEqual([{ path: 'riskClass', message: 'Risk class is required' }])
    expect((await user.api.call(submissionsApi.get, { id })).body).toMatchObject({ modelNumber })
  })

  it('that changes nothing leaves status, revision and trail alone', async () => {
    const before = (
      await user.api.call(submissionsApi.validate, { id: (await createSubmission(user.api)).id })
    ).body
    const count = async () => (await hub.hub.db.selectFrom('audit_entries').select('seq').execute()).length
    const entries = await count()
    const answer = await put(before.id, {
      deviceName: before.deviceName,
      tradeNames: before.tradeNames,
      website: '',
    })
    expect(answer.body).toEqual(before)
    expect(await count()).toBe(entries)
  })

  it('of the market or the master record is refused; said again it is not', async () => {
    const master = await createMaster(user.api)
    const { id } = await createSubmission(user.api, { masterDiId: master.id })
    const answer = await put(id, { targetCountries: ['US'], masterDiId: master.id + 1, deviceName: '' })
    expect(paths(answer.problem.issues)).toEqual(['deviceName', 'masterDiId', 'targetCountries'])
    expect((await put(id, { targetCountries: ['EU'], masterDiId: master.id })).status).toBe(200)
  })

  it('on a stale revision answers 409 with the submission as it is', async () => {
    const { id } = await createSubmission(user.api)
    await put(id, { website: 'https://example.org', revision: 1 })
    const answer = await put(id, { website: '', revision: 1 })
    expect(answer.problem).toMatchObject({ type: 'stale_record', record: { id, revision: 2 } })
  })
})

describe('the list', () => {
  it('filters by master record, country and status, and pages', async () => {
    const master = await createMaster(user.api)
    const made = []
    for (let n = 0; n < 5; n++) {
      hub.clock.advance({ minutes: 1 })
      made.push(
        await createSubmission(user.api, { masterDiId: master.id, targetCountries: [n === 0 ? 'GB' : 'EU'] }),
      )
    }
    const ids = async (query: string) =>
      (await user.api.get<Submission[]>(`/api/submissions?masterDiId=${master.id}${query}`)).body.map(
        (each) => each.id,
      )
    const newestFirst = made.map((each) => each.id).reverse()
    expect(await ids('')).toEqual(newestFirst)
    expect(await ids('&country=EU')).toEqual(newestFirst.slice(0, 4))
    expect(await ids('&country=UK')).toEqual(newestFirst.slice(4))
    expect(await ids('&status=validated')).toEqual([])
    expect(await ids('&limit=2&offset=1')).toEqual(newestFirst.slice(1, 3))
    expect(await ids('&offset=3')).toEqual(newestFirst.slice(3))
    expect(await ids(`&search=${made[2]?.udiDi}`)).toEqual([made[2]?.id])
  })

  it('whole is its pages put together, in every order, also of more than one page', async () => {
    const { api } = await person(hub)
    const master = await createMaster(api)
    const from = {
      market: 'EU',
      master_di_id: master.id,
      device_number: master.deviceNumber,
      version_number: '1.0',
    }
    const entities = Array.from({ length: 510 }, (_, n) => {
      const document = { deviceName: `Name ${(n * 7) % 50}` }
      return { document, own: { ...from, ...asDraft }, fields: {}, told: {} }
    })
    const actor = actorOf(user)
    await inTransaction(hub.hub, actor, (unit) => submissionEntities.create(unit, actor, entities))
    for (const sort of ['-updatedAt', 'createdAt', 'deviceName', '-deviceName', 'status'] as const) {
      const query = { sort, masterDiId: master.id, fields: 'id' }
      const whole = await api.call(submissionsApi.list, { query })
      const page = await api.call(submissionsApi.list, { query: { ...query, limit: 1000 } })
      expect([whole.total, whole.body.length]).toEqual([510, 510])
      expect(whole.body.map((each) => each.id)).toEqual(page.body.map((each) => each.id))
    }
    const query = { masterDiId: master.id }
    const oldest = await api.call(submissionsApi.list, { query: { ...query, sort: 'updatedAt', limit: 1 } })
    const seen: number[] = []
    hub.clock.advance({ minutes: 1 })
    for await (const ids of idPages(hub, user, submissionList(hub.hub), query)) {
      if (seen.push(...ids) > 500) continue
      // To the beginning of the list, which has been read already.
      const change = { deviceName: 'Moved', riskClass: 'class-i', intendedUse: 'To move' }
      expect((await put(oldest.body[0]?.id ?? 0, change)).status).toBe(200)
    }
    expect([seen.length, new Set(seen).size]).toEqual([510, 510])
  })
})
