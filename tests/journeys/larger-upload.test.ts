import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { gudidXml } from '#tests/gudid-xml.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** A device file of AccessGUDID over 10 MB, as a specialist sends it. */

const devices = 2800

function largeTable() {
  const { header, rows } = madeUpGudidTable(devices)
  const at = header.indexOf('deviceDescription')
  const described = rows.map((cells) =>
    cells.map((cell, index) => (index === at ? 'long '.repeat(780) : cell)),
  )
  return { header, rows: described }
}

describe.skipIf(!chromiumPath)('a larger device file in a browser', () => {
  const directory = join(tmpdir(), `hub-larger-${process.pid}`)
  const csv = `${directory}.csv`
  const xml = `${directory}.xml`
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    writeFileSync(csv, gudidCsv(largeTable()))
    writeFileSync(xml, gudidXml(largeTable()))
    visit = await startVisit('ada')
    page = visit.page
  })
  afterAll(async () => {
    await visit?.end()
    for (const file of [csv, xml]) rmSync(file, { force: true })
  })

  const open = () => page.goto(`${visit.hub.address}/master-di/bulk-upload`)
  const place = 'Drop a CSV, Excel or AccessGUDID XML file here'
  const result = (file: string) => page.getByText(`Result of ${file.split('/').at(-1)}`)

  it('is told by its header from another table of that size, which is too large', async () => {
    await open()
    const buffer = Buffer.from(`deviceNumber,deviceName\n${' '.repeat(10 * 1024 * 1024)}`)
    await page.getByLabel(place).setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer })
    await page.getByText('File size must be less than 10MB').first().waitFor()
  })

  it('becomes records, in the place of every other file', async () => {
    await page.getByLabel(place).setInputFiles(csv)
    await result(csv).waitFor({ timeout: 120_000 })
    await page.getByText(`Processed ${devices} entries, ${devices} successful`).first().waitFor()
    await page.getByText('Read as: AccessGUDID device file, comma-separated, UTF-8').waitFor()
  })

  it('is read as XML as well, and devices that are there stay as they are', async () => {
    await open()
    await page.getByLabel(place).setInputFiles(xml)
    await result(xml).waitFor({ timeout: 120_000 })
    await page.getByText(`Processed ${devices} entries, 0 successful`).first().waitFor()
    await page.getByText('Read as: AccessGUDID device file, XML, UTF-8').waitFor()
  })

  it('is refused with the reason when it is hostile', async () => {
    await open()
    const buffer = Buffer.from('<!DOCTYPE r [<!ENTITY x "y">]><r>&x;</r>')
    const file = { name: 'bad.xml', mimeType: 'text/xml', buffer }
    await page.getByLabel(place).setInputFiles(file)
    await page
      .getByText(/document type or other declaration is not allowed/)
      .first()
      .waitFor()
    await page.getByLabel(place).setInputFiles({ ...file, name: 'all.zip', mimeType: '' })
    await page.getByText('Please upload a CSV or Excel file').first().waitFor()
  })

  it('is one of several only when they come one at a time', async () => {
    await open()
    const dropped = await page.evaluateHandle(() => {
      const files = new DataTransfer()
      for (const name of ['a.csv', 'b.csv']) files.items.add(new File(['x'], name, { type: 'text/csv' }))
      return files
    })
    await page.getByText(place).dispatchEvent('drop', { dataTransfer: dropped })
    await page.getByText('You dropped 2 files. Upload one file at a time').waitFor()
    expect(new URL(page.url()).searchParams.get('job')).toBeNull()
  })
})
