import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorTypeCodes } from '#core/code-lists/operator-types.ts'
import { type Actor, actorsApi } from '#core/contract/actors.ts'
import { certificationsApi } from '#core/contract/certifications.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import {
  createCertification,
  createOperator,
  operatorInput,
  trailOf,
  uniqueSrn,
} from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let manager: Person
let reader: Person
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['regulatory-manager'])
  reader = await person(hub)
})
afterAll(() => hub.close())

const post = (body: unknown) => manager.api.post<Actor>('/api/actors', body)
const put = (id: number, body: unknown) => manager.api.put<Actor>(`/api/actors/${id}`, body)
const list = async (query: Record<string, unknown> = {}) =>
  (await reader.api.call(actorsApi.list, { query: query as object })).body
const said = (issues: readonly { path: string; message: string }[] | undefined) =>
  Object.fromEntries((issues ?? []).map(({ path, message }) => [path, message]))

describe('an economic operator', () => {
  it('is stored with its names, address and ways to reach it [S3-3-42, S3-3-43, S3-3-44, S3-3-45, S3-7-48]', async () => {
    const input = operatorInput({
      vatNumber: 'DE123456789',
      website: 'https://example.com',
      phone: '+49 30 1',
      contactPerson: 'Ada Lovelace',
      contactEmail: 'ada@example.com',
      prrcName: 'Grace Hopper',
      prrcEmail: 'grace@example.com',
      prrcPhone: '+49 30 2',
    })
    const { status, body } = await post(input)
    expect(status).toBe(201)
    for (const field of ['legalName', 'srn', 'address', 'city', 'postalCode', 'country', 'email'])
      expect([field, input[field]]).toEqual([field, expect.stringMatching(/./)])
    expect(body).toMatchObject({ ...input, revision: 1, createdByName: manager.name, findings: [] })
    expect(body.abilities).toEqual({ edit: true, delete: true })
  })

  it('is listed and read by everybody [S3-2.14-03, S3-7-41]', async () => {
    const input = operatorInput()
    const { body } = await post(input)
    const [listed] = await list({ search: String(input.name) })
    expect(listed).toEqual({ ...body, abilities: { edit: false, delete: false } })
    expect((await reader.api.call(actorsApi.get, { id: body.id })).body.name).toBe(input.name)
  })

  it.each(operatorTypeCodes)('may be a %s [S3-1-17, S3-3-41, S3-5-27]', async (actorType) => {
    const body = operatorInput({ actorType, srn: null })
    expect((await post(body)).body.actorType).toBe(actorType)
  })

  it('is of no other kind [S3-5-27]', async () => {
    const { problem } = await post(operatorInput({ actorType: 'wholesaler' }))
    expect(problem.issues?.map(({ path }) => path)).toEqual(['actorType'])
  })

  it('is active unless somebody says otherwise [S3-3-46]', async () => {
    for (const isActive of [undefined, null, true]) {
      expect((await post(operatorInput({ isActive }))).body.isActive).toBe(true)
    }
    const { body } = await post(operatorInput({ isActive: false }))
    expect(body.isActive).toBe(false)
    expect((await put(body.id, { isActive: true })).body).toMatchObject({ isActive: true, revision: 2 })
  })

  it('names every missing thing at once, in the specified words [S3-5-28, S3-5-29, S3-5-30, S3-5-31, S3-5-32]', async () => {
    const { status, problem } = await post({})
    expect(status).toBe(400)
    expect(said(problem.issues)).toEqual({
      actorType: 'Actor type is required',
      name: 'Actor name is required',
      legalName: 'Legal name is required',
      address: 'Address is required',
      city: 'City is required',
      postalCode: 'Postal code is required',
      country: 'Country is required',
      email: 'Valid email is required',
    })
  })

  it.each([
    [{ name: '  ' }, { name: 'Actor name is required' }],
    [{ country: 'D' }, { country: 'Country is required' }],
    [{ email: 'nowhere' }, { email: 'Valid email is required' }],
    [{ email: '', contactEmail: '' }, { email: 'Valid email is required' }],
    [{ contactEmail: 'a@b' }, { contactEmail: 'Valid contact email is required' }],
    [{ prrcEmail: 'a b@example.com' }, { prrcEmail: 'Valid email of the responsible person is required' }],
  ])('with %j is refused [S3-5-28, S3-5-33, S3-5-34, S3-5-35, S3-OPEN-31]', async (values, issues) => {
    expect(said((await post(operatorInput(values))).problem.issues)).toEqual(issues)
    const { id } = await createOperator(manager.api)
    expect(said((await put(id, values)).problem.issues)).toEqual(issues)
  })

  it('keeps countries by their ISO codes, and leaves the contact email optional [S3-3-43, S3-5-33, S3-5-35]', async () => {
    const { body } = await post(operatorInput({ country: 'UK', srn: null, contactEmail: '' }))
    expect(body).toMatchObject({ country: 'GB', contactEmail: null })
    expect(said((await post(operatorInput({ country: 'Atlantis' }))).problem.issues).country).toContain(
      'is not in the list',
    )
  })

  it.each([
    ['DE-MF-12', 'three'],
    ['de-mf-000000001', 'Letters are capitals'],
    ['QQ-MF-000000001', 'QQ is not a country code'],
    ['DE-XX-000000001', 'XX is not the role'],
    ['DE-AR-000000001', 'For the type Manufacturer it is MF or PR'],
    ['NA', 'Leave the SRN empty'],
  ])('with the SRN %s is refused with the reason', async (srn, reason) => {
    const words = said((await post(operatorInput({ srn }))).problem.issues).srn
    expect(words).toContain(reason === 'three' ? 'nine digits' : reason)
  })

  it.each([
    ['authorized-representative', 'AR'],
    ['importer', 'IM'],
    ['manufacturer', 'PR'],
  ])('of the kind %s has an SRN with %s', async (actorType, role) => {
    expect((await post(operatorInput({ actorType, srn: uniqueSrn(role) }))).status).toBe(201)
  })

  it('is told what may be wrong, and stored all the same', async () => {
    const elsewhere = await post(operatorInput({ country: 'FR', website: 'example' }))
    expect(elsewhere.body.findings).toEqual([
      { field: 'srn', message: 'The SRN is of DE, the address is in FR.' },
      { field: 'website', message: 'This does not look like a web address.' },
    ])
    const greek = await post(operatorInput({ country: 'GR', srn: uniqueSrn('MF', 'EL') }))
    expect(greek.body.findings).toEqual([])
    const distributor = await post(operatorInput({ actorType: 'distributor', srn: uniqueSrn('IM') }))
    expect(distributor.body.findings).toMatchObject([{ field: 'srn' }])
  })

  it('shares its SRN with no other of its kind', async () => {
    const { id, name, srn } = await createOperator(manager.api)
    const { status, problem } = await post(operatorInput({ srn }))
    expect([status, problem.type]).toEqual([409, 'duplicate_record'])
    expect(problem).toMatchObject({ message: `${name} already has the SRN ${srn}`, record: { id } })
    const other = await createOperator(manager.api)
    expect((await put(other.id, { srn })).status).toBe(409)
  })
})

