import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsApi } from '#core/contract/actors.ts'
import { deviceLinksApi } from '#core/contract/device-links.ts'
import { operatorDefaultsApi } from '#core/contract/operator-defaults.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { amount } from '#tests/amount.ts'
import { createMaster, euSubmissionInput, type Person, person, unique } from '#tests/factories.ts'
import { createOperator, trailOf, uniqueSrn } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What the manufacturer of a device gives to its submissions (decision D42). */

let hub: TestApp
let manager: Person
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const needed = { deviceName: 'Pump', riskClass: 'class-iia', intendedUse: 'Infusion' }
const submit = async (masterDiId: number, values: Record<string, unknown> = {}) =>
  (await manager.api.post<Submission>('/api/submissions', { masterDiId, ...needed, ...values })).body
const defaultsOf = async (id: number, query: object = {}) =>
  (await manager.api.call(operatorDefaultsApi.ofRecord, { id, query })).body

/** A manufacturer with all defaults, and a record with its name. */
async function manufacturerWithRecord(values: Record<string, unknown> = {}) {
  const representative = await createOperator(manager.api, {
    actorType: 'authorized-representative',
    legalName: unique('Representative Ltd'),
    srn: uniqueSrn('AR'),
  })
  const operator = await createOperator(manager.api, {
    authorizedRepresentativeId: representative.id,
    issuingEntity: 'GS1',
    legislation: 'MDR',
    notifiedBodyNumber: '0123',
    marketCountries: ['DE', 'FR'],
    nameLanguage: 'EN',
    storageHandlingConditions: [{ condition: 'SHC005' }],
    ...values,
  })
  const master = await createMaster(manager.api, { manufacturerName: operator.legalName, brandName: 'Flow' })
  return { operator, representative, master }
}

describe('a submission made from a record', () => {
  it('starts with what the manufacturer of that name gives', async () => {
    const { operator, representative, master } = await manufacturerWithRecord()
    const submission = await submit(master.id, { brandName: 'Flow' })
    expect(submission).toMatchObject({
      ...needed,
      manufacturerSrn: operator.srn,
      authorizedRepresentativeName: representative.legalName,
      authorizedRepresentativeSrn: representative.srn,
      legislation: 'MDR',
      notifiedBodyNumber: '0123',
      basicUdiDiIssuingEntity: 'GS1',
      marketAvailability: [{ country: 'DE' }, { country: 'FR' }],
      tradeNames: [{ language: 'EN', text: 'Flow' }],
      storageHandlingConditions: [{ condition: 'SHC005' }],
    })
    const [entry] = await trailOf(manager.api, 'submission', submission.id)
    expect(entry?.changesData?.actionNotes).toContain(
      `Filled in from the operator ${operator.name}: Manufacturer SRN`,
    )
  })

  it('keeps what its body says, blanks too', async () => {
    const { master } = await manufacturerWithRecord()
    const submission = await submit(master.id, {
      manufacturerSrn: 'FR-MF-000000077',
      notifiedBodyNumber: '',
      legislation: null,
    })
    expect(submission).toMatchObject({
      manufacturerSrn: 'FR-MF-000000077',
      notifiedBodyNumber: null,
      legislation: null,
    })
  })

  it('is given no issuing entity that its code contradicts', async () => {
    const { master } = await manufacturerWithRecord()
    const { udiDiIssuingEntity } = await submit(master.id, { udiDi: '+E308123456781H' })
    expect(udiDiIssuingEntity).toBeNull()
    expect(await submit(master.id, { udiDi: '09521234000013' })).toMatchObject({ udiDiIssuingEntity: 'GS1' })
  })

  it('of another market, or of nobody known, starts empty', async () => {
    const { master } = await manufacturerWithRecord()
    expect(await submit(master.id, { targetCountries: ['US'] })).toMatchObject({ manufacturerSrn: null })
    const stranger = await createMaster(manager.api, { manufacturerName: unique('Nobody') })
    expect(await submit(stranger.id)).toMatchObject({ manufacturerSrn: null, legislation: null })
  })

  it('carries the SRN entered once at the operator, each time', async () => {
    const { operator } = await manufacturerWithRecord()
    const made: Submission[] = []
    for (let n = 0; n < amount(4, 50); n += 1) {
      const { id } = await createMaster(manager.api, { manufacturerName: operator.name?.toUpperCase() })
      made.push(await submit(id))
    }
    expect(made.map(({ manufacturerSrn }) => manufacturerSrn)).toEqual(made.map(() => operator.srn))
  }, 300_000)
})

