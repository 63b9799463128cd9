import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { cell, workbook, workbookFiles, zip } from '#tests/workbook.ts'

/** What a spreadsheet made of a number as it was typed. */

const header = [
  'deviceNumber',
  'deviceName',
  'manufacturerName',
  'targetCountries',
  'shelfLife',
  'catalogueNumber',
]
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const upload = async (content: string | Buffer, name?: string) =>
  (await user.api.upload<ImportResult>('/api/master-di/bulk-upload', content, name)).body

/** A workbook of one device, with this for the sixth cell of its row. */
function withSixth(number: string, sixth: string, styles?: string): Buffer {
  const names = header.map((name, at) => cell(`${'ABCDEF'[at]}1`, name)).join('')
  const values = [number, 'n', 'm', 'EU'].map((text, at) => cell(`${'ABCD'[at]}2`, text)).join('')
  return zip(workbookFiles(`<row r="1">${names}</row><row r="2">${values}${sixth}</row>`, styles))
}

it('names no device by a number that a spreadsheet shows with a power of ten', async () => {
  const columns = 'deviceNumber,deviceName,manufacturerName,targetCountries,catalogueNumber'
  const result = await upload(
    `${columns}\n7.68628E+11,A,m,US,1\n7.68628E+11,B,m,US,2\n${unique('N')},C,m,US,7.6E+11\n`,
  )
  expect(result).toMatchObject({ successful: 1, failed: 2 })
  const message = expect.stringMatching(/digits are lost/)
  expect(result.errors.filter(({ field }) => field !== null)).toEqual([
    { row: 2, field: 'deviceNumber', message },
    { row: 3, field: 'deviceNumber', message },
  ])
  expect(result.findings).toEqual([{ row: 4, field: 'catalogueNumber', message }])
})

it('says that a text has become a date, and takes it', async () => {
  const number = unique('N')
  const dated = '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>'
  const result = await upload(withSixth(number, '<c r="F2" s="1"><v>46115</v></c>', dated), 'a.xlsx')
  expect(result).toMatchObject({ successful: 1 })
  expect(result.findings).toEqual([
    {
      row: 2,
      field: 'catalogueNumber',
      message: expect.stringMatching(/has a date in this cell: 2026-04-03/),
    },
  ])
})

it('takes no notice of a rounded number in a column that is not read', async () => {
  const number = unique('N')
  const rows = [
    [...header.slice(0, 4), 'SSCC'],
    [number, 'n', 'm', 'EU', 340_123_450_000_000_000],
  ]
  expect(await upload(workbook(rows), 'a.xlsx')).toMatchObject({ successful: 1, errors: [] })
})

it.each([
  ['no value', '<c r="F2"><f>A2&amp;"x"</f></c>'],
  ['an empty value', '<c r="F2"><f>A2&amp;"x"</f><v></v></c>'],
  ['an empty value, as openpyxl writes it', '<c r="F2"><f>A2&amp;"x"</f><v /></c>'],
])('refuses a row whose formula has %s', async (_, formula) => {
  const result = await upload(withSixth(unique('N'), formula), 'a.xlsx')
  expect(result.errors).toEqual([
    {
      row: 2,
      field: 'catalogueNumber',
      message: expect.stringMatching(/holds a formula.*Open the file in Excel, save it/),
    },
  ])
})

it('takes the empty text a formula came to for an empty cell', async () => {
  const formula = '<c r="F2" t="str"><f>IF(A2="","x","")</f><v></v></c>'
  expect(await upload(withSixth(unique('N'), formula), 'a.xlsx')).toMatchObject({ successful: 1, errors: [] })
})
