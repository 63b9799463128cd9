import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportError, ImportResult } from '#core/contract/imports.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { amount } from '#tests/amount.ts'
import { type Person, person } from '#tests/factories.ts'
import { withFaults } from '#tests/faulty-rows.ts'
import {
  type GudidTable,
  gudidCsv,
  hasOfficialFile,
  madeUpGudidTable,
  officialGudidTable,
  oneOf,
} from '#tests/gudid-table.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** AccessGUDID device files (decision D23): FDA's own where it is installed, and one of ours. */

const url = '/api/master-di/bulk-upload'
const byRow = (a: ImportError, b: ImportError) =>
  a.row - b.row || String(a.field).localeCompare(String(b.field))
const sorted = (errors: readonly ImportError[]) => [...errors].sort(byRow)

/** Of either more than one batch. */
const ours = amount(600, 1200)
const every = amount(4, 1)
const files: readonly [string, boolean, () => { bytes: string | Buffer; file: GudidTable }, number][] = [
  ['made up', true, () => ofOurs(ours), ours],
  ['of the FDA', hasOfficialFile, () => officialGudidTable(oneOf(every)), Math.ceil(2570 / every)],
]
function ofOurs(count: number) {
  const file = madeUpGudidTable(count)
  return { bytes: gudidCsv(file), file }
}

describe.each(files)('a device file %s', (_, there, open, count) => {
  let hub: TestApp
  let user: Person
  beforeAll(async () => {
    hub = await startTestApp()
    user = await person(hub)
  })
  afterAll(() => hub.close())

  const upload = async (content: string | Buffer) => (await user.api.upload<ImportResult>(url, content)).body
  const numbersOf = (file: GudidTable) => file.rows.map((row) => row[0] ?? '').sort()
  const storedNumbers = async () =>
    (await user.api.get<MasterRecord[]>('/api/master-di?sort=deviceNumber')).body.map(
      (each) => each.deviceNumber,
    )

  it.skipIf(!there)('becomes records, every row of it, numbers exactly as written', async () => {
    const { bytes, file } = open()
    expect(file.rows).toHaveLength(count)
    const result = await upload(bytes)
    expect(result).toMatchObject({
      processed: count,
      successful: count,
      failed: 0,
      skipped: 0,
      errors: [],
      errorFile: null,
      recognised: 'AccessGUDID device file, comma-separated, UTF-8',
    })
    expect((await storedNumbers()).sort()).toEqual(numbersOf(file))
    expect(numbersOf(file).filter((number) => number.startsWith('0')).length).toBeGreaterThan(count / 4)
  })

  it.skipIf(!there)('keeps every cell of every row, under a field or word for word', async () => {
    const { file } = open()
    const { body } = await user.api.get<MasterRecord[]>('/api/master-di')
    const records = new Map(body.map((each) => [each.deviceNumber, each]))
    for (const cells of file.rows) {
      const cell = (name: string) => cells[file.header.indexOf(name)] ?? ''
      const record = records.get(cell('primaryDI'))
      const blankIsNull = (name: string) => cell(name).trim() || null
      expect(record).toMatchObject({
        udiDi: cell('primaryDI'),
        manufacturerName: cell('companyName').trim(),
        brandName: blankIsNull('brandName'),
        modelNumber: blankIsNull('versionModelNumber'),
        catalogueNumber: blankIsNull('catalogNumber'),
        deviceDescription: blankIsNull('deviceDescription'),
        singleUse: /true/i.test(cell('singleUse')),
        sterile: /true/i.test(cell('deviceSterile')),
        containsLatex: /true/i.test(cell('labeledContainsNRL')),
        quantityPerPackage: cell('deviceCount') === '' ? null : Number(cell('deviceCount')),
        targetCountries: ['US'],
        versionNumber: '1.0',
        status: 'active',
        isLatestVersion: true,
      })
      for (const [name, text] of Object.entries(record?.sourceData?.gudid ?? {}))
        expect(text).toBe(cell(name))
      expect(record?.sourceData?.gudid?.issuingAgency).toBe(cell('issuingAgency'))
    }
  })

  it.skipIf(!there)('is skipped whole when it comes again', async () => {
    const { bytes } = open()
    expect(await upload(bytes)).toMatchObject({ processed: count, successful: 0, failed: 0, skipped: count })
    expect((await user.api.call(masterDiApi.list, { query: { limit: 1 } })).total).toBe(count)
  })

  it.skipIf(!there)('says of a row that is there with other values that it is', async () => {
    const { file } = open()
    const at = file.header.indexOf('brandName')
    const changed = file.rows
      .slice(0, 3)
      .map((row) => row.map((cell, index) => (index === at ? `${cell}!` : cell)))
    const result = await upload(gudidCsv({ header: file.header, rows: changed }))
    expect(result).toMatchObject({ processed: 3, successful: 0, failed: 3, skipped: 0 })
    expect(result).toMatchObject({ otherValues: 3, updatable: 3, updated: 0 })
    // The name of a device is made of its brand.
    expect(result.errors.map(({ row, field }) => [row, field])).toEqual(
      [2, 3, 4].flatMap((row) => [
        [row, 'deviceName'],
        [row, 'brandName'],
      ]),
    )
    expect(result.errors[0]?.message).toContain('already exists with different values')
  })

  it.skipIf(!there)('left its trace: one entry per record and one for the import', async () => {
    const entries = await hub.hub.db
      .selectFrom('audit_entries')
      .select(['action', 'entity_id', 'import_id'])
      .where('action', '=', 'created')
      .execute()
    expect(entries).toHaveLength(count)
    expect(new Set(entries.map((entry) => entry.import_id)).size).toBe(1)
    const records = await hub.hub.db.selectFrom('master_records').select(['id', 'import_id']).execute()
    expect(new Set(records.map((row) => row.id))).toEqual(new Set(entries.map((entry) => entry.entity_id)))
  })
})

describe.each(files)('a device file %s with sixty faults', (_, there, open, count) => {
  let hub: TestApp
  let user: Person
  beforeAll(async () => {
    hub = await startTestApp()
    user = await person(hub)
  })
  afterAll(() => hub.close())

  it.skipIf(!there)('gives exactly those rows back, each with row, field and reason', async () => {
    const faulty = withFaults(open().file, 60, 20_261_120)
    expect(new Set(faulty.errors.map((error) => error.row)).size).toBe(60)
    const { body: result } = await user.api.upload<ImportResult>(url, faulty.csv)
    expect(sorted(result.errors)).toEqual(sorted(faulty.errors))
    expect(result).toMatchObject({ processed: count, successful: count - 60, failed: 60, skipped: 0 })
    const { body: records } = await user.api.get<MasterRecord[]>('/api/master-di')
    expect(records.map((each) => each.deviceNumber).sort()).toEqual([...faulty.goodNumbers].sort())

    const file = await user.api.get(result.errorFile ?? '')
    const lines = file.text.trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFrow,field,message')
    expect(lines).toHaveLength(result.errors.length + 1)

    const again = await user.api.upload<ImportResult>(url, faulty.csv)
    expect(again.body).toMatchObject({ processed: count, successful: 0, failed: 60, skipped: count - 60 })
    expect(sorted(again.body.errors)).toEqual(sorted(faulty.errors))
  })

  it.skipIf(!there)('is completed when it comes again without the faults', async () => {
    const { body: result } = await user.api.upload<ImportResult>(url, open().bytes)
    expect(result).toMatchObject({ processed: count, successful: 60, failed: 0, skipped: count - 60 })
  })
})
