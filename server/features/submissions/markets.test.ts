import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readinessApi } from '#core/contract/readiness.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { complete as cnComplete } from '#core/markets/cn/fixtures/complete.ts'
import { complete as usComplete } from '#core/markets/us/fixtures/complete.ts'
import { zz } from '#tests/another-market.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Submissions of markets other than the EU, and of one the hub has never heard of. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp({ markets: [zz] })
  user = await person(hub)
})
afterAll(() => hub.close())

const create = async (market: string, fields: Readonly<Record<string, unknown>>) =>
  (await user.api.call(submissionsApi.create, { body: { ...fields, targetCountries: [market] } })).body
/** Without what every published record is told. */
const findings = async (id: number) => {
  const { body } = await user.api.call(submissionsApi.validate, { id })
  return (body.validationResults?.issues ?? []).flatMap(({ ruleId, ruleSet, field }) =>
    ruleId === 'GUDID-GRACE' ? [] : [{ ruleId, ruleSet, field }],
  )
}

describe('a market of one folder and one line', () => {
  it('hears of its own rules only, keeps its own field and gives its own file', async () => {
    const made = await create('ZZ', { deviceName: 'Pump', zzPermit: '7', riskClass: 'class-ii' })
    expect(made).toMatchObject({
      targetCountries: ['ZZ'],
      zzPermit: '7',
      files: [{ id: 'csv', format: 'csv' }],
    })
    expect(await findings(made.id)).toEqual([
      { ruleId: 'FIELD-REQUIRED', ruleSet: 'fields', field: 'udiDi' },
      { ruleId: 'ZZ-1', ruleSet: 'zz', field: 'zzPermit' },
    ])
    const body = { zzPermit: 'ZZ-7', udiDi: '=1+1' }
    await user.api.call(submissionsApi.update, { id: made.id, body })
    expect(await findings(made.id)).toEqual([])
    const file = await user.api.post(`/api/submissions/${made.id}/files/csv`)
    expect(file.headers['content-disposition']).toContain(`ZZ-REGISTER-${made.id}.csv`)
    expect(file.text).toBe("\uFEFFdi,permit\r\n'=1+1,ZZ-7\r\n")
  })

  it('reads its own fields as strictly as the shared ones, all at once', async () => {
    const body = { zzPermit: 'x'.repeat(21), deviceName: '', targetCountries: ['ZZ'] }
    const refused = await user.api.post('/api/submissions', body)
    expect(refused.status).toBe(400)
    expect(refused.problem).toMatchObject({
      issues: [
        { path: 'zzPermit', message: 'At most 20 characters' },
        { path: 'deviceName', message: 'Device name is required' },
      ],
    })
  })

  it('is told when a UDI-DI is taken, and has no XML', async () => {
    const udiDi = '09521234000303'
    const first = await create('ZZ', { deviceName: 'One', udiDi, zzPermit: 'ZZ-1' })
    const second = await create('ZZ', { deviceName: 'Two', udiDi, zzPermit: 'ZZ-2' })
    expect(await findings(second.id)).toEqual([{ ruleId: 'BR-003', ruleSet: 'hub', field: 'udiDi' }])
    expect((await user.api.get(`/api/submissions/${first.id}/xml`)).status).toBe(404)
  })
})

describe('the fields of one market', () => {
  it('are ignored by another', async () => {
    const made = await create('US', {
      deviceName: 'Pump',
      zzPermit: 'ZZ-1',
      cnUdiId: 'x',
      usFdaProductCode: 'FRN',
    })
    expect(made).not.toHaveProperty('zzPermit')
    expect(made).not.toHaveProperty('cnUdiId')
    expect(made).toHaveProperty('usFdaProductCode', 'FRN')
  })
})

describe.each([
  ['US', usComplete, 'udiDi', 'ACCESSGUDID-RELEASE'],
  ['CN', cnComplete, 'cnProductName', 'WORKSHEET'],
] as const)('a submission for %s', (market, complete, needed, service) => {
  it('is validated by its own rules, and leaves as a file', async () => {
    const { id } = await create(market, {
      ...complete,
      deviceDescription: '输液泵',
      udiDi: `0952123400${market === 'US' ? '0402' : '0501'}`,
    })
    expect(await findings(id)).toEqual([])
    const file = await user.api.post(`/api/submissions/${id}/files/csv`)
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.headers['content-disposition']).toContain(`${market}-${service}-${id}.csv`)
    const { body } = await user.api.call(submissionsApi.update, { id, body: { [needed]: null } })
    expect(body.status).toBe('draft')
    expect(await findings(id)).toContainEqual({ ruleId: 'FIELD-REQUIRED', ruleSet: 'fields', field: needed })
    const refused = await user.api.post(`/api/submissions/${id}/files/csv`)
    expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('not_valid') })
  })
})

