import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '#core/contract/audit.ts'
import type { ExportCheck, ExportedFile, Package, SubmissionExchange } from '#core/contract/exchange.ts'
import type { MarketFilesCheck } from '#core/contract/market-files.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { parseSpl, splValues } from '#core/markets/spl/read.ts'
import { complete } from '#core/markets/us/fixtures/complete.ts'
import { readZip } from '#server/files/zip-archive.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { decideSettings, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** GUDID as a register: a document for each DI record, the same over its life (decision D132). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const { validate, validated, submission, make, send, contentOf } = exchangeOf(() => user)

const today = () => hub.clock.now().toISOString().slice(0, 10)
/** Days later, with a new session. */
const daysLater = async (days: number) => {
  hub.clock.advance({ hours: 24 * days })
  user = await person(hub, ['regulatory-manager'])
}

const ofGudid = { market: 'US' } as const
const device = (overrides: Record<string, unknown> = {}) => {
  const udiDi = uniqueGtin()
  return validated({
    ...{ ...complete, usPackages: null, udiDi, targetCountries: ['US'], usPublishDate: today() },
    ...overrides,
  })
}
const change = async (id: number, body: object) => {
  const { status } = await user.api.put<Submission>(`/api/submissions/${id}`, body)
  expect(status).toBe(200)
  return validate(id)
}
const tell = (id: number, body: object) =>
  user.api.post<Submission>(`/api/submissions/${id}/acknowledge`, body)
const accept = async (id: number) => {
  const told = await tell(id, { outcome: 'accepted', registeredVersion: 'key', registeredAt: today() })
  expect(told.body.standing).toBe('registered')
}
const check = async (id: number) =>
  (await user.api.get<ExportCheck>(`/api/export/check?market=US&submissionIds=${id}`)).body
const said = (text: string) => splValues('US', parseSpl(text)).single
/** What the only file of a package says of itself. */
const documentOf = async ({ files }: Package) => said(await contentOf(files[0]?.id ?? 0))

