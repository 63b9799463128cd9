import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assistantApi } from '#core/contract/assistant.ts'
import { certificatesListed, readCertificates } from '#tests/certificate-answers.ts'
import { createMaster, createSubmission, type Person, person, unique, uniqueGmn } from '#tests/factories.ts'
import { basic } from '#tests/register-answers.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Which devices a certificate that is lost concerns (decision D148). */

let hub: TestApp
let editor: Person
beforeAll(async () => {
  hub = await startTestApp()
  editor = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const technical = 'technical-documentation'
const management = 'quality-management-system'
const row = (certificateNumber: string | undefined, more: object = {}) => ({
  ...{ certificateType: 'MDR_TECHNICAL_DOCUMENTATION', notifiedBody: '0123', expiryDate: '2027-01-01' },
  ...(certificateNumber && { certificateNumber }),
  ...more,
})
/** A certificate as it stands beside a Basic UDI-DI. */
const named = (certificateNumber: string, type: string, status: string, more: object = {}) => ({
  ...{ certificateNumber, notifiedBody: { srn: '0123' }, nbProvidedCertificate: true },
  certificateType: { code: `refdata.certificate-mdr-type.${type}` },
  status: { code: `refdata.certificate-status.${status}` },
  ...more,
})
const read = (group: string, rows: object[]) =>
  readCertificates(editor.api, { ...basic(group), deviceCertificateInfoList: rows })
const lost = async (query = 'lost=true') =>
  (await certificatesListed(editor.api, query)).map(({ number }) => number)
const lostTo = (device: { id: number }) => lost(`lostTo=${device.id}`)
const stands = async ({ deviceNumber }: { deviceNumber: string | null }) => {
  const body = { question: `Where does ${deviceNumber} stand?`, assistant: 'regbot' as const }
  return (await editor.api.call(assistantApi.ask, { body })).body.text
}

/** A device with a submission; its Basic UDI-DI and what it states. */
async function device(basicUdiDi: string, certificates: object[], targetCountries = ['EU']) {
  const master = await createMaster(editor.api, { targetCountries })
  const values = { masterDiId: master.id, basicUdiDi, certificates, targetCountries }
  const submission = await createSubmission(editor.api, values)
  return { ...master, submissionId: submission.id }
}

describe('a lost certificate that EUDAMED names for a Basic UDI-DI', () => {
  it('concerns a device that states one of another type, or a row without a number', async () => {
    const [group, number] = [uniqueGmn(), unique('QMS')]
    const one = await device(group, [row(unique('TD'))])
    await read(group, [named(number, management, 'withdrawn')])
    expect(await lost()).toContain(number)
    const states = (certificates: object[]) =>
      editor.api.put(`/api/submissions/${one.submissionId}`, { certificates })
    await states([row(undefined, { certificateType: 'MDR_QUALITY_MANAGEMENT_SYSTEM' })])
    expect(await lost()).toContain(number)
    await states([row(unique('QMS'), { certificateType: 'MDR_QUALITY_MANAGEMENT_SYSTEM' })])
    expect(await lost()).not.toContain(number)
  })

  it('is not made up for by one that has expired or is suspended itself', async () => {
    const [group, number, other] = [uniqueGmn(), unique('CERT'), unique('CERT')]
    await device(group, [])
    const withdrawn = named(number, technical, 'withdrawn')
    await read(group, [withdrawn, named(other, technical, 'issued', { certificateExpiry: '2022-01-01' })])
    const [ended] = await certificatesListed(editor.api, `number=${other}`)
    expect(ended).toMatchObject({ validity: 'expired' })
    expect(await lost()).toContain(number)
    await read(group, [withdrawn, named(unique('CERT'), technical, 'issued')])
    expect(await lost()).not.toContain(number)

    const [both, first, second] = [uniqueGmn(), unique('CERT'), unique('CERT')]
    await device(both, [])
    await read(both, [named(first, technical, 'suspended'), named(second, technical, 'suspended')])
    expect(await lost()).toEqual(expect.arrayContaining([first, second]))
  })

  it('concerns a device in Switzerland, which takes the certificates of the Union', async () => {
    const [group, number] = [uniqueGmn(), unique('CERT')]
    const one = await device(group, [], ['CH'])
    await read(group, [named(number, technical, 'withdrawn')])
    expect(await lost()).toContain(number)
    expect(await lostTo(one)).toEqual([number])
    expect(await lost(`masterDiId=${one.id}`)).toEqual([number])
    expect(await stands(one)).toContain(`Certificate ${number}: withdrawn`)
  })

  it('concerns a device whose row gives its number without the notified body, as its own row', async () => {
    const [group, number] = [uniqueGmn(), unique('CERT')]
    const one = await device(group, [row(number, { notifiedBody: undefined })])
    await read(group, [named(number, technical, 'withdrawn')])
    expect(await lostTo(one)).toEqual([number])
  })

  it('concerns none that states another one, where the register names no types', async () => {
    const [group, number, other] = [uniqueGmn(), unique('CERT'), unique('CERT')]
    const one = await device(group, [row(other)])
    const untyped = { certificateType: undefined }
    await read(group, [
      named(number, technical, 'withdrawn', untyped),
      named(other, technical, 'issued', untyped),
    ])
    expect(await certificatesListed(editor.api, `number=${number}`)).toMatchObject([{ number }])
    expect(await lostTo(one)).toEqual([])
  })
})

it('is told of for the devices that rely on it alone, by the matrix and the assistant', async () => {
  const [group, number] = [uniqueGmn(), unique('CERT')]
  const free = await device(group, [row(unique('NEW'))])
  const bound = await device(uniqueGmn(), [row(number)])
  await read(group, [named(number, technical, 'withdrawn')])
  expect(await lost()).toContain(number)
  expect(await lostTo(bound)).toEqual([number])
  expect(await lostTo(free)).toEqual([])
  expect(await stands(bound)).toContain(`Certificate ${number}: withdrawn`)
  expect(await stands(free)).not.toContain(number)
})
