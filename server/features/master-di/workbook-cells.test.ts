import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { cell, type PackedFile, workbookFiles, zip } from '#tests/workbook.ts'

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

interface Written {
  readonly styles?: string
  /** Further cells of the header. */
  readonly named?: string
  readonly change?: (files: PackedFile[]) => PackedFile[]
}

/** A workbook of one device; the first and the last cells as given. */
async function send(number: string, last = '', written: Written = {}) {
  const texts = cell('B2', 'n') + cell('C2', 'm') + cell('D2', 'EU')
  const sheet = `<row r="1">${header}${written.named ?? ''}</row><row r="2">${number}${texts}${last}</row>`
  const files = workbookFiles(sheet, written.styles ?? styles)
  const file = zip(written.change ? written.change(files) : files)
  return user.api.upload<ImportResult>('/api/master-di/bulk-upload', file, 'a.xlsx')
}
const upload = async (...parts: Parameters<typeof send>) => (await send(...parts)).body
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

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

const formats = [
  ['&quot;REF-&quot;00000', 'REF-00042', '42'],
  ['000\\-0000', '123-4567', '1234567'],
  ['000-0000', '12345-6789', '123456789'],
  ['0\\ &quot;mm &amp; &lt;&quot;', '10 mm & <', '10'],
  ['0.00', '2.10', '2.1'],
  ['0.00', '24', '24'],
  ['#,##0.0 &quot;kg&quot;', '1500.0 kg', '1500'],
  // Rounded, negative, or with parts nobody fills in here: the number itself.
  ['0.0', '2.345', '2.345'],
  ['&quot;R&quot;0', '-5', '-5'],
  ['[Red]0', '7', '7'],
  ['0.0E+00', '1250', '1250'],
] as const
it.each(formats)('a number with the format %s is read as %s', async (code, shown, number) => {
  const deviceNumber = unique('F')
  const format = `<numFmts><numFmt formatCode="${code}" numFmtId="170"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs>`
  await upload(cell('A2', deviceNumber), `<c r="E2" s="1"><v>${number}</v></c>`, { styles: format })
  expect(await stored(deviceNumber)).toMatchObject({ catalogueNumber: shown })
})

it('a percentage is read as one, and a number of its field may say the unit', async () => {
  const deviceNumber = unique('P')
  const named = cell('F1', 'storageHumidityMin') + cell('G1', 'storageHumidityMax') + cell('H1', 'shelfLife')
  const format = `<numFmts><numFmt formatCode="0&quot; months&quot;" numFmtId="170"/></numFmts><cellXfs><xf/><xf numFmtId="9"/><xf numFmtId="170"/></cellXfs>`
  const numbers = '<c r="F2" s="1"><v>0.07</v></c><c r="G2" s="1"><v>0.6</v></c><c r="H2" s="2"><v>24</v></c>'
  await upload(cell('A2', deviceNumber), numbers, { styles: format, named })
  expect(await stored(deviceNumber)).toMatchObject({
    ...{ storageHumidityMin: 7, storageHumidityMax: 60, shelfLife: 24 },
  })
})

it.each([
  ['<c r="E2" s="1"><v>46037</v></c>', '2026-01-15'],
  ['<c r="E2" s="1"><v>46037.75</v></c>', '2026-01-15 18:00:00'],
  ['<c r="E2" s="1"><v>0.1</v></c>', '02:24:00'],
  ['<c r="E2" t="d"><v>2026-01-15T00:00:00</v></c>', '2026-01-15'],
  ['<c r="E2" t="d"><v>2026-01-15T18:30:00</v></c>', '2026-01-15T18:30:00'],
])('a date or time loses nothing: %s', async (date, text) => {
  const deviceNumber = unique('D')
  const moments = '<cellXfs><xf/><xf numFmtId="22"/></cellXfs>'
  await upload(cell('A2', deviceNumber), date, { styles: moments })
  expect(await stored(deviceNumber)).toMatchObject({ catalogueNumber: text })
})