describe('a DI record in GUDID', () => {
  it('is one document over its life: set id kept, version counted, id new each time', async () => {
    const { id, udiDi } = await device()
    const asked = await check(id)
    expect(asked).toMatchObject({
      environment: 'production',
      ready: 1,
      services: [{ service: 'DI.NEW', devices: 1, files: 1 }],
      nature: { kind: 'unconfirmed' },
    })
    expect(asked.byHand).toContainEqual({ what: 'Support contacts', devices: 1 })

    const first = await send([id], ofGudid)
    const [file] = first.body.files
    expect(file).toMatchObject({
      fileName: `001_DI.NEW_${udiDi}_v1.xml`,
      sender: '012345678',
      documentVersion: 1,
    })
    const one = await documentOf(first.body)
    expect(one).toMatchObject({ version: '1', di: udiDi, setId: file?.setId })
    await accept(id)
    const nothing = await make([id], ofGudid)
    expect(nothing.problem.issues?.[0]?.message).toContain('There is nothing to send')

    // On the last of the days of grace.
    await daysLater(7)
    const edited = await change(id, { brandName: 'Difference II' })
    expect(edited).toMatchObject({ status: 'validated', standing: 'changed' })
    expect((await check(id)).services).toMatchObject([{ service: 'DI.EDIT' }])
    const second = await send([id], ofGudid)
    const two = await documentOf(second.body)
    expect(two).toMatchObject({ version: '2', setId: one.setId, brandName: 'Difference II' })
    expect(two.id).not.toBe(one.id)
    // The first is kept as it left.
    expect(said(await contentOf(file?.id ?? 0))).toEqual(one)
    await accept(id)

    const trail = await user.api.get<AuditEntry[]>('/api/audit-trail?entityType=submission&action=exported')
    expect(JSON.stringify(trail.body)).toContain(`version 2 of the set ${one.setId}`)
  })

  it('that was refused goes out as the next version', async () => {
    const { id } = await device()
    const first = await documentOf((await send([id], ofGudid)).body)
    await tell(id, { outcome: 'rejected', notes: 'DUNS not tied to the account' })
    await validate(id)
    expect((await check(id)).services).toMatchObject([{ service: 'DI.NEW' }])
    expect(await documentOf((await send([id], ofGudid)).body)).toMatchObject({
      version: '2',
      setId: first.setId,
    })
  })

  it('has nothing left to send once its registration is entered, though its file was made again', async () => {
    const { id } = await device()
    await send([id], ofGudid)
    await user.api.post(`/api/submissions/${id}/files/spl`)
    await accept(id)
    const { body } = await user.api.get<SubmissionExchange>(`/api/submissions/${id}/exchange`)
    expect(body.attempts.map(({ outcome }) => outcome)).toEqual(['replaced', 'accepted'])
    // Nor once its key in AccessGUDID and the status there are entered.
    await change(id, { usFdaGudidId: '6a1b2c3d-0000', usRecordStatus: 'Published' })
    expect((await submission(id)).standing).toBe('registered')
    expect(await check(id)).toMatchObject({ ready: 0, leftOut: [{ kind: 'nothing-to-send' }] })
  })

  it('is told of in the package: version, set, and what is entered by hand', async () => {
    const { id } = await device()
    const { body } = await make([id], ofGudid)
    const { rawPayload } = await hub.app.inject({
      url: `/api/export/packages/${body.id}/content`,
      headers: { authorization: `Bearer ${user.token}` },
    })
    const entries = await readZip(rawPayload, () => true, 1_000_000)
    const readme = entries.find(({ name }) => name === 'README.txt')?.content.toString('utf8') ?? ''
    expect(readme).toContain('HL7 SPL, structure from public sources, not confirmed by FDA or TGA')
    expect(readme).toContain(`Version: 1 of the set ${body.files[0]?.setId}`)
    expect(readme).toMatch(/By hand: .*Support contacts/)
    expect(readme).toContain('only the third says whether GUDID accepted')
  })

  it('is looked at without a version being made, and says so', async () => {
    const { id } = await device()
    const looked = await user.api.get(`/api/export/xml?market=US&submissionIds=${id}`)
    expect(said(looked.text)).toMatchObject({ version: '1', title: expect.stringMatching(/^PREVIEW/) })
    const made = await documentOf((await make([id], ofGudid)).body)
    expect(made).toMatchObject({ version: '1', title: expect.not.stringMatching(/PREVIEW/) })
    // Every file that is made is a version of its own, sent or not.
    const alone = await user.api.post(`/api/submissions/${id}/files/spl`)
    expect(said(alone.text)).toMatchObject({ version: '2', setId: made.setId })
    expect(said((await user.api.get(`/api/export/xml?market=US&submissionIds=${id}`)).text).version).toBe('3')
  })

  it('is made by two at once as two versions, or by one of them', async () => {
    const { id } = await device()
    const made = await Promise.all([1, 2, 3, 4].map(() => make([id], ofGudid)))
    for (const { status } of made) expect([201, 200, 409, 422]).toContain(status)
    const files = await user.api.get<ExportedFile[]>(`/api/export/files?market=US`)
    const own = files.body.filter(({ fileName }) => fileName.includes(`_v`))
    const versions = own.map(({ setId, documentVersion }) => `${setId} ${documentVersion}`)
    expect(new Set(versions).size).toBe(versions.length)
    expect(made.filter(({ status }) => status < 300).length).toBeGreaterThan(0)
  })

  it('has a document of its own in pre-production testing', async () => {
    const { id } = await device()
    const production = await documentOf((await make([id], ofGudid)).body)
    const tested = (await make([id], { ...ofGudid, environment: 'playground' })).body
    expect(tested).toMatchObject({
      environment: 'playground',
      fileName: expect.stringMatching(/^US-playground/),
    })
    const there = await documentOf(tested)
    expect(there.version).toBe('1')
    expect(there.setId).not.toBe(production.setId)
    await decideSettings(hub, { gudidEnvironment: 'playground' })
    expect((await check(id)).environment).toBe('playground')
    await decideSettings(hub, { gudidEnvironment: 'production' })
  })
})