it('a class II device in the US hears nothing of European rules', async () => {
  const master = await createMaster(user.api)
  const { id } = await create('US', {
    deviceName: 'Pump',
    riskClass: 'class-ii',
    intendedUse: 'Delivers fluids.',
    masterDiId: master.id,
  })
  const sets = new Set((await findings(id)).map(({ ruleSet }) => ruleSet))
  expect([...sets].filter((set) => !['fields', 'gudid', 'hub'].includes(set))).toEqual([])
  expect((await findings(id)).map(({ field }) => field)).not.toContain('emdnCode')
  expect((await findings(id)).map(({ ruleId }) => ruleId)).not.toContain('BR-203')
})

describe('a declaration nobody has made', () => {
  it('keeps the file back until it is answered, and a tick answers what is open with no', async () => {
    const { declarationsChecked: _, ...undeclared } = usComplete
    const made = await create('US', { ...undeclared, udiDi: '09521234000600', sterile: true })
    expect(made.notStated).toEqual(expect.arrayContaining(['singleUse', 'kit', 'containsLatex']))
    expect((await findings(made.id)).map(({ ruleId }) => ruleId)).toEqual(['HUB-DECL'])
    const refused = await user.api.post(`/api/submissions/${made.id}/files/csv`)
    expect(refused.problem).toMatchObject({ type: 'not_valid' })
    const open = refused.problem.issues?.map(({ path }) => path)
    expect(open).toEqual(expect.arrayContaining(['singleUse', 'kit', 'containsLatex', 'sterilizeBeforeUse']))
    expect(open).not.toContain('sterile')

    const body = { containsLatex: true, declarationsChecked: true }
    const ticked = (await user.api.call(submissionsApi.update, { id: made.id, body })).body
    expect(ticked).toMatchObject({ containsLatex: true, sterile: true, singleUse: false, kit: false })
    expect(ticked.notStated).not.toContain('kit')
    expect(await findings(made.id)).toEqual([])
    const file = await user.api.post(`/api/submissions/${made.id}/files/csv`)
    expect(file.text).toContain('true')
  })
})

describe('how far a record is', () => {
  it('is told for each market: by its submission, else by what copying would fill', async () => {
    const master = await createMaster(user.api, {
      targetCountries: ['EU', 'US', 'JP'],
      brandName: 'Difference',
      modelNumber: 'DE-200',
    })
    const read = async () => (await user.api.call(readinessApi.ofRecord, { id: master.id })).body
    const [eu, us, jp] = await read()
    expect(eu).toMatchObject({ country: 'EU', submissionId: null, status: null, standing: null })
    expect(eu?.missing.map(({ field }) => field)).toEqual(expect.arrayContaining(['emdnCode', 'sterile']))
    expect(eu?.missing.length).toBeLessThan(eu?.needed ?? 0)
    expect(us?.missing.map(({ field }) => field)).not.toContain('brandName')
    expect(us?.missing).toContainEqual({ field: 'usFdaProductCode', label: 'FDA Product Code' })
    expect(jp).toEqual({
      country: 'JP',
      reasons: ['target'],
      stage: 'not-begun',
      others: 0,
      wrong: 0,
      behind: 0,
      submissionId: null,
      status: null,
      standing: null,
      isRegistered: false,
      publishedOn: null,
      noLongerPlaced: false,
      toBeConfirmed: false,
      needed: 5,
      missing: [
        { field: 'udiDi', label: 'UDI-DI' },
        { field: 'riskClass', label: 'Risk Class' },
        { field: 'intendedUse', label: 'Intended Use' },
      ],
    })

    const { id } = await create('US', { ...usComplete, udiDi: '09521234000709', masterDiId: master.id })
    expect((await read())[1]).toMatchObject({ country: 'US', submissionId: id, status: 'draft', missing: [] })
  })

  it('is asked of a record there is', async () => {
    expect((await user.api.get('/api/master-di/999999/readiness')).status).toBe(404)
  })
})

it('a workbook is one, and is kept byte by byte as it left', async () => {
  const { id } = await create('CN', { ...cnComplete, deviceDescription: '输液泵', udiDi: '09521234000518' })
  expect(await findings(id)).toEqual([])
  const file = await user.api.post(`/api/submissions/${id}/files/xlsx`)
  expect(file.headers['content-type']).toContain('spreadsheetml')
  expect(file.text.slice(0, 2)).toBe('PK')
  const { body } = await user.api.get<{ id: number; fileName: string }[]>(
    '/api/export/files?search=CN-WORKSHEET',
  )
  const kept = body.find(({ fileName }) => fileName === `CN-WORKSHEET-${id}.xlsx`)
  const again = await user.api.get(`/api/export/files/${kept?.id}/content`)
  expect(again.headers['content-type']).toContain('spreadsheetml')
  expect(again.text).toBe(file.text)
})

it('a submission for China keeps its six fields [S3-3-12]', async () => {
  const six = {
    cnUdiId: '0952123400001320260215',
    cnNmpaRegistrationNumber: '国械注进20263140001',
    cnDeviceClassification: '14-02-01',
    cnManufacturerLicense: 'L-1',
    cnImportRegistrationNumber: 'I-1',
    cnProductStandard: 'YY 0001',
  }
  const { id } = await create('CN', { ...cnComplete, ...six, udiDi: '09521234000525' })
  expect((await user.api.call(submissionsApi.get, { id })).body).toMatchObject(six)
})
