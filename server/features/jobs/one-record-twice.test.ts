import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsApi } from '#core/contract/actors.ts'
import { auditApi } from '#core/contract/audit.ts'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { createMaster, decideSettings, type Person, person } from '#tests/factories.ts'
import { createOperator, trailOf } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Two rows of a file about one record: the second is judged by what the first has left (decision D34). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const upload = async (url: string, lines: readonly string[], who = user) =>
  (await who.api.upload<ImportResult>(url, lines.join('\n'))).body
const update = async (id: number) => (await user.api.call(jobsApi.update, { id, body: {} })).body
const changedMeanwhile = (row: number, field: string, label: string) => ({
  row,
  field,
  message: `${label} has been changed in the meantime. Upload the file again to see the current value.`,
})

describe('two rows about one device', () => {
  const read = async (id: number) => (await user.api.call(masterDiApi.get, { id })).body
  const updatesOf = async (masterDiId: number) => {
    const { body } = await user.api.call(auditApi.master, { query: { masterDiId } })
    return body.filter(({ action }) => action === 'updated').length
  }
  const devices = (lines: readonly string[]) => upload('/api/master-di/bulk-upload', lines)
  const uploadClasses = ({ deviceNumber }: MasterRecord) =>
    devices(['deviceNumber,riskClass', `${deviceNumber},IIa`, `${deviceNumber},IIb`])

  it('that contradict each other: the first is taken over, the second is told', async () => {
    const record = await createMaster(user.api, { riskClass: 'class-i' })
    const { jobId, updatable } = await uploadClasses(record)
    expect(updatable).toBe(2)
    const answer = await update(jobId)
    expect(answer).toMatchObject({ processed: 2, successful: 1, failed: 1 })
    expect(answer.errors).toMatchObject([changedMeanwhile(3, 'riskClass', 'Risk Class')])
    expect(await read(record.id)).toMatchObject({ riskClass: 'class-iia', revision: 2 })
    expect(await updatesOf(record.id)).toBe(1)
  })

  it('that say different things are both taken over, in one revision', async () => {
    const record = await createMaster(user.api, { riskClass: 'class-i', brandName: 'A' })
    const { deviceNumber } = record
    const { jobId } = await devices([
      'deviceNumber,riskClass,brandName,manufacturerSrn,singleUse',
      `${deviceNumber},IIa,,DE-MF-000000001,`,
      `${deviceNumber},,B,,yes`,
      `${deviceNumber},IIa,B,DE-MF-000000001,`,
    ])
    expect(await update(jobId)).toMatchObject({ processed: 3, successful: 2, skipped: 1, errors: [] })
    expect(await read(record.id)).toMatchObject({ riskClass: 'class-iia', brandName: 'B', revision: 2 })
    expect(await updatesOf(record.id)).toBe(1)
  })
})

it('two rows about one operator, by its SRN and by its name, are one change', async () => {
  const operator = await createOperator(user.api, { city: 'Berlin' })
  const { jobId } = await upload('/api/actors/bulk-upload?for=operators', [
    'actorType,name,srn,city',
    `manufacturer,${operator.name},${operator.srn},Hamburg`,
    `manufacturer,${operator.name},,Kiel`,
  ])
  const answer = await update(jobId)
  expect(answer).toMatchObject({ processed: 2, successful: 1, failed: 1 })
  expect(answer.errors).toMatchObject([changedMeanwhile(3, 'city', 'City')])
  const { body } = await user.api.call(actorsApi.get, { id: operator.id })
  expect(body).toMatchObject({ city: 'Hamburg', revision: 2 })
  const trail = await trailOf(user.api, 'operator', operator.id)
  expect(trail.filter(({ action }) => action === 'updated')).toHaveLength(1)
})

it('in the controlled way two rows about one active device open one draft', async () => {
  const writer = await person(hub)
  const { id, deviceNumber } = await createMaster(writer.api, { riskClass: 'class-i' })
  const lines = ['deviceNumber,riskClass,brandName', `${deviceNumber},IIa,`, `${deviceNumber},IIb,`]
  const { jobId } = await upload('/api/master-di/bulk-upload', [...lines, `${deviceNumber},,B`], writer)
  await decideSettings(hub, { wayOfWorking: 'controlled' })
  const { body } = await writer.api.call(jobsApi.update, { id: jobId, body: {} })
  expect(body).toMatchObject({ processed: 3, successful: 2, failed: 1 })
  const read = async (record: number) => (await writer.api.call(masterDiApi.get, { id: record })).body
  const { riskClass, openVersion } = await read(id)
  expect(riskClass).toBe('class-i')
  expect(await read(openVersion?.id ?? 0)).toMatchObject({
    versionNumber: '2.0-draft',
    status: 'draft',
    riskClass: 'class-iia',
    brandName: 'B',
    revision: 1,
  })
})