describe('the manufacturer of a record', () => {
  it('is the only active one of that name, else nobody, and the form asks', async () => {
    const { operator, master } = await manufacturerWithRecord()
    expect(await defaultsOf(master.id)).toMatchObject({
      operator: { id: operator.id, foundBy: 'name' },
      choices: [],
      values: { manufacturerSrn: operator.srn, tradeNames: [{ language: 'EN', text: 'Flow' }] },
    })
    const twin = await createOperator(manager.api, { legalName: operator.legalName, legislation: 'IVDR' })
    const asked = await defaultsOf(master.id)
    expect(asked).toMatchObject({ operator: null, values: {} })
    expect(asked.choices.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([operator.id, twin.id])
    expect(await submit(master.id)).toMatchObject({ manufacturerSrn: null })
    expect(await defaultsOf(master.id, { operatorId: twin.id })).toMatchObject({
      operator: { id: twin.id, foundBy: 'choice' },
      values: { legislation: 'IVDR' },
    })
    const { problem } = await manager.api.call(operatorDefaultsApi.ofRecord, {
      id: master.id,
      query: { operatorId: 2_000_000_000 },
    })
    expect(problem.issues).toMatchObject([{ path: 'operatorId' }])
    await manager.api.call(actorsApi.update, { id: twin.id, body: { isActive: false } })
    expect((await defaultsOf(master.id)).operator?.id).toBe(operator.id)
  })

  it('is the linked one, whatever the names say', async () => {
    const { master } = await manufacturerWithRecord()
    const other = await createOperator(manager.api)
    const body = { operatorId: other.id, masterDiId: master.id, role: 'manufacturer' as const }
    await manager.api.call(deviceLinksApi.create, { body })
    expect((await defaultsOf(master.id)).operator).toMatchObject({ id: other.id, foundBy: 'link' })
    expect(await submit(master.id)).toMatchObject({ manufacturerSrn: other.srn, legislation: null })
  })

  it('counts for what the record still lacks', async () => {
    const { master } = await manufacturerWithRecord()
    const missing = async (id: number) =>
      (await manager.api.call(readinessApi.ofRecord, { id })).body
        .find(({ country }) => country === 'EU')
        ?.missing.map(({ field }) => field)
    const stranger = await createMaster(manager.api, { manufacturerName: unique('Nobody') })
    expect(await missing(stranger.id)).toContain('manufacturerSrn')
    expect(await missing(master.id)).not.toContain('manufacturerSrn')
  })
})

describe('a change of the defaults', () => {
  const carry = (id: number, body: object) => manager.api.call(actorsApi.sync, { id, body: body as never })

  it('is carried over to the drafts that still say what it was, when somebody says so', async () => {
    const { operator, master } = await manufacturerWithRecord()
    const follows = await submit(master.id)
    const keeps = await submit(master.id, { notifiedBodyNumber: '2797' })
    const blank = await submit(master.id, { notifiedBodyNumber: '' })
    const valid = await submit(master.id)
    await hub.hub.db
      .updateTable('submissions')
      .set({ status: 'validated' })
      .where('id', '=', valid.id)
      .execute()
    const change = { notifiedBodyNumber: '0344', companyPrefix: '0952123', phone: '+49 1' }
    await manager.api.call(actorsApi.update, { id: operator.id, body: change })

    const preview = (await carry(operator.id, { fromRevision: 1 })).body
    expect(preview).toMatchObject({ applied: false, submissions: 3 })
    expect(preview.fields).toEqual(
      expect.arrayContaining([
        { field: 'notifiedBodyNumber', label: 'Notified Body Number', drafts: 2, kept: 1 },
        { field: 'manufacturerContactPhone', label: 'Manufacturer contact phone', drafts: 3, kept: 0 },
      ]),
    )
    const read = async (id: number) => (await manager.api.call(submissionsApi.get, { id })).body
    expect((await read(follows.id)).notifiedBodyNumber).toBe('0123')

    const done = await carry(operator.id, { fromRevision: 1, fields: ['notifiedBodyNumber'], apply: true })
    expect(done.body).toMatchObject({ applied: true, submissions: 2 })
    for (const [{ id }, expected, revision] of [
      [follows, '0344', 2],
      [blank, '0344', 2],
      [keeps, '2797', 1],
      [valid, '0123', 1],
    ] as const) {
      expect(await read(id)).toMatchObject({
        notifiedBodyNumber: expected,
        revision,
        manufacturerContactPhone: null,
      })
    }
    const [entry] = await trailOf(manager.api, 'submission', follows.id)
    expect(entry?.changesData).toMatchObject({
      actionNotes: `Carried over from the operator ${operator.name}`,
      changes: [{ field: 'notifiedBodyNumber', from: '0123', to: '0344' }],
    })
    // Once is enough.
    const again = await carry(operator.id, { fromRevision: 1, fields: ['notifiedBodyNumber'], apply: true })
    expect(again.body).toMatchObject({ submissions: 0 })
  })

  it('of an authorized representative reaches the drafts of those it represents', async () => {
    const { representative, master } = await manufacturerWithRecord()
    const { id } = await submit(master.id)
    const srn = uniqueSrn('AR')
    await manager.api.call(actorsApi.update, { id: representative.id, body: { srn } })
    const done = await carry(representative.id, { fromRevision: 1, apply: true })
    expect(done.body).toMatchObject({
      submissions: 1,
      fields: [{ field: 'authorizedRepresentativeSrn', drafts: 1, kept: 0 }],
    })
    const { body } = await manager.api.call(submissionsApi.get, { id })
    expect(body.authorizedRepresentativeSrn).toBe(srn)
  })

  it('is one of all devices of a Basic UDI-DI, and says how many more that are', async () => {
    const { representative, master } = await manufacturerWithRecord()
    const { basicUdiDi } = euSubmissionInput()
    const [draft, approved, other] = await Promise.all(
      ['one', 'two', 'three'].map(() => submit(master.id, { basicUdiDi })),
    )
    const ids = [draft, approved, other].map((one) => one?.id ?? 0)
    const set = (id: number, status: 'approved-user' | 'validated') =>
      hub.hub.db.updateTable('submissions').set({ status }).where('id', '=', id).execute()
    await set(ids[1] ?? 0, 'approved-user')
    await set(ids[2] ?? 0, 'validated')
    const srn = uniqueSrn('AR')
    await manager.api.call(actorsApi.update, { id: representative.id, body: { srn } })
    const expected = { submissions: 1, others: 2, approved: 1 }
    expect((await carry(representative.id, { fromRevision: 1 })).body).toMatchObject(expected)
    const done = await carry(representative.id, { fromRevision: 1, apply: true })
    expect(done.body).toMatchObject({ applied: true, ...expected })
    for (const id of ids) {
      const { body } = await manager.api.call(submissionsApi.get, { id })
      expect(body).toMatchObject({ status: 'draft', authorizedRepresentativeSrn: srn })
    }
  })

  it('reaches no draft of another manufacturer, and needs the permission to edit', async () => {
    const { operator, master } = await manufacturerWithRecord()
    await submit(master.id)
    await manager.api.call(actorsApi.update, { id: operator.id, body: { srn: uniqueSrn() } })
    expect((await carry(operator.id, { fromRevision: 7 })).problem.issues).toMatchObject([
      { path: 'fromRevision' },
    ])
    const other = await createOperator(manager.api)
    expect((await carry(other.id, { fromRevision: 1 })).body).toEqual({
      applied: false,
      submissions: 0,
      others: 0,
      approved: 0,
      left: 0,
      fields: [],
    })
    const { api } = await person(hub, ['quality-manager'], ['manage-actors'])
    const request = { id: operator.id, body: { fromRevision: 1, apply: true } }
    expect((await api.call(actorsApi.sync, request)).status).toBe(403)
    expect(
      (await api.call(actorsApi.sync, { id: operator.id, body: { fromRevision: 1 } })).body,
    ).toMatchObject({
      submissions: 1,
    })
  })
})
