import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportResult, importsApi, type Job } from '#core/contract/imports.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { amount, within } from '#tests/amount.ts'
import { type Person, person } from '#tests/factories.ts'
import { withFaults } from '#tests/faulty-rows.ts'
import { gudidCsv, hasOfficialFile, madeUpGudidTable, officialGudidTable, oneOf } from '#tests/gudid-table.ts'
import { gudidXml } from '#tests/gudid-xml.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Larger device files of AccessGUDID, CSV and XML (decision D23). */

const url = '/api/imports?source=gudid'
const smallUrl = '/api/master-di/bulk-upload'

async function freshHub(): Promise<{ hub: TestApp; user: Person }> {
  const hub = await startTestApp()
  return { hub, user: await person(hub) }
}

/** What is stored of every device, but for ids and instants. */
async function storedDevices({ hub }: { hub: TestApp }) {
  return hub.hub.db
    .withoutPlugins()
    .selectFrom('master_records')
    .select(['device_number', 'version_number', 'status', 'document', 'source_data', 'is_latest'])
    .orderBy('device_number')
    .execute()
}

const createdEntries = async ({ hub }: { hub: TestApp }) =>
  (await hub.hub.db.selectFrom('audit_entries').select('entry').where('action', '=', 'created').execute())
    .map(({ entry }) => JSON.parse(entry) as { changesData: unknown })
    .map(({ changesData }) => JSON.stringify(changesData))
    .sort()

