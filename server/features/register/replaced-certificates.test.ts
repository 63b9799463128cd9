import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assistantApi } from '#core/contract/assistant.ts'
import { type Certificate, certificatesApi } from '#core/contract/certificates.ts'
import type { MyWork } from '#core/contract/my-work.ts'
import { projectsApi } from '#core/contract/projects.ts'
import {
  certificatesListed,
  certificateHit as hit,
  readCertificates,
  certificateSrn as srn,
  withStatus,
} from '#tests/certificate-answers.ts'
import { createSubmission, type Person, person, unique, uniqueGmn } from '#tests/factories.ts'
import { createOperator } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A certificate that another one with a number of its own takes the place of (decision D148). */

let hub: TestApp
let editor: Person
beforeAll(async () => {
  hub = await startTestApp()
  editor = await person(hub, ['regulatory-manager'])
  await createOperator(editor.api, { srn })
})
afterAll(() => hub.close())

const scopesOf = (groups: readonly string[]) =>
  groups.map((code) => ({ basicUdiData: { basicUdi: { code } } }))
const later = {
  ...{ issueDate: '2026-10-02T00:00:00', startingValidityDate: '2026-10-02T00:00:00' },
  expiryDate: '2031-10-02T00:00:00',
}
/** Of a notified body of its own, so that tests do not replace each other's certificates. */
async function kept(notifiedBodySrn: string, groups: readonly string[], more: object = {}) {
  const certificateNumber = unique('CERT 0123')
  const scopes = scopesOf(groups)
  await readCertificates(editor.api, hit(srn, { certificateNumber, notifiedBodySrn, scopes, ...more }))
  const [found] = await certificatesListed(editor.api, `number=${certificateNumber}`)
  if (!found) throw new Error('The certificate is not listed')
  return found
}
const details = async ({ id }: Certificate) => (await editor.api.call(certificatesApi.get, { id })).body
const rowOf = ({ number, notifiedBody }: Certificate, expiryDate = '2027-01-01') => ({
  ...{ certificateType: 'MDR_TECHNICAL_DOCUMENTATION', certificateNumber: number, notifiedBody },
  ...{ expiryDate, revisionNumber: '1' },
})
const replaced = async () =>
  (await certificatesListed(editor.api, 'replaced=true')).map(({ number }) => number)
const workLine = async () =>
  (await editor.api.get<MyWork>('/api/my-work')).body.lines.find(
    ({ kind }) => kind === 'register-certificates-replaced',
  )
const ask = async (question: string) =>
  (await editor.api.call(assistantApi.ask, { body: { question, assistant: 'regbot' } })).body.text