describe('the defaults of a manufacturer', () => {
  it('are kept with it', async () => {
    const representative = await createOperator(manager.api, {
      actorType: 'authorized-representative',
      srn: uniqueSrn('AR'),
    })
    const defaults = {
      authorizedRepresentativeId: representative.id,
      issuingEntity: 'GS1',
      companyPrefix: '0952123',
      legislation: 'MDR',
      notifiedBodyNumber: '0123',
      notifiedBodyName: 'Example Notified Body',
      marketCountries: ['DE', 'FR'],
      nameLanguage: 'EN',
      storageHandlingConditions: [{ condition: 'SHC005' }],
    }
    expect((await post(operatorInput(defaults))).body).toMatchObject(defaults)
  })

  it.each([
    [{ authorizedRepresentativeSrn: 'DE-MF-000000001' }, 'authorizedRepresentativeSrn'],
    [{ authorizedRepresentativeId: 2_000_000_000 }, 'authorizedRepresentativeId'],
    [{ companyPrefix: '95-2' }, 'companyPrefix'],
    [{ companyPrefix: 'a123', issuingEntity: 'HIBCC' }, 'companyPrefix'],
    [{ notifiedBodyNumber: '123' }, 'notifiedBodyNumber'],
    [{ legislation: 'XYZ' }, 'legislation'],
    [{ marketCountries: ['US'] }, 'marketCountries.0'],
  ])('with %j are refused', async (values, path) => {
    const { problem } = await post(operatorInput(values))
    expect(problem.issues?.map((issue) => issue.path)).toEqual([path])
  })
})

describe('a change', () => {
  it('keeps what it does not name, and stands in the trail from and to [S3-2.14-10, S3-7-43]', async () => {
    const before = await createOperator(manager.api)
    const { body } = await put(before.id, { city: 'Hamburg', revision: 1 })
    expect(body).toMatchObject({ name: before.name, city: 'Hamburg', revision: 2 })
    const [entry] = await trailOf(manager.api, 'operator', before.id)
    expect(entry).toMatchObject({
      action: 'updated',
      changesData: { changes: [{ field: 'city', from: 'Berlin', to: 'Hamburg' }] },
    })
  })

  it('of nothing makes no revision', async () => {
    const before = await createOperator(manager.api)
    expect((await put(before.id, { name: before.name, isActive: null })).body).toEqual(before)
  })

  it('on a stale revision is refused with the operator as it is', async () => {
    const { id } = await createOperator(manager.api)
    await put(id, { city: 'Hamburg' })
    const { problem } = await put(id, { city: 'Bonn', revision: 1 })
    expect(problem).toMatchObject({ type: 'stale_record', record: { id, revision: 2, city: 'Hamburg' } })
  })
})

