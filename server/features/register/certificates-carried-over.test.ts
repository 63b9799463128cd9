import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Certificate, certificatesApi } from '#core/contract/certificates.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import {
  certificatesListed,
  certificateHit as hit,
  keptCertificate,
  readCertificates,
  certificateSrn as srn,
} from '#tests/certificate-answers.ts'
import { createMaster, createSubmission, type Person, person, unique } from '#tests/factories.ts'
import { createOperator } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Certificates of EUDAMED against what submissions state of them (decision D137). */

let hub: TestApp
let editor: Person
beforeAll(async () => {
  hub = await startTestApp()
  editor = await person(hub, ['regulatory-manager'])
  await createOperator(editor.api, { srn })
})
afterAll(() => hub.close())

const read = (value: unknown) => readCertificates(editor.api, value)
const listed = (query: string) => certificatesListed(editor.api, query)
const details = async (id: number) => (await editor.api.call(certificatesApi.get, { id })).body
const certificate = (more: object = {}) => keptCertificate(editor.api, more)
const stating = ({ number }: Certificate, row: object = {}) =>
  createSubmission(editor.api, { certificates: [{ ...rowOf({ number }), ...row }] })

describe('what the hub holds of a certificate', () => {
  it('is compared, and carried over into the submissions somebody chose, at the revision that was looked at', async () => {
    const one = await certificate()
    const same = await stating(one, { expiryDate: '2027-01-01', revisionNumber: '1' })
    expect(await listed(`search=${one.number}`)).toMatchObject([{ submissions: 1, comparison: 'same' }])
    const other = await stating(one, { expiryDate: '2026-06-30' })
    expect(await listed(`search=${one.number}&comparison=different`)).toMatchObject([
      { submissions: 2, differing: 1, comparison: 'different' },
    ])
    const shown = await details(one.id)
    expect(shown.devices).toMatchObject([
      { id: same.id, statesIt: true, changes: [] },
      {
        id: other.id,
        changes: [
          { field: 'revisionNumber', from: null, to: '1' },
          { field: 'expiryDate', from: '2026-06-30', to: '2027-01-01' },
        ],
      },
    ])
    const carry = (submissions: readonly object[]) =>
      editor.api.post<{ changed: number }>(`/api/register-certificates/${one.id}/carry-over`, { submissions })
    const both = [same, other].map(({ id, revision }) => ({ id, revision }))
    // All of them or none.
    const refused = await carry([...both, { id: 2_000_000_000, revision: 1 }])
    expect(refused.problem.issues?.map(({ message }) => message)).toEqual([
      `Submission ${same.id} does not state this certificate otherwise`,
      'Submission 2000000000 does not exist',
    ])
    expect((await carry([{ id: other.id, revision: 7 }])).problem.issues?.[0]?.message).toContain(
      'was changed since',
    )
    expect((await editor.api.call(submissionsApi.get, { id: other.id })).body.revision).toBe(1)

    expect((await carry([{ id: other.id, revision: 1 }])).body.changed).toBe(1)
    const { body: after } = await editor.api.call(submissionsApi.get, { id: other.id })
    expect(after).toMatchObject({ revision: 2, status: 'draft' })
    expect(after.certificates).toMatchObject([{ expiryDate: '2027-01-01', revisionNumber: '1' }])
    expect(await listed(`search=${one.number}`)).toMatchObject([{ differing: 0, comparison: 'same' }])

    // It is taken back as every other version is.
    await editor.api.call(submissionsApi.revert, { id: other.id, body: { versionNumber: 1 } })
    expect(await listed(`search=${one.number}`)).toMatchObject([{ differing: 1 }])
  })

  it('reaches the devices that share the Basic UDI-DI, each once', async () => {
    const one = await certificate()
    const basicUdiDi = '08612345DE200LK'
    const [first, second] = [
      await createSubmission(editor.api, { basicUdiDi, certificates: [rowOf(one)] }),
      await createSubmission(editor.api, { basicUdiDi, certificates: [rowOf(one)] }),
    ]
    const submissions = [first, second].map(({ id, revision }) => ({ id, revision }))
    const { body } = await editor.api.call(certificatesApi.carryOver, { id: one.id, body: { submissions } })
    expect(body.changed).toBe(2)
    expect(body.certificate.differing).toBe(0)
    for (const { id } of submissions)
      expect((await editor.api.call(submissionsApi.get, { id })).body.revision).toBe(2)
  })

  it('is found by its number, and by the record whose submissions state it', async () => {
    const [one, other] = [await certificate(), await certificate()]
    const master = await createMaster(editor.api)
    await createSubmission(editor.api, { masterDiId: master.id, certificates: [rowOf(one)] })
    expect(await listed(`masterDiId=${master.id}`)).toMatchObject([{ id: one.id }])
    expect(
      (await listed(`number=${one.number}&number=${other.number}`)).map(({ id }) => id).toSorted(),
    ).toEqual([one.id, other.id].toSorted())
  })

  it('and EUDAMED does not show is listed apart', async () => {
    const number = unique('ONLY-HERE')
    const { id } = await createSubmission(editor.api, {
      certificates: [{ ...rowOf({ number }), expiryDate: '2026-12-31' }],
    })
    const { body } = await editor.api.call(certificatesApi.unseen)
    expect(body.certificates.find((one) => one.number === number)).toMatchObject({
      ...{ notifiedBody: '0123', expiryDate: '2026-12-31', submissions: 1, submissionId: id },
    })
    await read(hit(srn, { certificateNumber: number }))
    const { body: after } = await editor.api.call(certificatesApi.unseen)
    expect(after.certificates.some((one) => one.number === number)).toBe(false)
  })
})

const rowOf = ({ number }: Pick<Certificate, 'number'>) => ({
  ...{ certificateType: 'MDR_TECHNICAL_DOCUMENTATION', notifiedBody: '0123', certificateNumber: number },
})
