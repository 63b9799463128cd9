import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ImportPreview, importPreviewsApi, type PreviewChange } from '#core/contract/import-previews.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { createMaster, type Person, person, unique, uniqueGtin } from '#tests/factories.ts'
import { lookAt } from '#tests/preview-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Fields no column of a file holds: one value for all rows, or a copy of another column. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

const change = (id: number, body: PreviewChange) => user.api.call(importPreviewsApi.change, { id, body })
const commit = (id: number) => user.api.call(importPreviewsApi.commit, { id })
const recordOf = async (deviceNumber: string) =>
  (await user.api.call(masterDiApi.list, { query: { deviceNumber } })).body[0]

/** A list as manufacturers keep it: no number of the hub's, no countries. */
const stock = (rows: readonly string[], code = 'Catalogue number') =>
  [`${code};Name;Legal manufacturer;GTIN`, ...rows].join('\n')

it('a list without device numbers and countries is imported with a copy and one value for all rows', async () => {
  const [first, second] = [unique('REF'), unique('REF')]
  const rows = [`${first};Clamp;Maker;${uniqueGtin()}`, `${second};Forceps;Maker;${uniqueGtin()}`]
  const preview = await lookAt(user.api, 'master-di', stock(rows))
  expect(preview).toMatchObject({ filled: [], counts: { new: 0, refused: 2 } })
  const reference = preview.columns.find(({ header }) => header === 'Catalogue number')?.column ?? -1
  const { body } = await change(preview.id, {
    filled: [
      { field: 'deviceNumber', column: reference },
      { field: 'targetCountries', text: 'EU, US' },
    ],
  })
  expect(body).toMatchObject({
    counts: { new: 2, refused: 0 },
    filled: [
      { field: 'deviceNumber', column: reference, text: null },
      { field: 'targetCountries', text: 'EU, US', column: null },
    ],
  })
  expect(body.columns).toHaveLength(4)
  expect((await commit(preview.id)).status).toBe(200)
  expect(await recordOf(first)).toMatchObject({
    deviceName: 'Clamp',
    catalogueNumber: first,
    targetCountries: ['EU', 'US'],
  })
  expect(await recordOf(second)).toMatchObject({ deviceName: 'Forceps', targetCountries: ['EU', 'US'] })
  // Only columns of files are remembered: the next file is asked about again.
  expect(await lookAt(user.api, 'master-di', stock([`${unique('REF')};Probe;Maker;`]))).toMatchObject({
    filled: [],
    counts: { refused: 1 },
  })
})

it('says at once what is wrong with a value, and keeps nothing of that change', async () => {
  const preview = await lookAt(user.api, 'master-di', stock([`${unique('REF')};Clamp;Maker;`]))
  const refused = await change(preview.id, {
    filled: [
      { field: 'targetCountries', text: 'Atlantis' },
      { field: 'deviceName', text: 'Clamp' },
      { field: 'deviceNumber', column: 9 },
      { field: 'colour', text: 'blue' },
      { field: 'brandName', text: ' ' },
    ],
  })
  expect([refused.status, refused.problem.issues?.map(({ path }) => path)]).toEqual([
    400,
    ['filled.0.text', 'filled.1.field', 'filled.2.column', 'filled.3.field', 'filled.4.text'],
  ])
  const { body } = await user.api.call(importPreviewsApi.get, { id: preview.id })
  expect(body.filled).toEqual([])
})

it('gives way to a column, and is taken back', async () => {
  const number = unique('REF')
  // What the column is mapped to is remembered for files with this column.
  const preview = await lookAt(user.api, 'master-di', stock([`${number};Clamp;Maker;`], 'Stock no.'))
  const filled = [
    { field: 'brandName', text: 'Own brand' },
    { field: 'deviceNumber', column: 0 },
    { field: 'targetCountries', text: 'EU' },
  ]
  await change(preview.id, { filled })
  const { body: without } = await change(preview.id, { filled: [{ field: 'brandName' }] })
  expect(without.filled.map(({ field }) => field)).toEqual(['deviceNumber', 'targetCountries'])
  const { body: mapped } = await change(preview.id, { mapping: [{ column: 0, field: 'deviceNumber' }] })
  expect(mapped.filled.map(({ field }) => field)).toEqual(['targetCountries'])
  await commit(preview.id)
  expect(await recordOf(number)).toMatchObject({ brandName: null, catalogueNumber: null })
})