describe('what GUDID no longer takes', () => {
  const grown = async () => {
    const one = await device()
    const published = today()
    await send([one.id], ofGudid)
    await accept(one.id)
    await daysLater(8)
    return { ...one, published }
  }
  const errorsOf = ({ validationResults }: Submission) =>
    (validationResults?.issues ?? [])
      .filter(({ severity }) => severity === 'error')
      .map(({ ruleId, field }) => `${ruleId} ${field}`)

  it('is refused by validation: a new DI trigger, the publish date, a premarket submission that is gone', async () => {
    const { id, published } = await grown()
    const wrong = await change(id, {
      brandName: 'Another',
      usPublishDate: '2026-12-24',
      usFdaPremarketSubmissionNumber: 'K999999',
    })
    expect(errorsOf(wrong)).toEqual([
      'GUDID-CHANGE-DATE usPublishDate',
      'GUDID-CHANGE-NEW-DI brandName',
      'GUDID-CHANGE-PREMARKET usFdaPremarketSubmissionNumber',
    ])
    expect((await check(id)).leftOut).toMatchObject([{ kind: 'not-valid' }])
    const added = await change(id, {
      ...{ brandName: complete.brandName, usPublishDate: published },
      usFdaPremarketSubmissionNumber: 'K123456',
      usPremarketSubmissions: [{ number: 'K654321', type: 'PMN' }],
    })
    expect(errorsOf(added)).toEqual([])
    expect((await check(id)).services).toMatchObject([{ service: 'DI.AFTER-GRACE' }])
    expect(await documentOf((await make([id], ofGudid)).body)).toMatchObject({ version: '2' })
  })

  it('is another DI in the same record, and a record GUDID has from elsewhere', async () => {
    const one = await device()
    await send([one.id], ofGudid)
    await accept(one.id)
    expect(errorsOf(await change(one.id, { udiDi: uniqueGtin() }))).toEqual(['GUDID-CHANGE-DI udiDi'])
    const known = await device({ usFdaGudidId: '0f1e2d3c-0000-4000-8000-00000000000a' })
    expect((await check(known.id)).leftOut).toMatchObject([
      { field: 'usFdaGudidId', why: expect.stringContaining('does not know the set id') },
    ])
    expect(await make([known.id], { ...ofGudid, environment: 'playground' })).toMatchObject({ status: 201 })
  })

  it('is a document that breaks the rules: the reason stands at its field', async () => {
    const lost = await device({
      usPackages: [{ packageDi: uniqueGtin(), issuingAgency: 'GS1' }],
    })
    const { leftOut } = await check(lost.id)
    expect(leftOut).toMatchObject([
      {
        kind: 'incomplete',
        field: 'usPackages',
        why: expect.stringContaining('“Packages” (quantity) is missing'),
      },
    ])
  })
})

describe('other files of the US', () => {
  it('are made for many as before; SPL is made where its versions are counted', async () => {
    const { id } = await device()
    const asked = { country: 'US', submissionIds: [id] }
    const { body } = await user.api.post<MarketFilesCheck>('/api/submissions/market-files/check', asked)
    expect(body.files?.map((one) => one.id)).toEqual(['xml', 'csv'])
    const refused = await user.api.post('/api/submissions/market-files', { ...asked, file: 'spl' })
    expect(refused.problem.issues).toMatchObject([
      { path: 'file', message: expect.stringContaining('made in the Export Center') },
    ])
    expect((await submission(id)).standing).toBe('not-sent')
  })
})

describe('the days of grace that end meanwhile', () => {
  it('is refused when the files are made, where the days of grace ended after the validation', async () => {
    const { id } = await device()
    await send([id], ofGudid)
    await accept(id)
    await daysLater(7)
    const lastInGrace = today()
    const edited = await change(id, { brandName: 'In grace' })
    expect(edited.status).toBe('validated')
    await daysLater(1)
    const { leftOut, ready } = await check(id)
    expect(ready).toBe(0)
    expect(leftOut).toMatchObject([
      {
        kind: 'not-changeable',
        field: 'brandName',
        why: expect.stringContaining(`the days of grace ended on ${lastInGrace}`),
      },
    ])
  })
})
