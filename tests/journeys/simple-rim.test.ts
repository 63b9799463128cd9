import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './hub.ts'
import { startVisit, type Visit } from './person.ts'

/** Simple RIM: submissions, compliance and documents that are kept (specification, document 3 section 2.9). */
describe.skipIf(!chromiumPath)('Simple RIM', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
  })
  afterAll(() => visit?.end())

  const tab = (name: string) => page.getByRole('tab', { name }).click()
  const dayName = (day: string) =>
    new Date(day).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  it('begins empty, and takes a submission of six fields, none of them required [S1-1-20, S1-2.1-27, S3-1-14, S3-2.1-12, S3-2.9-01, S3-2.9-02, S3-2.9-03, S3-2.9-04, S3-2.9-15, S3-2.9-16, S3-2.9-17, S3-2.9-18, S3-2.9-19, S3-2.9-20, S3-2.9-21, S3-5-65, S3-8-41, S3-OPEN-24]', async () => {
    await page.goto(`${visit.hub.address}/simple-rim`)
    await page.getByRole('heading', { level: 1, name: 'Simple RIM System' }).waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Dashboard',
      'Submissions',
      'Compliance',
      'Documents',
      'Analytics',
    ])
    const counters = page.getByRole('region', { name: 'Counters' })
    for (const name of ['Total Submissions', 'Active Submissions', 'Overdue Tasks', 'Compliance Issues']) {
      await counters.getByText(name).waitFor()
    }
    await page.getByRole('button', { name: 'New Submission' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Regulatory Submission' })
    const labels = await dialog.locator('label').allInnerTexts()
    expect(labels).toEqual([
      'Product Name',
      'Submission Type',
      'Regulatory Authority',
      'Priority',
      'Target Date',
      'Assigned To',
    ])
    const offered = async (name: string) => {
      await dialog.getByRole('combobox', { name }).click()
      const options = page.getByRole('option')
      await options.first().waitFor()
      const texts = await options.allInnerTexts()
      await options.first().click()
      return texts
    }
    expect(await offered('Submission Type')).toEqual([
      'CE Marking',
      '510(k) Submission',
      'PMA Application',
      'NMPA Registration',
      'TGA Registration',
    ])
    expect(await offered('Regulatory Authority')).toEqual(['FDA', 'EMA', 'Notified Body', 'NMPA', 'TGA'])
    expect(await offered('Priority')).toEqual(['Low', 'Medium', 'High', 'Critical'])
    await dialog.getByRole('textbox', { name: 'Target Date' }).fill(inDays(20))
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByText('New regulatory submission has been created successfully.').first().waitFor()
    const recent = page.getByRole('region', { name: 'Recent Submissions' }).getByRole('listitem')
    await recent.getByText('Unnamed product').waitFor()
    await recent.getByText('Draft').waitFor()
  })

  it('shows a card per submission, searched and filtered, with what is left of its time [S3-2.9-05, S3-2.9-07, S3-2.9-08, S3-2.9-09, S3-2.9-10, S3-2.9-11, S3-4-34, S3-9-37]', async () => {
    const make = (body: object) => visit.person.send('POST', '/api/rim/submissions', body)
    for (const productName of ['Stent', 'Pump', 'Valve']) {
      await make({ productName, status: 'submitted', targetDate: inDays(-3), authority: 'FDA' })
    }
    await make({
      productName: 'Catheter',
      status: 'under-review',
      submissionType: 'pma',
      authority: 'FDA',
      assignedTo: 'Ada Lindgren',
      targetDate: inDays(10),
      progress: 40,
      nextAction: 'Send the test report',
    })
    await page.reload()
    const recent = page.getByRole('region', { name: 'Recent Submissions' }).getByRole('listitem')
    await recent.nth(2).waitFor()
    expect(await recent.count()).toBe(3)
    expect(await recent.first().textContent()).toContain('Catheter')
    await tab('Submissions')
    const card = page.getByRole('article', { name: 'Catheter' })
    for (const words of ['PMA Application', 'FDA', 'Ada Lindgren', '10 days left', 'Send the test report']) {
      await card.getByText(words, { exact: true }).waitFor()
    }
    expect(await card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
    await page.getByRole('article', { name: 'Pump' }).getByText('Overdue').waitFor()
    await card.getByText(dayName(inDays(10)), { exact: true }).waitFor()
    const status = page.getByRole('combobox', { name: 'Status' })
    expect(await status.locator('option').allInnerTexts()).toEqual([
      'All',
      'Draft',
      'Submitted',
      'Under Review',
      'Approved',
    ])
    await status.selectOption('Under Review')
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    await status.selectOption('All')
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('valve')
    await expect.poll(() => page.getByRole('article').allInnerTexts()).toHaveLength(1)
  })

  it('goes on from what somebody else saved meanwhile, which a save would have overwritten', async () => {
    const card = page.getByRole('article', { name: 'Valve' })
    await card.getByRole('button', { name: 'Actions for Valve' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit regulatory submission' })
    const field = (name: string) => dialog.getByRole('textbox', { name })
    await field('Assigned To').fill('Mine')
    type Listed = { id: number; productName: string }[]
    const all = await visit.person.send<Listed>('GET', '/api/rim/submissions')
    const id = all.find(({ productName }) => productName === 'Valve')?.id
    await visit.person.send('PUT', `/api/rim/submissions/${id}`, { nextAction: 'Theirs' })
    const failure = dialog.getByRole('alert')
    for (const attempt of ['first', 'second']) {
      await dialog.getByRole('button', { name: 'Save' }).click()
      await failure.getByText('Someone else has changed this regulatory submission').waitFor()
      expect(await field('Assigned To').inputValue(), attempt).toBe('Mine')
    }
    await failure.getByRole('button', { name: 'Load current values' }).click()
    await expect.poll(() => field('Next Action').inputValue()).toBe('Theirs')
    expect(await dialog.locator(':focus').count()).toBe(1)
    await field('Assigned To').fill('Mine')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await card.getByText('Theirs', { exact: true }).waitFor()
    await card.getByText('Mine', { exact: true }).waitFor()
  })

  it('shows what is left when the last one of the last page is deleted', async () => {
    const make = (name: string) => visit.person.send('POST', '/api/rim/documents', { name })
    for (let n = 1; n <= 26; n += 1) await make(`Report ${n}`)
    await page.goto(`${visit.hub.address}/simple-rim?tab=documents&page=2`)
    const card = page.getByRole('article')
    await card.first().waitFor()
    expect(await card.count()).toBe(1)
    await page.getByRole('status').getByText('26 documents').waitFor()
    await card.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Twice')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => card.count()).toBe(25)
    await page.getByRole('status').getByText('25 documents').waitFor()
    expect(page.url()).not.toContain('page=')
  })

  it('keeps compliance items and documents with their files, and computes its figures [S3-2.9-06, S3-2.9-12, S3-2.9-13, S3-2.9-14]', async () => {
    await tab('Compliance')
    await page.getByRole('button', { name: 'New item' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Regulation' }).fill('MDR Annex IX certificate')
    await dialog.getByRole('textbox', { name: 'Owner' }).fill('Quality')
    await dialog.getByRole('textbox', { name: 'Jurisdiction' }).fill('EU')
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('listbox').getByRole('option', { name: 'Expired' }).click()
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('article', { name: 'MDR Annex IX certificate' }).getByText('Quality').waitFor()
    await tab('Documents')
    await page.getByRole('button', { name: 'New document' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Clinical evaluation')
    await dialog.getByRole('combobox', { name: 'Linked submissions' }).fill('Stent')
    await page.getByRole('option', { name: /^Stent/ }).click()
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Create' }).click()
    const document = page.getByRole('article', { name: 'Clinical evaluation' })
    await document.getByText('no file yet').waitFor()
    await document.getByRole('button', { name: 'Actions for Clinical evaluation' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog.getByText(/^Stent \(\d+\)$/).waitFor()
    await page.route('**/api/rim/submissions?*', (route) => route.abort())
    await dialog.getByRole('combobox', { name: 'Linked submissions' }).fill('Catheter')
    await dialog.getByText('The search failed').waitFor()
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await document.getByRole('button', { name: 'Actions for Clinical evaluation' }).click()
    await page.getByRole('menuitem', { name: 'Files' }).click()
    const file = { name: 'cer.txt', mimeType: 'text/plain', buffer: Buffer.from('evaluated') }
    const files = page.getByRole('dialog', { name: 'Files of Clinical evaluation' })
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/api/rim/documents/*/files', async (route) => {
      if (route.request().method() === 'POST') await arrived
      await route.continue()
    })
    await page.locator('input[type=file]').setInputFiles(file)
    await files.getByText('Uploading cer.txt …').waitFor()
    arrive()
    const downloading = page.waitForEvent('download')
    await files.getByRole('button', { name: 'cer.txt' }).click()
    expect((await downloading).suggestedFilename()).toBe('cer.txt')
    await page.keyboard.press('Escape')
    await document.getByText('9 byte').waitFor()
    await page.route('**/api/rim/compliance?*', (route) => route.abort())
    await page.goto(`${visit.hub.address}/simple-rim`)
    const overview = page.getByRole('region', { name: 'Compliance Overview' })
    await overview.getByText('The list could not be loaded').waitFor()
    await page.unrouteAll()
    await overview.getByRole('button', { name: 'Try again' }).click()
    await overview.getByText('Expired').waitFor()
    await tab('Analytics')
    const tiles = page.getByRole('region', { name: 'Analytics' })
    for (const name of ['Success Rate', 'Average Review Time', 'Compliance Score', 'Cost Savings']) {
      await tiles.getByText(name).waitFor()
    }
    await tiles.getByText('0%', { exact: true }).waitFor()
    expect(await tiles.getByText('–', { exact: true }).count()).toBe(3)
  })
})
