import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CountryUpload } from '#core/contract/country-upload.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import type { AnyDocument, FieldRow, FieldValue } from '#core/dictionary/field.ts'
import { writeCell } from '#core/imports/cell-writer.ts'
import { writeRows } from '#core/imports/rows-in-cell.ts'
import { marketModules } from '#core/markets/index.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { createMaster, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { completeSubmission } from '#tests/market-content.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The upload of submissions of one master record for a country (specification, document 3 section 2.4). */

let hub: TestApp
let user: Person
let master: MasterRecord
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
  master = await createMaster(user.api, {
    targetCountries: ['EU', 'US', 'SG'],
    riskClass: 'class-iii',
    intendedUse: 'Infusion',
  })
})
afterAll(() => hub.close())

const address = (country: string) => `/api/country-specific/bulk-upload/${country}`
const upload = (
  country: string,
  content: string,
  fields: Readonly<Record<string, string>> = {},
  name = 'rows.csv',
) =>
  user.api.uploadParts<ImportResult>(address(country), [
    ...Object.entries({ masterDiId: String(master.id), country, ...fields }).map(([part, text]) => ({
      name: part,
      content: text,
    })),
    { name: 'file', fileName: name, content },
  ])
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const csv = (columns: readonly string[], ...rows: readonly (readonly string[])[]) =>
  [columns, ...rows].map((cells) => cells.map(quoted).join(',')).join('\n')
const template = async (country: string) =>
  (await user.api.get(`${address(country)}/template`)).text.replace('\ufeff', '').trim().split(',')
const submissionsOf = async (country: string) =>
  (await user.api.call(submissionsApi.list, { query: { masterDiId: master.id, country } })).body

/** A whole row of a market's template, from its complete document. */
function rowOf({ template: columns, fields }: MarketModule, document: AnyDocument): string[] {
  return columns.map(({ field, column }) => {
    if (field === null) return 'Filled in'
    const value = document[field]
    const of = fields[field]
    if (of?.type !== 'group') return writeCell(value as FieldValue)
    const rows = (value ?? []) as readonly FieldRow[]
    if (column) return ''
    return writeRows(of, rows)
  })
}

describe.each(marketModules.map((market) => ({ code: market.code, market })))('$code', ({ code, market }) => {
  it('gives a template that goes up whole when it is filled in, and comes back as a draft', async () => {
    const columns = await template(code.toLowerCase())
    expect(columns).toEqual(market.template.map(({ name }) => name))
    const complete = await completeSubmission(code)
    const document = { ...complete, udiDi: uniqueGtin() }
    const { body } = await upload(code, csv(columns, rowOf(market, document)))
    expect(body).toMatchObject({ processed: 1, successful: 1, failed: 0, errors: [] })
    const made = (await submissionsOf(code)).find(({ udiDi }) => udiDi === document.udiDi)
    expect(made).toMatchObject({ status: 'draft', masterDiId: master.id, targetCountries: [code] })
    for (const [id, value] of Object.entries(document)) {
      if (market.fields[id]?.assigned) continue
      expect([id, (made as unknown as AnyDocument)[id]]).toEqual([id, value])
    }
    const again = await upload(code, csv(columns, rowOf(market, document)))
    expect(again.body).toMatchObject({ processed: 1, skipped: 1, failed: 0 })
  })

  it('names what is wrong by row, field and message, and saves the other rows [S3-2.4-05, S3-2.4-06, S3-3-13, S3-7-23]', async () => {
    const columns = ['udiDi', 'deviceName', 'riskClass', 'intendedUse', 'singleUse']
    const good = [uniqueGtin(), 'Pump', '', 'Infusion', 'yes']
    const bad = [uniqueGtin(), 'Pump', 'class-seven', 'Infusion', 'perhaps']
    const { body } = await upload(
      code,
      csv(columns, [...good.slice(0, 2), 'class-iii', ...good.slice(3)], bad),
    )
    expect(body).toMatchObject({ processed: 2, successful: 1, failed: 1 })
    const wrong = body.errors.filter(({ row }) => row === 3)
    expect(wrong.map(({ field }) => field)).toEqual(expect.arrayContaining(['riskClass', 'singleUse']))
    for (const { message } of wrong) expect(message.length).toBeGreaterThan(10)
  })
})

