import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assistantApi } from '#core/contract/assistant.ts'
import { calendarApi } from '#core/contract/calendar.ts'
import { type Certificate, certificatesApi } from '#core/contract/certificates.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import type { MyWork } from '#core/contract/my-work.ts'
import { projectsApi } from '#core/contract/projects.ts'
import {
  certificatesListed,
  certificateHit as hit,
  readCertificates,
  certificateSrn as srn,
  withStatus,
} from '#tests/certificate-answers.ts'
import { createMaster, createSubmission, type Person, person, unique, uniqueGmn } from '#tests/factories.ts'
import { createOperator } from '#tests/operator-factories.ts'
import { basic } from '#tests/register-answers.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A certificate its notified body takes away: every place says the same (decision D148). */

let hub: TestApp
let editor: Person
let viewer: Person
beforeAll(async () => {
  hub = await startTestApp()
  editor = await person(hub, ['regulatory-manager'])
  viewer = await person(hub, ['quality-manager'])
  await createOperator(editor.api, { srn })
})
afterAll(() => hub.close())

const rowOf = ({ number }: Pick<Certificate, 'number'>) => ({
  ...{ certificateType: 'MDR_TECHNICAL_DOCUMENTATION', certificateNumber: number, notifiedBody: '0123' },
  ...{ expiryDate: '2027-01-01', revisionNumber: '1' },
})
const reads = (number: string, status: string, more: object = {}) =>
  readCertificates(editor.api, hit(srn, { certificateNumber: number, ...withStatus(status), ...more }))
const lostLine = async (who: Person = editor) =>
  (await who.api.get<MyWork>('/api/my-work')).body.lines.find(
    ({ kind }) => kind === 'register-certificates-lost',
  )
const lost = async () => (await certificatesListed(editor.api, 'lost=true')).map(({ number }) => number)
const today = { from: '2026-11-20', to: '2026-11-20' }
const onToday = async (id: number) =>
  (await editor.api.call(calendarApi.get, { query: today })).body.entries.filter(({ link }) =>
    link.endsWith(`certificate=${id}`),
  )
const ask = async (question: string) =>
  (await viewer.api.call(assistantApi.ask, { body: { question, assistant: 'regbot' } })).body.text

/** A device whose submission states a certificate, both as they stood before. */
async function relying() {
  const number = unique('CERT 0123')
  await reads(number, 'issued')
  const [certificate] = await certificatesListed(editor.api, `number=${number}`)
  if (!certificate) throw new Error('The certificate is not listed')
  const device = await createMaster(editor.api, { targetCountries: ['EU'] })
  const submission = await createSubmission(editor.api, {
    ...{ masterDiId: device.id, certificates: [rowOf(certificate)] },
  })
  return { certificate, device, submission }
}

