import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsApi } from '#core/contract/actors.ts'
import { certificationsApi } from '#core/contract/certifications.ts'
import { projectsApi } from '#core/contract/projects.ts'
import { type RimSubmission, rimApi } from '#core/contract/rim.ts'
import { tasksApi } from '#core/contract/tasks.ts'
import {
  certificateHit,
  certificateSrn,
  keptCertificate,
  readCertificates,
} from '#tests/certificate-answers.ts'
import { createMaster, createSubmission, type Person, person } from '#tests/factories.ts'
import { createCertification, createOperator } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { beginDueRenewals } from './renewal-upkeep.ts'

/** One renewal for each end, of what is in use, told once (decision D140). Today is 20 November 2026. */

let hub: TestApp
let boss: Person
let editor: Person
beforeAll(async () => {
  hub = await startTestApp()
  boss = await person(hub, ['admin'])
  editor = await person(hub, ['submission-coordinator'])
})
afterAll(() => hub.close())

const begin = () => beginDueRenewals(hub.hub)
const found = async (search: string): Promise<RimSubmission[]> =>
  (await editor.api.call(rimApi.submissions, { query: { search } as never })).body
const scopeOf = async (id: number) => {
  const { body } = await editor.api.call(projectsApi.scope, { id })
  return body.items.map(({ deviceNumber, markets }) => [
    deviceNumber,
    ...markets.map(({ country }) => country),
  ])
}

/** A submission of a new device that states a certificate. */
async function stating(
  certificateNumber: string,
  { body = '0123', market = 'EU', expiryDate = '2027-02-01' }: Partial<Record<string, string | null>> = {},
) {
  const master = await createMaster(boss.api)
  const row = { certificateType: 'MDR_TECHNICAL_DOCUMENTATION', certificateNumber, expiryDate }
  const certificates = [{ ...row, ...(body !== null && { notifiedBody: body }) }]
  await createSubmission(boss.api, { masterDiId: master.id, targetCountries: [market], certificates })
  return master
}

