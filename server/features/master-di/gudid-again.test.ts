import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { amount } from '#tests/amount.ts'
import { type Person, person } from '#tests/factories.ts'
import { gudidCsv, hasOfficialFile, madeUpGudidTable, officialGudidTable } from '#tests/gudid-table.ts'
import { gudidXml } from '#tests/gudid-xml.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Sending a device file again when its records were filled in meanwhile (decision D34). */

const url = '/api/master-di/bulk-upload'
const largerUrl = '/api/imports?source=gudid'
const skipped = (count: number) => ({ processed: count, successful: 0, failed: 0, skipped: count })

const officialXml = () =>
  readFileSync(join(process.env.HUB_REFERENCE_DIR ?? '', 'gudid/gudid_sample_300.xml'))
const devices = amount(250, 700)
/** Every day only those that the XML has too. */
function ofFda() {
  const inXml = new Set(
    [
      ...officialXml()
        .toString()
        .matchAll(/<deviceId>(\w+)</g),
    ].map(([, di]) => di),
  )
  return officialGudidTable((di) => amount(1, 0) === 0 || inXml.has(di)).bytes
}
const ofOurs = madeUpGudidTable(devices)

describe.each([
  ['made up', true, () => gudidCsv(ofOurs), () => gudidXml(ofOurs), devices, devices],
  ['of the FDA', hasOfficialFile, ofFda, officialXml, amount(300, 2570), 300],
] as const)('devices %s whose records were filled in further', (_, there, csv, xml, count, inXml) => {
  let hub: TestApp
  let user: Person
  beforeAll(async () => {
    hub = await startTestApp()
    user = await person(hub)
  })
  afterAll(() => hub.close())

  const upload = async (address: string, content: string | Buffer, name?: string) =>
    (await user.api.upload<ImportResult>(address, content, name)).body

  it.skipIf(!there)('are the same to the file they came from, and to XML', { timeout: 180_000 }, async () => {
    expect(await upload(url, csv())).toMatchObject({ successful: count })
    const further = {
      riskClass: 'class-iia',
      intendedUse: 'As the instructions say.',
      emdnCode: 'A0101010102',
      targetCountries: ['EU', 'US'],
    }
    await sql`update master_records set document = document || ${JSON.stringify(further)}::jsonb`.execute(
      hub.hub.db,
    )
    expect(await upload(url, csv())).toMatchObject(skipped(count))
    expect(await upload(largerUrl, csv())).toMatchObject(skipped(count))
    expect(await upload(largerUrl, xml(), 'release.xml')).toMatchObject(skipped(inXml))
  })

  it.skipIf(!there)('are so too where less was kept of the first file', { timeout: 180_000 }, async () => {
    await sql`update master_records set source_data = null`.execute(hub.hub.db)
    expect(await upload(url, csv())).toMatchObject(skipped(count))
    expect(await upload(largerUrl, xml(), 'release.xml')).toMatchObject(skipped(inXml))
  })
})
