import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RegisterDevice, RegisterRead, StoreResult } from '#core/contract/register.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { generateGmnFromUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { writeZip } from '#server/files/zip-writer.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { createSubmission, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { answersOfRegister, basic, detail } from '#tests/register-answers.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What is read of a register beside what the hub knows of it already (decisions D36, D65). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())
/** Each reading and each answer has a time of its own. */
const later = () => hub.clock.advance({ minutes: 1 })

const { validate, send, contentOf, answer } = exchangeOf(() => user)

const read = async (files: Readonly<Record<string, unknown>>) => {
  const name = 'eudamed.zip'
  const given = answersOfRegister(files)
  const { body } = await user.api.upload<RegisterRead>('/api/eudamed-import', given, name)
  later()
  return body
}
const store = async ({ id }: RegisterRead) =>
  (await user.api.post<StoreResult>(`/api/eudamed-import/${id}/store`, {})).body
const submissionsOf = async (udiDi: string) =>
  (await user.api.get<Submission[]>(`/api/submissions?search=${udiDi}`)).body
const submissionOf = async (udiDi: string) => (await submissionsOf(udiDi))[0]
/** A device as the register has it in this version. */
const device = (udiDi: string, versionNumber: number, more = {}) => [
  detail(1, udiDi, { versionNumber, ...more }),
  basic(groupOf(udiDi)),
]
function groupOf(udiDi: string): string {
  const gmn = generateGmnFromUdiDi(udiDi)
  return gmn.valid ? gmn.value : ''
}
const named = (text: string) => ({
  tradeName: { texts: [{ language: null, text, allLanguagesApplicable: true }] },
})
/** The register accepts a change. */
const accepted = async (id: number, change: Record<string, unknown>) => {
  await user.api.put(`/api/submissions/${id}`, change)
  const { status, validationResults } = await validate(id)
  expect([status, validationResults?.issues.filter(({ severity }) => severity === 'error')]).toEqual([
    'validated',
    [],
  ])
  const { body } = await send([id])
  for (const file of body.files)
    expect((await answer(acknowledgementOf(await contentOf(file.id)))).status).toBe(200)
  later()
}
const messages = ({ problems }: RegisterRead) => problems.map(({ message }) => message).join('\n')

it('says nothing of a kind of device it does not know, which is entered here without being a change', async () => {
  const code = uniqueGtin()
  const unknown = { specialDeviceType: { code: 'refdata.special-mdr-device-type.new' } }
  const half = { ...basic(groupOf(code)), ...unknown }
  await store(await read({ 'a.json': [detail(1, code, { versionNumber: 1 }), half] }))
  const id = (await submissionOf(code))?.id ?? 0
  await user.api.put(`/api/submissions/${id}`, { specialDevice: 'MDR_SOFTWARE' })
  const { validationResults } = await validate(id)
  expect(validationResults?.issues.map(({ ruleId }) => ruleId)).not.toContain('BR-DTX-UDID-092')
  expect((await submissionOf(code))?.standing).toBe('registered')
  // Nor does another reading know it.
  await store(await read({ 'a.json': [detail(1, code, { versionNumber: 2 }), half] }))
  expect((await submissionOf(code))?.standing).toBe('registered')
})