it('days are counted from 1904 where the workbook says so, in either way', async () => {
  for (const word of ['1', 'true']) {
    const deviceNumber = unique('Y')
    const change = (files: PackedFile[]) =>
      files.map(({ name, content }) => ({
        name,
        content: String(content).replace('<sheets>', `<workbookPr date1904="${word}"/><sheets>`),
      }))
    const moments = '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>'
    await upload(cell('A2', deviceNumber), '<c r="E2" s="1"><v>44575</v></c>', { styles: moments, change })
    expect(await stored(deviceNumber)).toMatchObject({ catalogueNumber: '2026-01-15' })
  }
})

it.each([
  ['a comment', 'one <!-- or --> two', 'one  two'],
  ['CDATA', '<![CDATA[a < b &amp; c]]> d', 'a < b &amp; c d'],
  ['an instruction', 'one<?x two?> three', 'one three'],
  ['a comment within CDATA', 'x<![CDATA[<!-- y -->]]>', 'x<!-- y -->'],
  ['what only looks like one', '&lt;!-- z --&gt;', '<!-- z -->'],
])('a text is read whole, also with %s in it', async (_, written, text) => {
  const deviceNumber = unique('C')
  await upload(cell('A2', deviceNumber), cell('E2', written))
  expect(await stored(deviceNumber)).toMatchObject({ catalogueNumber: text })
})

it.each<[string, (file: PackedFile) => PackedFile]>([
  [
    'in UTF-16',
    ({ name, content }) => ({ name, content: utf16(String(content).replace('UTF-8', 'UTF-16')) }),
  ],
  ['with marks', ({ name, content }) => ({ name, content: `\uFEFF${content}` })],
  [
    'in another folder',
    ({ name, content }) => ({
      name: name.replace('worksheets/', 'pages/'),
      content: String(content).replace('worksheets/', 'pages/'),
    }),
  ],
])('a workbook with its parts %s is read the same', async (_, file) => {
  const gtin = unique('9506000').replace('-', '')
  await upload(`<c r="A2" s="1"><v>${gtin}</v></c>`, cell('E2', 'Größe'), {
    change: (files) => files.map(file),
  })
  expect(await stored(gtin.padStart(14, '0'))).toMatchObject({ catalogueNumber: 'Größe' })
})

it('the first sheet that is not hidden is read', async () => {
  const [seen, hidden] = [unique('S'), unique('H')]
  const behind = (files: PackedFile[]) => {
    const page = files.find(({ name }) => name.endsWith('sheet1.xml'))
    const second = { name: 'xl/worksheets/sheet2.xml', content: String(page?.content).replace(hidden, seen) }
    const named = files.map(({ name, content }) => ({
      name,
      content: String(content)
        .replace(/<sheet (.*?)\/>/, '<sheet state="hidden" $1/><sheet name="Seen" sheetId="2" r:id="rId9"/>')
        .replace(
          /<Relationship (.*?)Id="rId1"(.*)sheet1.xml"\/>/,
          (whole) => `${whole}${whole.replace('rId1', 'rId9').replace('sheet1', 'sheet2')}`,
        ),
    }))
    return [...named, second]
  }
  expect(await upload(cell('A2', hidden), '', { change: behind })).toMatchObject({ successful: 1 })
  expect(await stored(seen)).toMatchObject({ deviceNumber: seen })
})

it('a workbook in an encoding XML does not have is refused', async () => {
  const latin = (files: PackedFile[]) =>
    files.map(({ name, content }) => ({
      name,
      content: Buffer.from(String(content).replace('UTF-8', 'ISO-8859-1'), 'latin1'),
    }))
  const answer = await send(cell('A2', unique('L')), cell('E2', 'Größe'), { change: latin })
  expect([answer.status, answer.problem.message]).toEqual([400, expect.stringMatching(/cannot be read/)])
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
    { row: 2, field: 'catalogueNumber', message: `"${error}" is a spreadsheet error, not a value` },
  ])
})
