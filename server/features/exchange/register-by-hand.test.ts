import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportCheck, ExportedFile, SubmissionExchange } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { marketFilesApi } from '#core/contract/market-files.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { readZip } from '#server/files/zip-archive.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { decideSettings, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { completeCountry } from '#tests/market-content.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A register that takes files and answers none of them: people enter what it said (decision D118). */

let hub: TestApp
let user: Person
let approver: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
  approver = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const { validate, validated, submission, make, send, contentOf, answer, registered } = exchangeOf(() => user)

const ofSwitzerland = { market: 'CH' } as const
const swiss = (overrides: Record<string, unknown> = {}) =>
  validated({ targetCountries: ['CH'], ...overrides })
const tell = (id: number, body: object) =>
  user.api.post<Submission>(`/api/submissions/${id}/acknowledge`, body)
const exchange = async (id: number): Promise<SubmissionExchange> =>
  (await user.api.call(exchangeApi.ofSubmission, { id })).body
const unzipped = async (url: string) => {
  const headers = { authorization: `Bearer ${user.token}` }
  const { rawPayload } = await hub.app.inject({ url, headers })
  const entries = await readZip(rawPayload, () => true, 1_000_000)
  return new Map(entries.map(({ name, content }) => [name, content.toString('utf8')]))
}
const fileOf = async (id: number) => (await user.api.call(exchangeApi.file, { id })).body
describe('a register whose answers are entered by hand', () => {
  it('takes two submissions in files of its own, and accepts one of them', async () => {
    const good = await swiss()
    const bad = await swiss({ basicUdiDi: good.basicUdiDi })
    const european = await validated()
    const ids = [good.id, bad.id, european.id]
    const query = ids.map((id) => `submissionIds=${id}`).join('&')
    const check = await user.api.get<ExportCheck>(`/api/export/check?market=CH&${query}`)
    expect(check.body).toMatchObject({
      environment: 'production',
      release: '3.0.25',
      matching: 2,
      ready: 2,
      services: [{ service: 'DEVICE.POST', devices: 2, files: 2 }],
      leftOutCount: 0,
    })
    const made = await make(ids, ofSwitzerland)
    expect(made.body).toMatchObject({
      market: 'CH',
      environment: 'production',
      release: '3.0.25',
      devices: 2,
    })
    expect(made.body.fileName).toMatch(/^CH-production-.*\.zip$/)
    const [first, second] = made.body.files
    expect(
      made.body.files.map(({ place, service, devices, market }) => [place, service, devices, market]),
    ).toEqual([
      [1, 'DEVICE.POST', 1, 'CH'],
      [2, 'DEVICE.POST', 1, 'CH'],
    ])
    expect(first?.fileName).toBe(`001_DEVICE.POST_${good.udiDi}.xml`)
    // Each is a whole device, as swissdamed knows neither of them yet.
    const read = readMessage(await contentOf(second?.id ?? 0))
    expect(read).toMatchObject({ type: 'Push', service: 'DEVICE.POST', problems: [] })
    const zip = await unzipped(`/api/export/packages/${made.body.id}/content`)
    expect(zip.get('README.txt')).toContain('Files for swissdamed (production), release 3.0.25 of EUDAMED')
    expect(zip.get('README.txt')).toContain('Set the market status of each device')
    expect(zip.get('README.txt')).not.toContain('Confirmer')
    expect(zip.get(first?.fileName ?? '')).toContain(good.udiDi)

    expect((await submission(good.id)).standing).toBe('file-made')
    expect((await exchange(good.id)).abilities.acknowledge).toBe(false)
    const sent = { body: { packageIds: [made.body.id], sent: true } }
    expect((await user.api.call(exchangeApi.sending, sent)).body).toMatchObject({ files: 2, submissions: 2 })
    expect((await submission(good.id)).standing).toBe('sent')
    const again = await make([good.id], ofSwitzerland)
    expect(again.problem.issues?.[0]?.message).toContain('Enter the answer')

    // Nothing is approved in the open way; it was sent all the same.
    expect((await exchange(good.id)).abilities.acknowledge).toBe(true)
    const wrong = await tell(good.id, {
      outcome: 'accepted',
      registeredAt: '2030-01-01',
    })
    expect(wrong.problem.issues?.map(({ path }) => path)).toEqual(['registeredVersion', 'registeredAt'])
    const accepted = { outcome: 'accepted', registeredVersion: 'CH-2026/7', registeredAt: '2026-11-18' }
    expect((await tell(good.id, accepted)).body).toMatchObject({
      status: 'approved-eudamed',
      standing: 'registered',
      registeredVersion: 'CH-2026/7',
      registeredAt: '2026-11-18T00:00:00.000Z',
    })
    expect((await tell(bad.id, { outcome: 'rejected' })).problem.issues).toMatchObject([{ path: 'notes' }])
    const rejected = { outcome: 'rejected', notes: 'The UDI-DI belongs to another CHRN' }
    expect((await tell(bad.id, rejected)).body).toMatchObject({ status: 'rejected', standing: 'refused' })

    expect(await exchange(good.id)).toMatchObject({
      register: 'swissdamed',
      environment: 'production',
      registrations: [
        { environment: 'production', registeredVersion: 'CH-2026/7', source: 'by-hand', versions: {} },
      ],
      attempts: [{ outcome: 'accepted', fileName: first?.fileName }],
    })
    const [refused, ...others] = (await exchange(bad.id)).attempts
    expect(others).toEqual([])
    expect(refused).toMatchObject({ outcome: 'rejected', remarks: [{ message: rejected.notes }] })
    expect(await fileOf(first?.id ?? 0)).toMatchObject({
      accepted: 1,
      rejected: 0,
      unanswered: 0,
      notSent: 0,
    })
    expect(await fileOf(second?.id ?? 0)).toMatchObject({ accepted: 0, rejected: 1 })
    const listed = await user.api.get<Submission[]>(
      '/api/submissions?country=CH&standing=refused&fields=standing',
    )
    expect(listed.body.map(({ id }) => id)).toEqual([bad.id])
  })

  it('is sent again what it refused, and nothing it has as it is', async () => {
    const one = await swiss()
    await send([one.id], ofSwitzerland)
    await tell(one.id, { outcome: 'rejected', notes: 'Read again' })
    await validate(one.id)
    expect((await send([one.id], ofSwitzerland)).body.files).toMatchObject([{ service: 'DEVICE.POST' }])
    await tell(one.id, { outcome: 'accepted', registeredVersion: '1' })
    const nothing = await make([one.id], ofSwitzerland)
    expect(nothing.problem.issues?.[0]?.message).toContain('There is nothing to send')
    expect((await user.api.get(`/api/submissions/${one.id}/xml`)).problem.type).toBe('not_valid')
    const changed = await user.api.put<Submission>(`/api/submissions/${one.id}`, {
      website: 'https://example.org',
    })
    expect(changed.body).toMatchObject({ status: 'draft', standing: 'changed', registeredVersion: '1' })
    await validate(one.id)
    expect((await make([one.id], ofSwitzerland)).body.files).toMatchObject([
      { service: 'DEVICE.POST', devices: 1 },
    ])
  })

  it('answers what was sent, whatever has become of the submission since', async () => {
    const one = await swiss({ website: 'https://example.org/sent' })
    await send([one.id], ofSwitzerland)
    await user.api.put(`/api/submissions/${one.id}`, { website: 'https://example.org/later' })
    expect(await exchange(one.id)).toMatchObject({
      abilities: { acknowledge: true },
      answerAbout: { revision: one.revision, sentAt: expect.any(String) },
    })
    // What was changed since is as it was, and still to be sent.
    const accepted = { outcome: 'accepted', registeredVersion: 'CH-8' }
    expect((await tell(one.id, accepted)).body).toMatchObject({ status: 'draft', standing: 'changed' })
    expect(await exchange(one.id)).toMatchObject({
      registrations: [{ registeredVersion: 'CH-8' }],
      attempts: [{ outcome: 'accepted', submissionRevision: one.revision }],
      answerAbout: null,
    })
    await user.api.put(`/api/submissions/${one.id}`, { website: 'https://example.org/sent' })
    expect((await submission(one.id)).standing).toBe('registered')

    // The same where the change has been approved: nobody has sent it.
    const other = await swiss()
    await send([other.id], ofSwitzerland)
    await user.api.put(`/api/submissions/${other.id}`, { website: 'https://example.org/later' })
    await validate(other.id)
    await approver.api.call(submissionsApi.approve, { id: other.id, body: {} })
    await make([other.id], { ...ofSwitzerland, again: true })
    const refused = { outcome: 'rejected', notes: 'Wrong CHRN' }
    expect((await tell(other.id, refused)).body).toMatchObject({ status: 'approved-user' })
    expect((await exchange(other.id)).attempts).toMatchObject([{ outcome: null }, { outcome: 'rejected' }])
    expect((await submission(other.id)).standing).toBe('file-made')
  })

  it('is the same for a worksheet, whose regulator may give no number', async () => {
    const complete = { ...completeCountry('GB'), gbMhraReference: null, targetCountries: ['GB'] }
    const british = await validated({ ...complete, udiDi: uniqueGtin() })
    const fileOfBritain = { country: 'GB', submissionIds: [british.id] }
    await user.api.call(marketFilesApi.make, { body: fileOfBritain })
    const attempt = (await exchange(british.id)).attempts[0]
    const sent = { fileIds: [attempt?.fileId ?? 0], sent: true }
    await user.api.call(exchangeApi.sending, { body: sent })
    expect((await exchange(british.id)).abilities.acknowledge).toBe(true)
    expect((await tell(british.id, { outcome: 'accepted' })).body).toMatchObject({
      ...{ status: 'approved-eudamed', standing: 'registered', registeredVersion: null },
    })
    expect((await exchange(british.id)).attempts).toMatchObject([
      { outcome: 'accepted', service: 'WORKSHEET' },
    ])
    // The number that comes with the registration is no change of it; anything else is.
    const put = async (values: object) =>
      (await user.api.put<Submission>(`/api/submissions/${british.id}`, values)).body.standing
    expect(await put({ gbMhraReference: '12345' })).toBe('registered')
    expect(await put({ gbResponsiblePerson: 'Somebody else' })).toBe('changed')
  })

  it('answers what was sent while its approval is asked for, and ends the request once it is registered', async () => {
    const asked = async () => {
      const { id } = await swiss()
      await send([id], ofSwitzerland)
      const body = { assignedUserId: approver.id, dueDate: '2999-12-31', approvalNotes: 'Please' }
      await user.api.call(submissionsApi.sendForApproval, { id, body })
      return id
    }
    const [good, bad] = [await asked(), await asked()]
    const told = await tell(good, { outcome: 'accepted', registeredVersion: 'CH-9' })
    const refused = await tell(bad, { outcome: 'rejected', notes: 'Wrong CHRN' })
    expect([told.body.status, refused.body.status]).toEqual(['approved-eudamed', 'pending'])
    const { body: open } = await approver.api.call(requestsApi.list, { query: { status: ['pending'] } })
    expect(open.map(({ submissionId }) => submissionId)).toEqual([bad])
  })

  it('has environments of its own, whatever the setting of another register says', async () => {
    await decideSettings(hub, { eudamedEnvironment: 'playground' })
    const one = await swiss()
    const { body } = await send([one.id], ofSwitzerland)
    expect(body.environment).toBe('production')
    expect((await submission(one.id)).standing).toBe('sent')
    await decideSettings(hub, { eudamedEnvironment: 'production' })
    const other = await make([one.id], { ...ofSwitzerland, environment: 'playground' })
    expect(other.body).toMatchObject({
      environment: 'playground',
      fileName: expect.stringMatching(/^CH-playground/),
    })
    // What is made for the playground says nothing of production.
    expect((await submission(one.id)).standing).toBe('sent')
  })

  it('says that its answers are no files, and that it has no samples', async () => {
    const read = await user.api.upload('/api/export/answers?market=CH', '<answer/>', 'answer.xml')
    expect(read.problem).toMatchObject({ type: 'validation_failed', issues: [{ path: 'market' }] })
    expect(read.problem.message).toContain('cannot read answer files from swissdamed')
    const { body: services } = await user.api.get<object[]>('/api/export/services?market=CH')
    expect(services).toMatchObject([{ id: 'DEVICE.POST' }])
    expect(services[0]).not.toHaveProperty('entry')
    const sample = await user.api.get('/api/export/template?market=CH&service=DEVICE.POST')
    expect(sample.problem.issues).toMatchObject([{ path: 'market' }])
  })
})

