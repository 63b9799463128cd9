import { afterAll, beforeAll, expect, it } from 'vitest'
import { importPreviewsApi } from '#core/contract/import-previews.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { type Person, person, unique } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { lookAt } from '#tests/preview-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { coveredWorkbook, workbook } from '#tests/workbook.ts'

/** People put titles above a table, and cover sheets in front of it. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const header = ['Article No', 'Bezeichnung', 'Legal manufacturer', 'Markets', 'Colour']
const device = (number: string) => [number, '', 'Example', 'EU', 'blue']
const cover = [['Device list'], ['Manufacturer', 'Example'], ['Version', '3'], ['Name', 'Type', 'Status']]

it.each<[string, string, (number: string) => string | Buffer, string, number]>([
  [
    'a title in a workbook',
    'devices.xlsx',
    (number) => workbook([['Device list 2026'], undefined, ['Product', 'Release 4'], header, device(number)]),
    'Excel, first sheet, columns named in row 4',
    5,
  ],
  [
    'a cover sheet',
    'devices.xlsx',
    (number) => coveredWorkbook(cover, 'Ger&#228;te &amp; Co', [header, device(number)]),
    'Excel, sheet "Geräte & Co"',
    2,
  ],
  [
    'a cover sheet, and a title in the next sheet',
    'devices.xlsx',
    (number) => coveredWorkbook([['Read me first']], 'All', [['Devices'], header, device(number)]),
    'Excel, sheet "All", columns named in row 2',
    3,
  ],
  [
    'a title in a CSV, of one cell',
    'devices.csv',
    (number) => ['Device list, as of May', '', header.join(';'), device(number).join(';')].join('\r\n'),
    'semicolon-separated, UTF-8, columns named in row 3',
    4,
  ],
  [
    'a title above quoted cells',
    'devices.csv',
    (number) =>
      [
        'Device list 2026',
        ...[header, device(number)].map((row) => row.map((cell) => `"${cell}"`).join(';')),
      ].join('\n'),
    'semicolon-separated, UTF-8, columns named in row 2',
    3,
  ],
  [
    'a title in a CSV, as spreadsheets save it',
    'devices.csv',
    (number) => ['Device list;;;;', ';;;;', header.join(';'), device(number).join(';')].join('\n'),
    'semicolon-separated, UTF-8, columns named in row 3',
    4,
  ],
])('%s is passed over', async (_, name, content, recognised, row) => {
  const number = unique('T')
  const preview = await lookAt(user.api, 'master-di', content(number), name)
  expect(preview).toMatchObject({
    blocked: null,
    recognised: `Master DI template, ${recognised}`,
    total: 1,
    columns: header.map((each) => ({ header: each })),
  })
  expect(preview.rows).toMatchObject([{ row, problems: [{ field: 'deviceName' }] }])
  const body = {
    mapping: [{ column: 4, field: 'deviceDescription' }],
    cells: [{ row, column: 1, text: 'Clamp' }],
  }
  const changed = (await user.api.call(importPreviewsApi.change, { id: preview.id, body })).body
  expect(changed.counts).toMatchObject({ new: 1, refused: 0 })
  const done: ImportResult = (await user.api.call(importPreviewsApi.commit, { id: preview.id })).body
  expect(done).toMatchObject({ processed: 1, successful: 1 })
  const stored = await user.api.call(masterDiApi.list, { query: { deviceNumber: number } })
  expect(stored.body).toMatchObject([{ deviceName: 'Clamp', deviceDescription: 'blue' }])
})

it.each(['master-di', 'gudid'] as const)(
  'a title is passed over in a device file of AccessGUDID, %s',
  async (kind) => {
    const table = gudidCsv(madeUpGudidTable(2))
    for (const [title, row] of [
      ['Devices, as of May\r\n\r\n', 3],
      ['sep=,\r\n', undefined],
    ] as const) {
      const preview = await lookAt(user.api, kind, title + table, 'devices.csv')
      const place = row ? `, columns named in row ${row}` : ''
      expect(preview).toMatchObject({
        recognised: `AccessGUDID device file, comma-separated, UTF-8${place}`,
        total: 2,
        counts: { new: 2 },
      })
    }
  },
)
