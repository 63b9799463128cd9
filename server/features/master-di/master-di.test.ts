import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { createMaster, masterInput, type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const post = (body: Record<string, unknown>) => user.api.post<MasterRecord>('/api/master-di', body)
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

describe('a new device', () => {
  let made: MasterRecord

  it('answers 201 with the record, which is read again by its number [S1-1-03, S1-7.3-03, S1-7.3-05]', async () => {
    const input = masterInput({
      shelfLife: ' 24 ',
      quantityPerPackage: '',
      sterile: true,
      storageTemperatureMin: '-2.5',
    })
    const answer = await post(input)
    expect(answer.status).toBe(201)
    made = answer.body
    expect(made).toMatchObject({
      ...input,
      shelfLife: expect.anything(),
      quantityPerPackage: null,
      storageTemperatureMin: -2.5,
      singleUse: false,
      brandName: null,
      isLatestVersion: true,
      parentId: null,
      revision: 1,
      createdAt: hub.clock.now().toISOString(),
      createdBy: user.id,
      createdByName: user.name,
      updatedByName: user.name,
      abilities: { edit: true, createVersion: true, createSubmission: true },
    })
    expect((await user.api.get(`/api/master-di/${made.id}`)).body).toEqual(made)
  })

  it('has the number 1.0 and is active, and the next version is 2.0-draft [S1-3-10, S1-4.2-03, S1-4.2-05, S1-9-02, S1-9-03]', () => {
    expect(made).toMatchObject({
      versionNumber: '1.0',
      status: 'active',
      nextVersionNumber: '2.0-draft',
    })
  })

  it('has shelf life and quantity as numbers [S1-5-06]', async () => {
    expect(made.shelfLife).toBe(24)
    const { body } = await post(masterInput({ shelfLife: '6', quantityPerPackage: '12' }))
    expect(body).toMatchObject({ shelfLife: 6, quantityPerPackage: 12 })
  })

  it('ignores what the server decides and what nobody knows [S1-7.3-06]', async () => {
    const { body } = await post({
      ...masterInput(),
      status: 'deleted',
      createdBy: 'system',
      revision: 7,
      id: 1,
      nonsense: 'x',
      isLatestVersion: false,
    })
    expect(body).toMatchObject({ status: 'active', createdBy: user.id, revision: 1, isLatestVersion: true })
    const [stored] = await revisions(body.id)
    expect(JSON.stringify(stored)).not.toContain('nonsense')
  })

  it('under a draft number is a draft [S1-4.2-02]', async () => {
    const { body } = await post(masterInput({ versionNumber: '1.0-draft' }))
    expect(body).toMatchObject({ status: 'draft', abilities: { createVersion: false } })
  })

  it('names everything missing and wrong at once [S1-5-01, S1-5-02, S1-5-03, S1-5-04]', async () => {
    const missing = await post({ versionNumber: 'one' })
    expect(missing.problem.issues).toEqual([
      { path: 'deviceNumber', message: 'Device number is required' },
      { path: 'deviceName', message: 'Device name is required' },
      { path: 'manufacturerName', message: 'Manufacturer name is required' },
      { path: 'targetCountries', message: 'At least one target country is required' },
      { path: 'versionNumber', message: expect.any(String) },
    ])
    expect(missing.problem.message).toBe('Device number is required (and 4 more)')
    const wrong = await post(
      masterInput({
        shelfLife: -1,
        sterile: 'yes',
        riskClass: 'class-x',
        targetCountries: ['XX'],
        deviceName: 5,
      }),
    )
    expect(wrong.problem.issues?.map((issue) => issue.path).sort()).toEqual([
      'deviceName',
      'riskClass',
      'shelfLife',
      'sterile',
      'targetCountries.0',
    ])
  })

  it.each(['', '1', 'v1.0', '1.0.0', '1.0-Draft', '-1.0', '1.0 ', '١.٠', '9999999.0', '1.0-draft-draft'])(
    'refuses the version number %j',
    async (versionNumber) => {
      const answer = await post(masterInput({ versionNumber }))
      expect(answer.problem.issues?.map((issue) => issue.path)).toEqual(['versionNumber'])
    },
  )

  it('keeps codes as they are written: zeros, case and characters of all kinds', async () => {
    const odd = {
      deviceNumber: `00${unique('aB')} /+%é😀`,
      udiDi: '00012345678905',
      catalogueNumber: '0001',
      deviceName: '  =SUM(A1) "x" \\ 日本  ',
    }
    const { body } = await post(masterInput(odd))
    expect(body).toMatchObject(odd)
    const found = await user.api.call(masterDiApi.list, { query: { deviceNumber: odd.deviceNumber } })
    expect(found.body.map((each) => each.id)).toEqual([body.id])
  })

  it('reads UK as GB and a country named twice once', async () => {
    const { body } = await post(masterInput({ targetCountries: ['UK', 'EU', 'GB', 'EU'] }))
    expect(body.targetCountries).toEqual(['GB', 'EU'])
  })

  it('is had once: the second answers 409 with the record that is there [S1-8-05]', async () => {
    const first = await createMaster(user.api)
    const again = await post(masterInput({ deviceNumber: first.deviceNumber }))
    expect(again.status).toBe(409)
    expect(again.problem).toMatchObject({ type: 'duplicate_record', record: { id: first.id } })
    expect(again.problem.message).toBe(
      'This device already exists in the system. Please check your Device Number and Device Name.',
    )
  })

  it('is the same with space around it, as it is in an upload', async () => {
    const { deviceNumber, id } = await createMaster(user.api)
    const spaced = ` ${deviceNumber}\t`
    expect((await post(masterInput({ deviceNumber: spaced }))).problem.type).toBe('duplicate_record')
    const other = await createMaster(user.api, { deviceNumber: ` ${unique('Spaced')} ` })
    expect(other.deviceNumber).toBe(other.deviceNumber?.trim())
    const change = (body: object) => user.api.put<MasterRecord>(`/api/master-di/${id}`, body)
    expect((await change({ deviceNumber: spaced })).body.revision).toBe(1)
    expect((await change({ deviceNumber: ` ${other.deviceNumber}` })).problem.type).toBe('duplicate_record')
  })

  it('is had once, however many want it at once', async () => {
    const input = masterInput()
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(input)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    for (const answer of answers.filter((each) => each.status === 409)) {
      expect(answer.problem).toMatchObject({
        type: 'duplicate_record',
        record: { deviceNumber: input.deviceNumber },
      })
    }
    const made = answers.find((answer) => answer.status === 201)?.body
    expect(await entries(made?.id ?? 0)).toHaveLength(1)
  })
})

describe('a new version', () => {
  const version = (of: MasterRecord, more: Record<string, unknown> = {}) =>
    post(
      masterInput({
        deviceNumber: of.deviceNumber,
        versionNumber: '2.0-draft',
        changeReason: 'Relabelled',
        ...more,
      }),
    )

  it('is a draft, the latest at once, child of the latest before; that one stays active [S1-4.2-04, S1-4.2-14, S1-7.3-07]', async () => {
    const first = await createMaster(user.api)
    const { body: second } = await version(first)
    expect(second).toMatchObject({
      status: 'draft',
      isLatestVersion: true,
      parentId: first.id,
      changeReason: 'Relabelled',
      nextVersionNumber: '3.0-draft',
    })
    const { body: before } = await user.api.get<MasterRecord>(`/api/master-di/${first.id}`)
    expect(before).toMatchObject({
      status: 'active',
      isLatestVersion: false,
      nextVersionNumber: '3.0-draft',
      abilities: { createVersion: false },
    })
    const { body: all } = await user.api.get<MasterRecord[]>(`/api/master-di/${first.id}/versions`)
    expect(all.map((each) => each.versionNumber)).toEqual(['2.0-draft', '1.0'])
  })

  it.each([
    ['without a reason', { changeReason: ' ' }, 400, 'changeReason'],
    ['not as a draft', { versionNumber: '2.0' }, 400, 'versionNumber'],
    ['with a parent that is not of the device', { parentId: 2_000_000_000 }, 400, 'parentId'],
    ['with a lower number', { versionNumber: '0.9-draft' }, 409, undefined],
    ['with the same number', { versionNumber: '1.0-draft' }, 409, undefined],
    ['1.00 as another way of writing 1.0', { versionNumber: '1.00' }, 409, undefined],
  ])('%s is refused', async (_, more, status, path) => {
    const first = await createMaster(user.api)
    const answer = await version(first, more)
    expect(answer.status).toBe(status)
    if (path) expect(answer.problem.issues?.map((issue) => issue.path)).toEqual([path])
    else expect(answer.problem.type).toBe('duplicate_record')
  })

  it('compares numbers as numbers: 10.0 comes after 9.0', async () => {
    const first = await createMaster(user.api, { versionNumber: '9.0' })
    expect((await version(first, { versionNumber: '10.0-draft' })).status).toBe(201)
  })

  it('waits for an open one [S1-4.2-13]', async () => {
    const first = await createMaster(user.api)
    const { body: second } = await version(first)
    const third = await version(first, { versionNumber: '3.0-draft' })
    expect(third.problem).toMatchObject({
      type: 'invalid_transition',
      message: expect.stringContaining('2.0-draft'),
    })
    await setStatus(second.id, 'pending-approval')
    const later = await version(first, { versionNumber: '3.0-draft' })
    expect(later.problem).toMatchObject({
      type: 'pending_approval',
      message:
        'A version of this device is pending approval. Please wait for approval before creating a new version.',
    })
  })

  it('is opened once, however many want it at once [S1-4.2-15]', async () => {
    const first = await createMaster(user.api)
    const answers = await Promise.all(Array.from({ length: 5 }, () => version(first)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409])
    const { body: all } = await user.api.get<MasterRecord[]>(`/api/master-di/${first.id}/versions`)
    expect(all.filter((each) => each.isLatestVersion)).toHaveLength(1)
  })
})