describe('deleting', () => {
  const remove = (id: number, reason?: string) =>
    manager.api.delete<Actor>(`/api/actors/${id}`, reason === undefined ? {} : { reason })

  it('takes an operator and its certifications out of sight, with the reason [S3-7-43]', async () => {
    const { id, name, srn } = await createOperator(manager.api)
    await createCertification(manager.api, id)
    expect(said((await remove(id)).problem.issues)).toEqual({ reason: 'Enter the reason for the deletion' })
    expect((await remove(id, '  ')).status).toBe(400)
    const { body } = await remove(id, 'Taken over')
    expect(body).toMatchObject({ id, deleteReason: 'Taken over', abilities: { edit: false, delete: false } })
    expect(await list({ search: name ?? '' })).toEqual([])
    const query = { operatorId: id }
    expect((await reader.api.call(certificationsApi.list, { query })).body).toEqual([])
    for (const answer of [await reader.api.get(`/api/actors/${id}`), await put(id, { city: 'Bonn' })]) {
      expect(answer.status).toBe(404)
    }
    // Its SRN is free again.
    expect((await post(operatorInput({ srn }))).status).toBe(201)
  })

  it('waits while manufacturers name it as their representative', async () => {
    const { id } = await createOperator(manager.api, {
      actorType: 'authorized-representative',
      srn: uniqueSrn('AR'),
    })
    const manufacturer = await createOperator(manager.api, { authorizedRepresentativeId: id })
    const { problem } = await remove(id, 'Closed')
    expect(problem).toMatchObject({ type: 'invalid_transition' })
    expect(problem.message).toContain(manufacturer.name)
  })
})

describe('the list', () => {
  it('is searched, filtered, sorted and exported [S3-2.14-03, S3-7-41, S3-OPEN-30]', async () => {
    const word = unique('Listed')
    for (const [name, values] of [
      ['B', { country: 'FR', srn: null }],
      ['A', { actorType: 'importer', srn: uniqueSrn('IM') }],
      ['C', { isActive: false }],
    ] as const) {
      await createOperator(manager.api, { name: `${word} ${name}`, ...values })
    }
    const names = async (query: Record<string, unknown>) =>
      (await list({ search: word, ...query })).map(({ name }) => name?.slice(-1)).join('')
    expect(await names({})).toBe('ABC')
    expect(await names({ sort: '-name' })).toBe('CBA')
    expect(await names({ type: 'importer' })).toBe('A')
    expect(await names({ type: ['importer', 'manufacturer'], country: 'DE' })).toBe('AC')
    expect(await names({ status: 'inactive' })).toBe('C')
    expect(await names({ sort: 'srn' })).toHaveLength(3)
    const fields = 'name,actorType,srn,country,isActive,abilities'
    const [first] = await list({ search: word, fields, limit: 1 })
    expect(Object.keys(first ?? {}).toSorted()).toEqual(['id', 'revision', ...fields.split(',')].toSorted())
    const { text } = await reader.api.get(`/api/actors/export?search=${word}`)
    const [header, ...rows] = text.trim().split('\r\n')
    expect(header).toContain('actorType,name,legalName,srn')
    expect(rows).toHaveLength(3)
  })
})

describe('operators and certifications', () => {
  it('are changed by those alone who manage actors [S3-6-31]', async () => {
    const { id } = await createOperator(manager.api)
    const own = await createCertification(manager.api, id)
    const { api } = await person(hub, ['user'], ['manage-actors'])
    expect((await api.put(`/api/actors/${id}`, { city: 'Bonn' })).status).toBe(200)
    for (const [method, url] of [
      ['POST', '/api/actors'],
      ['PUT', `/api/actors/${id}`],
      ['DELETE', `/api/actors/${id}`],
      ['POST', `/api/actors/${id}/certifications`],
      ['PUT', `/api/certifications/${own.id}`],
      ['DELETE', `/api/certifications/${own.id}`],
      ['POST', '/api/device-links'],
      ['POST', '/api/actors/bulk-upload'],
    ] as const) {
      const answer = await reader.api.raw({ method, url })
      expect([url, answer.status]).toEqual([url, 403])
    }
  })
})
