import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { eu } from '#core/markets/eu/index.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { createOperator } from '#tests/operator-factories.ts'
import { fileOf, filledIn, kindsOfDevices } from '#tests/template-rows.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Templates filled in with nothing but their columns lead to submissions EUDAMED takes (decision D71). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  const admin = await person(hub, ['admin'])
  user = await person(hub)
  for (const srn of ['DE-MF-000000001', 'BE-PR-000000003']) {
    await createOperator(admin.api, { name: `Maker ${srn}`, legalName: `Maker ${srn}`, srn })
  }
})
afterAll(() => hub.close())

const columnsOf = async (address: string) =>
  (await user.api.get(address)).text.replace('\ufeff', '').trim().split(',')

const upload = async (address: string, file: string) => {
  const { body } = await user.api.upload<ImportResult>(address, file)
  expect([body.errors, body.findings, body.unreadColumns]).toEqual([[], [], []])
  return body
}

const problemsOf = async (id: number) => {
  const { body } = await user.api.call(submissionsApi.validate, { id })
  const { validationResults: results } = body
  return {
    errors: results?.issues.flatMap(({ field, message, severity }) =>
      severity === 'error' ? [`${field}: ${message}`] : [],
    ),
    schemaValid: results?.schemaValid,
  }
}
const isFine = { errors: [], schemaValid: true }

describe.each(kindsOfDevices)('%s', (_name, given) => {
  it('is valid as a row of the submissions template', async () => {
    const address = '/api/submissions/bulk-upload'
    const row = filledIn(eu, given)
    const file = fileOf(eu, await columnsOf(`${address}/template`), [row])
    expect(await upload(address, file)).toMatchObject({ successful: 1 })
    const query = { search: String(row.deviceName) }
    const [made] = (await user.api.call(submissionsApi.list, { query })).body as Submission[]
    expect(await problemsOf(made?.id ?? 0)).toEqual(isFine)
  })

  it('is valid as a row of the bulk template of records, after Copy to EU', async () => {
    const address = '/api/master-di/bulk-upload'
    const { manufacturerSrn, packProducerActorId, ...row } = filledIn(eu, given)
    const srn = String(manufacturerSrn ?? packProducerActorId)
    const name = `Maker ${srn}`
    const deviceNumber = unique('N')
    const columns = await columnsOf(`${address}/template?for=bulk`)
    const more = () => ({ deviceNumber, manufacturerName: name, targetCountries: 'EU' })
    const whole: AnyDocument = { ...row, intendedUse: 'As its instructions say' }
    expect(await upload(address, fileOf(eu, columns, [whole], more))).toMatchObject({ successful: 1 })
    const [record] = (await user.api.call(masterDiApi.list, { query: { deviceNumber } })).body
    const copies = { masterDiIds: [record?.id ?? 0], countries: ['EU'] }
    const [copied] = (await user.api.call(submissionCopiesApi.copy, { body: copies })).body
    expect(copied).toMatchObject({ made: 1, refused: [] })
    const query = { masterDiId: record?.id ?? 0, country: 'EU' }
    const [made] = (await user.api.call(submissionsApi.list, { query })).body as Submission[]
    expect(await problemsOf(made?.id ?? 0)).toEqual(isFine)
  })
})