describe('a certificate of another number', () => {
  it('for the same Basic UDI-DI is found from the old one, and the other way round', async () => {
    const group = uniqueGmn()
    const [old, next] = [await kept('0301', [group]), await kept('0301', [group], later)]
    const shown = { extent: 'all', expiryDate: '2031-10-02' }
    expect(await details(old)).toMatchObject({
      ...{ replacedBy: { id: next.id, number: next.number }, replaces: [] },
      replacements: [{ id: next.id, number: next.number, ...shown }],
    })
    expect(await details(next)).toMatchObject({
      ...{ replacedBy: null, replacements: [] },
      replaces: [{ id: old.id, number: old.number, extent: 'all', expiryDate: '2027-01-01' }],
    })
  })

  it('is told of where submissions still state the old one, until they state the new one', async () => {
    const group = uniqueGmn()
    const old = await kept('0302', [group])
    const submission = await createSubmission(editor.api, { basicUdiDi: group, certificates: [rowOf(old)] })
    expect(await replaced()).not.toContain(old.number)
    const next = await kept('0302', [group], later)
    const line = await workLine()
    expect(line?.names).toContain(old.number)
    const { total, body } = await editor.api.get<Certificate[]>(line?.list ?? '')
    expect(total).toBe(line?.count)
    expect(body.map(({ number }) => number)).toContain(old.number)
    expect(body.map(({ number }) => number)).not.toContain(next.number)
    expect((await details(old)).devices).toMatchObject([{ id: submission.id, statesIt: true }])
    expect(await ask(`Is certificate ${old.number} still valid?`)).toContain(`replaced by ${next.number}`)
    await editor.api.put(`/api/submissions/${submission.id}`, { certificates: [rowOf(next, '2031-10-02')] })
    expect(await replaced()).not.toContain(old.number)
  })

  it('is no more than possible where no device says so, until the renewal is completed', async () => {
    const old = await kept('0303', [])
    const submission = await createSubmission(editor.api, { certificates: [rowOf(old)] })
    const { body } = await editor.api.call(certificatesApi.renew, { id: old.id, body: {} })
    const next = await kept('0303', [], later)
    expect(await details(old)).toMatchObject({
      ...{ replacedBy: null, replacements: [{ id: next.id, extent: 'possible' }] },
    })
    expect(await replaced()).not.toContain(old.number)
    await editor.api.call(projectsApi.completeRenewal, { id: body.renewalId ?? 0, body: {} as never })
    expect(await details(old)).toMatchObject({ replacedBy: { id: next.id, number: next.number } })
    expect(await replaced()).toContain(old.number)
    await editor.api.put(`/api/submissions/${submission.id}`, { certificates: [rowOf(next, '2031-10-02')] })
    expect(await replaced()).not.toContain(old.number)
  })

  it('for other devices, or of another type or body, replaces nothing', async () => {
    const old = await kept('0304', [uniqueGmn()])
    await kept('0304', [uniqueGmn()], later)
    await kept('0305', old.basicUdiDis, later)
    await kept('0304', old.basicUdiDis, {
      ...later,
      certificateType: { code: 'refdata.certificate-mdr-type.quality-management-system' },
    })
    expect(await details(old)).toMatchObject({ replacedBy: null, replacements: [], replaces: [] })
  })

  it('for some of the devices leaves the others to the old one', async () => {
    const [one, two, three] = [uniqueGmn(), uniqueGmn(), uniqueGmn()]
    const soon = { expiryDate: '2026-12-10T00:00:00' }
    const old = await kept('0306', [one, two, three], soon)
    const first = await createSubmission(editor.api, { basicUdiDi: one, certificates: [rowOf(old)] })
    const next = await kept('0306', [three], later)
    expect(await details(old)).toMatchObject({
      ...{ replacedBy: null, replacements: [{ id: next.id, extent: 'some' }] },
    })
    expect(await details(next)).toMatchObject({ replaces: [{ id: old.id, extent: 'some' }] })
    expect(await replaced()).not.toContain(old.number)
    const third = await createSubmission(editor.api, { basicUdiDi: three, certificates: [rowOf(old)] })
    expect(await replaced()).toContain(old.number)
    const ending = async () =>
      (await certificatesListed(editor.api, 'validity=within-30-days&counted=true')).map(
        ({ number }) => number,
      )
    expect(await ending()).toContain(old.number)
    await editor.api.put(`/api/submissions/${third.id}`, { certificates: [rowOf(next)] })
    expect(await replaced()).not.toContain(old.number)

    // Once it is named for all of them nothing of the old one runs out, except where a device it is not named for states it.
    const all = await kept('0306', [one, two, three], later)
    expect(await details(old)).toMatchObject({ replacedBy: { id: all.id } })
    expect(await replaced()).toContain(old.number)
    expect(await ending()).not.toContain(old.number)
    await editor.api.put(`/api/submissions/${first.id}`, { certificates: [] })
    const other = await createSubmission(editor.api, { certificates: [rowOf(old)] })
    expect(await ending()).toContain(old.number)
    await editor.api.put(`/api/submissions/${other.id}`, { certificates: [] })
  })

  it('is only possible where a type or a date is not stated, and not at all where it is lost or has expired', async () => {
    const groups = [uniqueGmn()]
    const undated = { issueDate: null, startingValidityDate: null }
    const old = await kept('0307', groups, undated)
    const extents = async () =>
      (await details(old)).replacements.map(({ number, extent }) => [number, extent])
    await kept('0307', groups, { expiryDate: '2022-01-01T00:00:00' })
    await kept('0307', groups, { ...later, ...withStatus('suspended') })
    expect(await details(old)).toMatchObject({ replacedBy: null, replacements: [] })
    const next = await kept('0307', groups, later)
    expect(await extents()).toEqual([[next.number, 'possible']])
    const [a, b] = [
      await kept('0308', groups, { certificateType: null }),
      await kept('0308', groups, { ...later, certificateType: null }),
    ]
    expect(await details(a)).toMatchObject({
      ...{ replacedBy: null, replacements: [{ id: b.id, extent: 'possible' }] },
    })
  })

  it('is not chosen among several when a renewal is completed', async () => {
    const old = await kept('0309', [])
    const { body } = await editor.api.call(certificatesApi.renew, { id: old.id, body: {} })
    const next = await kept('0309', [], later)
    await editor.api.call(projectsApi.completeRenewal, { id: body.renewalId ?? 0, body: {} as never })
    expect(await details(next)).toMatchObject({ replaces: [{ id: old.id, extent: 'all' }] })
    await kept('0309', [], later)
    const possible = { extent: 'possible' }
    expect(await details(old)).toMatchObject({ replacedBy: null, replacements: [possible, possible] })
  })
})
