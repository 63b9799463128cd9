import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Job } from '#core/contract/imports.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { gudidCsv, madeUpGudidTable } from '#tests/gudid-table.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** What the screen of the bulk upload says of a file, and where the focus is meanwhile. */
describe.skipIf(!chromiumPath)('the result of an upload', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada', { HUB_JOBS: '1' })
    page = visit.page
    await page.goto(`${visit.hub.address}/master-di/bulk-upload`)
  })
  afterAll(async () => {
    await visit?.end()
  })

  const known = 'deviceNumber,deviceName,manufacturerName,targetCountries'
  const header = `${known},sterlie`
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
    await page.route('**/api/imports/previews/*/commit?*', (route) => route.abort())
    await choose('unanswered.csv', `${known}\nD-1,Device,Example,EU\n`)
    const panel = page.getByRole('alert').filter({ hasText: 'Upload Failed: unanswered.csv' })
    await panel.getByText(/^It is unknown whether anything was saved/).waitFor()
    expect(await panel.textContent()).not.toContain('Nothing was saved')
    await page.unroute('**/api/imports/previews/*/commit?*')
  })

  it('names the columns that were not read in a warning, and keeps the focus on the screen', async () => {
    await choose('devices.csv', `${header}\nD-1,Device,Example,EU,true\n`)
    await page.getByRole('row', { name: /sterlie Unknown/ }).waitFor()
    expect(await focused()).toBe('Check of devices.csv')
    await page.getByRole('button', { name: 'Import 1 row' }).press('Enter')
    await page.getByText('Read as: Master DI template, comma-separated, UTF-8', { exact: true }).waitFor()
    await page
      .getByRole('region', { name: 'Result of devices.csv' })
      .getByText('Columns not read: sterlie')
      .waitFor()
    expect(await focused()).toBe('Master DI Bulk Upload')
    await page.getByRole('button', { name: 'Upload another file' }).press('Enter')
    await page.getByText('Drop a CSV, Excel or AccessGUDID XML file here').waitFor()
    expect(await focused()).toBe('Master DI Bulk Upload')
  })

  const records = 'deviceNumber,deviceName,manufacturerName,targetCountries,brandName,riskClass'
  const counted = async (label: string) => {
    const count = page
      .getByRole('region', { name: /^(Result of|Updated with)/ })
      .getByText(label, { exact: true })
    return (await count.locator('xpath=..').textContent())?.replace(label, '')
  }

  it('shows rows with other values, field by field, and takes over those that are asked for', async () => {
    for (const brandName of ['One', 'Two', 'Three']) {
      await visit.person.createMaster({ deviceNumber: `U-${brandName}`, deviceName: 'Device', brandName })
    }
    const rows = ['One', 'Two', 'Three'].map((name) => `U-${name},Device,,EU,${name} 2,Class III`)
    await choose('again.csv', [records, ...rows].join('\n'))
    const panel = page.getByRole('region', { name: '3 rows have different values' })
    await panel.getByRole('row', { name: 'Brand Name One One 2' }).waitFor()
    await panel.getByRole('row', { name: 'Risk Class Not given Class III' }).first().waitFor()
    expect(await page.getByText('Rows not imported').count()).toBe(0)
    await page.getByText('Processed 3 entries, 0 successful, 3 with different values').first().waitFor()
    expect([await counted('Failed'), await counted('Different values')]).toEqual(['0', '3'])

    await panel.getByLabel('Update row 3').check()
    await panel.getByText('1 selected row').waitFor()
    await panel.getByRole('button', { name: 'Update these' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Update 1 record?' })
    await dialog.getByLabel('Reason for the change').fill('New label')
    await dialog.getByRole('button', { name: 'Update 1 record' }).click()
    await page.getByText('Processed 1 entries, 1 updated').first().waitFor()
    expect([await counted('Updated'), await counted('Not updated')]).toEqual(['1', '0'])

    await page.getByRole('button', { name: 'Back to the upload' }).click()
    await panel.getByText('The values of 1 row have been applied.').waitFor()
    await panel.getByRole('row', { name: 'Row 3' }).getByText('Applied').waitFor()
    await panel.getByText('All 2 rows that can be updated').waitFor()
  })

  it('names those that could not be updated, because somebody changed them meanwhile', async () => {
    interface Found {
      readonly id: number
    }
    const [one] = await visit.person.send<Found[]>('GET', '/api/master-di?search=U-One')
    await visit.person.send('PUT', `/api/master-di/${one?.id}`, { brandName: 'Mine' })
    await page.getByRole('button', { name: 'Update these' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Update 2 records' }).click()
    await page.getByText('Rows not updated').waitFor()
    await page.getByText(/Brand Name has been changed in the meantime/).waitFor()
    expect([await counted('Updated'), await counted('Not updated')]).toEqual(['1', '1'])
  })

  it('sets a field of chosen records after showing both values, and undoes it', async () => {
    await page.goto(`${visit.hub.address}/master-di/records?search=U-`)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await page.getByRole('button', { name: 'Set a field (3)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set a field in 3 records' })
    await dialog.getByRole('combobox', { name: 'Field' }).fill('Device Family')
    await page.getByRole('option', { name: 'Device Family' }).click()
    await dialog.getByRole('textbox', { name: 'Device Family' }).fill('Needles')
    await dialog.getByRole('button', { name: 'Preview changes' }).click()
    const panel = page.getByRole('region', { name: '3 rows have different values' })
    await panel.getByRole('row', { name: 'Device Family Not given Needles' }).first().waitFor()
    await panel.getByRole('button', { name: 'Update these' }).click()
    await page.getByLabel('Reason for the change').fill('One family')
    await page.getByRole('dialog').getByRole('button', { name: 'Update 3 records' }).click()
    await page.getByRole('button', { name: 'Undo this update…' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('Another family')
    await page.getByRole('dialog').getByRole('button', { name: 'Undo update of 3 records' }).click()
    const families = async () => {
      const found = await visit.person.send<MasterRecord[]>('GET', '/api/master-di?search=U-')
      return found.map(({ deviceFamily }) => deviceFamily)
    }
    await expect.poll(families).toEqual([null, null, null])
  })

  it('says that an import waits for its turn, and cancels the one and the other', async () => {
    const body = new FormData()
    body.append('file', new Blob([gudidCsv(madeUpGudidTable(20_000))]), 'long.csv')
    const headers = { authorization: `Bearer ${visit.person.token}`, prefer: 'respond-async' }
    const address = `${visit.hub.address}/api/master-di/bulk-upload`
    const long = (await (await fetch(address, { method: 'POST', headers, body })).json()) as Job

    await page.goto(`${visit.hub.address}/master-di/bulk-upload`)
    await choose('short.csv', `${known}\nS-1,Device,Example,EU\n`)
    await page.getByText('short.csv is queued').waitFor()
    await cancel('short.csv')
    await page.getByText('Import cancelled', { exact: true }).waitFor()
    expect(await counted('Successful')).toBe('0')

    await page.goto(`${visit.hub.address}/master-di/bulk-upload?job=${long.id}`)
    await page.getByText('Importing long.csv').waitFor()
    await cancel('long.csv')
    await page.getByText('Cancelled by Ada Lindgren. The work done so far is kept.').waitFor()
    await page.getByRole('button', { name: 'Undo this import…' }).waitFor()
    await page.getByRole('button', { name: 'Upload another file' }).click()
    await page.getByRole('row', { name: /long\.csv .*Cancelled/ }).waitFor()
  })

  it('says of records that change only by a new version that drafts were made, and leads to them', async () => {
    for (const deviceNumber of ['V-One', 'V-Two']) await visit.person.createMaster({ deviceNumber })
    await visit.person.send('PUT', '/api/settings', { onlyByNewVersion: true })
    await page.goto(`${visit.hub.address}/master-di/bulk-upload`)
    await choose('drafts.csv', 'deviceNumber,brandName\nV-One,Mine\nV-Two,Mine\n')
    await page.getByRole('button', { name: 'Update these' }).click()
    const dialog = page.getByRole('dialog', { name: 'Apply 2 rows to drafts?' })
    await dialog.getByText(/^Active records do not change now/).waitFor()
    await dialog.getByLabel('Reason for the change').fill('New label')
    await dialog.getByRole('button', { name: 'Apply 2 rows' }).click()
    await page.getByText('Processed 2 entries, 2 drafts of a new version created').first().waitFor()
    await page.getByRole('alert').filter({ hasText: '2 drafts of new versions were created' }).waitFor()
    expect(await counted('Drafts created')).toBe('2')
    await page.getByRole('link', { name: 'Show the 2 drafts' }).click()
    await page.getByRole('cell', { name: '2.0-draft' }).first().waitFor()
  })

  const cancel = async (file: string) => {
    await page.getByRole('button', { name: 'Cancel import' }).click()
    const dialog = page.getByRole('dialog', { name: `Cancel the import of ${file}?` })
    await dialog.getByRole('button', { name: 'Cancel import' }).click()
  }
})
