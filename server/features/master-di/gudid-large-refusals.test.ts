import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { type Person, person } from '#tests/factories.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { gudidXml } from '#tests/gudid-xml.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Larger files that are refused as a whole: with a clear message and with nothing saved. */

const url = '/api/imports?source=gudid'
let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

async function stored() {
  const { db } = hub.hub
  const records = await db.selectFrom('master_records').select('id').execute()
  return [records.length, (await db.selectFrom('jobs').select('id').execute()).length]
}

const table = madeUpGudidTable(600)
const csv = gudidCsv(table)
const xml = gudidXml(table)
/** Good for 600 devices, then not. */
const ending = (wrong: string) => xml.replace('</gudid>', wrong)
const much = 'x'.repeat(300_000)

const refused: readonly [
  name: string,
  file: string | Buffer,
  fileName: string,
  status: number,
  message: RegExp,
][] = [
  ['an empty file', '', 'a.csv', 400, /file is empty/],
  ['only a header', csv.split('\n', 1)[0] ?? '', 'a.csv', 400, /nothing but its header/],
  [
    'a master template',
    'deviceNumber,deviceName\n1,2\n',
    'a.csv',
    400,
    /not an AccessGUDID device file.*found: deviceNumber, deviceName/,
  ],
  ['binary data', Buffer.from(`${csv}\0`), 'a.csv', 400, /binary/],
  ['a quote that is never closed', `${csv}"1,x\n`, 'a.csv', 400, /quoting is broken/],
  ['a quote that gathers the rest', `${csv}"1,${much}`, 'a.csv', 400, /closing quote may be missing/],
  ['too many columns', `${csv}${','.repeat(500)}\n`, 'a.csv', 400, /has 501 columns/],
  ['an Excel file', csv, 'a.xlsx', 415, /CSV or XML file of AccessGUDID/],
  ['an archive', csv, 'AccessGUDID.zip', 415, /unzip archives first/],
  ['an empty XML file', '', 'a.xml', 400, /no element/],
  ['a CSV called XML', csv, 'a.xml', 400, /only elements can stand/],
  ['another XML', '<r><a/></r>', 'a.xml', 400, /holds no <device>/],
  ['Latin-1', '<?xml version="1.0" encoding="ISO-8859-1"?><r/>', 'a.xml', 400, /says it is in ISO-8859-1/],
  [
    'bytes that make no character',
    Buffer.concat([Buffer.from(xml), Buffer.from([0xff])]),
    'a.xml',
    400,
    /not in UTF-8/,
  ],
  [
    'a document type',
    `<!DOCTYPE r [<!ENTITY a "b">]>${xml.slice(xml.indexOf('<gudid'))}`,
    'a.xml',
    400,
    /document type/,
  ],
  ['an external entity', `<!DOCTYPE r SYSTEM "file:///etc/passwd"><r/>`, 'a.xml', 400, /document type/],
  ['an entity at its end', ending('<device>&x;</device></gudid>'), 'a.xml', 400, /&x;/],
  ['a device without end', ending('<device>'), 'a.xml', 400, /end of gudid is missing/],
  [
    'endless text',
    ending(`<device>${much}</device></gudid>`),
    'a.xml',
    400,
    /longer than 262144|More than 262144/,
  ],
  ['endless depth', ending('<a>'.repeat(100_000)), 'a.xml', 400, /More than 262144/],
  [
    'depth',
    ending(`<device>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</device></gudid>`),
    'a.xml',
    400,
    /levels deep/,
  ],
  ['an endless comment', ending(`<!--${much}`), 'a.xml', 400, /More than 262144/],
]

describe('a larger file', () => {
  it.each(refused)('is refused whole: %s', async (_, file, fileName, status, message) => {
    const before = await stored()
    const answer = await user.api.upload(url, file, fileName)
    expect([answer.status, answer.problem.message]).toEqual([status, expect.stringMatching(message)])
    expect(await stored()).toEqual(before)
  })

  it('is refused without a file part, and as no upload at all', async () => {
    expect((await user.api.uploadParts(url, [{ name: 'note', content: 'x' }])).status).toBe(400)
    expect((await user.api.post(url, {})).status).toBe(415)
  })

  it('is read in UTF-16, in Windows-1252, and with other prefixes', async () => {
    const few = { header: table.header, rows: table.rows.slice(0, 6) }
    const utf16 = Buffer.from(`\uFEFF${gudidXml(few)}`.replace('UTF-8', 'UTF-16'), 'utf16le')
    expect((await user.api.upload<ImportResult>(url, utf16, 'a.xml')).body.successful).toBe(6)
    const prefixed = gudidXml(few)
      .replaceAll(/<(\/?)(?=[a-zA-Z])/g, '<$1fda:')
      .replace('xmlns=', 'xmlns:fda=')
    expect((await user.api.upload<ImportResult>(url, prefixed, 'b.xml')).body.skipped).toBe(6)
    const latin = Buffer.from('primaryDI,companyName,brandName\nW1,M\u00fcller,Br\u00fccke\n', 'latin1')
    const { body } = await user.api.upload<ImportResult>(url, latin, 'c.csv')
    expect(body).toMatchObject({ successful: 1, recognised: expect.stringContaining('Windows-1252') })
  })
})
