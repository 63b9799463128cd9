import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorsApi } from '#core/contract/actors.ts'
import { certificationsApi } from '#core/contract/certifications.ts'
import { type ImportResult, jobsApi } from '#core/contract/imports.ts'
import { certificationTemplateColumns } from '#core/imports/certification-row.ts'
import { operatorTemplateColumns } from '#core/imports/operator-row.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { createOperator, uniqueSrn } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let manager: Person
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const upload = async (lines: readonly string[], noun = 'operators', fileName = 'operators.csv') =>
  manager.api.upload<ImportResult>(`/api/actors/bulk-upload?for=${noun}`, lines.join('\n'), fileName)
const header = 'actorType,name,legalName,srn,address,city,postalCode,country,email'
const row = (name: string, values: Record<string, string> = {}) => {
  const usual: Record<string, string> = {
    actorType: 'manufacturer',
    name,
    legalName: `${name} GmbH`,
    srn: uniqueSrn(),
    address: 'Hauptstraße 1',
    city: 'Berlin',
    postalCode: '10115',
    country: 'DE',
    email: 'a@example.com',
  }
  return header
    .split(',')
    .map((column) => values[column] ?? usual[column])
    .join(',')
}

describe('the templates', () => {
  it.each([
    ['operators', operatorTemplateColumns],
    ['certifications', certificationTemplateColumns],
  ] as const)('of %s has the columns that are read [S3-2.14-05, S3-OPEN-30]', async (noun, columns) => {
    const { text } = await manager.api.get(`/api/actors/bulk-upload/template?for=${noun}`)
    expect(text.replace('\ufeff', '').trim()).toBe(columns.join(','))
  })
})