it.each([
  ['eu', 188, 'S3-9-46'],
  ['us', 45, 'S3-9-47'],
  ['ca', 35, 'S3-9-48'],
  ['au', 30, 'S3-9-49'],
  ['jp', 42, 'S3-9-50'],
  ['kr', 38, 'S3-9-51'],
  ['cn', 40, 'S3-9-52'],
  ['sg', 25, 'S3-9-53'],
  ['my', 28, 'S3-9-54'],
  ['sa', 32, 'S3-9-55'],
  ['ch', 35, 'S3-9-56'],
  ['gb', 40, 'S3-9-57'],
  ['tr', 30, 'S3-9-58'],
  ['eg', 25, 'S3-9-59'],
  ['ar', 22, 'S3-9-60'],
  ['co', 20, 'S3-9-61'],
  ['in', 35, 'S3-9-62'],
  ['br', 28, 'S3-9-63'],
  ['mx', 25, 'S3-9-64'],
  ['id', null, 'S3-9-65'],
  ['tw', null, 'S3-9-65'],
] as [string, number | null, string][])(
  'the upload for %s says %s attributes of the regulator, and takes a file [S3-9-66, %s]',
  async (country, attributes, _line) => {
    const { body } = await user.api.get<CountryUpload>(address(country))
    expect(body).toMatchObject({ attributes, columns: expect.any(Array) })
    const sent = await upload(country, csv(['udiDi'], [uniqueGtin()]))
    expect(sent.body).toMatchObject({ processed: 1, successful: 1 })
  },
)

describe('a row', () => {
  it('says nothing of what stands in the master record, and is known again by its UDI-DI [S3-OPEN-10]', async () => {
    const code = uniqueGtin()
    const first = await upload('JP', csv(['udiDi', 'jpJmdnCode'], [code, '70453000']))
    expect(first.body).toMatchObject({ successful: 1 })
    const made = (await submissionsOf('JP')).find(({ udiDi }) => udiDi === code)
    expect(made).toMatchObject({
      deviceName: master.deviceName,
      riskClass: 'class-iii',
      intendedUse: master.intendedUse,
      deviceNumber: master.deviceNumber,
    })
    const other = await upload('JP', csv(['udiDi', 'jpJmdnCode'], [code, '70453001']))
    expect(other.body).toMatchObject({ failed: 1, otherValues: 1, updatable: 1 })
    const job = `/api/jobs/${other.body.jobId}/updates`
    expect((await user.api.post(job, { changeReason: 'Corrected' })).body).toMatchObject({ successful: 1 })
    expect((await submissionsOf('JP')).filter(({ udiDi }) => udiDi === code)).toMatchObject([
      { jpJmdnCode: '70453001' },
    ])
  })

  it('leaves a class blank that the market does not have, and needs one then [S3-OPEN-06]', async () => {
    // Singapore offers I to III as well, so the class of the record stays; Brazil has no A to D.
    const ivd = await createMaster(user.api, {
      targetCountries: ['BR'],
      riskClass: 'class-c',
      intendedUse: 'Test',
    })
    const { body } = await upload('BR', csv(['udiDi'], [uniqueGtin()]), { masterDiId: String(ivd.id) })
    expect(body).toMatchObject({
      failed: 1,
      errors: [{ row: 2, field: 'riskClass', message: 'Risk class is required' }],
    })
  })

  it('fills one row of a table from columns of its own', async () => {
    const code = uniqueGtin()
    const columns = ['udiDi', 'basicUdiDi', 'certificateNumber', 'certificateExpiryDate']
    const { body } = await upload('eu', csv(columns, [code, 'EU-BASIC-1', 'CE-1', '2030-01-31']))
    expect(body).toMatchObject({ successful: 1 })
    expect((await submissionsOf('EU')).find(({ udiDi }) => udiDi === code)).toMatchObject({
      certificates: [{ certificateNumber: 'CE-1', expiryDate: '2030-01-31' }],
    })
  })
})