describe('a reading that is older than what is known', () => {
  it('leaves what the register has accepted since', async () => {
    const code = uniqueGtin()
    await store(await read({ 'a.json': device(code, 1) }))
    const id = (await submissionOf(code))?.id ?? 0
    const monday = await read({ 'a.json': device(code, 1) })
    await accepted(id, { tradeNames: [{ language: 'EN', text: 'Of Tuesday' }] })
    expect(await submissionOf(code)).toMatchObject({ registeredVersion: '2', standing: 'registered' })

    const stored = await store(monday)
    expect(stored).toMatchObject({ created: 0, linked: 0, skipped: 1, read: { status: 'stored' } })
    expect(messages(stored.read)).toContain(`The device ${code} is version 1 here; version 2`)
    expect(await submissionOf(code)).toMatchObject({ registeredVersion: '2', standing: 'registered' })
    // Told once, however often it is stored.
    expect((await store(monday)).read.problems).toEqual(stored.read.problems)

    // A file that was downloaded before and is read only now is older too.
    expect(await store(await read({ 'a.json': device(code, 1) }))).toMatchObject({ linked: 0, skipped: 1 })
    // What the register says since is taken.
    expect(await store(await read({ 'a.json': device(code, 3) }))).toMatchObject({ linked: 1, skipped: 0 })
    expect(await submissionOf(code)).toMatchObject({ registeredVersion: '3', standing: 'changed' })
  })

  it('leaves what it accepted of the Basic UDI-DI', async () => {
    const code = uniqueGtin()
    await store(await read({ 'a.json': device(code, 1) }))
    const id = (await submissionOf(code))?.id ?? 0
    await accepted(id, {
      deviceName: 'Another name',
      clinicalInvestigations: [{ reference: 'CIV-25-01-000001' }],
    })
    const stored = await store(await read({ 'a.json': device(code, 1) }))
    expect(stored).toMatchObject({ linked: 0, skipped: 1 })
    expect(messages(stored.read)).toContain(`The Basic UDI-DI of the device ${code} is version 3 here`)
    expect((await submissionOf(code))?.standing).toBe('registered')
  })

  it('leaves what was stored of a later one, where no version tells', async () => {
    const code = uniqueGtin()
    const [first, second] = ['First', 'Second'].map(named)
    const older = await read({ 'a.json': device(code, 2, first) })
    const newer = await read({ 'a.json': device(code, 2, second) })
    expect(await store(newer)).toMatchObject({ created: 1 })
    const stored = await store(older)
    expect(stored).toMatchObject({ created: 0, linked: 0, skipped: 1 })
    expect(messages(stored.read)).toContain(`The data read for device ${code} is older`)
    expect(await submissionOf(code)).toMatchObject({
      standing: 'registered',
      tradeNames: [{ text: 'Second' }],
    })
  })
})

describe('a device that is in a reading more than once', () => {
  const devicesOf = async (query: string) =>
    (await user.api.get<RegisterDevice[]>(`/api/eudamed-import/devices?${query}`)).body

  it('is one device, in the version that is the highest', async () => {
    const [code, other] = [uniqueGtin(), uniqueGtin()]
    const body = await read({
      'a.json': device(code, 2),
      'a (1).json': device(code, 3, named('Newer')),
      'b.json': [...device(code, 1), ...device(other, 1)],
    })
    expect(body).toMatchObject({ devices: 2, counts: { new: 2, incomplete: 0 } })
    expect(body.problems).toEqual([
      { file: 'a.json', message: `The device ${code} is in a (1).json too and was read from there.` },
      { file: 'b.json', message: `The device ${code} is in a (1).json too and was read from there.` },
    ])
    expect(await store(body)).toMatchObject({ created: 2, linked: 0, skipped: 0 })
    const found = await submissionsOf(code)
    expect(found).toMatchObject([{ registeredVersion: '3', standing: 'registered' }])
    expect(await devicesOf(`search=${code}`)).toMatchObject([{ version: 3, isStored: true }])
  })

  it('is read whole, and from what the register says itself', async () => {
    const { id, udiDi } = await createSubmission(user.api)
    await validate(id)
    const made = await user.api.get(`/api/submissions/${id}/xml`)
    const json = (value: unknown) => Buffer.from(JSON.stringify(value))
    const zip = writeZip([
      { name: 'half.json', content: json(detail(1, udiDi ?? '', { versionNumber: 9 })) },
      { name: 'made.xml', content: Buffer.from(made.text) },
      { name: 'whole.json', content: json(device(udiDi ?? '', 1)) },
    ])
    const { body } = await user.api.upload<RegisterRead>('/api/eudamed-import', zip, 'eudamed.zip')
    expect(body).toMatchObject({ devices: 1, counts: { incomplete: 0, different: 1 } })
    expect(await devicesOf(`readId=${body.id}`)).toMatchObject([{ fileName: 'whole.json', version: 1 }])
    expect(await store(body)).toMatchObject({ linked: 1, skipped: 0 })
  })
})
