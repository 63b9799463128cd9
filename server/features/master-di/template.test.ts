import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { bulkTemplate, masterTemplateColumns } from '#core/imports/master-row.ts'
import { keptFields } from '#core/imports/template-fields.ts'
import { eu } from '#core/markets/eu/index.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The empty tables that are given out to be filled in. */

const url = '/api/master-di/bulk-upload'
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

describe('the template', () => {
  it.each([
    ['', masterTemplateColumns],
    ['?for=records', masterTemplateColumns],
    ['?for=bulk', bulkTemplate(keptFields(eu))],
  ])(
    '%s has the columns of the specification and can be sent back [S1-7.3-20, S1-9-23, S1-9-24, S3-2.5-03, S3-3-16]',
    async (query, columns) => {
      const answer = await user.api.get(`${url}/template${query}`)
      expect(answer.text).toBe(`\uFEFF${columns.join(',')}\r\n`)
      const cells: Record<string, string> = {
        deviceNumber: unique('N'),
        deviceName: 'n',
        manufacturerName: 'm',
        targetCountries: 'EU',
      }
      const file = answer.text + columns.map((name) => cells[name] ?? '').join(',')
      expect((await user.api.upload<ImportResult>(url, file)).body).toMatchObject({ successful: 1 })
    },
  )

  it('of the bulk page has every column of the lists, which are read in their own order too [S3-3-14, S3-3-15, S3-3-16, S3-7-19, S3-7-20]', async () => {
    const listed =
      'deviceNumber,versionNumber,deviceName,manufacturerName,riskClass,intendedUse,deviceDescription,deviceFamily,modelNumber,brandName,catalogueNumber,singleUse,sterile,implantableDevice,activeDevice,packagingType,shelfLife,storageConditions,quantityPerPackage,containsLatex,containsMedicinalSubstance,containsAnimalTissue,containsHumanTissue,containsNanoMaterial,softwareDevice,measuringFunction,reusableDevice,targetCountries,changeReason'
    const columns = (await user.api.get(`${url}/template?for=bulk`)).text.trim().split(',')
    const specified = [...new Set([...listed.split(','), 'parentId', 'status'])]
    expect(columns.slice(0, specified.length).toSorted()).toEqual(specified.toSorted())
    const further =
      'udiDi,emdnCode,manufacturerSrn,basicUdiDi,tradeNames,productionIdentifiers,deviceStatus,marketAvailability'
    expect(columns.slice(specified.length)).toEqual(expect.arrayContaining(further.split(',')))
    expect(new Set(columns).size).toBe(columns.length)

    const deviceNumber = unique('N')
    const values =
      'Pump,Maker,class-iia,Infusion,Pumps,Pumps,M-1,Brand,C-1,true,false,yes,no,Box,24,Dry,5,false,false,false,false,false,true,false,true,"EU,US",First'
    const bad = 'Pump,Maker,class-nine'
    const file = [listed, `${deviceNumber},1.0,${values}`, `${unique('N')},1.0,${bad}`].join('\n')
    const { body } = await user.api.upload<ImportResult>(url, file)
    expect(body).toMatchObject({ processed: 2, successful: 1, failed: 1 })
    expect(body.errors[0]).toMatchObject({ row: 3, field: 'riskClass', message: expect.any(String) })
    const query = { deviceNumber }
    const [made] = (await user.api.call(masterDiApi.list, { query })).body
    expect(made).toMatchObject({
      riskClass: 'class-iia',
      intendedUse: 'Infusion',
      implantableDevice: true,
      activeDevice: false,
      quantityPerPackage: 5,
      reusableDevice: true,
      targetCountries: ['EU', 'US'],
    })
  })

  it('keeps what it says for submissions with the record, and takes another value only when asked to', async () => {
    const deviceNumber = unique('N')
    const file = (srn: string) =>
      'deviceNumber,deviceName,manufacturerName,targetCountries,manufacturerSrn,productionIdentifiers\n' +
      `${deviceNumber},Pump,Maker,EU,${srn},Lot; serial number\n`
    const send = async (srn: string) => (await user.api.upload<ImportResult>(url, file(srn))).body
    const kept = async () =>
      (await user.api.call(masterDiApi.list, { query: { deviceNumber } })).body[0]?.sourceData
    expect(await send('DE-MF-000000001')).toMatchObject({ successful: 1, unreadColumns: [] })
    expect(await send('DE-MF-000000001')).toMatchObject({ skipped: 1 })
    const { jobId, ...again } = await send('DE-MF-000000002')
    expect(again.errors).toMatchObject([{ field: 'manufacturerSrn', kind: 'other-values' }])
    expect(await kept()).toMatchObject({ template: { manufacturerSrn: 'DE-MF-000000001' } })
    const update = { id: jobId, body: { changeReason: 'New SRN' } }
    expect((await user.api.call(jobsApi.update, update)).body).toMatchObject({ successful: 1 })
    expect(await kept()).toEqual({
      template: {
        manufacturerSrn: 'DE-MF-000000002',
        productionIdentifiers: 'BATCH_NUMBER; SERIALISATION_NUMBER',
      },
    })
  })

  it('is refused for anything else', async () => {
    expect((await user.api.get(`${url}/template?for=nobody`)).status).toBe(400)
    expect((await user.api.get(`${url}/template?x=1`)).status).toBe(400)
  })
})
