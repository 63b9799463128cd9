import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, type Person, person, unique, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Devices of a sheet under a Basic UDI-DI that is in use (decision D41). */

const code = '9521234MINIMAL13R'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

describe('a Basic UDI-DI that is in use', () => {
  it('says beforehand what its new devices take over, and gives it to them', async () => {
    const manufacturerName = unique('Maker')
    const held = await createMaster(user.api, { manufacturerName, udiDi: uniqueGtin() })
    const holder = await createSubmission(user.api, {
      masterDiId: held.id,
      ...{ basicUdiDi: code, riskClass: 'class-iia', manufacturerName, manufacturerSrn: 'DE-MF-000000009' },
      ...{ modelNumber: 'XQ-77', intendedUse: 'To hold', emdnCode: null },
    })
    const record = (riskClass: string | null) =>
      createMaster(user.api, { manufacturerName, udiDi: uniqueGtin(), riskClass, intendedUse: null })
    const records = [await record('class-iii'), await record(null)]
    const masterDiIds = records.map(({ id }) => id)
    const offered = await user.api.call(submissionsApi.basicUdiDis, {
      query: { masterDiId: masterDiIds[0] ?? 0, country: 'EU', search: 'xq-77' },
    })
    expect(offered.body).toMatchObject([{ code, riskClass: 'class-iia', devices: 1 }])

    const { body: sheet } = await user.api.call(submissionSheetsApi.create, { body: { masterDiIds } })
    const joining = await user.api.call(submissionSheetsApi.joining, {
      id: sheet.id,
      body: { basicUdiDi: code, masterDiIds },
    })
    expect(joining.body).toMatchObject({ submissions: 1, approved: 0 })
    expect(joining.body.taken).toEqual(
      expect.arrayContaining([
        { field: 'riskClass', label: 'Risk Class', text: 'Class IIa' },
        expect.objectContaining({ field: 'manufacturerSrn', text: 'DE-MF-000000009' }),
      ]),
    )
    expect(joining.body.otherwise).toMatchObject([
      { field: 'riskClass', text: 'Class IIa', said: 'Class III', devices: 1 },
    ])
    await user.api.call(submissionSheetsApi.group, {
      id: sheet.id,
      body: { groups: [{ name: 'One', basicUdiDi: code, masterDiIds }] },
    })
    const { body: made } = await user.api.call(submissionSheetsApi.makeDrafts, { id: sheet.id })
    expect(made.groups[0]?.devices.map(({ values }) => [values.riskClass, values.manufacturerSrn])).toEqual([
      ['class-iia', 'DE-MF-000000009'],
      ['class-iia', 'DE-MF-000000009'],
    ])
    expect((await user.api.call(submissionsApi.get, { id: holder.id })).body.riskClass).toBe('class-iia')
  })

  it('has nothing to give where it is new, and each device keeps what its record says', async () => {
    const brandName = unique('Brand')
    const records = [
      await createMaster(user.api, { brandName, udiDi: uniqueGtin(), riskClass: 'class-iii' }),
      await createMaster(user.api, { brandName, udiDi: uniqueGtin(), riskClass: 'class-i' }),
    ]
    const masterDiIds = records.map(({ id }) => id)
    const { body: sheet } = await user.api.call(submissionSheetsApi.create, { body: { masterDiIds } })
    const fresh = '1987654Ad4X4bL5ttr2310c2K'
    const joining = await user.api.call(submissionSheetsApi.joining, {
      id: sheet.id,
      body: { basicUdiDi: fresh, masterDiIds },
    })
    expect(joining.body).toMatchObject({ submissions: 0, taken: [], otherwise: [], added: [] })
    await user.api.call(submissionSheetsApi.group, {
      id: sheet.id,
      body: { groups: [{ name: 'One', basicUdiDi: fresh, masterDiIds }] },
    })
    const { body: made } = await user.api.call(submissionSheetsApi.makeDrafts, { id: sheet.id })
    expect(made.groups[0]?.devices.map(({ values }) => values.riskClass)).toEqual(['class-iii', 'class-i'])
  })
})