describe('certificates that submissions state', () => {
  it('are renewed once where several markets state them, with the devices of all', async () => {
    const there = await stating('BOTH-1')
    const elsewhere = await stating('BOTH-1', { market: 'CH' })
    await begin()
    const all = await found('BOTH-1')
    expect(all).toMatchObject([{ country: null, markets: ['EU', 'CH'], renewal: { source: 'stated' } }])
    expect(new Set((await scopeOf(all[0]?.id ?? 0)).map(String))).toEqual(
      new Set([`${there.deviceNumber},EU`, `${elsewhere.deviceNumber},CH`]),
    )
    await begin()
    expect(await found('BOTH-1')).toHaveLength(1)
  })

  it('are renewed once where only one of them names the notified body', async () => {
    await stating('TWICE-1')
    await stating('TWICE-1', { body: null, expiryDate: '2027-01-31' })
    await begin()
    expect(await found('TWICE-1')).toMatchObject([
      { devices: 2, country: 'EU', renewal: { notifiedBody: '0123', expiresOn: '2027-02-01' } },
    ])
  })

  it('are not renewed for a device that is no longer placed on the market', async () => {
    const { id } = await hub.hub.db
      .selectFrom('submissions')
      .select('id')
      .where('device_number', '=', (await stating('LEFT-1')).deviceNumber)
      .executeTakeFirstOrThrow()
    await boss.api.put(`/api/submissions/${id}`, { deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET' })
    await begin()
    expect(await found('LEFT-1')).toEqual([])
  })

  it('are not renewed for a device that is no longer in use', async () => {
    const { id } = await stating('GONE-1')
    await sql`update master_records set status = 'archived' where id = ${id}`.execute(hub.hub.db)
    await begin()
    expect(await found('GONE-1')).toEqual([])
  })

  it('are renewed where EUDAMED shows no end of them, or its playground alone shows them', async () => {
    const operator = await createOperator(boss.api, { srn: certificateSrn })
    const open = { certificateNumber: 'OPEN-1', expiryDate: null }
    await readCertificates(boss.api, certificateHit(certificateSrn, open))
    const played = await keptCertificate(boss.api, { expiryDate: '2027-02-01T00:00:00' })
    const table = hub.hub.db.updateTable('certificates')
    await table.set({ environment: 'playground' }).where('id', '=', played.id).execute()
    await stating('OPEN-1')
    await stating(played.number)
    await begin()
    expect(await found('OPEN-1')).toMatchObject([{ renewal: { source: 'stated' } }])
    expect(await found(played.number)).toMatchObject([{ renewal: { source: 'stated' } }])
    await boss.api.call(actorsApi.delete, { id: operator.id, body: { reason: 'Not ours' } })
  })
})

it('renews certificates EUDAMED shows for who is in the hub, and what devices in use need', async () => {
  const operator = await createOperator(boss.api, { srn: certificateSrn })
  const end = { expiryDate: '2027-02-01T00:00:00' }
  const [nobodys, needed] = [await keptCertificate(boss.api, end), await keptCertificate(boss.api, end)]
  await stating(needed.number)
  await boss.api.call(actorsApi.delete, { id: operator.id, body: { reason: 'Not ours' } })
  await begin()
  expect(await found(nobodys.number)).toEqual([])
  expect(await found(needed.number)).toMatchObject([{ renewal: { source: 'certificate' } }])
  const master = await createMaster(boss.api)
  await createSubmission(boss.api, { masterDiId: master.id, manufacturerSrn: certificateSrn })
  await begin()
  expect(await found(nobodys.number)).toMatchObject([{ renewal: { source: 'certificate' } }])
})

it('renews a certificate EUDAMED shows once, where Switzerland alone states it', async () => {
  const certificate = await keptCertificate(boss.api, { expiryDate: '2027-02-01T00:00:00' })
  const device = await stating(certificate.number, { body: null, market: 'CH' })
  await begin()
  await begin()
  const all = await found(certificate.number)
  expect(all).toMatchObject([{ renewal: { source: 'certificate' } }])
  expect(await scopeOf(all[0]?.id ?? 0)).toEqual([[device.deviceNumber, 'CH']])
})

it('goes on with the owner of the renewal before, and begins none again, when EUDAMED begins to show a certificate', async () => {
  const operator = await createOperator(boss.api, { srn: certificateSrn })
  const certificateNumber = 'LATER-1'
  await stating(certificateNumber)
  await begin()
  const [first] = await found(certificateNumber)
  await editor.api.call(rimApi.updateSubmission, {
    id: first?.id ?? 0,
    body: { ownerId: editor.id, status: 'approved' } as never,
  })
  const shown = (expiryDate: string) =>
    readCertificates(boss.api, certificateHit(certificateSrn, { certificateNumber, expiryDate }))
  await shown('2027-02-01T00:00:00')
  await begin()
  expect(await found(certificateNumber)).toHaveLength(1)
  await shown('2027-03-01T00:00:00')
  await begin()
  const all = await found(certificateNumber)
  expect(all.map(({ ownerId }) => ownerId)).toEqual([editor.id, editor.id])
  await boss.api.call(actorsApi.delete, { id: operator.id, body: { reason: 'Not ours' } })
})

it('completes a renewal by the end that is there now, whoever entered it', async () => {
  const operator = await createOperator(boss.api)
  const values = { certificationNumber: 'ISO-90', expiryDate: '2027-02-01' }
  const { id: certificationId } = await createCertification(boss.api, operator.id, values)
  await begin()
  const [renewal] = await found('ISO-90')
  const expiryDate = '2030-02-01'
  await boss.api.call(certificationsApi.update, { id: certificationId, body: { expiryDate } as never })
  const complete = (given: object) =>
    editor.api.call(projectsApi.completeRenewal, { id: renewal?.id ?? 0, body: given as never })
  const refused = (await complete({ expiryDate: '2029-02-01' })) as never as { problem: unknown }
  const message = 'Enter a date after the current expiry date, 2030-02-01'
  expect(refused.problem).toMatchObject({ issues: [{ path: 'expiryDate', message }] })
  expect((await complete({ expiryDate, number: 'ISO-91' })).status).toBe(403)
  const read = async () =>
    (await boss.api.call(certificationsApi.list)).body.find(({ id }) => id === certificationId)
  const before = await read()
  expect((await complete({ expiryDate })).body.status).toBe('approved')
  expect((await read())?.revision).toBe(before?.revision)
})

describe('people', () => {
  const told = async ({ api }: Person) =>
    (await api.get<{ items: { title: string; body: string }[] }>('/api/notifications?limit=100')).body.items
  const item = async (regulation: string, expiryDate: string) =>
    (await editor.api.call(rimApi.createCompliance, { body: { regulation, expiryDate } as never })).body

  it('hear once of all renewals of a run, and to assign owners only where one has none', async () => {
    const later = await person(hub, ['submission-coordinator'])
    for (let n = 0; n < 51; n += 1) await item(`Many ${n}`, '2027-01-15')
    await begin()
    expect(await told(later)).toMatchObject([
      {
        title: '51 renewals have begun',
        body: 'The first one: Many 0, which expires on 2027-01-15. Assign an owner to each.',
      },
    ])
  })

  it('who owned the one before hear of the project, not of each task', async () => {
    const owner = await person(hub, ['submission-coordinator'])
    const { id } = await item('Owned', '2027-01-15')
    await begin()
    const [first] = await found('Owned')
    const body = { ownerId: owner.id, status: 'approved' } as never
    await editor.api.call(rimApi.updateSubmission, { id: first?.id ?? 0, body })
    const before = (await told(owner)).length
    const expiryDate = '2027-01-20'
    await editor.api.call(rimApi.updateCompliance, { id, body: { expiryDate } as never })
    await begin()
    const [again] = (await found('Owned')).filter(({ ownerId, status }) => ownerId && status !== 'approved')
    const { body: tasks } = await owner.api.call(tasksApi.list, { query: { projectId: again?.id } as never })
    expect(tasks.map(({ ownerId }) => ownerId)).toEqual([owner.id, owner.id])
    const heard = (await told(owner)).slice(0, -before).map(({ title, body: words }) => `${title}: ${words}`)
    expect(heard.toSorted()).toEqual([
      'A project was assigned to you: Renewal of Owned, due on 2026-12-21',
      'A renewal has begun: Owned expires on 2027-01-20. The project and its tasks are there.',
    ])
  })
})
