import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Values that cannot be right are told per row of an import, and counted (decision D35). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

it('an import says which rows it saved with values that cannot be right', async () => {
  const rows = [
    'deviceNumber,deviceName,manufacturerName,targetCountries,udiDi,emdnCode,storageTemperatureMin,storageTemperatureMax',
    'F-1,Pump,Maker,EU,09521234000013,A0101010102,2,8',
    'F-2,Pump,Maker,EU,09521234000014,A010,8,2',
    'F-3,,Maker,EU,09521234000014,A010,8,2',
  ]
  const { body } = await user.api.upload<ImportResult>('/api/master-di/bulk-upload', rows.join('\n'))
  expect(body).toMatchObject({ successful: 2, failed: 1, rowsWithFindings: 1, errorCount: 1 })
  expect(body.findings.map(({ row, field }) => [row, field])).toEqual([
    [3, 'udiDi'],
    [3, 'emdnCode'],
    [3, 'storageTemperatureMin'],
  ])
  const { body: job } = await user.api.call(jobsApi.get, { id: body.jobId })
  expect(job.findings).toEqual(body.findings)
  // What was refused or unchanged says nothing.
  const again = await user.api.upload<ImportResult>('/api/master-di/bulk-upload', rows.slice(0, 3).join('\n'))
  expect(again.body).toMatchObject({ skipped: 2, rowsWithFindings: 0, findings: [] })
})

it('a record with the highest version number there can be offers no further one', async () => {
  const record = await createMaster(user.api, { versionNumber: '999999.0' })
  const { body } = await user.api.call(masterDiApi.get, { id: record.id })
  expect(body.abilities.createVersion).toBe(false)
})
