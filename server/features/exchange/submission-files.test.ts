import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import { eu } from '#core/markets/eu/index.ts'
import {
  createMaster,
  createSubmission,
  decideSettings,
  type Person,
  person,
  uniqueGtin,
} from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const put = (id: number, body: Record<string, unknown>) =>
  user.api.put<Submission>(`/api/submissions/${id}`, body)
const setStatus = (id: number, status: SubmissionStatus) =>
  hub.hub.db.updateTable('submissions').set({ status }).where('id', '=', id).execute()

describe('validation', () => {
  const validate = async (id: number) => (await user.api.call(submissionsApi.validate, { id })).body

  it('of a good one finds nothing wrong; the file can be had', async () => {
    const { id } = await createSubmission(user.api)
    const body = await validate(id)
    expect(body).toMatchObject({
      status: 'validated',
      validationResults: { schemaValid: true, businessRulesValid: true, at: hub.clock.now().toISOString() },
      abilities: { download: true },
    })
    expect(body.validationResults?.issues.filter((issue) => issue.severity === 'error')).toEqual([])
  })

  it('says once what rule and schema find in a table', async () => {
    const { id } = await createSubmission(user.api, { clinicalInvestigations: [{ nonEuCountry: 'US' }] })
    const { validationResults } = await validate(id)
    const found = validationResults?.issues.filter(({ severity }) => severity === 'error')
    expect(found?.map(({ ruleId, field }) => [ruleId, field])).toEqual([
      ['BR-UDID-098.1', 'clinicalInvestigations.0.reference'],
    ])
    expect(validationResults?.schemaValid).toBe(false)
  })

  it('of a bad one names each fault, feeds the list of errors, and resolves what is mended [S1-1-11]', async () => {
    const { id } = await createSubmission(user.api, { manufacturerSrn: '', udiDi: '09521000000019x' })
    const body = await validate(id)
    expect(body.status).toBe('error')
    const fields = body.validationResults?.issues
      .filter((issue) => issue.severity === 'error')
      .map((issue) => issue.field)
    expect(fields).toContain('manufacturerSrn')
    expect(fields).toContain('udiDi')
    const open = async () =>
      (
        await user.api.get<{ id: number; resolved: boolean; fieldName: string | null }[]>(
          `/api/validation-errors?submissionId=${id}`,
        )
      ).body
    const errors = await open()
    expect(errors.every((error) => !error.resolved)).toBe(true)
    expect(errors.map((error) => error.fieldName)).toContain('manufacturerSrn')
    // Found again, it is the same error.
    await validate(id)
    expect((await open()).map((error) => error.id).sort()).toEqual(errors.map((error) => error.id).sort())
    await put(id, { manufacturerSrn: 'DE-MF-000000001' })
    await validate(id)
    const mended = (await open()).filter((error) => error.fieldName === 'manufacturerSrn')
    expect(mended.length).toBeGreaterThan(0)
    expect(mended.every((error) => error.resolved)).toBe(true)
  })

  it('errors can be resolved by hand, searched and paged', async () => {
    const { id } = await createSubmission(user.api, { manufacturerSrn: '' })
    await validate(id)
    const list = (query: string) =>
      user.api.get<{ id: number; resolved: boolean }[]>(`/api/validation-errors?submissionId=${id}${query}`)
    const { body: all, total } = await list('')
    expect(total).toBe(all.length)
    const [first] = all
    const settle = (body?: object) =>
      user.api.post<{ resolved: boolean }>(`/api/validation-errors/${first?.id}/resolve`, body)
    for (const body of [undefined, {}, { reason: ' ' }]) {
      const { status, problem } = await settle(body)
      expect([status, problem.issues?.[0]?.path]).toEqual([400, 'reason'])
    }
    expect((await settle({ reason: 'The actor is being registered' })).body.resolved).toBe(true)
    const trail = (await user.api.call(versionControlApi.auditTrail, { id })).body
    expect(trail).toContainEqual(
      expect.objectContaining({ actionDetails: expect.stringContaining('The actor is being registered') }),
    )
    expect((await list('')).body.at(-1)?.id).toBe(first?.id)
    expect(
      (await list('&search=single%20registration')).total + (await list('&search=SRN')).total,
    ).toBeGreaterThan(0)
    expect((await list('&search=nothing%20of%20the%20sort')).body).toEqual([])
    const oldestFirst = (await list('&sort=createdAt')).body.map((error) => error.id)
    expect((await list('&sort=-createdAt')).body.map((error) => error.id)).toEqual(oldestFirst.reverse())
  })

  it.each(['approved-user', 'approved-eudamed'] as const)(
    'of one that is %s is no transition',
    async (status) => {
      const { id } = await createSubmission(user.api)
      await setStatus(id, status)
      expect((await user.api.call(submissionsApi.validate, { id })).problem.type).toBe('invalid_transition')
    },
  )

  it('reports a UDI-DI that another submission of the market has, of the same device too', async () => {
    const udiDi = uniqueGtin()
    const [one, two] = [await createMaster(user.api), await createMaster(user.api)]
    const first = await createSubmission(user.api, { udiDi, masterDiId: one.id })
    const same = await createSubmission(user.api, { udiDi, masterDiId: one.id })
    const rules = (body: Submission) => body.validationResults?.issues.map((issue) => issue.ruleId)
    expect(rules(await validate(first.id))).toContain('BR-003')
    expect(rules(await validate(same.id))).toContain('BR-003')
    const legacy = await createSubmission(user.api, { udiDi, masterDiId: one.id, legislation: 'MDD' })
    expect(rules(await validate(legacy.id))).not.toContain('BR-003')
    const other = await createSubmission(user.api, { udiDi, masterDiId: two.id })
    expect(rules(await validate(other.id))).toContain('BR-003')
  })

  it('of Switzerland is by the schema of the message it goes as, and by none where it goes as JSON alone', async () => {
    const swiss = (more: object) => createSubmission(user.api, { targetCountries: ['CH'], ...more })
    const judged = async (made: Promise<Submission>) => {
      const { status, validationResults: results } = await validate((await made).id)
      const errors = results?.issues.filter(({ severity }) => severity === 'error').map(({ field }) => field)
      return { status, schemaValid: results?.schemaValid, errors }
    }
    expect(await judged(swiss({}))).toEqual({ status: 'validated', schemaValid: true, errors: [] })
    // A manufacturer in Switzerland may have no number in EUDAMED.
    const byChrn = { manufacturerSrn: '', chManufacturerChrn: 'CHRN-MF-20000001' }
    expect(await judged(swiss(byChrn))).toEqual({ status: 'validated', schemaValid: null, errors: [] })
    // A device of a directive goes as XML or not at all.
    const legacy = { legislation: 'MDD', basicUdiDi: '', ...byChrn }
    expect(await judged(swiss(legacy))).toMatchObject({ status: 'error', schemaValid: false })
  })

  it('where the market has no schema says so', async () => {
    const { id } = await createSubmission(user.api, { targetCountries: ['CA'] })
    expect((await validate(id)).validationResults?.schemaValid).toBeNull()
    expect((await user.api.get(`/api/submissions/${id}/xml`)).status).toBe(404)
  })
})

