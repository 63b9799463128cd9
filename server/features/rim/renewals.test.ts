import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { certificatesApi } from '#core/contract/certificates.ts'
import { certificationsApi } from '#core/contract/certifications.ts'
import { projectsApi } from '#core/contract/projects.ts'
import { type RimSubmission, rimApi } from '#core/contract/rim.ts'
import { tasksApi } from '#core/contract/tasks.ts'
import { migrations } from '#server/database/migrations/index.ts'
import {
  certificateSrn,
  certificatesListed,
  certificateHit as hit,
  keptCertificate,
  readCertificates,
} from '#tests/certificate-answers.ts'
import { createMaster, createSubmission, decideSettings, type Person, person } from '#tests/factories.ts'
import { createCertification, createOperator } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { workOf } from '#tests/work-lines.ts'
import { beginDueRenewals } from './renewal-upkeep.ts'

/** Renewals that begin by themselves (decision D140). Today is 20 November 2026. */

let hub: TestApp
let boss: Person
let editor: Person
let reader: Person
beforeAll(async () => {
  hub = await startTestApp()
  boss = await person(hub, ['admin'])
  editor = await person(hub, ['submission-coordinator'])
  reader = await person(hub, ['quality-manager'])
})
afterAll(() => hub.close())

type Body = Readonly<Record<string, unknown>>
const create = async (body: Body = {}, by = editor) =>
  (await by.api.call(rimApi.createSubmission, { body: body as never })).body
const change = (id: number, body: Body, by = editor) =>
  by.api.call(rimApi.updateSubmission, { id, body: body as never })
const project = async (id: number) => (await reader.api.call(projectsApi.get, { id })).body
const found = async (query: object, by = editor): Promise<RimSubmission[]> =>
  (await by.api.call(rimApi.submissions, { query: query as never })).body
const paths = ({ problem }: { problem: { issues?: { path: string }[] } }) =>
  problem.issues?.map(({ path }) => path)

