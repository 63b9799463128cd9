import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Workbook } from '#core/contract/workbooks.ts'
import { createSubmission, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { laidOut } from '#tests/laid-out-workbook.ts'
import { completeCountry } from '#tests/market-content.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { zip } from '#tests/workbook.ts'
import { workbooksOf } from '#tests/workbook-client.ts'
import { expectOnlyRowsChanged, partsIn, readBack } from '#tests/workbook-parts.ts'

/** Workbooks of distributors and others, all invented: what people lay out. */

let hub: TestApp
let user: Person
let ids: number[]
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
  ids = []
  for (const at of [0, 1, 2]) {
    const values = {
      ...completeCountry('AU'),
      ...{
        brandName: `Brand <${at}> & "co"`,
        udiDi: uniqueGtin(),
        udiDiIssuingEntity: 'GS1',
        targetCountries: ['AU'],
      },
      ...{ baseQuantity: 10 + at, firstMarketDate: '2026-07-01', sterile: true, shelfLife: 24 },
    }
    ids.push((await createSubmission(user.api, values)).id)
  }
  await hub.hub.db.updateTable('submissions').set({ status: 'validated' }).where('id', 'in', ids).execute()
})
afterAll(() => hub.close())

const { load, save, ...others } = workbooksOf(() => user.api, 'AU', 'own')
const check = (book: Workbook) => others.check(book, ids)
const fill = (book: Workbook) => others.fill(book, ids)

/** Loaded, confirmed as proposed, filled. */
async function filled(bytes: Buffer): Promise<{ book: Workbook; copy: Buffer }> {
  const { body: book } = await save((await load(bytes)).body)
  return { book, copy: (await fill(book)).bytes }
}

