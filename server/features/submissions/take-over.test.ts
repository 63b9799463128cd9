import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorDefaultsApi } from '#core/contract/operator-defaults.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { complete as euComplete } from '#core/markets/eu/fixtures/complete.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A submission for a market whose data is that of another market's submission of the same device. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const defaults = async (id: number, country: string) =>
  (await user.api.call(operatorDefaultsApi.ofRecord, { id, query: { country } })).body
const create = async (masterDiId: number, market: string, fields: Readonly<Record<string, unknown>>) =>
  (await user.api.call(submissionsApi.create, { body: { ...fields, masterDiId, targetCountries: [market] } }))
    .body

it('is offered what the newest one says, and leaves as both files of swissdamed', async () => {
  const master = await createMaster(user.api, { targetCountries: ['EU', 'CH'] })
  expect((await defaults(master.id, 'CH')).takeOver).toBeNull()
  const { declarationsChecked: _, ...body } = euComplete
  const eu = await create(master.id, 'EU', { ...body, sterile: true, manufacturerName: 'Analytical Engines' })
  const { takeOver } = await defaults(master.id, 'CH')
  expect(takeOver).toMatchObject({
    submissionId: eu.id,
    country: 'EU',
    values: { basicUdiDi: body.basicUdiDi, manufacturerSrn: body.manufacturerSrn, sterile: true },
  })
  expect((await defaults(master.id, 'US')).takeOver).toBeNull()

  const made = await create(master.id, 'CH', { ...takeOver?.values, declarationsChecked: true })
  const validated = await user.api.call(submissionsApi.validate, { id: made.id })
  const issues = validated.body.validationResults?.issues ?? []
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
  const xml = await user.api.post(`/api/submissions/${made.id}/files/xml`)
  expect(xml.status).toBe(200)
  expect(xml.text).toContain('<m:Push')
  const json = await user.api.post<Record<string, unknown>>(`/api/submissions/${made.id}/files/json`)
  expect(json.status).toBe(200)
  expect(json.headers['content-type']).toContain('application/json')
  expect(json.headers['content-disposition']).toContain('CH-swissdamed-mdr-')
  expect(json.body).toMatchObject({
    basicUdi: { identifier: { diCode: body.basicUdiDi } },
    udiDi: { identifier: { diCode: body.udiDi }, sterile: true },
  })
})

it('hears what one of the formats has no place for, and gets the other', async () => {
  const master = await createMaster(user.api, { targetCountries: ['CH'] })
  const made = await create(master.id, 'CH', {
    ...euComplete,
    udiDi: '09521234000709',
    manufacturerName: 'Analytical Engines',
    clinicalSizes: [{ sizeType: 'CST19', precision: 'value', value: 3, unit: 'MU50' }],
  })
  await user.api.call(submissionsApi.validate, { id: made.id })
  const refused = await user.api.post(`/api/submissions/${made.id}/files/json`)
  expect(refused.problem).toMatchObject({ type: 'not_valid', issues: [{ path: 'clinicalSizes' }] })
  expect((await user.api.post(`/api/submissions/${made.id}/files/xml`)).status).toBe(200)
})