describe('renewals', () => {
  const underCertificate = async (
    number: string,
    expiryDate: string,
    type = 'MDR_TECHNICAL_DOCUMENTATION',
  ) => {
    const master = await createMaster(boss.api)
    await createSubmission(boss.api, {
      masterDiId: master.id,
      certificates: [
        {
          certificateType: type,
          notifiedBody: '0123',
          certificateNumber: number,
          expiryDate,
        },
      ],
    })
    return master
  }
  const renewalOf = async (number: string) => (await found({ search: number }))[0]
  const begin = () => beginDueRenewals(hub.hub)

  it('begin once for each end, as the hub’s own, with devices, tasks and one notice', async () => {
    await createOperator(boss.api, { srn: certificateSrn })
    const shown = await keptCertificate(boss.api, { expiryDate: '2027-05-01T00:00:00' })
    await keptCertificate(boss.api, { expiryDate: '2027-06-30T00:00:00' })
    const device = await underCertificate(shown.number, '2027-05-01')
    expect((await workOf(editor.api)).map(({ kind }) => kind)).toContain(
      'register-certificates-within-180-days',
    )
    await Promise.all([begin(), begin()])
    await begin()
    const all = await found({ counted: 'renewals' })
    expect(all.map(({ productName }) => productName)).toEqual([`Renewal of certificate ${shown.number}`])
    const [one] = all
    expect(one).toMatchObject({
      ...{
        submissionType: 'ce-marking',
        authority: 'notified-body',
        country: 'EU',
        targetDate: '2027-01-31',
      },
      ...{ createdByName: null, ownerId: null, devices: 1, markets: ['EU'], tasks: 3, documents: 0 },
      renewal: { source: 'certificate', sourceId: shown.id, expiresOn: '2027-05-01', automatic: true },
    })
    const id = one?.id ?? 0
    const { body: tasks } = await reader.api.call(tasksApi.list, { query: { projectId: id } })
    expect(tasks.map(({ kind, title, dueDate }) => [kind, title, dueDate])).toEqual([
      ['task', 'Apply for the renewal', '2026-11-20'],
      ['milestone', 'Audit by the notified body', '2027-01-01'],
      ['milestone', 'New certificate received', '2027-01-31'],
    ])
    const { body: scope } = await reader.api.call(projectsApi.scope, { id })
    expect(scope.items.map(({ deviceNumber }) => deviceNumber)).toEqual([device.deviceNumber])
    const { body: history } = await reader.api.call(projectsApi.history, { id })
    expect(history.items.every(({ actorId }) => actorId === null)).toBe(true)
    const { body: bell } = await editor.api.get<{ items: { title: string }[] }>('/api/notifications')
    expect(bell.items.filter(({ title }) => title === 'A renewal has begun')).toHaveLength(1)
    const [listed] = await certificatesListed(reader.api, `search=${shown.number}`)
    expect(listed?.renewalId).toBe(id)
    expect((await workOf(editor.api)).map(({ kind }) => kind)).not.toContain(
      'register-certificates-within-180-days',
    )
    // Whoever deletes it does not want it: the hub begins none again for this end, people may.
    await editor.api.call(rimApi.deleteSubmission, { id, body: { reason: 'Not now' } })
    await begin()
    expect(await found({ counted: 'renewals' })).toEqual([])
    await editor.api.call(certificatesApi.renew, { id: shown.id, body: {} })
    expect(await found({ counted: 'renewals' })).toMatchObject([{ renewal: { automatic: false }, tasks: 3 }])
  })

  it('say when the certificate is there again, and end with one act', async () => {
    const shown = await keptCertificate(boss.api, { expiryDate: '2027-02-01T00:00:00' })
    await begin()
    const id = (await renewalOf(shown.number))?.id ?? 0
    expect((await project(id)).renewed).toEqual([])
    const later = { certificateNumber: shown.number, expiryDate: '2032-02-01T00:00:00', versionNumber: 2 }
    await readCertificates(boss.api, hit(certificateSrn, later))
    expect((await project(id)).renewed).toEqual([
      { certificateId: shown.id, number: shown.number, expiryDate: '2032-02-01', isSame: true },
    ])
    const complete = (body: object) =>
      editor.api.call(projectsApi.completeRenewal, { id, body: body as never })
    expect(paths(await complete({ decisionDate: '2026-11-21' }))).toEqual(['decisionDate'])
    expect((await complete({})).body).toMatchObject({
      ...{ status: 'approved', decisionDate: '2026-11-20', nextAction: null, daysToDeadline: null },
      renewed: [],
    })
    expect((await complete({})).status).toBe(409)
    const plain = await create({ productName: 'No renewal' })
    expect((await editor.api.call(projectsApi.completeRenewal, { id: plain.id, body: {} })).status).toBe(409)
  })

  it('of certifications and compliance items enter the new end where they came from', async () => {
    const operator = await createOperator(boss.api)
    const certification = await createCertification(boss.api, operator.id, {
      certificationNumber: 'ISO-77',
      expiryDate: '2027-02-01',
    })
    const { body: item } = await editor.api.call(rimApi.createCompliance, {
      body: { regulation: 'NMPA 20263140001', jurisdiction: 'China', expiryDate: '2027-01-15' } as never,
    })
    await begin()
    const iso = await renewalOf('ISO-77')
    const nmpa = await renewalOf('NMPA 20263140001')
    expect(nmpa).toMatchObject({
      country: 'CN',
      submissionType: 'nmpa-registration',
      targetDate: '2026-12-16',
    })
    const { body: waiting } = await boss.api.call(certificationsApi.list, { query: { renewal: 'none' } })
    expect(waiting).toEqual([])
    const complete = (id: number | undefined, body: object, by = boss) =>
      by.api.call(projectsApi.completeRenewal, { id: id ?? 0, body: body as never })
    expect(paths(await complete(iso?.id, {}))).toEqual(['expiryDate'])
    expect(paths(await complete(iso?.id, { expiryDate: '2027-02-01' }))).toEqual(['expiryDate'])
    const given = { expiryDate: '2030-02-01', number: 'ISO-78' }
    expect((await complete(iso?.id, given, editor)).status).toBe(403)
    expect((await complete(iso?.id, given)).body.status).toBe('approved')
    const { body: after } = await boss.api.call(certificationsApi.list)
    expect(after.find(({ id }) => id === certification.id)).toMatchObject({
      ...{ certificationNumber: 'ISO-78', expiryDate: '2030-02-01', validity: 'valid', renewalId: null },
    })
    await complete(nmpa?.id, { expiryDate: '2032-01-15' }, editor)
    const { body: items } = await editor.api.call(rimApi.compliance)
    expect(items.find(({ id }) => id === item.id)).toMatchObject({
      ...{ status: 'compliant', expiryDate: '2032-01-15' },
    })
    await begin()
    expect((await found({ search: 'ISO-78' })).length).toBe(0)
  })

  it('begin for what submissions state alone, with the owner of the one before, and not where they are off', async () => {
    await underCertificate('STATED-1', '2026-12-31')
    await decideSettings(hub, { renewCertificatesDays: 0 })
    await begin()
    expect(await renewalOf('STATED-1')).toBeUndefined()
    await decideSettings(hub, { renewCertificatesDays: 60 })
    await begin()
    const first = await renewalOf('STATED-1')
    expect(first).toMatchObject({ renewal: { source: 'stated', notifiedBody: '0123' }, devices: 1 })
    await change(first?.id ?? 0, { ownerId: reader.id, status: 'approved' })
    await underCertificate('STATED-1', '2027-01-10')
    await begin()
    expect((await renewalOf('STATED-1'))?.ownerId).toBe(reader.id)
  })

  it('of a certificate of a directive, which is not renewed, lead to one under the regulation', async () => {
    await underCertificate('MDD-OLD-1', '2027-01-05', 'MDD_V')
    await begin()
    const one = await renewalOf('MDD-OLD-1')
    const apply =
      'Apply for a certificate under the MDR or IVDR (a certificate of a directive cannot be renewed)'
    expect(one?.nextAction).toBe(
      `${apply}; certificate MDD-OLD-1 of notified body 0123 expires on 2027-01-05`,
    )
    const { body: tasks } = await reader.api.call(tasksApi.list, { query: { projectId: one?.id ?? 0 } })
    expect(tasks.map(({ title }) => title)).toContain(apply)
    expect(tasks).toHaveLength(3)
    await editor.api.call(rimApi.deleteSubmission, { id: one?.id ?? 0, body: { reason: 'Done elsewhere' } })
  })
})

it('keeps what 0.6.0 stored: a project without an owner, and a renewal begun at a certificate', async () => {
  const shown = await keptCertificate(boss.api, { expiryDate: '2028-01-01T00:00:00' })
  const { db } = hub.hub
  const row = await create({ productName: 'Renewal by hand', assignedTo: editor.username, progress: 40 })
  const plain = db.withoutPlugins()
  // As the tables were then.
  await sql`alter table certificates add column renewal_id integer`.execute(plain)
  await sql`update certificates set renewal_id = ${row.id} where id = ${shown.id}`.execute(plain)
  await sql`drop table rim_renewals`.execute(plain)
  await migrations['102-renewals']?.up(plain)
  expect(await project(row.id)).toMatchObject({
    ...{ assignedTo: editor.username, progress: 40, ownerId: null, tasks: 0, devices: 0 },
    proposedOwner: { id: editor.id, name: editor.name },
    renewal: { source: 'certificate', sourceId: shown.id, expiresOn: '2028-01-01', automatic: false },
  })
  const [listed] = await certificatesListed(reader.api, `search=${shown.number}`)
  expect(listed?.renewalId).toBe(row.id)
})
