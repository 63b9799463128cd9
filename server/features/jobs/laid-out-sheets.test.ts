import { afterAll, beforeAll, expect, it } from 'vitest'
import { importPreviewsApi } from '#core/contract/import-previews.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { lookAt } from '#tests/preview-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { cell, coveredWorkbook, type PackedFile, workbook, workbookFiles, zip } from '#tests/workbook.ts'

/** What people do to a sheet besides writing into its cells: nothing of it changes what is read without a word. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const header = ['deviceNumber', 'deviceName', 'manufacturerName', 'targetCountries']
const stored = async (deviceNumber: string) =>
  (await user.api.call(masterDiApi.list, { query: { deviceNumber } })).body[0]
const rowOf = (row: number, cells: readonly string[], attributes = '') =>
  `<row r="${row}"${attributes}>${cells.map((text, at) => (text === '' ? '' : cell(`${'ABCD'[at]}${row}`, text))).join('')}</row>`

/** A sheet of rows, with what stands behind them. */
const sheetOf = (rows: readonly string[], behind = '') =>
  zip(
    workbookFiles(rows.join('')).map(
      (file): PackedFile =>
        file.name.endsWith('sheet1.xml')
          ? { ...file, content: String(file.content).replace('</sheetData>', `</sheetData>${behind}`) }
          : file,
    ),
  )

it('merged cells count for each of their rows, and the check says so', async () => {
  const [first, second, third] = [unique('M'), unique('M'), unique('M')]
  const rows = [
    rowOf(1, header),
    rowOf(2, [first, 'Clamp, small', 'Example', 'EU']),
    rowOf(3, [second, 'Clamp, large', '', '']),
    rowOf(4, [third, 'Forceps', 'Other', '']),
  ]
  // One of the header, one beside the table and one that goes on below it are none of the values.
  const merges = ['A1:A2', 'C2:C3', 'D2:D9', 'F2:F4'].map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const preview = await lookAt(
    user.api,
    'master-di',
    sheetOf(rows, `<mergeCells>${merges}</mergeCells>`),
    'a.xlsx',
  )
  expect(preview).toMatchObject({ ready: false, total: 3, counts: { new: 3, refused: 0 } })
  expect(preview.notes).toEqual([
    expect.stringMatching(/^Merged cells count for each of their rows: C2:C3, D2:D9/),
  ])
  const done: ImportResult = (await user.api.call(importPreviewsApi.commit, { id: preview.id })).body
  expect(done.recognised).toMatch(/first sheet\. Merged cells count for each of their rows: .* is meant\.$/)
  expect(await stored(second)).toMatchObject({ manufacturerName: 'Example', targetCountries: ['EU'] })
  expect(await stored(third)).toMatchObject({ manufacturerName: 'Other', targetCountries: ['EU'] })
})

it('hidden rows are read, and named before', async () => {
  const rows = [
    rowOf(1, header),
    rowOf(2, [unique('H'), 'a', 'm', 'EU']),
    rowOf(3, [unique('H'), 'a', 'm', 'EU'], ' hidden="1"'),
    '<row r="4" hidden="1"/>',
  ]
  const preview = await lookAt(user.api, 'master-di', sheetOf(rows), 'a.xlsx')
  expect(preview).toMatchObject({
    ready: false,
    counts: { new: 2 },
    notes: ['Hidden rows are read as all others: 3.'],
  })
})

it('what is told of a file is told in sentences', async () => {
  const rows = [
    rowOf(1, header),
    rowOf(2, [unique('T'), 'a', 'm', 'EU']),
    rowOf(3, [unique('T'), 'a', '', 'EU'], ' hidden="1"'),
  ]
  const sheet = sheetOf(rows, '<mergeCells><mergeCell ref="C2:C3"/></mergeCells>')
  const told = /first sheet\. Merged cells count .* is meant\. Hidden rows are read as all others: 3\.$/
  const direct = await user.api.upload<ImportResult>('/api/master-di/bulk-upload', sheet, 'a.xlsx')
  expect(direct.body.recognised).toMatch(told)
  const { id } = await lookAt(user.api, 'master-di', sheet, 'a.xlsx')
  expect((await user.api.call(importPreviewsApi.commit, { id })).body.recognised).toMatch(told)
})

it('a second table in another sheet is named, and a short list of values is not', async () => {
  const devices = [header, [unique('S'), 'a', 'm', 'EU']]
  const both = await lookAt(user.api, 'master-di', coveredWorkbook(devices, 'Older ones', devices), 'a.xlsx')
  expect(both).toMatchObject({ ready: false, total: 1 })
  expect(both.notes).toEqual([
    expect.stringContaining('not read: "Older ones". Upload each as a file of its own.'),
  ])
  const body = { mapping: [{ column: 1, field: 'deviceDescription' }] }
  const changed = (await user.api.call(importPreviewsApi.change, { id: both.id, body })).body
  expect(changed.notes).toEqual(both.notes)
  const history = [
    ['Version', 'Date', 'Reason'],
    ['1', '2026-05-04', 'New'],
  ]
  const one = await lookAt(user.api, 'master-di', coveredWorkbook(devices, 'History', history), 'a.xlsx')
  expect(one).toMatchObject({ ready: true, notes: [] })
})

it('formatted cells without anything in them are no cells', async () => {
  const number = unique('F')
  const rows = [
    rowOf(1, header).replace('</row>', '<c r="XFD1" s="0"/></row>'),
    rowOf(2, [number, 'a', 'm', 'EU']),
    '<row r="1048576"><c r="C1048576" s="0"></c></row>',
  ]
  expect(await lookAt(user.api, 'master-di', sheetOf(rows), 'a.xlsx')).toMatchObject({
    ready: true,
    total: 1,
  })
  const far = [header, [...header.map(() => number)]].map((cells, at) => rowOf(at + 1, cells))
  const wide = sheetOf([...far, `<row r="3">${cell('XFD3', 'x')}</row>`])
  const answer = await user.api.upload('/api/imports/previews?kind=master-di', wide, 'a.xlsx')
  expect([answer.status, answer.problem.issues]).toEqual([
    400,
    [{ path: 'file', message: expect.stringMatching(/reaches column XFD.*at most 500/) }],
  ])
})

it('nothing is noted of a plain workbook', async () => {
  const rows = [header, [unique('P'), 'a', 'm', 'EU']]
  expect(await lookAt(user.api, 'master-di', workbook(rows), 'a.xlsx')).toMatchObject({
    ready: true,
    notes: [],
  })
})
