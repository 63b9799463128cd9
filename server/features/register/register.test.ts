import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type RegisterDevice,
  type RegisterRead,
  registerApi,
  type StoreResult,
} from '#core/contract/register.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { certificateHit } from '#tests/certificate-answers.ts'
import {
  createMaster,
  createSubmission,
  decideSettings,
  type Person,
  person,
  uniqueGtin,
} from '#tests/factories.ts'
import { answersOfRegister, basic, detail, group, hit, srn, uuidOf } from '#tests/register-answers.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What a register has already: read, compared, taken over, asked for (flow 3; decision D36). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const read = (bytes: Buffer | string, name = 'eudamed.zip') =>
  user.api.upload<RegisterRead>('/api/eudamed-import', bytes, name)
const store = (id: number, body = {}) => user.api.post<StoreResult>(`/api/eudamed-import/${id}/store`, body)
const devicesOf = async (query: string) =>
  (await user.api.get<RegisterDevice[]>(`/api/eudamed-import/devices?${query}`)).body

describe('files of the register', () => {
  it('are compared first, and nothing is stored before somebody says so', async () => {
    const [known, linked, fresh, half] = [uniqueGtin(), uniqueGtin(), uniqueGtin(), uniqueGtin()]
    const here = await createSubmission(user.api, {
      ...{
        udiDi: known,
        basicUdiDi: group,
        deviceName: 'Scissors',
        modelNumber: 'Another',
        catalogueNumber: 'REF-1',
      },
      ...{ website: 'https://example.org', singleUse: true, manufacturerSrn: srn },
      marketAvailability: [{ country: 'DE', firstPlaced: true }],
      tradeNames: [{ language: 'ANY', text: 'Device 1' }],
    })
    const master = await createMaster(user.api, { deviceNumber: linked })
    const { body } = await read(
      answersOfRegister({
        'page.json': { content: [hit(1, known), hit(2, linked), hit(3, fresh)] },
        'details.json': [detail(1, known), detail(2, linked), detail(3, fresh), detail(4, half)],
        'basic.json': basic(group),
        'note.txt': 'nothing',
      }),
    )
    expect(body).toMatchObject({
      status: 'checked',
      devices: 4,
      counts: { new: 2, different: 1, incomplete: 1 },
      withMaster: 1,
      lost: 0,
    })
    expect(body.problems.length).toBeGreaterThan(0)
    expect((await user.api.get<Submission[]>(`/api/submissions?search=${fresh}`)).total).toBe(0)

    const [different] = await devicesOf(`readId=${body.id}&outcome=different`)
    const { body: details } = await user.api.call(registerApi.device, { id: different?.id ?? 0 })
    expect(details.differences.map(({ field, kind }) => [field, kind])).toEqual([
      ['modelNumber', 'different'],
      ['website', 'not-stated-there'],
    ])

    // What EUDAMED was read to have is not posted anew.
    await user.api.call(submissionsApi.validate, { id: here.id })
    const posted = await user.api.post('/api/export', { submissionIds: [here.id] })
    expect(posted.problem.issues?.[0]?.message).toContain('as was read from it')

    const { body: stored } = await store(body.id)
    expect(stored).toMatchObject({
      created: 2,
      linked: 1,
      masters: 1,
      skipped: 1,
      read: { status: 'stored' },
    })
    const [made] = (await user.api.get<Submission[]>(`/api/submissions?search=${fresh}`)).body
    expect(made).toMatchObject({
      status: 'approved-eudamed',
      standing: 'registered',
      registeredVersion: '2',
      udiDi: fresh,
      riskClass: 'class-i',
      deviceNumber: fresh,
    })
    const [ofMaster] = (await user.api.get<Submission[]>(`/api/submissions?search=${linked}`)).body
    expect(ofMaster?.masterDiId).toBe(master.id)
    expect(await submission(here.id)).toMatchObject({
      status: 'validated',
      standing: 'changed',
      registeredVersion: '2',
    })
    // Stored again, nothing happens twice.
    expect((await store(body.id)).body).toMatchObject({ created: 0, linked: 0, masters: 0 })

    // An edit of it goes out as the next version of what the register has.
    await user.api.put(`/api/submissions/${made?.id}`, { website: 'https://example.org/ifu' })
    const { body: judged } = await user.api.call(submissionsApi.validate, { id: made?.id ?? 0 })
    expect(judged.validationResults?.issues.filter(({ severity }) => severity === 'error')).toEqual([])
    const { text } = await user.api.get(`/api/submissions/${made?.id}/xml`)
    expect(text).toContain('<e:version>3</e:version>')
    expect(text).toContain('PATCH')
  })

  it('made for it prove no registration: they are compared, and stop nothing', async () => {
    const one = await createSubmission(user.api)
    await user.api.call(submissionsApi.validate, { id: one.id })
    const file = await user.api.get(`/api/submissions/${one.id}/xml`)
    const { body } = await read(file.text, 'made.xml')
    expect(body.problems.map(({ message }) => message).join()).toContain('was made for EUDAMED')
    expect((await store(body.id)).body).toMatchObject({ created: 0, linked: 0, skipped: 1 })
    expect(await submission(one.id)).toMatchObject({ status: 'validated', standing: 'not-sent' })
    expect((await user.api.post('/api/export', { submissionIds: [one.id] })).status).toBeLessThan(300)
  })

  it('tell of a device under the regulation and as a legacy one, and a reading keeps its own list', async () => {
    const code = uniqueGtin()
    const legacy = {
      ...basic(`B-${code}`),
      legislation: { code: 'refdata.applicable-legislation.mdd' },
      deviceCriterion: 'LEGACY',
    }
    const first = (
      await read(
        answersOfRegister({ 'all.json': [detail(31, code), basic(group), detail(32, code), legacy] }),
      )
    ).body
    const shown = async (query: string) =>
      (await devicesOf(query)).filter(({ udiDi }) => udiDi === code).map(({ isLegacy }) => isLegacy)
    expect((await shown(`readId=${first.id}&limit=50`)).toSorted()).toEqual([false, true])
    expect((await shown('limit=200')).toSorted()).toEqual([false, true])
    await read(answersOfRegister({ 'again.json': [detail(31, code), basic(group)] }))
    expect((await shown(`readId=${first.id}&limit=50`)).toSorted()).toEqual([false, true])
    expect((await shown('limit=200')).toSorted()).toEqual([false, true])
  })

  it('that are none, or of another kind, are refused with words and lose nothing', async () => {
    for (const [bytes, name] of [
      ['', 'empty.xml'],
      ['{"a":1}', 'a.json'],
      ['PK broken', 'a.zip'],
      ['%PDF', 'a.pdf'],
    ] as const) {
      const { problem } = await read(bytes, name)
      expect(problem).toMatchObject({ type: 'validation_failed', issues: [{ path: 'file' }] })
      expect(problem.message).toContain('Nothing was saved')
    }
  })
})

