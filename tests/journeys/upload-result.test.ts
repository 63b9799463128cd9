import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './hub.ts'
import { startVisit, type Visit } from './person.ts'

/** What the screen of the bulk upload says of a file, and where the focus is meanwhile. */
describe.skipIf(!chromiumPath)('the result of an upload', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    await page.goto(`${visit.hub.address}/master-di/bulk-upload`)
  })
  afterAll(async () => {
    await visit?.end()
  })

  const header = 'deviceNumber,deviceName,manufacturerName,targetCountries,sterlie'
  const choose = async (name: string, content: string) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose file' }).first().press('Enter')
    await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  }
  const focused = () => page.evaluate(() => document.activeElement?.textContent)

  it('says once that nothing was saved, and the focus stays where the file was chosen', async () => {
    await choose('broken.csv', `${header}\nD-1,"a "b" c,Example,EU,true\n`)
    const panel = page.getByRole('alert').filter({ hasText: 'Upload Failed: broken.csv' })
    await panel.waitFor()
    expect((await panel.textContent())?.match(/Nothing was saved/g)).toHaveLength(1)
    expect(await focused()).toBe('Choose file')
  })

  it('claims nothing about what was saved when no answer came', async () => {
    await page.route('**/api/master-di/bulk-upload', (route) => route.abort())
    await choose('unanswered.csv', `${header}\nD-1,Device,Example,EU,true\n`)
    const panel = page.getByRole('alert').filter({ hasText: 'Upload Failed: unanswered.csv' })
    await panel.getByText(/^Whether anything was saved is not known/).waitFor()
    expect(await panel.textContent()).not.toContain('Nothing was saved')
    await page.unroute('**/api/master-di/bulk-upload')
  })

  it('names the columns that were not read in a warning, and keeps the focus on the screen', async () => {
    await choose('devices.csv', `${header}\nD-1,Device,Example,EU,true\n`)
    await page.getByText('Read as: Master DI template, comma-separated, UTF-8', { exact: true }).waitFor()
    await page
      .getByRole('region', { name: 'Result of devices.csv' })
      .getByText('Columns not read: sterlie')
      .waitFor()
    expect(await focused()).toBe('Master DI Bulk Upload')
    await page.getByRole('button', { name: 'Upload another file' }).press('Enter')
    await page.getByText('Drop a CSV or Excel file here').waitFor()
    expect(await focused()).toBe('Master DI Bulk Upload')
  })
})
