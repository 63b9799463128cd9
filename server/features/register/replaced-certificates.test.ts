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
    const shown = { sharesDevices: true, expiryDate: '2031-10-02' }
    expect(await details(old)).toMatchObject({
      ...{ replacedBy: { id: next.id, number: next.number }, replaces: [] },
      replacements: [{ id: next.id, number: next.number, ...shown }],
    })
    expect(await details(next)).toMatchObject({
      ...{ replacedBy: null, replacements: [] },
      replaces: [{ id: old.id, number: old.number, sharesDevices: true, expiryDate: '2027-01-01' }],
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
      ...{ replacedBy: null, replacements: [{ id: next.id, sharesDevices: false }] },
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
})
