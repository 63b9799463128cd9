import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsApi } from '#core/contract/actors.ts'
import { myWorkApi } from '#core/contract/my-work.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { createOperator, uniqueSrn } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What still names an operator as it was, and is found again after the dialog was closed (decision D149). */

let hub: TestApp
let manager: Person
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const needed = { deviceName: 'Pump', riskClass: 'class-iia', intendedUse: 'Infusion' }
async function submitted(
  manufacturerName: string | null | undefined,
  status: SubmissionStatus,
  values: object = {},
) {
  const { id: masterDiId } = await createMaster(manager.api, { manufacturerName })
  const body = { masterDiId, ...needed, ...values }
  const { id } = (await manager.api.post<Submission>('/api/submissions', body)).body
  await hub.hub.db.updateTable('submissions').set({ status }).where('id', '=', id).execute()
  return id
}
const change = (id: number, body: object) => manager.api.call(actorsApi.update, { id, body })
const carry = (id: number, body: object) =>
  manager.api.call(actorsApi.sync, { id, body: { fromRevision: null, ...body } as never })
const read = async (id: number) => (await manager.api.call(submissionsApi.get, { id })).body
async function naming(formerOf: number): Promise<number[]> {
  const { body } = await manager.api.call(submissionsApi.list, { query: { formerOf, sort: 'id' } })
  return body.map(({ id }) => id)
}
async function listed(): Promise<number[]> {
  const { body } = await manager.api.call(actorsApi.list, { query: { namedFormerly: 'true', limit: 1000 } })
  return body.map(({ id }) => id)
}
async function work(): Promise<number> {
  const { lines } = (await manager.api.call(myWorkApi.get)).body
  return lines.find(({ kind }) => kind === 'former-codes')?.count ?? 0
}

describe('an SRN that has changed', () => {
  it('is found where validated and registered submissions still say it, until it is carried over', async () => {
    const operator = await createOperator(manager.api)
    const draft = await submitted(operator.name, 'draft')
    const valid = await submitted(operator.name, 'validated')
    const registered = await submitted(operator.name, 'approved-eudamed')
    const before = await work()
    expect(await naming(operator.id)).toEqual([])
    const srn = uniqueSrn()
    await change(operator.id, { srn, phone: '+49 30 1' })
    expect(await naming(operator.id)).toEqual([draft, valid, registered])
    expect(await listed()).toContain(operator.id)
    expect(await work()).toBe(before + 1)

    // Once the drafts have it, the others are still named.
    await carry(operator.id, { fromRevision: 1, apply: true })
    expect(await naming(operator.id)).toEqual([valid, registered])
    expect((await carry(operator.id, {})).body).toMatchObject({ submissions: 0, others: 0, fields: [] })
    const all = await carry(operator.id, { also: 'all' })
    expect(all.body).toMatchObject({
      applied: false,
      submissions: 0,
      others: 2,
      approved: 1,
      fields: [{ field: 'manufacturerSrn', drafts: 2, kept: 0 }],
    })
    await carry(operator.id, { also: 'all', apply: true })
    expect(await read(registered)).toMatchObject({ manufacturerSrn: srn, status: 'draft' })
    // What was blank in them stays blank.
    expect(await read(valid)).toMatchObject({ manufacturerSrn: srn, manufacturerContactPhone: null })
    expect(await naming(operator.id)).toEqual([])
    expect(await listed()).not.toContain(operator.id)
    expect(await work()).toBe(before)
  })

  it('is nothing to carry over where a pack, which has no manufacturer, still says it', async () => {
    const operator = await createOperator(manager.api)
    const pack = { legislation: 'SPP', manufacturerSrn: operator.srn }
    const before = await work()
    await submitted(operator.name, 'validated', pack)
    const device = await submitted(operator.name, 'validated')
    await change(operator.id, { srn: uniqueSrn() })
    expect(await naming(operator.id)).toEqual([device])
    await carry(operator.id, { also: 'all', apply: true })
    expect(await naming(operator.id)).toEqual([])
    expect(await work()).toBe(before)
  })

  it('is carried over alone: what registered devices say of themselves is not the operator’s', async () => {
    const body = { notifiedBodyNumber: '0123', notifiedBodyName: 'TÜV' }
    const operator = await createOperator(manager.api, { ...body, phone: '+49 30 1' })
    const id = await submitted(operator.name, 'approved-eudamed')
    expect(await read(id)).toMatchObject({ ...body, manufacturerContactPhone: '+49 30 1' })
    const srn = uniqueSrn()
    const now = { notifiedBodyNumber: '1912', notifiedBodyName: 'DARE!!' }
    await change(operator.id, { srn, ...now, phone: '+49 30 2' })
    const { body: preview } = await carry(operator.id, { also: 'all' })
    expect(preview.fields.map(({ field }) => field)).toEqual(['manufacturerSrn', 'manufacturerContactPhone'])
    await carry(operator.id, { also: 'all', apply: true })
    expect(await read(id)).toMatchObject({
      ...body,
      manufacturerSrn: srn,
      manufacturerContactPhone: '+49 30 2',
    })
  })

  it('of an importer is found by its code, and carried over', async () => {
    const importer = await createOperator(manager.api, { actorType: 'importer', srn: uniqueSrn('IM') })
    const id = await submitted('Nobody known', 'validated', { importerSrn: importer.srn })
    const srn = uniqueSrn('IM')
    await change(importer.id, { srn })
    expect(await naming(importer.id)).toEqual([id])
    await carry(importer.id, { also: 'all', apply: true })
    expect(await read(id)).toMatchObject({ importerSrn: srn, status: 'draft' })
  })
})