describe('a workbook of somebody else', () => {
  it('has merged heads over two rows and rows that are filled already, which stay', async () => {
    const bytes = laidOut({
      sheets: [
        {
          name: 'Artikel',
          rows: [
            ['Stammdaten Lieferant', '', '', '', ''],
            ['Produkt', '', '', 'Verpackung', ''],
            ['Artikelbezeichnung', 'Markenname', 'UDI-DI', 'Menge', 'Haltbarkeit'],
            ['Beispiel', 'Muster', '00000000000000', '1', '12'],
            undefined,
          ],
          merges: ['A1:E1', 'A2:C2', 'D2:E2'],
          picture: true,
          comment: ['D3', 'Je Packung'],
        },
      ],
    })
    const { book, copy } = await filled(bytes)
    expect(book.mapping.sheets[0]).toMatchObject({ headRow: 3, headRows: 2, firstRow: 5 })
    expect(book.mapping.sheets[0]?.columns.map(({ head, target }) => `${head}=${target}`)).toEqual([
      'Produkt – Artikelbezeichnung=deviceName',
      'Produkt – Markenname=brandName',
      'Produkt – UDI-DI=udiDi',
      'Verpackung – Menge=baseQuantity',
      'Verpackung – Haltbarkeit=shelfLife',
    ])
    await expectOnlyRowsChanged(bytes, copy, [1])
    const rows = await readBack(copy, 1)
    expect(rows[3]).toEqual(['Beispiel', 'Muster', '00000000000000', '1', '12'])
    expect(rows[4]?.slice(1, 2).concat(rows[4].slice(3))).toEqual(['Brand <0> & "co"', 10, 24])
    expect(rows).toHaveLength(7)
    // No file for a regulator: it is told to the trail alone.
    const { body: files } = await user.api.get<unknown[]>('/api/export/files?market=AU')
    expect(files).toEqual([])
  })

  it('has sixty thousand preset rows, formulas and a list on a hidden sheet', async () => {
    const bytes = laidOut({
      from1904: true,
      names: { Ja_Nein: "'Hidden lists'!$A$1:$A$2" },
      sheets: [
        {
          name: 'Data',
          before: '<dimension ref="A1:H60001"/>',
          rows: [['GTIN', 'Trade name', 'Sterile', 'Quantity', 'First market date', 'Check digit ok']],
          preset: { from: 2, rows: 60_000, styles: [1, 4, 1, 3, 2, 4, 4, 4] },
          cells: {
            F2: '<c r="F2" s="0"><f t="shared" ref="F2:F3" si="0">LEN(A2)=14</f><v>0</v></c>',
            F3: '<c r="F3"><f t="shared" si="0"/><v>0</v></c>',
          },
          lists: [{ at: 'C2:C60001', formula: 'Ja_Nein' }],
        },
        { name: 'Hidden lists', state: 'hidden', rows: [['Ja'], ['Nein']] },
      ],
    })
    const started = performance.now()
    let longest = 0
    let last = started
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    const { book, copy } = await filled(bytes)
    clearInterval(beat)
    const taken = performance.now() - started
    console.log(
      `60,000 preset rows: ${Math.round(taken)} ms, ${copy.length} bytes, longest pause ${Math.round(longest)} ms`,
    )
    // Others are answered meanwhile, however busy the machine is.
    expect(longest).toBeLessThan(taken / 2)
    expect(book.shown[0]).toMatchObject({ rows: 60_001, columns: 8 })
    expect(book.shown[0]?.facts.find(({ column }) => column === 6)?.computed).toBe(true)
    expect((await check(book)).hasFormulas).toBe(true)
    await expectOnlyRowsChanged(bytes, copy, [1])
    const xml = (await partsIn(copy)).get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? ''
    const was = (await partsIn(bytes)).get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? ''
    expect(xml.slice(xml.indexOf('<row r="5"'))).toBe(was.slice(was.indexOf('<row r="5"')))
    expect(xml).toContain('<dimension ref="A1:H60001"/>')
    // Days are counted from 1904, and formulas stay.
    expect(xml).toContain(
      '<c r="E2" s="2"><v>44742</v></c><c r="F2" s="0"><f t="shared" ref="F2:F3" si="0">LEN(A2)=14</f><v>0</v></c>',
    )
    expect(xml).toContain('<c r="D2" s="3"><v>10</v></c>')
    expect(xml).toMatch(/<c r="C2" s="1" t="inlineStr"><is><t xml:space="preserve">Ja<\/t>/)
  })

  it('is written with prefixes, without places and without rows', async () => {
    const ns = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const links = (target: string, type: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`
    const text = (value: string) => `<x:c t="inlineStr"><x:is><x:t>${value}</x:t></x:is></x:c>`
    const bytes = zip([
      {
        name: '[Content_Types].xml',
        content:
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>',
      },
      { name: '_rels/.rels', content: links('/xl/workbook.xml', 'officeDocument') },
      {
        name: 'xl/workbook.xml',
        content: `<x:workbook xmlns:x="${ns}" xmlns:r="${office}"><x:sheets><x:sheet name="List" sheetId="1" r:id="r1"/></x:sheets></x:workbook>`,
      },
      { name: 'xl/_rels/workbook.xml.rels', content: links('worksheets/sheet1.xml', 'worksheet') },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `<x:worksheet xmlns:x="${ns}"><x:sheetData><x:row>${text('UDI-DI')}${text('Brand Name')}</x:row></x:sheetData></x:worksheet>`,
      },
    ])
    const { copy } = await filled(bytes)
    await expectOnlyRowsChanged(bytes, copy, [1])
    const xml = (await partsIn(copy)).get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? ''
    expect(xml).toContain('<x:row r="2"><x:c r="A2" t="inlineStr"><x:is><x:t xml:space="preserve">')
    expect(await readBack(copy, 1)).toHaveLength(4)
  })

  it('has a foot below the rows, which limits how many fit', async () => {
    const bytes = laidOut({
      sheets: [
        { name: 'Order', rows: [['UDI-DI', 'Brand Name'], undefined, undefined, ['Total', '']], merges: [] },
      ],
    })
    const { body: book } = await save((await load(bytes)).body, undefined)
    expect(book.mapping.sheets[0]?.firstRow).toBe(5)
    const mapping = structuredClone(book.mapping)
    Object.assign(mapping.sheets[0] ?? {}, { firstRow: 2 })
    const { body: above } = await save(book, mapping)
    expect(above.shown[0]?.free).toBe(2)
    expect((await check(above)).copies.map(({ devices }) => devices)).toEqual([2, 1])
  })

  it('takes a fixed text, and an entry chosen once for what its list does not have', async () => {
    const bytes = laidOut({
      sheets: [
        {
          name: 'List',
          rows: [['UDI-DI', 'Risk class', 'Supplier']],
          lists: [{ at: 'B2:B99', formula: '"low,high"' }],
        },
      ],
    })
    const { body: loaded } = await load(bytes)
    const mapping = structuredClone(loaded.mapping)
    const [, risk, supplier] = mapping.sheets[0]?.columns ?? []
    if (supplier) Object.assign(supplier, { constant: 'We' })
    const { body: before } = await save(loaded, mapping)
    expect((await check(before)).findings).toMatchObject([
      { head: 'Risk class', blank: 0, unlisted: [{ value: 'class-iib', shown: 'Class IIb', devices: 3 }] },
    ])
    if (risk) Object.assign(risk, { entries: { 'class-iib': 'middle' } })
    const wrong = await save(before, mapping)
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('\\"middle\\" is not in the list of the workbook')
    if (risk) Object.assign(risk, { entries: { 'class-iib': 'high' } })
    const { body: after } = await save(before, mapping)
    const rows = await readBack((await fill(after)).bytes, 1)
    expect(rows[1]?.slice(1)).toEqual(['high', 'We'])
    expect((await save(before, mapping)).status).toBe(409)
  })
})

describe('a workbook that is kept', () => {
  it('can be deleted, brought back, and is confirmed by who may edit alone', async () => {
    const bytes = laidOut({ sheets: [{ name: 'Kept', rows: [['UDI-DI', 'Brand Name', 'Model']] }] })
    const { body: book } = await load(bytes)
    const reader = await person(hub, ['quality-manager'])
    expect(
      (await reader.api.put(`/api/workbooks/${book.id}`, { name: 'a', mapping: book.mapping, revision: 1 }))
        .status,
    ).toBe(403)
    expect((await reader.api.upload('/api/workbooks?market=AU', bytes, 'a.xlsx')).status).toBe(403)
    await save(book)
    expect((await reader.api.post(`/api/workbooks/${book.id}/fill`, { submissionIds: ids })).status).toBe(200)
    expect((await user.api.delete(`/api/workbooks/${book.id}`)).status).toBe(200)
    expect((await user.api.get(`/api/workbooks/${book.id}`)).status).toBe(404)
    expect((await fill(book)).status).toBe(404)
    expect((await user.api.post(`/api/workbooks/${book.id}/restore`)).status).toBe(200)
    expect((await user.api.post(`/api/workbooks/${book.id}/restore`)).status).toBe(404)
    expect((await load(bytes)).body.id).toBe(book.id)
  })

  it('has heads where a person says they are', async () => {
    const bytes = laidOut({
      sheets: [
        {
          name: 'Low',
          rows: [
            ['Brand Name', 'Model', 'UDI-DI', 'REF'],
            ['a', 'b'],
            ['Catalogue Number', 'UDI-DI'],
          ],
        },
      ],
    })
    const { body: book } = await load(bytes)
    expect(book.mapping.sheets[0]?.headRow).toBe(1)
    const asked = { sheet: 'Low', headRow: 3, headRows: 1 }
    const { body: found } = await user.api.post<{ mapping: { columns: { target: string }[] } }>(
      `/api/workbooks/${book.id}/proposal`,
      asked,
    )
    expect(found.mapping.columns.map(({ target }) => target)).toEqual(['catalogueNumber', 'udiDi'])
    expect((await user.api.post(`/api/workbooks/${book.id}/proposal`, { ...asked, headRow: 9 })).status).toBe(
      400,
    )
    expect(
      (await user.api.post(`/api/workbooks/${book.id}/proposal`, { ...asked, sheet: 'None' })).status,
    ).toBe(400)
  })

  it('tells all that is wrong with a mapping at once', async () => {
    const bytes = laidOut({ sheets: [{ name: 'Wrong', rows: [['UDI-DI', 'Brand Name']] }] })
    const { body: book } = await load(bytes)
    const mapping = structuredClone(book.mapping)
    const [sheet] = mapping.sheets
    if (sheet)
      Object.assign(sheet, {
        firstRow: 1,
        per: null,
        columns: sheet.columns.map((column) => ({ ...column, target: 'packages.packageDi' })),
      })
    const { status, text } = await save(book, mapping)
    expect(status).toBe(400)
    expect(text).toContain('mapping.sheets.0.firstRow')
    expect(text).toContain('mapping.sheets.0.columns.1')
  })
})
