import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** A file with columns of its own and three bad cells: looked at, mended, imported, found again and taken back. */
describe.skipIf(!chromiumPath)('a file that needs a look', () => {
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

  const header = 'Article No;Bezeichnung;Legal manufacturer;Markets;Months on the shelf;Colour'
  const file = (prefix: string, bad: boolean) => {
    const rows = Array.from({ length: 12 }, (_, at) => {
      const market = bad && (at === 3 || at === 7) ? 'Deutschland' : 'EU'
      const life = bad && at === 9 ? 'two years' : '24'
      return `${prefix}-${at};Clamp ${at};Example Devices;${market};${life};blue`
    })
    return [header, ...rows].join('\n')
  }
  const choose = (name: string, content: string) =>
    page.getByLabel('Drop a CSV, Excel or AccessGUDID XML file here').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    })
  const check = (name: string) => page.getByRole('region', { name: `Check of ${name}` })
  const total = async () =>
    ((await visit.person.send('GET', '/api/master-di?latest=true')) as readonly unknown[]).length

  it('is shown with its columns proposed, and nothing is saved yet', async () => {
    await choose('stock.csv', file('ST', true))
    const columns = check('stock.csv').getByRole('table', {
      name: 'How the columns of the file are mapped',
    })
    await columns.getByRole('row', { name: /Article No Proposed/ }).waitFor()
    const readAs = (name: string) => columns.getByRole('combobox', { name: `${name} maps to` }).inputValue()
    expect([await readAs('Article No'), await readAs('Bezeichnung'), await readAs('Colour')]).toEqual([
      'Device Number',
      'Device Name',
      '',
    ])
    // Of the two bad markets the hub knows; nobody has said yet what the months are.
    await check('stock.csv').getByText('2 rows to fix').waitFor()
    expect(await total()).toBe(0)
  })

  it('reads a column as what is chosen, and finds what is wrong in it', async () => {
    const months = page.getByRole('combobox', { name: 'Months on the shelf maps to' })
    await months.fill('Shelf life')
    await page.getByRole('option', { name: /^Shelf Life/ }).click()
    await check('stock.csv').getByText('3 rows to fix').waitFor()
    await page.reload()
    await check('stock.csv').getByText('3 rows to fix').waitFor()
  })

  it('is mended in place; the same mistake elsewhere goes with it', async () => {
    const cell = page.getByLabel('Row 5, Target Regulatory Jurisdictions')
    await cell.fill('US')
    await page.getByRole('button', { name: 'Replace in 1 more row' }).click()
    await check('stock.csv').getByText('1 row to fix').waitFor()
    expect(await page.getByLabel('Row 9, Target Regulatory Jurisdictions').inputValue()).toBe('US')
    const life = page.getByLabel(/^Row 11, Shelf Life/)
    await life.fill('24')
    await check('stock.csv').getByText('All rows fixed').waitFor()
    await page.getByRole('button', { name: 'Restore the value in the file' }).last().click()
    await check('stock.csv').getByText('1 row to fix').waitFor()
    expect(await life.inputValue()).toBe('two years')
  })

  it('imports nothing while what was typed is not taken, and keeps it', async () => {
    const life = page.getByLabel(/^Row 11, Shelf Life/)
    const changing = /\/api\/imports\/previews\/\d+$/
    await page.route(changing, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await life.fill('24')
    await page.getByRole('button', { name: 'Import 11 rows, leave out 1' }).click()
    await page.getByText('The file was not imported').waitFor()
    expect(await life.inputValue()).toBe('24')
    expect(await total()).toBe(0)
    await page.unroute(changing)
  })

  it('keeps what is typed while the first letters are checked', async () => {
    const life = page.getByLabel(/^Row 11, Shelf Life/)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const changing = /\/api\/imports\/previews\/\d+$/
    await page.route(changing, async (route) => {
      if (route.request().method() === 'PUT') await held
      await route.continue()
    })
    const asked = page.waitForRequest((request) => request.method() === 'PUT' && changing.test(request.url()))
    const answer = () => page.waitForResponse((response) => response.request().method() === 'PUT')
    const first = answer()
    await life.fill('3')
    await asked
    await life.press('End')
    await life.press('6')
    release()
    await first
    const second = answer()
    await check('stock.csv').getByText('All rows fixed').waitFor()
    expect(await life.inputValue()).toBe('36')
    await second
    await page.unroute(changing)
    await page.reload()
    expect(await life.inputValue()).toBe('36')
  })

  it('becomes records, which the list shows by themselves', async () => {
    await visit.person.createMaster({ deviceNumber: 'OTHER-1' })
    await page.getByRole('button', { name: 'Import 12 rows' }).click()
    await page.getByText('Result of stock.csv').waitFor()
    await page.getByRole('link', { name: 'Show the 12 imported records' }).click()
    await page.getByText('Showing 12 of 13 records').waitFor()
    await page.getByRole('button', { name: 'Imported from stock.csv' }).click()
    await page.getByText('Showing 13 of 13 records').waitFor()
  })

  it('is taken back but for what somebody has changed since', async () => {
    const [one] = await visit.person.send<{ id: number }[]>('GET', '/api/master-di?search=ST-4')
    await visit.person.send('PUT', `/api/master-di/${one?.id}`, { brandName: 'Mine' })
    await page.goto(`${visit.hub.address}/master-di/bulk-upload`)
    await page.getByRole('button', { name: 'Open the result of stock.csv' }).click()
    await page.getByRole('button', { name: 'Undo this import…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 12 imported records?' })
    await dialog.getByRole('button', { name: 'Delete 12 records' }).click()
    await dialog.getByText('Enter the reason for undoing the import.').waitFor()
    await dialog.getByLabel('Reason').fill('The wrong list')
    await dialog.getByRole('button', { name: 'Delete 12 records' }).click()
    await page.getByText('Undo of stock.csv').waitFor()
    await page.getByText('Device ST-4 version 1.0 was changed since the import').waitFor()
    expect(await total()).toBe(2)
    await page.getByRole('button', { name: 'Back to the upload' }).click()
    await page.getByText('11 records of this import were deleted.').waitFor()
  })

  it('needs no look the next time: the columns are remembered', async () => {
    await page.getByRole('button', { name: 'Upload another file' }).click()
    await choose('again.csv', file('AG', false))
    await page.getByRole('region', { name: 'Result of again.csv' }).waitFor()
    await page.getByText('Columns not read: Colour').waitFor()
    expect(await total()).toBe(14)
  })

  it('is shown all the same where that is asked for, and can be left', async () => {
    await page.getByRole('button', { name: 'Upload another file' }).click()
    await page.getByLabel('Check the file before importing').first().check()
    await choose('third.csv', file('TH', false))
    await check('third.csv').getByText('All 6 columns are recognised.').waitFor()
    await page.getByRole('button', { name: 'Choose another file' }).click()
    await page.getByText('Drop a CSV, Excel or AccessGUDID XML file here').waitFor()
    expect(await total()).toBe(14)
  })

  it('without numbers and countries needs one value for all rows and a copy of a column', async () => {
    await page.goto(`${visit.hub.address}/master-di/bulk-upload`)
    const rows = ['AB-1;Probe;Example Devices', 'AB-2;Needle holder;Example Devices']
    await choose('list.csv', ['Catalogue number;Bezeichnung;Legal manufacturer', ...rows].join('\n'))
    const values = check('list.csv').getByRole('region', { name: 'Values for all rows' })
    const countries = values.getByLabel('Target Regulatory Jurisdictions in all rows')
    await countries.fill('Atlantis')
    await countries.press('Enter')
    await values.getByText(/^Unknown country: Atlantis/).waitFor()
    await countries.fill('EU')
    await countries.press('Enter')
    await values.getByText('“EU” in all rows').waitFor()
    // The field that was typed in is gone: the keyboard goes on from here.
    expect(await values.evaluate((section) => section === document.activeElement)).toBe(true)
    await values.getByRole('combobox', { name: 'Copy Device Number from' }).click()
    await page.getByRole('option', { name: 'Catalogue number' }).click()
    await values.getByText('Copied from the column “Catalogue number”').waitFor()
    await values.getByRole('button', { name: 'Set a value for all rows' }).click()
    await values.getByRole('combobox', { name: 'Field without a column' }).fill('Brand')
    await page.getByRole('option', { name: 'Brand Name' }).click()
    await values.getByLabel('Brand Name in all rows').fill('House brand')
    await values.getByRole('button', { name: 'Set for all rows' }).click()
    await values.getByRole('button', { name: 'Remove Brand Name from all rows' }).click()
    await values.getByText('House brand').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await page.getByText('Result of list.csv').waitFor()
  })
})
