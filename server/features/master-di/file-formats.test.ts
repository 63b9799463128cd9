import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { utf16 } from '#tests/utf16.ts'
import { workbook, workbookFiles, zip } from '#tests/workbook.ts'

/** The master template in every way people send it (decision D23). */

const url = '/api/master-di/bulk-upload'
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const upload = async (content: string | Buffer, name?: string) =>
  (await user.api.upload<ImportResult>(url, content, name)).body
async function stored(deviceNumber: string): Promise<MasterRecord> {
  const { body } = await user.api.call(masterDiApi.list, { query: { deviceNumber, latest: 'true' } })
  const [record] = body
  if (!record) throw new Error(`${deviceNumber} is not there`)
  return record
}

describe('a CSV', () => {
  const columns = 'deviceNumber,deviceName,manufacturerName,targetCountries'
  const text = (separator: string, number: string, end = '\n') =>
    [
      ['deviceNumber', 'deviceName', 'manufacturerName', 'targetCountries', 'sterile'],
      [number, '"Gerät, groß"', '"Süd; Nord"', '"EU,UK;US|JP"', 'yes'],
    ]
      .map((cells) => cells.join(separator) + end)
      .join('')

  it.each<[string, (number: string) => string | Buffer, string]>([
    ['with commas', (number) => text(',', number), 'comma-separated, UTF-8'],
    ['with semicolons', (number) => text(';', number), 'semicolon-separated, UTF-8'],
    ['with tabs', (number) => text('\t', number), 'tab-separated, UTF-8'],
    ['with a mark for UTF-8', (number) => `\uFEFF${text(',', number)}`, 'comma-separated, UTF-8'],
    ['with the line ends of Windows', (number) => text(',', number, '\r\n'), 'comma-separated, UTF-8'],
    ['with the line ends of old Macs', (number) => text(',', number, '\r'), 'comma-separated, UTF-8'],
    [
      'in UTF-16, little end first',
      (number) => utf16(text(';', number), 'le'),
      'semicolon-separated, UTF-16',
    ],
    ['in UTF-16, big end first', (number) => utf16(text('\t', number), 'be'), 'tab-separated, UTF-16'],
    [
      'in Windows-1252',
      (number) => Buffer.from(text(';', number), 'latin1'),
      'semicolon-separated, Windows-1252',
    ],
    [
      'with header names in capitals and spaces around',
      (number) => text(',', number).replace(/^.*\n/, (line) => line.toUpperCase().replaceAll(',', ' , ')),
      'comma-separated, UTF-8',
    ],
  ])('%s is read and named [S1-1-09]', async (_, file, recognised) => {
    const number = unique('000')
    const result = await upload(file(number))
    expect(result).toMatchObject({
      processed: 1,
      successful: 1,
      recognised: `Master DI template, ${recognised}`,
    })
    expect(await stored(number)).toMatchObject({
      deviceName: 'Gerät, groß',
      manufacturerName: 'Süd; Nord',
      targetCountries: ['EU', 'GB', 'US', 'JP'],
      sterile: true,
    })
  })

  it.each([
    ['\r\n', '\n'],
    ['\n', '\r'],
    ['\r', '\n'],
    ['\n', '\r\n'],
  ])('put together from files with the line ends %j and %j keeps its rows apart', async (first, second) => {
    const ends = [first, second, second, first, second]
    const rows = ['deviceNumber,deviceName,manufacturerName,targetCountries,brandName']
    for (let row = 1; row < ends.length; row += 1) rows.push(`${unique('N')},n,m,EU,"two\nlines"`)
    expect(await upload(rows.map((row, at) => row + ends[at]).join(''))).toMatchObject({ successful: 4 })
  })

  it('counts rows as a spreadsheet does: quoted line breaks do not, blank lines do', async () => {
    const good = () => `${unique('N')},"two\nlines",m,EU`
    const csv = `deviceNumber,deviceName,manufacturerName,targetCountries\n${good()}\n\n${good()}\n,,,\nX,"three\n\nlines",,EU\n\n\nY,,m,EU`
    const { errors, processed } = await upload(csv)
    expect(processed).toBe(4)
    expect(errors.map((error) => [error.row, error.field])).toEqual([
      [6, 'manufacturerName'],
      [9, 'deviceName'],
    ])
  })

  it('takes any of the columns in any order, names those it does not know, takes short rows', async () => {
    const [one, two] = [unique('N'), unique('N')]
    const csv = `nonsense,targetCountries,deviceName,status,manufacturerName,deviceNumber,brandName,,catalogNumber\nx,EU,a,deleted,m,${one}\n?,US,b,archived,m,${two},B,,\n`
    const result = await upload(csv)
    expect(result).toMatchObject({ successful: 2, failed: 0 })
    expect(result.unreadColumns).toEqual(['nonsense', 'status', 'catalogNumber'])
    expect(result.unreadReasons).toEqual([
      '',
      expect.stringContaining('version number'),
      'Did you mean catalogueNumber?',
    ])
    expect(await stored(one)).toMatchObject({ status: 'active', brandName: null })
    expect(await stored(two)).toMatchObject({ status: 'active', brandName: 'B' })
  })

  it('takes no row with more values than columns: a delimiter without quotes has moved them', async () => {
    const csv = `${columns}\n${unique('N')},Gel, cold,m,EU\n${unique('N')},"Gel, cold",m,EU\n`
    const result = await upload(csv)
    expect(result).toMatchObject({ successful: 1, failed: 1 })
    expect(result.errors).toEqual([
      { row: 2, field: null, message: expect.stringMatching(/5 values, but the header names 4 columns/) },
    ])
  })

  it('adds versions in the order of the file', async () => {
    const number = unique('N')
    const rows = [
      `${number},1.0,,EU`,
      `${number},2.0-draft,new label,EU`,
      `${number},2.0-draft,again,EU`,
      `${number},3.0-draft,more,EU`,
      `${unique('N')},5.0,,EU`,
    ]
    const csv = `deviceNumber,versionNumber,changeReason,targetCountries,deviceName,manufacturerName\n${rows.map((row) => `${row},n,m`).join('\n')}`
    const result = await upload(csv)
    expect(result).toMatchObject({ processed: 5, successful: 3, failed: 2 })
    expect(result.errors).toEqual([
      { row: 4, field: null, message: 'The same device and version is already in row 3' },
      {
        row: 5,
        field: 'versionNumber',
        message: 'There is already a draft version 2.0-draft of this device',
      },
    ])
    const latest = await stored(number)
    expect(latest).toMatchObject({ versionNumber: '2.0-draft', status: 'draft', changeReason: 'new label' })
    expect((await user.api.get<MasterRecord>(`/api/master-di/${latest.parentId}`)).body.versionNumber).toBe(
      '1.0',
    )
  })

  it('says of a deleted version that it does not come back', async () => {
    const number = unique('N')
    const csv = `${columns}\n${number},n,m,EU\n`
    await upload(csv)
    const { api } = await person(hub, ['admin'])
    await api.delete(`/api/master-di/${(await stored(number)).id}`, { reason: 'typed twice' })
    const result = await upload(csv)
    expect(result).toMatchObject({ successful: 0, skipped: 0, failed: 1 })
    expect(result.errors[0]?.message).toMatch(/version 1.0 was deleted/)
  })

  it.each([
    ['versionNumber', '2.0', 'versionNumber', /A new version starts as a draft: 2.0-draft/],
    ['versionNumber', 'two', 'versionNumber', /"two" is not a version number/],
    ['changeReason', '', 'changeReason', /needs a change reason/],
    ['parentId', 'x', 'parentId', /is the number of a record/],
    ['parentId', '99999', 'parentId', /released version of the same device/],
    ['targetCountries', 'EU;Mars', 'targetCountries', /Unknown country: Mars/],
    ['riskClass', 'class-99', 'riskClass', /not in the list/],
    ['storageTemperatureMin', '-300', 'storageTemperatureMin', /-273.15 or more/],
    ['storageTemperatureMax', '1,234', 'storageTemperatureMax', /write 1.234 or 1234/],
    ['sterile', 'vielleicht', 'sterile', /"vielleicht" is not true or false/],
  ])('says of a row with %s = %j what is wrong with %s', async (column, value, field, message) => {
    const number = unique('N')
    const head = `deviceNumber,deviceName,manufacturerName,targetCountries,versionNumber,changeReason,parentId,riskClass,storageTemperatureMin,storageTemperatureMax,sterile`
    const good: Record<string, string> = {
      deviceNumber: number,
      deviceName: 'n',
      manufacturerName: 'm',
      targetCountries: 'EU',
      versionNumber: '2.0-draft',
      changeReason: 'why',
    }
    const line = (cells: Record<string, string>) =>
      head
        .split(',')
        .map((name) => `"${cells[name] ?? ''}"`)
        .join(',')
    await upload(`${head}\n${line({ ...good, versionNumber: '1.0' })}`)
    const result = await upload(`${head}\n${line({ ...good, [column]: value })}`)
    expect(result.errors).toEqual([{ row: 2, field, message: expect.stringMatching(message) }])
  })
})