describe('a certificate that was withdrawn', () => {
  it('stands in My Work by its number until no submission relies on it', async () => {
    const { certificate, submission } = await relying()
    const { number } = certificate
    expect(await lost()).not.toContain(number)
    await reads(number, 'withdrawn')
    const line = await lostLine()
    expect(line).toMatchObject({ country: null, due: null })
    expect(line?.names).toContain(number)
    const { total, body } = await editor.api.get<Certificate[]>(line?.list ?? '')
    expect(total).toBe(line?.count)
    expect(body).toContainEqual(expect.objectContaining({ number, validity: 'not-in-force' }))
    const { body: shown } = await editor.api.call(certificatesApi.get, { id: certificate.id })
    expect(shown.devices).toMatchObject([{ id: submission.id, statesIt: true }])
    expect(await lostLine(viewer)).toBeUndefined()

    await editor.api.put(`/api/submissions/${submission.id}`, {
      certificates: [rowOf({ number: unique('NEW') })],
    })
    expect(await lost()).not.toContain(number)
    expect((await lostLine())?.names ?? []).not.toContain(number)
  })

  it('is no work for a device that is no longer placed on the market, nor for one that was deleted', async () => {
    const { certificate, device, submission } = await relying()
    await reads(certificate.number, 'cancelled')
    expect(await lost()).toContain(certificate.number)
    await editor.api.put(`/api/submissions/${submission.id}`, {
      deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET',
    })
    expect(await lost()).not.toContain(certificate.number)
    await editor.api.put(`/api/submissions/${submission.id}`, { deviceStatus: 'ON_THE_MARKET' })
    expect(await lost()).toContain(certificate.number)
    const admin = await person(hub, ['admin'])
    await admin.api.call(masterCommandsApi.delete, { id: device.id, body: { reason: 'Never made' } })
    expect(await lost()).not.toContain(certificate.number)
  })

  it('is work where Switzerland alone states it', async () => {
    const number = unique('CERT')
    await reads(number, 'withdrawn')
    const submission = await createSubmission(editor.api, {
      targetCountries: ['CH'],
      certificates: [rowOf({ number })],
    })
    const [found] = await certificatesListed(editor.api, `number=${number}&lost=true`)
    const { body } = await editor.api.call(certificatesApi.get, { id: found?.id ?? 0 })
    expect(body.devices).toMatchObject([{ id: submission.id, country: 'CH', changes: [] }])
    await editor.api.put(`/api/submissions/${submission.id}`, {
      chMarketStatus: 'NO_LONGER_PLACED_ON_THE_MARKET',
    })
    expect(await lost()).not.toContain(number)
  })

  it('counts as work while it is suspended, and no longer once it is reinstated', async () => {
    const { certificate } = await relying()
    await reads(certificate.number, 'suspended')
    expect(await lost()).toContain(certificate.number)
    expect(await ask(`Is certificate ${certificate.number} still valid?`)).toMatch(
      /: suspended, as read from EUDAMED on 20 November 2026; valid until 1 January 2027/,
    )
    await reads(certificate.number, 'reinstated')
    expect(await lost()).not.toContain(certificate.number)
    expect(await ask(`Is certificate ${certificate.number} still valid?`)).not.toContain('suspended')
  })

  it('concerns a device that states none where EUDAMED names it for its Basic UDI-DI, until another is named', async () => {
    const group = uniqueGmn()
    const [number, next] = [unique('CERT'), unique('CERT')]
    const device = await createMaster(editor.api)
    await createSubmission(editor.api, { masterDiId: device.id, basicUdiDi: group, certificates: [] })
    const beside = (certificateNumber: string, status: string) => ({
      ...{ certificateNumber, notifiedBody: { srn: '0123' }, nbProvidedCertificate: true },
      certificateType: { code: 'refdata.certificate-mdr-type.technical-documentation' },
      status: { code: `refdata.certificate-status.${status}` },
    })
    const read = (rows: object[]) =>
      readCertificates(editor.api, { ...basic(group), deviceCertificateInfoList: rows })
    await read([beside(number, 'withdrawn')])
    expect(await lost()).toContain(number)
    expect(await ask(`Which certificate does ${device.deviceNumber} have?`)).toContain(`${number} (`)
    await read([beside(number, 'withdrawn'), beside(next, 'issued')])
    expect(await lost()).not.toContain(number)
  })

  it('stands in the calendar on the day the hub read of it', async () => {
    const { certificate, submission } = await relying()
    expect(await onToday(certificate.id)).toEqual([])
    await reads(certificate.number, 'withdrawn')
    expect(await onToday(certificate.id)).toMatchObject([
      {
        ...{ kind: 'certificate-lost', title: certificate.number, done: false },
        about: 'Withdrawn, as read from EUDAMED; notified body 0123',
      },
    ])
    await editor.api.put(`/api/submissions/${submission.id}`, { certificates: [] })
    expect(await onToday(certificate.id)).toMatchObject([{ done: true }])
    // Another reading of the same is no other day.
    hub.clock.advance({ hours: 24 })
    const later = await person(hub, ['regulatory-manager'])
    const again = { certificateNumber: certificate.number, versionNumber: 2, ...withStatus('withdrawn') }
    expect((await readCertificates(later.api, hit(srn, again))).body).toMatchObject({ certificates: 1 })
    hub.clock.advance({ hours: -24 })
    expect(await onToday(certificate.id)).toHaveLength(1)
  })

  it('is called withdrawn by the assistant, with the day, for the device and for itself', async () => {
    const { certificate, device } = await relying()
    const { number } = certificate
    const questions = [
      `Is the certificate of ${device.deviceNumber} still valid?`,
      `Where does ${device.deviceNumber} stand?`,
      `When does certificate ${number} expire?`,
    ]
    expect(await ask(questions[0] ?? '')).toContain('valid until 1 January 2027')
    await reads(number, 'withdrawn')
    for (const question of questions) {
      const text = await ask(question)
      expect(text, question).toContain(number)
      expect(text, question).toContain('withdrawn, as read from EUDAMED on 20 November 2026')
      expect(text, question).not.toContain('valid until')
    }
    expect(await ask('Which certificates expire in the next 90 days?')).not.toContain(number)
  })

  it('says so on the project of its renewal, which takes no withdrawn certificate for the new one', async () => {
    const { certificate } = await relying()
    const { body } = await editor.api.call(certificatesApi.renew, { id: certificate.id, body: {} })
    const project = async () => (await editor.api.call(projectsApi.get, { id: body.renewalId ?? 0 })).body
    expect(await project()).toMatchObject({ lost: null })
    await reads(certificate.number, 'withdrawn', { expiryDate: '2028-01-01T00:00:00' })
    expect(await project()).toMatchObject({
      renewed: [],
      lost: { status: 'Withdrawn', readOn: '2026-11-20' },
    })
  })
})
