import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identifiersApi } from '#core/contract/identifiers.ts'
import { generateGmnFromUdiDi, generateHubBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { type Person, person, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  // Reading is enough (decision D3).
  user = await person(hub, ['quality-manager'])
})
afterAll(() => hub.close())

const { generateGmn, validateGmn, validateBasicUdiDi, validateUdiDi } = identifiersApi
/** GS1's own example. */
const gmn = '1987654Ad4X4bL5ttr2310c2K'

describe('the GMN generator', () => {
  it('makes a GMN and shows its parts [S1-1-10, S2-1-10, S2-2.12-02, S2-3-40, S2-7-23]', async () => {
    const body = { companyPrefix: '1987654', modelReference: 'Ad4X4bL5ttr2310c' }
    expect((await user.api.call(generateGmn, { body })).body).toEqual({
      gmn,
      isValid: true,
      components: { ...body, checkCharacterPair: '2K' },
      splitAssumed: false,
      message: null,
      expectedCheck: null,
      warnings: [],
    })
  })

  it.each([
    ['123', 'M', 'companyPrefix', 'Company prefix must be 4-12 digits', 'S2-5-19, S2-9-14'],
    ['1234567890123', 'M', 'companyPrefix', 'Company prefix must be 4-12 digits', 'S2-5-19, S2-9-14'],
    ['1234567', '', 'modelReference', 'Model reference is required', 'S2-5-20'],
    ['1234567', 'M'.repeat(24), 'modelReference', 'Model reference too long', 'S2-5-21, S2-9-15'],
    ['1234', 'M', 'modelReference', /6 to 23 characters together/, 'S2-5-22'],
    ['123456789012', 'M'.repeat(12), 'modelReference', /6 to 23 characters together/, 'S2-5-22'],
    ['1234567', 'Müller', 'modelReference', /ü/, 'S2-5-22'],
  ])('refuses %s and %s at %s: %s [%s]', async (companyPrefix, modelReference, path, message, _ids) => {
    const { status, problem } = await user.api.post('/api/gmn/generate', { companyPrefix, modelReference })
    expect(status).toBe(400)
    expect(problem.issues).toHaveLength(1)
    expect(problem.issues?.[0]?.path).toBe(path)
    expect(problem.issues?.[0]?.message).toMatch(message)
  })

  it('names everything that is wrong at once', async () => {
    const { problem } = await user.api.post('/api/gmn/generate', {})
    expect(problem.issues?.map(({ path }) => path)).toEqual(['companyPrefix', 'modelReference'])
  })
})

describe('the checks', () => {
  it('take a GMN of 6 to 25 characters; a wrong one is an answer [S2-2.12-03, S2-5-23, S2-7-24, S2-9-13]', async () => {
    expect((await user.api.call(validateGmn, { body: { gmn } })).body).toMatchObject({
      isValid: true,
      components: { companyPrefix: '1987654', checkCharacterPair: '2K' },
    })
    const wrong = (await user.api.call(validateGmn, { body: { gmn: `${gmn.slice(0, -1)}L` } })).body
    expect(wrong).toMatchObject({ isValid: false, expectedCheck: '2K' })
    expect(wrong.message).toBeTruthy()
    expect((await user.api.call(validateGmn, { body: { gmn: '123456' } })).body.isValid).toBe(false)
    for (const text of ['12345', '1'.repeat(26), '']) {
      expect((await user.api.post('/api/gmn/validate', { gmn: text })).problem.issues?.[0]?.path).toBe('gmn')
    }
  })

  it('take any Basic UDI-DI, and say whose it is [S2-2.12-05, S2-3-41, S2-5-24, S2-7-25]', async () => {
    const of = async (basicUdiDi: string) =>
      (await user.api.call(validateBasicUdiDi, { body: { basicUdiDi } })).body
    expect(await of(gmn)).toMatchObject({
      isValid: true,
      issuingEntity: 'GS1',
      acceptedByEudamed: true,
      components: { gmn, lotProduction: null, gmnComponents: { companyPrefix: '1987654' } },
    })
    const hubFormat = generateHubBasicUdiDi(uniqueGtin())
    expect(await of(hubFormat.value)).toMatchObject({
      isValid: true,
      acceptedByEudamed: false,
      components: { gmn: null, gmnComponents: null },
    })
    expect(await of('++A999MODELIDENTIFIER11S8')).toMatchObject({ isValid: true, issuingEntity: 'HIBCC' })
    expect(await of('PP12345ABCD.12345678.9004')).toMatchObject({ isValid: true, issuingEntity: 'IFA' })
    for (const text of ['x', '1', '😀', 'a'.repeat(500)]) {
      const { isValid, message } = await of(text)
      expect([isValid, typeof message]).toEqual([false, 'string'])
    }
    for (const text of ['', '\0', 5]) {
      expect((await user.api.post('/api/basic-udi-di/validate', { basicUdiDi: text })).status).toBe(400)
    }
  })

  it('read the lot of a whole UDI [S2-OPEN-28]', async () => {
    const whole = `(8013)${gmn}(10)LOT-7`
    const { body } = await user.api.call(validateBasicUdiDi, { body: { basicUdiDi: whole } })
    expect(body).toMatchObject({ isValid: true, components: { gmn, lotProduction: 'LOT-7' } })
    const ofDevice = `(01)${uniqueGtin()}(10)LOT-8`
    expect((await user.api.call(validateBasicUdiDi, { body: { basicUdiDi: ofDevice } })).body).toMatchObject({
      isValid: false,
      components: { gmn: null, lotProduction: 'LOT-8' },
    })
  })

  it('take any UDI-DI [S2-5-25, S2-OPEN-27]', async () => {
    const of = async (udiDi: string) => (await user.api.call(validateUdiDi, { body: { udiDi } })).body
    const gtin = uniqueGtin()
    expect(await of(gtin)).toMatchObject({ udiDi: gtin, isValid: true, issuingEntity: 'GS1', kind: 'gtin' })
    expect(await of(`(01)${gtin}`)).toMatchObject({
      isValid: false,
      message: expect.stringMatching(/^\(01\) introduces the UDI-DI/),
    })
    expect((await user.api.post('/api/udi-di/validate', {})).problem.issues?.[0]?.path).toBe('udiDi')
  })
})

it.each([identifiersApi.basicUdiDiFromUdiDi, identifiersApi.gmnFromUdiDi])(
  'a GMN comes of a GTIN, and none of a GTIN-8 [S2-7-21, S2-7-22]',
  async (endpoint) => {
    const udiDi = uniqueGtin()
    const { body } = await user.api.call(endpoint, { body: { udiDi } })
    expect(body.basicUdiDi).toBe(generateGmnFromUdiDi(udiDi).value)
    expect((await user.api.post(endpoint.path, { udiDi: '96385074' })).problem.issues?.[0]?.path).toBe(
      'udiDi',
    )
  },
)