describe('an upload of operators', () => {
  it('stores the good rows and refuses the others one by one [S3-2.14-06, S3-OPEN-30]', async () => {
    const word = unique('Upload')
    const twice = row(`${word} twice`)
    const { body } = await upload([
      header,
      row(`${word} A`),
      row(`${word} B`, { actorType: 'Authorised Representative', srn: uniqueSrn('AR'), country: 'UK' }),
      row(`${word} C`, { email: 'nowhere' }),
      row(`${word} D`, { srn: 'DE-AR-000000009' }),
      row(`${word} E`, { legalName: '', city: '' }),
      row(`${word} F`, { country: 'Atlantis' }),
      twice,
      twice,
      row('', {}),
    ])
    expect(body).toMatchObject({ processed: 9, successful: 3, failed: 6, skipped: 0 })
    expect(body.errors.map((error) => [error.row, error.field])).toEqual([
      [4, 'email'],
      [5, 'srn'],
      [6, 'legalName'],
      [6, 'city'],
      [7, 'country'],
      [9, null],
      [10, 'name'],
    ])
    const { body: stored } = await manager.api.call(actorsApi.list, { query: { search: word } })
    expect(
      stored.map(({ name, actorType, country, isActive }) => [name, actorType, country, isActive]),
    ).toEqual([
      [`${word} A`, 'manufacturer', 'DE', true],
      [`${word} B`, 'authorized-representative', 'GB', true],
      [`${word} twice`, 'manufacturer', 'DE', true],
    ])
  })

  it('names each of sixty faults by its row and field, and stores the forty rows beside them', async () => {
    const word = unique('Seeded')
    const faults: readonly [string, string][] = [
      ['actorType', 'wholesaler'],
      ['name', ''],
      ['legalName', '  '],
      ['srn', 'DE-MF-12'],
      ['srn', 'DE-AR-000000001'],
      ['address', ''],
      ['city', ''],
      ['postalCode', ''],
      ['country', 'X'],
      ['country', 'ZZ'],
      ['email', 'nowhere'],
      ['email', ''],
    ]
    const seeded = Array.from({ length: 100 }, (_, n) =>
      n % 5 < 3 ? faults[(n * 7) % faults.length] : undefined,
    )
    const lines = seeded.map((fault, n) => row(`${word} ${n}`, fault ? { [fault[0]]: fault[1] } : {}))
    const { body } = await upload([header, ...lines])
    expect(body).toMatchObject({ processed: 100, successful: 40, failed: 60 })
    const expected = seeded.flatMap((fault, n) => (fault ? [[n + 2, fault[0]]] : []))
    expect(body.errors.map((error) => [error.row, error.field])).toEqual(expected)
    expect(body.errors.every(({ message }) => message.length > 10)).toBe(true)
    const { total } = await manager.api.call(actorsApi.list, { query: { search: word, limit: 1 } })
    expect(total).toBe(40)
  })

  it('says what is stored and worth a second look', async () => {
    const { body } = await upload([header, row(unique('Elsewhere'), { country: 'FR' })])
    expect(body).toMatchObject({
      successful: 1,
      findings: [{ row: 2, field: 'srn', message: 'The SRN is of DE, the address is in FR.' }],
    })
  })

  it('changes nothing when it comes again, and takes other values over when somebody says so', async () => {
    const name = unique('Again')
    const srn = uniqueSrn()
    const lines = [header, row(name, { srn })]
    expect((await upload(lines)).body).toMatchObject({ successful: 1 })
    expect((await upload(lines)).body).toMatchObject({ successful: 0, skipped: 1 })
    const { body } = await upload([header, row(name, { srn, city: 'Hamburg' })])
    expect(body).toMatchObject({ failed: 1, otherValues: 1, updatable: 1 })
    const user = await person(hub, ['technical-reviewer'])
    const request = { id: body.jobId, body: { changeReason: 'Moved' } }
    expect((await user.api.call(jobsApi.update, request)).status).toBe(404)
    expect((await manager.api.call(jobsApi.update, request)).body).toMatchObject({ successful: 1 })
    const [stored] = (await manager.api.call(actorsApi.list, { query: { search: name } })).body
    expect(stored).toMatchObject({ city: 'Hamburg', revision: 2 })
  })

  it('knows an operator without SRN by its name, and then offers the SRN', async () => {
    const name = unique('Nameless')
    await createOperator(manager.api, { name, legalName: `${name} GmbH`, srn: null, email: 'a@example.com' })
    const { body } = await upload([header, row(name.toUpperCase(), { legalName: `${name} GmbH` })])
    expect(body).toMatchObject({ successful: 0, otherValues: 1 })
    expect(body.errors.map(({ field }) => field)).toEqual(['name', 'srn'])
  })

  it('reads what the export wrote', async () => {
    const name = unique('Exported')
    await createOperator(manager.api, {
      name,
      marketCountries: ['DE', 'FR'],
      legislation: 'MDR',
      isActive: false,
    })
    const { text } = await manager.api.get(`/api/actors/export?search=${encodeURIComponent(name)}`)
    const { body } = await upload(text.trim().split('\r\n'))
    expect(body).toMatchObject({ processed: 1, skipped: 1, errorCount: 0 })
  })

  it('refuses a file of something else, and files that are no table', async () => {
    const { status, problem } = await upload(['deviceNumber,deviceName', '1,2'])
    expect([status, problem.message]).toEqual([400, expect.stringContaining('actorType and name')])
    expect((await upload([header], 'operators', 'operators.pdf')).problem).toMatchObject({
      type: 'unsupported_file_type',
      message: 'Please upload a CSV or Excel file',
    })
    for (const [name, advice] of [
      ['operators.XLSM', 'Open this workbook in Excel, and save it as .xlsx'],
      ['operators.ods', 'Open this workbook in LibreOffice, and save it as .xlsx'],
      ['operators.csv.zip', 'Unpack this archive, and upload the .csv or .xlsx file in it'],
    ] as const)
      expect((await upload([header], 'operators', name)).problem).toMatchObject({
        message: 'Please upload a CSV or Excel file',
        issues: [{ path: 'file', message: advice }],
      })
  })
})

describe('an upload of certifications', () => {
  it('finds the operators by SRN or name, and refuses rows that name none [S3-2.14-06, S3-OPEN-30]', async () => {
    const { name, srn, id } = await createOperator(manager.api, { name: unique('Holder') })
    const number = unique('C')
    const head = certificationTemplateColumns.join(',')
    const lines = [
      head,
      `${srn},,ISO 13485,${number}-1,Body,2025-01-01,2028-01-01,Scope`,
      `,${name?.toUpperCase()},ISO 9001,${number}-2,Body,2025-01-01,,`,
      `,Nobody,ISO 9001,${number}-3,Body,2025-01-01,,`,
      `${srn},,ISO 9001,${number}-4,,2025-01-01,2024-01-01,`,
      `,,ISO 9001,${number}-5,Body,2025-01-01,,`,
    ]
    const { body } = await upload(lines, 'certifications', 'certifications.csv')
    expect(body).toMatchObject({ processed: 5, successful: 2, failed: 3 })
    expect(body.errors.map((error) => [error.row, error.field])).toEqual([
      [4, 'operatorName'],
      [5, 'expiryDate'],
      [5, 'issuingBody'],
      [6, 'operatorSrn'],
    ])
    const query = { operatorId: id, sort: 'certificationNumber' as const }
    const stored = (await manager.api.call(certificationsApi.list, { query })).body
    expect(stored.map(({ certificationNumber }) => certificationNumber)).toEqual([
      `${number}-1`,
      `${number}-2`,
    ])
    expect((await upload(lines.slice(0, 3), 'certifications')).body).toMatchObject({ skipped: 2 })
  })
})
