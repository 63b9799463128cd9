import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsApi } from '#core/contract/actors.ts'
import { certificationsApi } from '#core/contract/certifications.ts'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { createCertification, createOperator, uniqueSrn } from '#tests/operator-factories.ts'
import { lookAt } from '#tests/preview-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Values of a file are taken over into operators and certifications as the form would take them, row by row. */

let hub: TestApp
let manager: Person
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const upload = async (noun: string, lines: readonly string[], by = manager) =>
  (await by.api.upload<ImportResult>(`/api/actors/bulk-upload?for=${noun}`, lines.join('\n'), `${noun}.csv`))
    .body
const update = async (id: number, by = manager) =>
  (await by.api.call(jobsApi.update, { id, body: { changeReason: 'As in the file' } })).body
const certifications = async (operatorId: number) =>
  (
    await manager.api.call(certificationsApi.list, {
      query: { operatorId, sort: 'certificationNumber' as const },
    })
  ).body

describe('an update of certifications', () => {
  const head = 'operatorSrn,certificationType,certificationNumber,expiryDate'
  const certified = async () => {
    const { id, srn } = await createOperator(manager.api)
    const dates = { issueDate: '2024-01-01', expiryDate: '2027-01-01' }
    const [one, two] = [unique('A'), unique('B')]
    const first = await createCertification(manager.api, id, { certificationNumber: one, ...dates })
    await createCertification(manager.api, id, { certificationNumber: two, ...dates })
    const rows = (...ends: readonly string[]) => [
      head,
      ...[one, two].map((number, at) => `${srn},ISO 13485,${number},${ends[at]}`),
    ]
    return { id, first, rows }
  }

  it('is not offered for a row the form would refuse', async () => {
    const { id, rows } = await certified()
    const { jobId, ...told } = await upload('certifications', rows('2023-01-01', '2028-01-01'))
    expect(told).toMatchObject({ otherValues: 2, updatable: 1 })
    const problems = (await manager.api.call(jobsApi.otherValues, { id: jobId })).body.map(
      ({ problem }) => problem,
    )
    expect(problems).toEqual(['The expiry date is before the issue date', null])
    expect(await update(jobId)).toMatchObject({ successful: 1, failed: 0 })
    expect((await certifications(id)).map(({ expiryDate }) => expiryDate)).toEqual([
      '2027-01-01',
      '2028-01-01',
    ])
  })

  it('refuses a row that has become wrong meanwhile, and takes the others over', async () => {
    const { id, first, rows } = await certified()
    const { jobId } = await upload('certifications', rows('2025-01-01', '2028-01-01'))
    const body = { issueDate: '2026-01-01' }
    expect((await manager.api.call(certificationsApi.update, { id: first.id, body })).status).toBe(200)
    const done = await update(jobId)
    expect(done).toMatchObject({ successful: 1, failed: 1 })
    expect(done.errors).toMatchObject([
      { row: 2, field: 'expiryDate', message: 'The expiry date is before the issue date' },
    ])
    expect((await certifications(id)).map(({ expiryDate }) => expiryDate)).toEqual([
      '2027-01-01',
      '2028-01-01',
    ])
  })
})

describe('an update of operators', () => {
  const head = 'actorType,name,srn,city'
  const named = async (name: string) =>
    (await manager.api.call(actorsApi.list, { query: { search: name } })).body[0]

  it('refuses a row whose SRN another operator has by now, and takes the others over', async () => {
    const srn = uniqueSrn()
    const [one, two] = [unique('Without'), unique('With')]
    await createOperator(manager.api, { name: one, srn: null })
    const { srn: own } = await createOperator(manager.api, { name: two })
    const { jobId } = await upload('operators', [
      head,
      `manufacturer,${one},${srn},Berlin`,
      `manufacturer,${two},${own},Hamburg`,
    ])
    const { name: quicker } = await createOperator(manager.api, { srn })
    const done = await update(jobId)
    expect(done).toMatchObject({ successful: 1, failed: 1 })
    expect(done.errors).toMatchObject([{ row: 2, field: 'srn', message: `${quicker} already has this SRN` }])
    expect([await named(one), await named(two)]).toMatchObject([{ srn: null }, { city: 'Hamburg' }])
  })
})

