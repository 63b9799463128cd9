import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bulkTemplateColumns, masterTemplateColumns } from '#core/imports/master-row.ts'
import { workbook } from '#tests/workbook.ts'
import { chromiumPath } from './browser.ts'
import { textOf } from './downloads.ts'
import { type KnownPerson, startVisit, type Visit } from './person.ts'
import { barSeen, refusalShown } from './seen.ts'

/** A file as a specialist sends it: 2,000 rows of the template, 37 of them wrong. */

const rows = 2000
const bad = 37

/** Every 54th row from the tenth on has one of four faults. */
const faults: readonly Readonly<Record<string, string>>[] = [
  { deviceName: '' },
  { manufacturerName: ' ' },
  { shelfLife: 'two years' },
  { targetCountries: 'ATLANTIS' },
]
const faultOf = (index: number) =>
  index >= 10 && (index - 10) % 54 === 0 && (index - 10) / 54 < bad
    ? faults[((index - 10) / 54) % 4]
    : undefined

function templateFile(): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const values: Record<string, string> = {
      deviceNumber: `00${String(index).padStart(6, '0')}`,
      versionNumber: '1.0',
      deviceName: `Catheter, size ${index}`,
      manufacturerName: index % 3 === 0 ? 'Müller & Söhne GmbH' : 'Example Devices',
      deviceFamily: `Family ${index % 40}`,
      singleUse: index % 2 === 0 ? 'true' : 'false',
      shelfLife: String(index % 60),
      targetCountries: 'EU,US',
      ...faultOf(index),
    }
    return masterTemplateColumns.map((name) => `"${(values[name] ?? '').replaceAll('"', '""')}"`).join(',')
  })
  return [masterTemplateColumns.join(','), ...lines].join('\r\n')
}

describe.skipIf(!chromiumPath)('a bulk upload in a browser', () => {
  let visit: Visit
  let hub: Visit['hub']
  let page: Page
  let ada: KnownPerson

  beforeAll(async () => {
    visit = await startVisit('ada')
    ;({ hub, page, person: ada } = visit)
    await page.goto(`${hub.address}/master-di/bulk-upload`)
  })
  afterAll(async () => {
    await visit?.end()
  })

  const upload = (content: string | Buffer, name = 'devices.csv', mimeType = 'text/csv') =>
    page.setInputFiles('input[type=file]', { name, mimeType, buffer: Buffer.from(content) })

  it('leads back to the records, and gives the empty table [S3-2.1-08, S3-2.5-01, S3-2.5-03]', async () => {
    const back = page.getByRole('link', { name: 'Back to Records' })
    expect(await back.getAttribute('href')).toBe('/master-di/records')
    const template = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download template' }).click()
    const columns = (await textOf(await template)).replace('\ufeff', '').trim().split(',')
    expect(columns.slice(0, bulkTemplateColumns.length)).toEqual([...bulkTemplateColumns])
  })

  it('refuses what is no table, in the specified words [S1-5-16, S1-5-17, S3-5-43]', async () => {
    await upload('%PDF-1.7', 'label.pdf', 'application/pdf')
    await refusalShown(page, 'Invalid File Type', 'Please upload a CSV or Excel file')
  })

  it('counts every row, with real progress, and names the wrong ones [S3-2.5-02, S3-2.5-04, S3-2.5-05, S3-7-20]', async () => {
    await upload(templateFile())
    await page.getByText('37 rows to fix').waitFor({ timeout: 120_000 })
    await barSeen(page, () => page.getByRole('button', { name: 'Import 1,963 rows, leave out 37' }).click())
    await page.getByText('Result of devices.csv').waitFor({ timeout: 120_000 })
    await page
      .getByText(`Processed ${rows} entries, ${rows - bad} successful`)
      .first()
      .waitFor()
    const { body } = await jobErrors()
    expect(body.processed).toBe(rows)
    expect(body.failed).toBe(bad)
    const expected = Array.from({ length: rows }, (_, index) => index).filter((index) => faultOf(index))
    // Row 1 is the header.
    expect(body.errors.map(({ row }) => row)).toEqual(expected.map((index) => index + 2))
    expect(new Set(body.errors.map(({ field }) => field))).toEqual(
      new Set(['deviceName', 'manufacturerName', 'shelfLife', 'targetCountries']),
    )
  })

  it('gives the wrong rows as a file to mend', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download error file' }).click()
    const text = await textOf(await downloading)
    expect(text.trim().split('\r\n')).toHaveLength(bad + 1)
    expect(text).toContain('ATLANTIS')
  })

  it('does not call an import failed because nobody answered how far it is', async () => {
    await page.route('**/api/jobs/*', (route) => route.abort())
    await page.reload()
    await page.getByText('The progress of the import could not be loaded').waitFor()
    expect(await page.getByText('Upload Failed').count()).toBe(0)
    await page.unroute('**/api/jobs/*')
    await page.getByText('Result of devices.csv').waitFor()
  })

  it('survives a reload, and shows the records with their zeros [S3-7-21]', async () => {
    await page.reload()
    await page.getByText('Result of devices.csv').waitFor()
    await page.getByRole('link', { name: 'Go to records' }).click()
    await page.getByText('Showing 1,963 of 1,963 records').waitFor()
    await page.getByRole('searchbox').fill('00001999')
    await page.getByRole('link', { name: '00001999' }).waitFor()
  })

  it('takes a workbook as well, and says of an answer that never came that the upload failed [S3-2.5-02, S3-8-04]', async () => {
    await page.goto(`${hub.address}/master-di/bulk-upload`)
    const header = ['deviceNumber', 'deviceName', 'manufacturerName', 'targetCountries']
    const book = workbook([header, ['BOOK-1', 'Pump', 'Example Devices', 'EU']])
    await page.route('**/api/imports/previews?*', (route) => route.abort())
    await upload(book, 'devices.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    await refusalShown(page, 'Upload Failed', 'Failed to process bulk upload')
    await page.unroute('**/api/imports/previews?*')
    await upload(book, 'devices.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    await page.getByText('Processed 1 entries, 1 successful').first().waitFor()
  })

  it('changes nothing when the same file comes again', async () => {
    await page.goto(`${hub.address}/master-di/bulk-upload`)
    await upload(templateFile())
    await page.getByRole('button', { name: 'Import', exact: true }).click({ timeout: 120_000 })
    await page.getByText('Result of devices.csv').waitFor({ timeout: 120_000 })
    const { body } = await jobErrors()
    expect(body).toMatchObject({ processed: rows, successful: 0, skipped: rows - bad, failed: bad })
  })

  /** What the server keeps of the upload in sight. */
  async function jobErrors() {
    await page.getByRole('region', { name: 'Result of devices.csv' }).waitFor()
    const id = new URL(page.url()).searchParams.get('job')
    interface Job {
      processed: number
      successful: number
      skipped: number
      failed: number
      errors: { row: number; field: string }[]
    }
    return { body: await ada.send<Job>('GET', `/api/jobs/${id}`) }
  }
})