describe('the XML file', () => {
  const xml = (id: number) => user.api.get(`/api/submissions/${id}/xml`)
  const service = (text: string) =>
    /<s:serviceID>(\w+)<\/s:serviceID>\s*<s:serviceOperation>(\w+)</.exec(text)?.slice(1).join('.')

  it('is refused until validated, with what is wrong [S2-2.1-16, S2-7-10]', async () => {
    const { id } = await createSubmission(user.api, { manufacturerSrn: '' })
    expect((await xml(id)).problem.type).toBe('not_valid')
    await user.api.call(submissionsApi.validate, { id })
    const answer = await xml(id)
    expect(answer.problem.type).toBe('not_valid')
    expect(answer.problem.issues?.map((issue) => issue.path)).toContain('manufacturerSrn')
    expect(answer.problem.issues?.every((issue) => issue.rule)).toBe(true)
  })

  it('is DEVICE.POST first and UDI_DI.POST once the Basic UDI-DI has been sent by another [S2-7-11, S2-7-12]', async () => {
    const one = await createSubmission(user.api)
    const two = await createSubmission(user.api, { basicUdiDi: one.basicUdiDi })
    for (const { id } of [one, two])
      expect((await user.api.call(submissionsApi.validate, { id })).body.status).toBe('validated')
    expect(service((await xml(one.id)).text)).toBe('DEVICE.POST')
    // Looking at a file is not exporting it.
    expect(service((await xml(two.id)).text)).toBe('DEVICE.POST')
    const generated = await user.api.post(`/api/submissions/${one.id}/generate-xml`)
    expect(generated.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(generated.headers['content-disposition']).toContain('EU-DEVICE-POST-')
    // Nor is making it sending it.
    expect(service((await xml(two.id)).text)).toBe('DEVICE.POST')
    const exports = await hub.hub.db
      .selectFrom('exports')
      .selectAll()
      .where('submission_id', '=', one.id)
      .execute()
    expect(exports).toMatchObject([{ service: 'DEVICE.POST', content: generated.text, created_by: user.id }])
    const fileIds = exports.map(({ id }) => id)
    await user.api.call(exchangeApi.sending, { body: { fileIds, sent: true } })
    expect(service((await xml(two.id)).text)).toBe('UDI_DI.POST')
    expect(service((await xml(one.id)).text)).toBe('DEVICE.POST')
  })

  it('passes the schemas and carries what was entered, odd characters too, for the release that is set [S1-1-13, S2-9-04]', async () => {
    const { id } = await createSubmission(user.api, { deviceName: 'A & B <"\'> 日本 😀' })
    expect((await user.api.call(submissionsApi.validate, { id })).body.validationResults?.schemaValid).toBe(
      true,
    )
    const { text } = await xml(id)
    const schema = eu.files[0]?.schema
    expect(schema && (await hub.hub.schemas.check(schema, text, '3.0.30'))).toEqual([])
    // The Commission's set of another release judges all but the version, which is the setting's.
    const official = process.env.HUB_REFERENCE_DIR
    const damaged = text.replace(/<udidi:referenceNumber>[^<]*</, '<udidi:reference><')
    const judges = schema
      ? await hub.hub.schemas.check(
          schema,
          damaged.replace(/<\/udidi:referenceNumber>/, '</udidi:reference>'),
          '3.0.30',
        )
      : []
    expect(new Set(judges.map((fault) => fault.schema))).toEqual(
      new Set(['hub schema', ...(official ? ['EUDAMED schema 3.0.25'] : [])]),
    )
    expect(text).toContain('A &amp; B &lt;"\'&gt; 日本 😀')
  })

  it('is of the release each receiver takes: production, the playground, swissdamed', async () => {
    const version = async (submission: Promise<Submission>) => {
      const { id } = await submission
      await user.api.call(submissionsApi.validate, { id })
      return / version="([\d.]+)">/.exec((await xml(id)).text)?.[1]
    }
    expect(await version(createSubmission(user.api))).toBe('3.0.30')
    expect(await version(createSubmission(user.api, { targetCountries: ['CH'] }))).toBe('3.0.25')
    await decideSettings(hub, { eudamedEnvironment: 'playground' })
    expect(await version(createSubmission(user.api))).toBe('3.0.32')
    expect(await version(createSubmission(user.api, { targetCountries: ['CH'] }))).toBe('3.0.25')
    await decideSettings(hub, { eudamedEnvironment: 'production' })
  })

  it('takes the permission to export [S2-6-09]', async () => {
    const { id } = await createSubmission(user.api)
    const maker = await person(hub, ['manufacturer-user'])
    expect((await maker.api.get(`/api/submissions/${id}/xml`)).status).toBe(403)
    expect((await maker.api.post(`/api/submissions/${id}/generate-xml`)).status).toBe(403)
  })
})
