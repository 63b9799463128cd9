import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Certification, certificationsApi } from '#core/contract/certifications.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { certificationInput, createCertification, createOperator } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { tellOfExpiry } from './expiry-notices.ts'

let hub: TestApp
let manager: Person
let operatorId = 0
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['regulatory-manager'])
  operatorId = (await createOperator(manager.api)).id
})
afterAll(() => hub.close())

const post = (body: unknown, id = operatorId) =>
  manager.api.post<Certification>(`/api/actors/${id}/certifications`, body)
const said = (issues: readonly { path: string; message: string }[] | undefined) =>
  Object.fromEntries((issues ?? []).map(({ path, message }) => [path, message]))

describe('a certification', () => {
  it('is stored with its operator [S3-2.14-12, S3-2.14-13, S3-3-47, S3-7-44]', async () => {
    const input = certificationInput()
    const { status, body } = await post(input)
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...input, operatorId, validity: 'valid', revision: 1 })
    expect((await post(certificationInput(), 2_000_000_000)).status).toBe(404)
  })

  it('needs type, number, body and issue date; the rest is optional [S3-5-36, S3-5-37, S3-5-38, S3-5-39, S3-5-40]', async () => {
    const { status, problem } = await post({})
    expect(status).toBe(400)
    expect(said(problem.issues)).toEqual({
      certificationType: 'Certification type is required',
      certificationNumber: 'Certification number is required',
      issuingBody: 'Issuing body is required',
      issueDate: 'Issue date is required',
    })
    const { body } = await post(certificationInput({ expiryDate: '', scope: null }))
    expect(body).toMatchObject({ expiryDate: null, scope: null, validity: 'no-expiry', daysLeft: null })
  })

  it.each([
    [{ issueDate: '2026-02-30' }, 'issueDate'],
    [{ issueDate: '2026-02-01', expiryDate: '2026-01-31' }, 'expiryDate'],
    [{ scope: 'x'.repeat(2001) }, 'scope'],
  ])('with %j is refused', async (values, path) => {
    const { problem } = await post(certificationInput(values))
    expect(problem.issues?.map((issue) => issue.path)).toEqual([path])
  })

  it('is changed, and deleted with the reason', async () => {
    const { id } = await createCertification(manager.api, operatorId)
    const { body } = await manager.api.call(certificationsApi.update, { id, body: { scope: 'More' } })
    expect(body).toMatchObject({ scope: 'More', revision: 2 })
    const stale = { id, body: { scope: 'Less', revision: 1 } }
    expect((await manager.api.call(certificationsApi.update, stale)).problem.type).toBe('stale_record')
    expect((await manager.api.delete(`/api/certifications/${id}`)).status).toBe(400)
    const gone = await manager.api.call(certificationsApi.delete, { id, body: { reason: 'Withdrawn' } })
    expect(gone.body).toMatchObject({ deleteReason: 'Withdrawn', abilities: { edit: false } })
    expect((await manager.api.call(certificationsApi.update, stale)).status).toBe(404)
  })
})

describe('the list of certifications', () => {
  it('says whose each is and how long it is valid, the first to end on top [S3-2.14-08]', async () => {
    const { id, name } = await createOperator(manager.api, { name: unique('Certified') })
    const ends: Record<string, string | null> = {
      expired: '2026-11-19',
      'within-30-days': '2026-12-20',
      'within-90-days': '2027-02-18',
      valid: '2027-02-19',
      'no-expiry': null,
    }
    for (const expiryDate of Object.values(ends).toReversed()) {
      await createCertification(manager.api, id, { expiryDate })
    }
    const { body } = await manager.api.call(certificationsApi.list, { query: { operatorId: id } })
    expect(body.map(({ validity, expiryDate }) => [validity, expiryDate])).toEqual(Object.entries(ends))
    expect(body.map(({ daysLeft }) => daysLeft)).toEqual([-1, 30, 90, 91, null])
    expect(new Set(body.map(({ operatorName }) => operatorName))).toEqual(new Set([name]))
    for (const validity of Object.keys(ends)) {
      const query = { operatorId: id, validity }
      const found = (await manager.api.call(certificationsApi.list, { query })).body
      expect(found.map((one) => one.validity)).toEqual([validity])
    }
    for (const validity of ['soon', '__proto__', 'constructor']) {
      const { status, total } = await manager.api.call(certificationsApi.list, { query: { validity } })
      expect([status, total]).toEqual([200, 0])
    }
    const search = { search: name ?? '' }
    expect((await manager.api.call(certificationsApi.list, { query: search })).total).toBe(5)
  })
})

describe('the end of a certification', () => {
  const told = async (of: Person) =>
    (await of.api.call(notificationsApi.list)).body.items
      .filter(({ title }) => title === 'Certification expires soon')
      .map(({ body }) => body)
  const at = (day: string) => tellOfExpiry(hub.hub, new Date(`${day}T06:00:00.000Z`))

  it('is told to those who manage operators, once at 90 and once at 30 days', async () => {
    const { id, name } = await createOperator(manager.api)
    const { id: own } = await createCertification(manager.api, id, {
      certificationNumber: 'QM-90',
      expiryDate: '2030-06-30',
    })
    const watcher = await person(hub, ['user'], ['manage-actors'])
    const other = await person(hub)
    await at('2030-03-31')
    expect(await told(watcher)).toEqual([])
    for (const day of ['2030-04-01', '2030-04-01', '2030-05-30']) await at(day)
    const first = `ISO 13485 QM-90 of ${name} expires in 90 days, on 2030-06-30`
    expect(await told(watcher)).toEqual([first])
    for (const day of ['2030-05-31', '2030-06-30', '2030-07-01']) await at(day)
    const second = `ISO 13485 QM-90 of ${name} expires in 30 days, on 2030-06-30`
    expect(await told(watcher)).toEqual([second, first])
    expect(await told(other)).toEqual([])
    // Of a new end they are told anew.
    await manager.api.call(certificationsApi.update, { id: own, body: { expiryDate: '2031-06-30' } })
    await at('2031-06-29')
    expect((await told(watcher))[0]).toContain('expires tomorrow')
    expect(await told(watcher)).toHaveLength(3)
  })
})