describe('a file that gives one SRN to two operators', () => {
  const problems = async (id: number) =>
    (await manager.api.call(jobsApi.otherValues, { id })).body.map(({ problem }) => problem)
  const pair = async (more = {}) => {
    const [one, two] = [unique('First'), unique('Second')]
    await createOperator(manager.api, { name: one, srn: null, ...more })
    await createOperator(manager.api, { name: two, srn: null })
    return [one, two] as const
  }
  const srnOf = async (name: string) =>
    (await manager.api.call(actorsApi.list, { query: { search: name } })).body[0]?.srn

  it('is told so at the upload, and only the first one is offered', async () => {
    const srn = uniqueSrn()
    const [one, two] = await pair()
    const { jobId, ...told } = await upload('operators', [
      'actorType,name,srn',
      `manufacturer,${one},${srn}`,
      `manufacturer,${two},${srn}`,
    ])
    expect(told).toMatchObject({ otherValues: 2, updatable: 1 })
    expect(await problems(jobId)).toEqual([null, `The file gives this SRN to ${one} as well`])
    const { status, problem } = await manager.api.call(jobsApi.update, { id: jobId, body: { rows: [3] } })
    expect([status, problem.message]).toEqual([400, 'Row 3 has no other values that could be updated'])
    expect(await update(jobId)).toMatchObject({ successful: 1, failed: 0 })
    expect([await srnOf(one), await srnOf(two)]).toEqual([srn, null])
  })

  it('is told so however far apart the rows are', async () => {
    const srn = uniqueSrn()
    const [one, two] = await pair()
    const between = Array.from({ length: 300 }, () => `manufacturer,${unique('Incomplete')},`)
    const rows = [`manufacturer,${one},${srn}`, ...between, `manufacturer,${two},${srn}`]
    const file = ['actorType,name,srn', ...rows]
    const check = await lookAt(manager.api, 'operators', file.join('\n'))
    expect(check.rows.filter(({ verdict }) => verdict === 'other-values')).toMatchObject([
      { row: 303, problems: [{ severity: 'warning', message: `The file gives this SRN to ${one} as well` }] },
    ])
    const { jobId, ...told } = await upload('operators', file)
    expect(told).toMatchObject({ otherValues: 2, updatable: 1 })
    expect(await problems(jobId)).toEqual([null, `The file gives this SRN to ${one} as well`])
  })

  it('offers it to the second one where the first cannot be updated', async () => {
    const srn = uniqueSrn()
    const [one, two] = await pair({ companyPrefix: '4012345' })
    const { jobId } = await upload('operators', [
      'actorType,name,srn,issuingEntity',
      `manufacturer,${one},${srn},HIBCC`,
      `manufacturer,${two},${srn},`,
    ])
    expect(await problems(jobId)).toEqual([expect.stringContaining('labeler code of HIBCC'), null])
    expect(await update(jobId)).toMatchObject({ successful: 1, failed: 0 })
    expect([await srnOf(one), await srnOf(two)]).toEqual([null, srn])
  })
})

describe('a file that says one thing twice', () => {
  it.each([
    ['00123', '123'],
    ['1E5', '100000'],
  ])('takes no number for a new one that a spreadsheet has made of %s', async (certificationNumber, made) => {
    const { id, srn } = await createOperator(manager.api)
    await createCertification(manager.api, id, { certificationNumber, issueDate: '2024-01-01' })
    const head = 'operatorSrn,certificationType,certificationNumber,issuingBody,issueDate'
    const { successful, errors } = await upload('certifications', [
      head,
      `${srn},ISO 13485,${made},TÜV,2024-01-01`,
      `${srn},ISO 14971,${made},TÜV,2024-01-01`,
    ])
    expect({ successful, errors }).toMatchObject({
      successful: 1,
      errors: [
        { row: 2, field: 'certificationNumber', message: expect.stringContaining(certificationNumber) },
      ],
    })
  })

  it('makes a certification once, whether its operator is named by SRN or by name', async () => {
    const { id, name, srn } = await createOperator(manager.api)
    const number = unique('T')
    const { successful, errors } = await upload('certifications', [
      'operatorSrn,operatorName,certificationType,certificationNumber,issuingBody,issueDate',
      `${srn},,ISO 13485,${number},Body,2025-01-01`,
      `,${name},ISO 13485,${number},Body,2025-01-01`,
    ])
    expect(successful).toBe(1)
    expect(errors).toMatchObject([{ row: 3, message: 'The same certification is already in row 2' }])
    expect(await certifications(id)).toHaveLength(1)
  })

  it('makes an operator once, with its SRN and without', async () => {
    const name = unique('Twice')
    const { successful, errors } = await upload('operators', [
      'actorType,name,legalName,srn,address,city,postalCode,country,email',
      `manufacturer,${name},${name} GmbH,${uniqueSrn()},Street 1,Berlin,10115,DE,a@example.com`,
      `manufacturer,${name},${name} GmbH,,Street 1,Berlin,10115,DE,a@example.com`,
    ])
    expect(successful).toBe(1)
    expect(errors).toMatchObject([{ row: 3, message: 'The same operator is already in row 2' }])
  })
})

describe('somebody who manages operators and edits no records', () => {
  it('updates and undoes what she uploaded', async () => {
    const her = await person(hub, ['quality-manager'], ['manage-actors'])
    const operator = await createOperator(manager.api)
    const { jobId } = await upload(
      'operators',
      ['actorType,name,srn,city', `manufacturer,${operator.name},${operator.srn},Hamburg`],
      her,
    )
    expect((await her.api.call(jobsApi.get, { id: jobId })).body.mayUpdate).toBe(true)
    const { jobId: updated } = await update(jobId, her)
    const undo = (id: number) => her.api.call(jobsApi.undo, { id, body: { reason: 'The wrong file' } })
    expect((await her.api.call(jobsApi.get, { id: updated })).body.undoable).toBe(1)
    expect((await undo(updated)).body).toMatchObject({ successful: 1, failed: 0 })
    const name = unique('New')
    const fresh = await upload(
      'operators',
      [
        'actorType,name,legalName,address,city,postalCode,country,email',
        `manufacturer,${name},${name} GmbH,Street 1,Berlin,10115,DE,a@example.com`,
      ],
      her,
    )
    expect((await her.api.call(jobsApi.get, { id: fresh.jobId })).body.undoable).toBe(1)
    expect((await undo(fresh.jobId)).body).toMatchObject({ successful: 1, failed: 0 })
  })
})