describe('the registers side by side', () => {
  it('keep their files, tables and registrations apart', async () => {
    const here = await swiss()
    const there = await validated({ udiDi: here.udiDi, basicUdiDi: here.basicUdiDi })
    await registered(there)
    // What EUDAMED has says nothing of swissdamed.
    expect((await submission(here.id)).standing).toBe('not-sent')
    const { body } = await send([here.id, there.id], ofSwitzerland)
    expect(body.files).toMatchObject([{ service: 'DEVICE.POST', devices: 1 }])
    const files = async (query: string) =>
      (await user.api.get<ExportedFile[]>(`/api/export/files?search=${here.udiDi}&${query}`)).body
    expect((await files('market=CH')).map(({ market }) => market)).toEqual(['CH'])
    expect((await files('market=EU')).map(({ market }) => market)).toEqual(['EU'])
    expect(await files('')).toHaveLength(2)
    const table = async (market: string) =>
      (await user.api.get(`/api/export/csv?search=${here.udiDi}${market}`)).text.trim().split('\r\n')
    expect((await table('&market=CH'))[0]).toContain('chManufacturerChrn')
    expect((await table(''))[0]).not.toContain('chManufacturerChrn')
    expect(await table('&market=CH')).toHaveLength(2)
    const preview = await user.api.get(`/api/export/xml?market=CH&submissionIds=${here.id}`)
    expect(preview.text).toContain('version="3.0.25"')
    // An answer of EUDAMED to a file for swissdamed is none of EUDAMED's files.
    expect((await answer(await contentOf(body.files[0]?.id ?? 0))).problem.issues).toMatchObject([
      { path: 'file' },
    ])
  })

  it('are named by market: another one is refused together with whatever else is wrong', async () => {
    const issues = async (path: string) => {
      const { status, problem } = await user.api.get(path)
      expect(status).toBe(400)
      return problem.issues
    }
    expect(await issues('/api/export/check?market=XX&environment=moon')).toMatchObject([
      { path: 'market', message: 'The hub does not have this market' },
      { path: 'environment' },
    ])
    expect(await issues('/api/export/services?market=JP')).toMatchObject([
      { path: 'market', message: expect.stringContaining('only of EU, US, CH') },
    ])
    const made = await user.api.post('/api/export', { market: 'JP', submissionIds: [0] })
    expect(made.problem.issues?.map(({ path }) => path)).toEqual(['submissionIds.0', 'market'])
    const read = await user.api.upload('/api/eudamed-import?market=CH', '{}', 'swissdamed.json')
    expect(read.problem.issues).toMatchObject([
      { path: 'market', message: expect.stringContaining('only of EU') },
    ])
    const asked = await user.api.post('/api/eudamed-import/fetch', { market: 'CH', srn: 'x' })
    expect(asked.problem.issues?.map(({ path }) => path)).toEqual(['srn', 'market'])
  })
})
