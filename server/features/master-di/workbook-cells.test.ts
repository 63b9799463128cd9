import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { cell, workbookFiles, zip } from '#tests/workbook.ts'

/** What a spreadsheet shows in a cell is what its user sent, whatever it has stored. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const styles = `<numFmts count="2"><numFmt numFmtId="164" formatCode="00000000000000"/>
  <numFmt formatCode='0000000;@' numFmtId='165'/></numFmts>
  <cellStyleXfs><xf numFmtId="164"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="164"><alignment/></xf><xf numFmtId="165"/><xf numFmtId="1"/></cellXfs>`
const columns = ['deviceNumber', 'deviceName', 'manufacturerName', 'targetCountries', 'catalogueNumber']
const header = columns.map((name, at) => cell(`${'ABCDE'[at]}1`, name)).join('')

/** A workbook of one device; the first and the last cell as given. */
async function upload(number: string, catalogueNumber = '') {
  const texts = cell('B2', 'n') + cell('C2', 'm') + cell('D2', 'EU')
  const sheet = `<row r="1">${header}</row><row r="2">${number}${texts}${catalogueNumber}</row>`
  const { body } = await user.api.upload<ImportResult>(
    '/api/master-di/bulk-upload',
    zip(workbookFiles(sheet, styles)),
    'a.xlsx',
  )
  return body
}
const stored = async (deviceNumber: string) =>
  (await user.api.call(masterDiApi.list, { query: { deviceNumber } })).body[0]

it.each([
  ['<c r="A2" s="1"><v>9506000134352</v></c>', '09506000134352'],
  ['<c s="1" r="A2" t="n"><f>B9*1</f><v>9.506000134369E12</v></c>', '09506000134369'],
  ['<c r="A2" s="2"><v>768627</v></c>', '0768627'],
  ['<c r="A2" s="2"><v>12345678</v></c>', '12345678'],
  ['<c r="A2" s="3"><v>9506000134376</v></c>', '9506000134376'],
  ['<c r="A2" s="0"><v>9506000134383</v></c>', '9506000134383'],
])('a number shown with leading zeros keeps them: %s', async (number, shown) => {
  expect(await upload(number)).toMatchObject({ successful: 1 })
  expect(await stored(shown)).toMatchObject({ deviceNumber: shown })
})

it('an empty cell and a text of that format stay what they are', async () => {
  const number = unique('A')
  const text = `<c r="A2" s="1" t="inlineStr"><is><t>${number}</t></is></c>`
  expect(await upload(text, '<c r="E2" s="1"/>')).toMatchObject({ successful: 1 })
  expect(await stored(number)).toMatchObject({ catalogueNumber: null })
})

it.each(['#N/A', '#REF!', '#DIV/0!'])('a formula that came to %s is an error of its row', async (error) => {
  const result = await upload(cell('A2', unique('N')), `<c r="E2" t="e"><f>X1</f><v>${error}</v></c>`)
  expect(result.errors).toEqual([
    { row: 2, field: 'catalogueNumber', message: `"${error}" is an error of the spreadsheet, no value` },
  ])
})