it('keeps what is typed over a copied cell, what a spreadsheet lost, and rows that are too long', async () => {
  const number = unique('REF')
  const rows = ['4,26E+12;Clamp;Maker;', `${unique('REF')};Forceps;Maker;;;surplus`]
  const preview = await lookAt(user.api, 'master-di', stock(rows))
  const { body } = await change(preview.id, {
    filled: [
      { field: 'deviceNumber', column: 0 },
      { field: 'targetCountries', text: 'EU' },
    ],
  })
  expect(body.rows.map(({ row, problems }) => [row, problems[0]?.column])).toEqual([
    [2, 0],
    [3, null],
  ])
  expect(body.rows[1]?.problems[0]?.message).toContain('The row has 6 values')
  const { body: typed } = await change(preview.id, { cells: [{ row: 2, column: 0, text: number }] })
  expect(typed.counts).toMatchObject({ new: 1, refused: 1 })
  await commit(preview.id)
  expect(await recordOf(number)).toMatchObject({ catalogueNumber: number, targetCountries: ['EU'] })
})

it('reads a column that is copied and nothing else, and the trail says what all rows got', async () => {
  const rows = [`${unique('REF')};Clamp;Maker;`]
  const preview = await lookAt(user.api, 'master-di', stock(rows, 'Shelf'))
  await change(preview.id, {
    filled: [
      { field: 'deviceNumber', column: 0 },
      { field: 'targetCountries', text: 'EU' },
    ],
  })
  const { body: result } = await commit(preview.id)
  expect(result).toMatchObject({ successful: 1, unreadColumns: [] })
  const { rows: entries } = await sql<{ notes: string }>`
    select entry::jsonb -> 'changesData' ->> 'actionNotes' as notes from audit_entries
    where entity_type = 'import' order by seq desc limit 1`.execute(hub.hub.db)
  expect(entries[0]?.notes).toContain(
    'in all rows: Device Number from the column “Shelf”, Target Regulatory Jurisdictions “EU”',
  )
})

it('is checked in a column with another name than its field', async () => {
  const master = await createMaster(user.api, { targetCountries: ['US'] })
  const file = `udiDi;deviceDescription\n${uniqueGtin()};Clamp`
  const path = `/api/imports/previews?kind=country-us&masterDiId=${master.id}`
  const { id } = (await user.api.upload<ImportPreview>(path, file)).body
  const refused = await change(id, { filled: [{ field: 'fdaClassification', text: 'class nine' }] })
  expect(refused.problem.issues?.map(({ path }) => path)).toEqual(['filled.0.text'])
  // The field has two names for columns: one of them is filled, and none beside a column of the other.
  await change(id, { filled: [{ field: 'fdaClassification', text: 'Class II' }] })
  const { body } = await change(id, { filled: [{ field: 'usFdaClassification', text: 'Class I' }] })
  expect(body.filled.map(({ field }) => field)).toEqual(['usFdaClassification'])
  const mapped = await change(id, { mapping: [{ column: 1, field: 'fdaClassification' }] })
  expect(mapped.body.filled).toEqual([])
  const beside = await change(id, { filled: [{ field: 'usFdaClassification', text: 'Class I' }] })
  expect(beside.problem.issues?.map(({ path }) => path)).toEqual(['filled.0.field'])
})

it('is nothing an XML file has', async () => {
  const file = `<?xml version="1.0"?><gudid xmlns="http://www.fda.gov/cdrh/gudid"><device><brandName>B</brandName><companyName>C</companyName><identifiers><identifier><deviceId>${unique('XML')}</deviceId><deviceIdType>Primary</deviceIdType></identifier></identifiers></device></gudid>`
  const { id } = await lookAt(user.api, 'gudid', file, 'devices.xml')
  const refused = await change(id, { filled: [{ field: 'brandName', text: 'Own brand' }] })
  expect([refused.status, refused.problem.issues?.[0]?.path]).toEqual([400, 'filled.0.field'])
})
