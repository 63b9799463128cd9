import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { createMaster, createSubmission, type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const put = (id: number, body: Record<string, unknown>) =>
  user.api.put<MasterRecord>(`/api/master-di/${id}`, body)
const entries = (id: number) =>
  hub.hub.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', id)
    .where('entity_type', '=', 'master-di')
    .orderBy('seq')
    .execute()
const revisions = (id: number) =>
  hub.hub.db
    .withoutPlugins()
    .selectFrom('master_revisions')
    .select(['revision', 'document'])
    .where('record_id', '=', id)
    .orderBy('revision')
    .execute()
const setStatus = (id: number, status: MasterRecord['status']) =>
  hub.hub.db.updateTable('master_records').set({ status }).where('id', '=', id).execute()

describe('PUT', () => {
  it('reads blank bookkeeping numbers as not given, digits as numbers, and nothing else', async () => {
    const { id, versionNumber } = await createMaster(user.api)
    const blank = await put(id, { parentId: '', revision: '', versionNumber, brandName: 'One' })
    expect(blank.body).toMatchObject({ brandName: 'One', revision: 2, parentId: null })
    expect((await put(id, { revision: '2', brandName: 'Two' })).body.revision).toBe(3)
    expect((await put(id, { revision: '2', brandName: 'Three' })).status).toBe(409)
    for (const odd of [true, false, '3e0', 3.5, [], [3]]) {
      const { problem } = await put(id, { revision: odd, parentId: odd, brandName: 'Four' })
      expect(problem.issues?.map(({ path }) => path)).toEqual(['parentId', 'revision'])
    }
  })

  it('changes what it names, clears with null and blank, replaces lists [S1-7.3-08]', async () => {
    const { id } = await createMaster(user.api, {
      brandName: 'Old',
      modelNumber: 'M',
      shelfLife: 12,
      sterile: true,
      catalogueNumber: 'C',
    })
    hub.clock.advance({ minutes: 1 })
    const { body } = await put(id, {
      brandName: 'New',
      modelNumber: null,
      shelfLife: '',
      sterile: false,
      targetCountries: ['JP'],
    })
    expect(body).toMatchObject({
      brandName: 'New',
      modelNumber: null,
      shelfLife: null,
      sterile: false,
      catalogueNumber: 'C',
      targetCountries: ['JP'],
      revision: 2,
      updatedAt: hub.clock.now().toISOString(),
    })
    const [, entry] = await entries(id)
    expect(JSON.parse(entry?.entry ?? '{}')).toMatchObject({
      action: 'updated',
      changesData: {
        changes: [
          { field: 'modelNumber', from: 'M', to: null },
          { field: 'brandName', from: 'Old', to: 'New' },
          { field: 'targetCountries', from: ['EU', 'US'], to: ['JP'] },
          { field: 'sterile', from: true, to: false },
          { field: 'shelfLife', from: 12, to: null },
        ],
      },
    })
  })

  it('that changes nothing makes no revision and no entry', async () => {
    const before = await createMaster(user.api, { shelfLife: 12 })
    hub.clock.advance({ minutes: 1 })
    for (const body of [
      {},
      { deviceName: before.deviceName },
      { shelfLife: '12', brandName: '', sterile: null },
      { changeReason: 'why' },
      { ...before },
    ]) {
      const answer = await put(before.id, body)
      expect([answer.status, answer.body]).toEqual([200, before])
    }
    expect(await revisions(before.id)).toHaveLength(1)
    expect(await entries(before.id)).toHaveLength(1)
  })

  it.each([
    [
      'a required field cleared',
      { deviceName: '', manufacturerName: null },
      ['deviceName', 'manufacturerName'],
    ],
    ['the list of countries emptied', { targetCountries: [] }, ['targetCountries']],
    ['another version number', { versionNumber: '3.0' }, ['versionNumber']],
    ['another parent', { parentId: 1_000_000 }, ['parentId']],
    [
      'all of these',
      { deviceName: ' ', versionNumber: '3.0', parentId: 1_000_000 },
      ['deviceName', 'versionNumber', 'parentId'],
    ],
  ])('is refused: %s', async (_, body, paths) => {
    const { id } = await createMaster(user.api)
    const answer = await put(id, body)
    expect(answer.status).toBe(400)
    expect(answer.problem.issues?.map((issue) => issue.path)).toEqual(paths)
    expect(await revisions(id)).toHaveLength(1)
  })

  it('on a stale revision answers 409 with the record as it is', async () => {
    const record = await createMaster(user.api)
    await put(record.id, { brandName: 'Theirs', revision: 1 })
    const answer = await put(record.id, { brandName: 'Ours', revision: 1 })
    expect(answer.problem).toMatchObject({
      type: 'stale_record',
      record: { id: record.id, revision: 2, brandName: 'Theirs' },
    })
    expect((await put(record.id, { brandName: 'Ours', revision: '2' })).body.revision).toBe(3)
    expect((await put(record.id, { brandName: 'Last' })).body).toMatchObject({
      revision: 4,
      brandName: 'Last',
    })
  })

  it('with the same revision at once is done by one only', async () => {
    const { id } = await createMaster(user.api)
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => put(id, { brandName: `Brand ${n}`, revision: 1 })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
    expect(await revisions(id)).toHaveLength(2)
  })

  it.each(['pending-approval', 'archived', 'deleted'] as const)(
    'of a record that is %s is no transition',
    async (status) => {
      const { id } = await createMaster(user.api)
      await setStatus(id, status)
      const answer = await put(id, { brandName: 'x' })
      expect(answer.problem).toMatchObject({
        type: 'invalid_transition',
        message: expect.stringContaining(status),
      })
    },
  )

  it('gives a device another number while it has one version and no submission', async () => {
    const record = await createMaster(user.api)
    const other = await createMaster(user.api)
    const deviceNumber = unique('RENAMED')
    expect((await put(record.id, { deviceNumber })).body.deviceNumber).toBe(deviceNumber)
    const taken = await put(record.id, { deviceNumber: other.deviceNumber })
    expect(taken.problem).toMatchObject({ type: 'duplicate_record', record: { id: other.id } })
    await createSubmission(user.api, { masterDiId: record.id })
    expect((await put(record.id, { deviceNumber: unique('X') })).problem.issues?.[0]?.path).toBe(
      'deviceNumber',
    )
  })

  it('gives a free number to one of several who rename to it at once', async () => {
    const records = await Promise.all([1, 2, 3, 4].map(() => createMaster(user.api)))
    const deviceNumber = unique('WANTED')
    const answers = await Promise.all(records.map((record) => put(record.id, { deviceNumber })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
  })

  it('refuses devices that are renamed to each other at once, and never lets them wait for ever', async () => {
    const [one, other] = [await createMaster(user.api), await createMaster(user.api)]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 === 0
          ? put(one.id, { deviceNumber: other.deviceNumber })
          : put(other.id, { deviceNumber: one.deviceNumber }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.problem.type))).toEqual(new Set(['duplicate_record']))
  })
})