describe('another authorized representative', () => {
  const representative = () =>
    createOperator(manager.api, { actorType: 'authorized-representative', srn: uniqueSrn('AR') })

  it('leaves registered submissions with the former one, which are named and can be brought up to date', async () => {
    const [one, two] = [await representative(), await representative()]
    const operator = await createOperator(manager.api, { authorizedRepresentativeId: one.id })
    const id = await submitted(operator.name, 'approved-eudamed')
    await change(operator.id, { authorizedRepresentativeId: two.id })
    expect(await naming(operator.id)).toEqual([id])
    // The former one is somebody else’s representative still.
    expect(await naming(one.id)).toEqual([])
    await carry(operator.id, { also: 'all', apply: true })
    expect(await read(id)).toMatchObject({
      authorizedRepresentativeSrn: two.srn,
      authorizedRepresentativeName: two.legalName,
    })
    expect(await naming(operator.id)).toEqual([])
  })

  it('with a new SRN is found on its own page', async () => {
    const one = await representative()
    const operator = await createOperator(manager.api, { authorizedRepresentativeId: one.id })
    const id = await submitted(operator.name, 'validated')
    const srn = uniqueSrn('AR')
    await change(one.id, { srn })
    expect(await naming(one.id)).toEqual([id])
    expect(await naming(operator.id)).toEqual([])
    await carry(one.id, { also: 'all', apply: true })
    expect(await read(id)).toMatchObject({ authorizedRepresentativeSrn: srn })
  })

  it('of several manufacturers is counted once in each submission, and what cannot change is told', async () => {
    const one = await representative()
    const [a, b, c] = [
      await createOperator(manager.api, { authorizedRepresentativeId: one.id }),
      await createOperator(manager.api, { authorizedRepresentativeId: one.id }),
      await createOperator(manager.api),
    ]
    const named = { authorizedRepresentativeSrn: one.srn }
    const ids = [
      await submitted(a.name, 'validated'),
      await submitted(b.name, 'validated'),
      await submitted('Nobody known', 'validated', named),
      await submitted(b.name, 'draft'),
    ]
    const notTheirs = await submitted(c.name, 'validated', named)
    await change(one.id, { srn: uniqueSrn('AR') })
    expect(await naming(one.id)).toEqual([...ids, notTheirs])
    const { body: drafts } = await carry(one.id, {})
    expect(drafts).toMatchObject({ submissions: 1, others: 0, left: 4 })
    const { body: preview } = await carry(one.id, { also: 'all' })
    expect(preview).toMatchObject({ submissions: 1, others: 3, left: 1 })
    expect(preview.fields).toMatchObject([{ field: 'authorizedRepresentativeSrn', drafts: 4 }])
    const { body: done } = await carry(one.id, { also: 'all', apply: true })
    expect(done).toMatchObject({ submissions: 1, others: 3, left: 1 })
    expect(await naming(one.id)).toEqual([notTheirs])
  })

  it('that no manufacturer names any more is replaced where its former SRN stands', async () => {
    const one = await representative()
    const id = await submitted('Nobody known', 'draft', { authorizedRepresentativeSrn: one.srn })
    const srn = uniqueSrn('AR')
    await change(one.id, { srn })
    await carry(one.id, { apply: true })
    expect(await read(id)).toMatchObject({ authorizedRepresentativeSrn: srn })
  })
})