it('says of a new device, and of a known one, that its parent is no version of it', async () => {
  const [fresh, known] = [unique('N'), unique('N')]
  const head = 'deviceNumber,deviceName,manufacturerName,targetCountries,parentId'
  await upload(`${head}\n${known},n,m,EU,\n`)
  const { errors } = await upload(`${head}\n${fresh},n,m,EU,99999\n${known},n,m,EU,99999\n`)
  const message = 'The parent must be a released version of the same device'
  expect(errors).toEqual([2, 3].map((row) => ({ row, field: 'parentId', message })))
})

it('says of a row that its reason is too long, and cuts nothing off', async () => {
  const head = 'deviceNumber,deviceName,manufacturerName,targetCountries,changeReason'
  const row = (reason: string) => `${unique('N')},n,m,EU,${reason}\n`
  const result = await upload(`${head}\n${row(`${'x'.repeat(1999)}😀x`)}${row('x'.repeat(2000))}`)
  expect(result).toMatchObject({ processed: 2, successful: 1, failed: 1 })
  expect(result.errors).toEqual([{ row: 2, field: 'changeReason', message: 'At most 2000 characters' }])
})

describe('a workbook', () => {
  const header = [
    'deviceNumber',
    'deviceName',
    'manufacturerName',
    'targetCountries',
    'quantityPerPackage',
    'catalogueNumber',
  ]

  it('is read like a CSV, rows counted by their place, blank ones too', async () => {
    const number = unique('000')
    const file = workbook([
      header,
      [number, 'Gerät &amp; Co', 'm', 'EU,US', 12, '007'],
      undefined,
      undefined,
      ['X', '', 'm', 'EU'],
    ])
    const result = await upload(file, 'devices.XLSX')
    expect(result).toMatchObject({
      processed: 2,
      successful: 1,
      failed: 1,
      recognised: 'Master DI template, Excel, first sheet',
    })
    expect(result.errors).toEqual([{ row: 5, field: 'deviceName', message: 'Device name is required' }])
    expect(await stored(number)).toMatchObject({
      deviceName: 'Gerät & Co',
      quantityPerPackage: 12,
      catalogueNumber: '007',
    })
  })

  it('gives numbers in full: identifiers are text', async () => {
    const gtin = 95_210_000_000_123
    await upload(workbook([header, [gtin, 'n', 'm', 'EU', 1, 999_999_999_999_999]]), 'a.xlsx')
    expect(await stored(String(gtin))).toMatchObject({ catalogueNumber: '999999999999999' })
  })

  it('says of a number that the spreadsheet has rounded that it is none any more', async () => {
    const rows = [header, [1_234_567_890_123_450, 'n', 'm', 'EU'], [unique('N'), 'n', 'm', 'EU']]
    const { errors, successful } = await upload(workbook(rows), 'a.xlsx')
    const message = expect.stringMatching(/kept only 15 digits of the number 1234567890123450/)
    expect(errors).toEqual([{ row: 2, field: 'deviceNumber', message }])
    expect(successful).toBe(1)
  })

  it('writes version 1.0 as the number 1', async () => {
    const [one, two] = [unique('N'), unique('N')]
    const columns = [...header.slice(0, 4), 'versionNumber']
    await upload(workbook([columns, [one, 'n', 'm', 'EU', 1], [two, 'n', 'm', 'EU', 2.1]]), 'a.xlsx')
    expect((await stored(one)).versionNumber).toBe('1.0')
    expect((await stored(two)).versionNumber).toBe('2.1')
  })

  it('of the media type alone is recognised too', async () => {
    const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const content = workbook([header, [unique('N'), 'n', 'm', 'EU']])
    const answer = await user.api.uploadParts<ImportResult>(url, [
      { name: 'file', fileName: 'devices', contentType, content },
    ])
    expect(answer.body.successful).toBe(1)
  })

  it('with dates that are none does not bring the server down', async () => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
    const sheet =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>deviceNumber</t></is></c></row><row r="2"><c r="A2" s="1"><v>1e300</v></c></row>'
    const files = workbookFiles(sheet, styles)
    const answer = await user.api.upload<ImportResult>(url, zip(files), 'a.xlsx')
    expect([200, 400]).toContain(answer.status)
  })
})