describe('what is wrong with a row', () => {
  it('is told by the columns of the file, not by the fields behind them', async () => {
    const singapore = await upload('SG', csv(['udiDi', 'quantityPerPackage'], [uniqueGtin(), 'many']))
    expect(singapore.body.errors).toMatchObject([{ row: 2, field: 'quantityPerPackage' }])
    const columns = ['udiDi', 'productCode', 'gudidEntryDate']
    const american = await upload('US', csv(columns, [uniqueGtin(), 'FRN', 'soon']))
    expect(american.body.errors).toMatchObject([{ row: 2, field: 'gudidEntryDate' }])
  })

  it('is told of texts no rule judges too', async () => {
    const columns = ['udiDi', 'basicUdiDi', 'notifiedBodyNumber', 'notifiedBodyCountry']
    const more = ['nominalSize', 'nominalSizeUnit', 'deviceSubstatus']
    const cells = (number: string, country: string, unit: string, substatus: string) => [
      ...[uniqueGtin(), 'EU-BASIC-2', number, country],
      ...['5', unit, substatus],
    ]
    const file = csv(
      [...columns, ...more],
      cells('01', 'ZZ', 'zz', 'foo'),
      cells('0123', 'de', 'mm', 'recalled'),
    )
    const { body } = await upload('eu', file)
    const told = body.findings.map(({ row, field }) => `${row} ${field}`)
    const expected = ['notifiedBodyNumber', 'notifiedBodyCountry', 'nominalSizeUnit', 'deviceSubstatus']
    expect(told).toEqual(expect.arrayContaining(expected.map((field) => `2 ${field}`)))
    expect(told.filter((one) => expected.includes(one.split(' ')[1] ?? '') && one.startsWith('3'))).toEqual(
      [],
    )
  })
})

describe('a row for the US', () => {
  it('keeps 510(k) and PMA apart by type, and reads the fields by either name [S3-OPEN-08]', async () => {
    const code = uniqueGtin()
    const columns = ['udiDi', 'productCode', 'catalogNumber', 'predicate510k', 'pmaNumber', 'deviceSize']
    const cells = [code, 'FRN', 'REF-1', 'K123456', 'P110042', 'Length|Millimeter|40; Width|Millimeter|8']
    const { body } = await upload('US', csv(columns, cells))
    expect(body).toMatchObject({ successful: 1, errors: [] })
    expect((await submissionsOf('US')).find(({ udiDi }) => udiDi === code)).toMatchObject({
      usFdaProductCode: 'FRN',
      catalogueNumber: 'REF-1',
      usPremarketSubmissions: [
        { number: 'K123456', type: 'PMN' },
        { number: 'P110042', type: 'PMA' },
      ],
      usDeviceSizes: [
        { sizeType: 'Length', unit: 'Millimeter', value: '40' },
        { sizeType: 'Width', unit: 'Millimeter', value: '8' },
      ],
    })
    const other = uniqueGtin()
    const byField = ['udiDi', 'usFdaProductCode', 'usFdaPremarketSubmissionNumber', 'pmaNumber']
    await upload('US', csv(byField, [other, 'MEA', 'K123456', '']))
    const made = (await submissionsOf('US')).find(({ udiDi }) => udiDi === other)
    expect(made).toMatchObject({ usFdaProductCode: 'MEA', usFdaPremarketSubmissionNumber: 'K123456' })
    expect(made).toMatchObject({ usPremarketSubmissions: [] })
  })

  it('names the column whose number is too long', async () => {
    const { body } = await upload('US', csv(['udiDi', 'pmaNumber'], [uniqueGtin(), 'P'.repeat(30)]))
    expect(body).toMatchObject({ failed: 1 })
    expect(body.errors[0]).toMatchObject({ row: 2 })
  })
})

describe('an upload is refused', () => {
  it('where the country is unknown, in the specified words [S3-2.4-07]', async () => {
    for (const answer of [await upload('xx', 'udiDi\n1'), await user.api.get(`${address('xx')}/template`)]) {
      expect(answer.status).toBe(404)
      expect(answer.problem?.message).toBe('Country "xx" not found. Please check the URL.')
    }
  })

  it('where it is no CSV, too large, or has no known column [S3-5-41, S3-5-42, S3-5-44, S3-9-43]', async () => {
    const excel = await upload('JP', 'x', {}, 'rows.xlsx')
    expect(excel.status).toBe(415)
    expect(excel.problem?.message).toBe('Please upload a CSV file')
    expect((await upload('JP', `udiDi\n${'1'.repeat(10 * 1024 * 1024)}`)).status).toBe(413)
    const unknown = await upload('JP', 'colour\nred')
    expect(unknown.status).toBe(400)
    expect(unknown.problem?.message).toContain('none of the columns of the template for Japan')
  })

  it('where it names no record, one that is not there, or another country [S3-7-22]', async () => {
    for (const [fields, path] of [
      [{ masterDiId: '' }, 'masterDiId'],
      [{ masterDiId: '999999' }, 'masterDiId'],
      [{ country: 'KR' }, 'country'],
    ] as const) {
      const { status, problem } = await upload('JP', 'udiDi\n1', fields)
      expect([status, problem?.issues?.[0]?.path]).toEqual([400, path])
    }
  })
})
