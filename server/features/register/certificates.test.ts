import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Certificate, certificatesApi } from '#core/contract/certificates.ts'
import type { MyWork } from '#core/contract/my-work.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { rimApi } from '#core/contract/rim.ts'
import { webhooksApi } from '#core/contract/webhooks.ts'
import { sendMails } from '#server/platform/mail-outbox.ts'
import {
  certificatesListed,
  certificateHit as hit,
  keptCertificate,
  readCertificates,
  certificateSrn as srn,
  withStatus,
} from '#tests/certificate-answers.ts'
import { createSubmission, type Person, person, unique } from '#tests/factories.ts'
import { createOperator } from '#tests/operator-factories.ts'
import { basic } from '#tests/register-answers.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { tellOfEndingCertificates } from './certificate-telling.ts'

/** Certificates as EUDAMED tells them: read, watched, compared, carried over, renewed (decision D137). */

let hub: TestApp
const mails: { readonly to: string; readonly subject: string; readonly text: string }[] = []
const send = async (mail: (typeof mails)[number]) => void mails.push(mail)
let editor: Person
let viewer: Person
beforeAll(async () => {
  hub = await startTestApp({ mailer: { publicUrl: 'https://hub.example.org', send } })
  editor = await person(hub, ['regulatory-manager'])
  viewer = await person(hub, ['quality-manager'])
  await createOperator(editor.api, { srn })
})
afterAll(() => hub.close())

const read = (value: unknown) => readCertificates(editor.api, value)
const listed = (query: string) => certificatesListed(editor.api, query)
const details = async (id: number) => (await editor.api.call(certificatesApi.get, { id })).body
const certificate = (more: object = {}) => keptCertificate(editor.api, more)
const notices = async (who: Person, about: string) =>
  (await who.api.call(notificationsApi.list)).body.items.filter(({ body }) => body.includes(about))

describe('what EUDAMED shows of certificates', () => {
  it('is kept as it was read, and nothing becomes a submission', async () => {
    const certificateNumber = unique('CERT')
    const { body } = await read({ content: [hit(srn, { certificateNumber, ...withStatus('restricted') })] })
    expect(body).toMatchObject({ devices: 0, certificates: 1, certificatesChanged: 0, problems: [] })
    expect(await listed(`search=${certificateNumber}`)).toMatchObject([
      {
        ...{ number: certificateNumber, notifiedBody: '0123', srn, revision: '1' },
        ...{ typeLabel: 'MDR technical documentation', status: 'RESTRICTED', statusLabel: 'Restricted' },
        ...{ expiryDate: '2027-01-01', validity: 'within-90-days', daysLeft: 42 },
        ...{ source: 'module', submissions: 0, comparison: 'not-stated-here', renewalId: null },
        ...{ fileName: 'certificates.json', changedAt: null },
      },
    ])
  })

  it.skipIf(!process.env.HUB_REFERENCE_DIR)(
    'a real answer is kept once its manufacturer is here',
    async () => {
      const path = join(
        process.env.HUB_REFERENCE_DIR ?? '',
        'eudamed/public-json/certificate-search-hit-2026-08.json',
      )
      const real = JSON.parse(readFileSync(path, 'utf8')) as object
      const refused = await read(real)
      expect(refused.problem.issues?.[0]?.message).toMatch(
        /does not have were left out \(DE-MF-000006413\).*Nothing was saved/,
      )
      await createOperator(editor.api, { srn: 'DE-MF-000006413' })
      expect((await read(real)).body).toMatchObject({ certificates: 1 })
      expect(await listed('srn=DE-MF-000006413')).toMatchObject([
        { number: 'Z-25-052-S-IX-E', validity: 'later' },
      ])
    },
  )

  it('an empty answer says of nothing that it is not there', async () => {
    const { problem } = await read({ content: [], totalElements: 0 })
    expect(problem.message).toContain('does not mean that none exist')
  })

  it('beside a device names the submissions of its Basic UDI-DI', async () => {
    const group = unique('9521234')
    const number = unique('CERT')
    const submission = await createSubmission(editor.api, { basicUdiDi: group })
    const row = { certificateNumber: number, notifiedBody: { srn: '0123' }, nbProvidedCertificate: true }
    await read({ ...basic(group), deviceCertificateInfoList: [row] })
    const [found] = await listed(`search=${number}`)
    expect(found).toMatchObject({ source: 'device', status: null, expiryDate: null, validity: 'not-stated' })
    expect((await details(found?.id ?? 0)).devices).toMatchObject([
      { id: submission.id, statesIt: false, changes: [] },
    ])
  })

  it('with words nobody knows stays as it is and breaks nothing', async () => {
    const odd = 'refdata.certificate-status.<b>\u0000new'
    const found = await certificate({
      certificateStatus: { code: odd },
      actorName: '\u0000',
      versionNumber: 1e300,
    })
    expect(found).toMatchObject({ statusLabel: null })
    expect(found.status).toContain('<b>')
  })
})