describe.each([
  ['CSV', 'devices.csv', gudidCsv],
  ['XML', 'devices.xml', gudidXml],
])('a large file of devices as %s', (kind, name, write) => {
  const count = amount(1100, 20_000)
  const file = madeUpGudidTable(count)
  let fresh: Awaited<ReturnType<typeof freshHub>>
  beforeAll(async () => {
    fresh = await freshHub()
  })
  afterAll(() => fresh.hub.close())

  it('become records, each with its audit entry, under one import', {
    timeout: within(180_000),
  }, async () => {
    const { hub, user } = fresh
    const { body } = await user.api.upload<ImportResult>(url, write(file), name)
    expect(body).toMatchObject({ processed: count, successful: count, failed: 0, skipped: 0, errorCount: 0 })
    expect(body.recognised).toBe(
      kind === 'CSV'
        ? 'AccessGUDID device file, comma-separated, UTF-8'
        : 'AccessGUDID device file, XML, UTF-8',
    )
    const entries = await hub.hub.db
      .selectFrom('audit_entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('import_id', '=', body.jobId)
      .where('action', '=', 'created')
      .executeTakeFirstOrThrow()
    expect(Number(entries.count)).toBe(count)
    const admin = await person(hub, ['admin'])
    expect((await admin.api.get('/api/audit-trail/verify')).body).toMatchObject({ ok: true })
  })

  it('change nothing when they come again, and the progress has real numbers', {
    timeout: within(180_000),
  }, async () => {
    const { user } = fresh
    const answer = await user.api.upload<Job>(url, write(file), name, {
      headers: { prefer: 'respond-async' },
    })
    expect(answer.status).toBe(202)
    expect(answer.headers.location).toBe(`/api/jobs/${answer.body.id}`)
    expect(answer.body).toMatchObject({ status: 'running', total: count, fileName: name })
    await fresh.hub.hub.jobs.idle()
    expect((await user.api.get<Job>(`/api/jobs/${answer.body.id}`)).body).toMatchObject({
      status: 'done',
      done: count,
      successful: 0,
      failed: 0,
      skipped: count,
    })
    expect((await user.api.call(masterDiApi.list, { query: { limit: 1 } })).total).toBe(count)
  })
})

/** More of them go through the usual upload in gudid-import.test.ts. */
const fewOfficial = () => officialGudidTable(oneOf(amount(10, 1))).file

describe.each([
  ['made up', true, () => madeUpGudidTable(amount(250, 700))],
  ['of the FDA', hasOfficialFile, fewOfficial],
])(
  'the same devices %s, some faulty, through the usual upload, as a larger CSV and as XML',
  (_, there, open) => {
    const run = async (address: string, content: string, name: string) => {
      const fresh = await freshHub()
      const { body } = await fresh.user.api.upload<ImportResult>(address, content, name)
      const errorFile = body.errorFile === null ? undefined : await fresh.user.api.get(body.errorFile)
      const outcome = {
        counts: [body.processed, body.successful, body.failed, body.skipped],
        errors: body.errors,
        errorFile: errorFile?.text,
        stored: await storedDevices(fresh),
        entries: await createdEntries(fresh),
      }
      await fresh.hub.close()
      return outcome
    }

    it.skipIf(!there)('come to the same', { timeout: within(180_000) }, async () => {
      const { csv } = withFaults(open(), 60, 20_261_121)
      const usual = await run(smallUrl, csv, 'devices.csv')
      expect(usual.counts[2]).toBe(60)
      expect(await run(url, csv, 'devices.csv')).toEqual(usual)
    })

    it.skipIf(!there)('come to the same fields in XML', { timeout: within(180_000) }, async () => {
      const file = open()
      const usual = await run(smallUrl, gudidCsv(file), 'devices.csv')
      const xml = await run(url, gudidXml(file), 'devices.xml')
      const documents = (outcome: typeof usual) => outcome.stored.map(({ source_data: _, ...rest }) => rest)
      expect(documents(xml)).toEqual(documents(usual))
      expect(xml.entries).toEqual(usual.entries)
      expect(xml.counts).toEqual([file.rows.length, file.rows.length, 0, 0])
      expect(xml.stored.map((each) => each.source_data)).toEqual(usual.stored.map((each) => each.source_data))
    })
  },
)

describe.skipIf(!hasOfficialFile)('FDA’s own XML', () => {
  let fresh: Awaited<ReturnType<typeof freshHub>>
  beforeAll(async () => {
    fresh = await freshHub()
  })
  afterAll(() => fresh.hub.close())

  it('says of its 300 devices what the delimited file says, and more', async () => {
    const bytes = readFileSync(join(process.env.HUB_REFERENCE_DIR ?? '', 'gudid/gudid_sample_300.xml'))
    const { file } = officialGudidTable()
    const { body } = await fresh.user.api.upload<ImportResult>(url, bytes, 'FULLDownload.xml')
    expect(body).toMatchObject({ processed: 300, successful: 300, errors: [] })
    const { body: records } = await fresh.user.api.get<MasterRecord[]>('/api/master-di')
    const rows = new Map(file.rows.map((row) => [row[0] ?? '', row]))
    for (const record of records) {
      const row = rows.get(String(record.deviceNumber)) ?? []
      const cell = (name: string) => (row[file.header.indexOf(name)] ?? '').trim()
      expect([record.manufacturerName, record.brandName, record.modelNumber, record.catalogueNumber]).toEqual(
        [cell('companyName'), cell('brandName'), cell('versionModelNumber'), cell('catalogNumber') || null],
      )
      const kept = record.sourceData?.gudid ?? {}
      expect([kept.issuingAgency, kept.otherDIs ?? '', kept.productCodes ?? '']).toEqual([
        cell('issuingAgency'),
        cell('otherDIs'),
        cell('productCodes'),
      ])
      expect(kept.DMExempt).toMatch(/^(true|false)$/)
    }
  })
})

describe('POST /api/imports', () => {
  let fresh: Awaited<ReturnType<typeof freshHub>>
  beforeAll(async () => {
    fresh = await freshHub()
  })
  afterAll(() => fresh.hub.close())

  const csv = gudidCsv(madeUpGudidTable(3))

  it('refuses an unknown source, and none', async () => {
    for (const query of ['', '?source=eudamed', '?source=']) {
      const answer = await fresh.user.api.upload(`/api/imports${query}`, csv)
      expect([answer.status, answer.problem.issues?.[0]?.path]).toEqual([400, 'source'])
    }
  })

  it('is for whoever may create', async () => {
    const reader = await person(fresh.hub, ['technical-reviewer'])
    expect((await reader.api.upload(url, csv)).status).toBe(403)
    expect((await fresh.hub.api().upload(url, csv)).status).toBe(401)
    expect(importsApi.create.access).toBe(masterDiApi.bulkUpload.access)
  })

  const keptOf = async (deviceNumber: string) =>
    (await fresh.user.api.call(masterDiApi.list, { query: { deviceNumber } })).body[0]?.sourceData?.gudid

  it('keeps columns of one name apart', async () => {
    const file = 'primaryDI,companyName,brandName,note,note,\nK1,c,b,one,two,nameless\n'
    await fresh.user.api.upload(url, file)
    expect(Object.entries((await keptOf('K1')) ?? {}).sort()).toEqual([
      ['', 'nameless'],
      ['note', 'one'],
      ['note[2]', 'two'],
    ])
  })

  it('keeps what XML says in attributes', async () => {
    const sizes =
      '<deviceSizes><deviceSize><size unit="Millimeter" value="0.8"/></deviceSize></deviceSizes><fei xsi:nil="true"/>'
    const xml = gudidXml({ header: ['primaryDI', 'companyName', 'brandName'], rows: [['K2', 'c', 'b']] })
    await fresh.user.api.upload(url, xml.replace('</device>', `${sizes}</device>`), 'a.xml')
    const kept = Object.entries((await keptOf('K2')) ?? {}).filter(([name]) => name.includes('@'))
    expect(Object.fromEntries(kept)).toEqual({
      'deviceSizes/deviceSize/size/@unit': 'Millimeter',
      'deviceSizes/deviceSize/size/@value': '0.8',
    })
  })

  it('tells the first thousand errors of many, and the file has them all', async () => {
    const { header } = madeUpGudidTable(1)
    const rows = Array.from({ length: 1500 }, (_, n) => [`E${n}`])
    const { body } = await fresh.user.api.upload<ImportResult>(url, gudidCsv({ header, rows }))
    expect(body).toMatchObject({ failed: 1500, errorCount: 3000 })
    expect(body.errors).toHaveLength(1000)
    const { text } = await fresh.user.api.get(body.errorFile ?? '')
    expect(text.trimEnd().split('\r\n')).toHaveLength(3001)
  })
})
