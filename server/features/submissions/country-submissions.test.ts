import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What a submission for one country holds (specification, document 3 sections 3 and 7). */
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const post = (body: Record<string, unknown>) => user.api.post<Submission>('/api/submissions', body)

describe('a submission for a country', () => {
  const copied = {
    ...{ deviceName: 'Pump', manufacturerName: 'Maker', riskClass: 'class-iib', intendedUse: 'Infusion' },
    ...{ deviceDescription: 'A pump', modelNumber: 'M-1', brandName: 'Brand', catalogueNumber: '001' },
  }
  const eu = {
    ...{ manufacturerSrn: 'DE-MF-000012345', authorizedRepresentativeName: 'Babbage GmbH' },
    ...{ notifiedBodyNumber: '0123', conformityAssessmentProcedure: 'annex-ii' },
    ...{ clinicalEvaluation: 'By literature', postMarketSurveillance: 'PSUR', vigilanceReporting: 'By mail' },
  }
  const codes = {
    ...{ basicUdiDi: '9521234MINIMAL13R', euEudamedId: 'D-0952123400001', submissionDate: '2026-05-28' },
  }
  let master: MasterRecord
  let made: Submission

  it('is made of a record for one country, and answered with 201 [S3-1-02, S3-7-16, S3-7-17]', async () => {
    master = await createMaster(user.api, { targetCountries: ['EU', 'US'] })
    const of = { masterDiId: master.id, targetCountries: ['EU'] }
    const { status, body } = await post({ ...copied, ...eu, ...codes, ...of, status: 'approved-eudamed' })
    expect(status).toBe(201)
    made = (await user.api.call(submissionsApi.get, { id: body.id })).body
    expect(made).toMatchObject({ ...of, id: body.id })
  })

  it('carries what was copied, its record, its country and its codes [S3-3-05, S3-3-06, S3-3-09]', () => {
    const { id, deviceNumber, versionNumber } = master
    const ofRecord = { masterDiId: id, deviceNumber, versionNumber, targetCountries: ['EU'] }
    expect(made).toMatchObject({ id: expect.any(Number), ...copied, ...ofRecord, ...codes })
  })

  it('keeps the fields of the EU [S3-3-10]', () => expect(made).toMatchObject(eu))

  it('is a draft, whatever the client says [S3-3-08, S3-4-09]', () => expect(made.status).toBe('draft'))

  it('is listed by its record and its country [S3-7-15]', async () => {
    await post({ ...copied, masterDiId: master.id, targetCountries: ['US'] })
    const query = { masterDiId: master.id, country: 'EU' }
    const { body } = await user.api.call(submissionsApi.list, { query })
    expect(body).toEqual([expect.objectContaining({ id: made.id, targetCountries: ['EU'] })])
  })

  it('needs risk class and intended use [S3-5-56, S3-5-57]', async () => {
    const { id } = await createMaster(user.api)
    for (const country of ['EU', 'US', 'CN', 'JP']) {
      const { status, problem } = await post({ masterDiId: id, deviceName: 'n', targetCountries: [country] })
      expect([status, problem.issues?.map(({ path }) => path).sort()]).toEqual([
        400,
        ['intendedUse', 'riskClass'],
      ])
    }
  })

  it('keeps the fields of the US [S3-3-11]', async () => {
    const us = {
      ...{ usFdaGudidId: 'G-1', usFdaEstablishmentNumber: '3001234567', usFdaDeviceListingNumber: 'D123456' },
      ...{ usFdaPremarketSubmissionNumber: 'K123456', usFdaProductCode: 'FRN', usFdaClassification: '2' },
    }
    const { id } = await createMaster(user.api, { targetCountries: ['US'] })
    const of = { masterDiId: id, deviceName: 'Pump', riskClass: 'class-ii', intendedUse: 'Infusion' }
    const made = await post({ ...of, ...us, targetCountries: ['US'] })
    expect(made.status).toBe(201)
    expect((await user.api.call(submissionsApi.get, { id: made.body.id })).body).toMatchObject(us)
  })
})