describe('a later reading', () => {
  it('with another status or date is told once to those who can act, and kept as history', async () => {
    const admin = await person(hub, ['admin'])
    const hook = { name: 'ERP', url: 'http://127.0.0.1:1/', events: ['certificate.changed' as const] }
    const { body: webhook } = await admin.api.call(webhooksApi.create, { body: hook })
    const one = await certificate()
    const { number: certificateNumber } = one
    const changed = hit(srn, {
      ...{ certificateNumber, versionNumber: 2, revisionNumber: '2', expiryDate: '2027-06-30T00:00:00' },
      ...withStatus('withdrawn'),
    })
    const { body: first } = await read(changed)
    expect(first.certificatesChanged).toBe(1)
    expect((await read(changed)).body.certificatesChanged).toBe(0)
    const told = await notices(editor, certificateNumber)
    expect(told).toHaveLength(1)
    expect(told[0]?.body).toContain(
      'status: Issued → Withdrawn, expiry date: 2027-01-01 → 2027-06-30, revision: 1 → 2',
    )
    expect(told[0]?.link).toBe(`/register-certificates?changedBy=${first.id}`)
    expect(await notices(viewer, certificateNumber)).toEqual([])
    await sendMails(hub.hub)
    const sent = mails.filter(({ text }) => text.includes(certificateNumber))
    expect(sent.filter(({ text }) => text.includes(`/register-certificates?changedBy=${first.id}`))).toEqual(
      sent,
    )
    expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length)
    expect(sent.length).toBeGreaterThan(0)
    const { body: queued } = await admin.api.call(webhooksApi.deliveries, { id: webhook.id })
    expect(queued.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { event: 'certificate.changed', entityId: one.id, number: certificateNumber },
    ])
    expect(await listed(`changedBy=${first.id}`)).toMatchObject([{ id: one.id, validity: 'not-in-force' }])
    expect((await details(one.id)).history.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ['status', 'expiryDate', 'revision'],
    ])
  })

  it('of an older version, or that states less, takes nothing away', async () => {
    const one = await certificate({ versionNumber: 4 })
    const { number: certificateNumber } = one
    const older = await read(hit(srn, { certificateNumber, versionNumber: 3, ...withStatus('withdrawn') }))
    expect(older.body.problems[0]?.message).toContain('is version 3; version 4, read on')
    await read(hit(srn, { certificateNumber, versionNumber: 4, expiryDate: null, certificateStatus: null }))
    expect(await listed(`search=${certificateNumber}`)).toMatchObject([
      { id: one.id, status: 'ISSUED', expiryDate: '2027-01-01', changedAt: null },
    ])
  })
})

describe('the end of a certificate', () => {
  it('is told at 180, 90 and 30 days, once each, and not of what was withdrawn', async () => {
    const { number } = await certificate({ expiryDate: '2027-05-01T00:00:00' })
    const gone = await certificate({ expiryDate: '2027-05-01T00:00:00', ...withStatus('withdrawn') })
    for (const [day, count] of [
      ['2026-11-01', 0],
      ['2026-11-02', 1],
      ['2026-11-03', 1],
      ['2027-02-01', 2],
      ['2027-04-01', 3],
      ['2027-04-30', 3],
      ['2027-05-02', 3],
    ] as const) {
      await tellOfEndingCertificates(hub.hub, new Date(`${day}T08:00:00Z`))
      await tellOfEndingCertificates(hub.hub, new Date(`${day}T09:00:00Z`))
      expect([day, (await notices(editor, number)).length]).toEqual([day, count])
    }
    expect(await notices(editor, gone.number)).toEqual([])
  })

  it('stands in My Work of those who can act, with the list of exactly these, until a renewal is begun', async () => {
    const one = await certificate({ expiryDate: '2026-12-01T00:00:00' })
    const line = async (who: Person) =>
      (await who.api.get<MyWork>('/api/my-work')).body.lines.find(
        ({ kind }) => kind === 'register-certificates-within-30-days',
      )
    const before = await line(editor)
    const { total, body } = await editor.api.get<Certificate[]>(before?.list ?? '')
    expect(total).toBe(before?.count)
    expect(body.map(({ id }) => id)).toContain(one.id)
    expect(await line(viewer)).toBeUndefined()
    await editor.api.call(certificatesApi.renew, { id: one.id, body: {} })
    expect((await line(editor))?.count ?? 0).toBe((before?.count ?? 0) - 1)
  })
})

describe('a renewal', () => {
  it('is begun once as a project that is due before the end, and found again', async () => {
    const { id, number } = await certificate({ expiryDate: '2027-11-20T00:00:00' })
    const late = await editor.api.call(certificatesApi.renew, { id, body: { targetDate: '2027-11-21' } })
    expect(late.problem.issues?.[0]?.message).toContain('before the certificate expires on 2027-11-20')
    const past = await editor.api.call(certificatesApi.renew, { id, body: { targetDate: '2026-11-19' } })
    expect(past.problem.issues?.[0]?.path).toBe('targetDate')
    const { status, body } = await editor.api.call(certificatesApi.renew, { id, body: {} })
    expect(status).toBe(201)
    const { body: projects } = await editor.api.call(rimApi.submissions, { query: { search: number } })
    expect(projects).toMatchObject([
      {
        ...{ id: body.renewalId, productName: `Renewal of certificate ${number}` },
        ...{
          submissionType: 'ce-marking',
          targetDate: '2027-08-22',
          status: 'draft',
          country: 'EU',
        },
      },
    ])
    expect((await editor.api.call(certificatesApi.renew, { id, body: {} })).problem.message).toContain(
      'already begun',
    )
    // Taken out of sight, it can be begun anew.
    await editor.api.call(rimApi.deleteSubmission, { id: body.renewalId ?? 0, body: { reason: 'Wrong day' } })
    expect((await details(id)).renewalId).toBeNull()
    expect((await editor.api.call(certificatesApi.renew, { id, body: {} })).status).toBe(201)
  })

  it('has no day where EUDAMED states no expiry date', async () => {
    const { id } = await certificate({ expiryDate: null })
    expect((await editor.api.call(certificatesApi.renew, { id, body: {} })).status).toBe(400)
  })

  it('begun by many at once is one', async () => {
    const { id, number } = await certificate()
    const all = await Promise.all(
      [1, 2, 3].map(() => editor.api.call(certificatesApi.renew, { id, body: {} })),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
    expect((await editor.api.call(rimApi.submissions, { query: { search: number } })).total).toBe(1)
  })
})
