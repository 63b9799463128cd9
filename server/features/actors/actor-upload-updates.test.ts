import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { certificationsApi } from '#core/contract/certifications.ts'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { createOperator, uniqueSrn } from '#tests/operator-factories.ts'
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

describe('a file that says one thing twice', () => {
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