const submission = async (id: number) => (await user.api.call(submissionsApi.get, { id })).body

describe('the register itself', () => {
  let service: Server
  const asked: string[] = []
  const codes = [uniqueGtin(), uniqueGtin(), uniqueGtin()]
  let ignoresFilter = false
  let refusals = 1
  let ownCertificates = true
  beforeAll(async () => {
    service = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://localhost')
      asked.push(url.pathname)
      const json = (value: unknown) => response.end(JSON.stringify(value))
      if (refusals > 0) {
        refusals -= 1
        response.writeHead(429).end()
        return
      }
      if (url.pathname === '/api/devices/udiDiData') {
        const content = codes.map((code, at) => hit(at + 11, code))
        if (ignoresFilter) content.push({ ...hit(99, '1'), manufacturerSrn: 'FR-MF-000000009' })
        json({ content, totalElements: content.length, totalPages: 1 })
      } else if (url.pathname === '/api/certificates/search/') {
        json({ content: [certificateHit(ownCertificates ? srn : 'FR-MF-000000009')], totalPages: 1 })
      } else if (url.pathname.startsWith('/api/devices/basicUdiData/')) json(basic(group))
      else if (url.pathname.endsWith(uuidOf(11))) json(detail(11, codes[0] ?? ''))
      // A missing record is a redirection; another fails.
      else if (url.pathname.endsWith(uuidOf(12))) response.writeHead(302, { location: '/' }).end()
      else response.writeHead(400).end('Access Denied')
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    await decideSettings(hub, { registerAddress: `http://127.0.0.1:${port}/api` })
  })
  afterAll(() => service.close())

  const fetched = async (): Promise<RegisterRead> => {
    const { body } = await user.api.post<RegisterRead>('/api/eudamed-import/fetch', { srn })
    await hub.hub.jobs.idle()
    return (await user.api.call(registerApi.get, { id: body.id })).body
  }

  it('is asked politely; not found is told apart from could not ask', async () => {
    const body = await fetched()
    expect(body).toMatchObject({ status: 'checked', source: 'fetched', actor: srn })
    expect(body.counts).toMatchObject({ new: 1, 'could-not-ask': 1 })
    const outcomes = (await devicesOf(`readId=${body.id}&limit=50`)).filter(({ udiDi }) =>
      codes.includes(udiDi ?? ''),
    )
    expect(new Map(outcomes.map(({ udiDi, outcome }) => [udiDi, outcome]))).toEqual(
      new Map([
        [codes[0], 'new'],
        [codes[1], 'not-found'],
        [codes[2], 'could-not-ask'],
      ]),
    )
    // One answer for all devices of a Basic UDI-DI.
    expect(asked.filter((path) => path.includes('basicUdiData'))).toHaveLength(1)
    expect((await store(body.id, { masters: 'none' })).body).toMatchObject({ created: 1, masters: 0 })
  })

  it('tells of certificates besides; those it was not asked for are not read', async () => {
    const body = await fetched()
    expect(body).toMatchObject({ status: 'checked', certificates: 1 })
    ownCertificates = false
    const other = await fetched()
    expect(other).toMatchObject({ status: 'checked', certificates: 0 })
    expect(other.problems[0]?.message).toContain('names certificates of FR-MF-000000009')
  })

  it('that did not look for the actor is not believed', async () => {
    ignoresFilter = true
    const body = await fetched()
    expect(body.status).toBe('failed')
    expect(body.message).toContain('did not look for')
    expect((await store(body.id)).problem.type).toBe('invalid_transition')
  })

  it('is asked nowhere where nobody named its address', async () => {
    await decideSettings(hub, { registerAddress: null })
    const { problem } = await user.api.post('/api/eudamed-import/fetch', { srn })
    expect(problem).toMatchObject({ type: 'validation_failed', issues: [{ path: 'srn' }] })
  })
})
