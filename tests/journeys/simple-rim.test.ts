import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './browser.ts'
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

  const newDialog = () => page.getByRole('dialog', { name: 'Create New Regulatory Submission' })
  /** What a card says, label by label. */
  const factsOf = (name: string) =>
    page
      .getByRole('article', { name })
      .locator('dl > div')
      .evaluateAll((all) => all.map((one) => [...one.children].map((part) => part.textContent ?? '')))

  it('has an address, a title, five tabs and four counters [S1-2.1-27, S3-2.1-12, S3-2.9-01, S3-2.9-03, S3-2.9-04]', async () => {
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
    await counters.getByText('Compliance Issues').waitFor()
    expect(await counters.textContent()).toMatch(
      /Total Submissions\D*0.*Active Submissions\D*0.*Overdue Tasks\D*0.*Compliance Issues\D*0/,
    )
  })

  it('opens a dialog that asks what is submitted, until when, and who works on it [S3-2.9-02, S3-2.9-15, S3-2.9-16, S3-2.9-20, S3-2.9-21]', async () => {
    await page.getByRole('button', { name: 'New Submission' }).click()
    await newDialog().getByRole('heading', { name: 'Create New Regulatory Submission' }).waitFor()
    const labels = await newDialog().locator('label').allInnerTexts()
    expect(labels).toEqual([
      'Product Name',
      'Submission Type',
      'Regulatory Authority',
      'Priority',
      'Target Date',
      'Assigned To',
    ])
    for (const name of ['Product Name', 'Target Date', 'Assigned To'])
      expect(await newDialog().getByRole('textbox', { name }).inputValue()).toBe('')
  })

  it('offers five types of submission, five authorities and four priorities [S3-2.9-17, S3-2.9-18, S3-2.9-19]', async () => {
    const offered = async (name: string) => {
      await newDialog().getByRole('combobox', { name }).click()
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
  })

  it('needs none of it: what is entered is stored, told, and shown as an unnamed product [S1-1-20, S3-1-14, S3-5-65, S3-8-41, S3-OPEN-24]', async () => {
    await newDialog().getByRole('textbox', { name: 'Target Date' }).fill(inDays(20))
    await newDialog().getByRole('button', { name: 'Create' }).click()
    await page.getByText('Submission Created', { exact: true }).first().waitFor()
    await page
      .getByText('New regulatory submission has been created successfully.', { exact: true })
      .first()
      .waitFor()
    const recent = page.getByRole('region', { name: 'Recent Submissions' }).getByRole('listitem')
    await recent.getByText('Unnamed product').waitFor()
    await recent.getByText('Draft').waitFor()
    const stored = await visit.person.send<object[]>('GET', '/api/rim/submissions')
    expect(stored).toMatchObject([
      { productName: null, submissionType: 'ce-marking', targetDate: inDays(20) },
    ])
  })

  it('shows the three newest submissions on its dashboard [S3-2.9-05, S3-4-34, S3-9-37]', async () => {
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
    const shown = await recent.allTextContents()
    expect(shown.map((text) => ['Catheter', 'Valve', 'Pump'].find((name) => text.includes(name)))).toEqual([
      'Catheter',
      'Valve',
      'Pump',
    ])
  })

  it('has a card per submission: type, authority, assignee, date, progress and what comes next [S3-2.9-09]', async () => {
    await tab('Submissions')
    const card = page.getByRole('article', { name: 'Catheter' })
    await card.waitFor()
    const facts = Object.fromEntries(await factsOf('Catheter'))
    expect(facts).toMatchObject({
      Type: 'PMA Application',
      Authority: 'FDA',
      'Assigned to': 'Ada Lindgren',
      'Target date': dayName(inDays(10)),
      'Next action': 'Send the test report',
    })
    expect(await card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  })

  it('says how many days are left, and else that it is overdue [S3-2.9-10, S3-2.9-11]', async () => {
    const card = (name: string) => page.getByRole('article', { name })
    await card('Catheter').getByText('10 days left', { exact: true }).waitFor()
    await card('Pump').getByText('Overdue', { exact: true }).waitFor()
    expect(await card('Pump').getByText(/left$/).count()).toBe(0)
  })

  it('finds submissions by their status and by words [S3-2.9-07, S3-2.9-08]', async () => {
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
    await page.getByRole('article', { name: 'Catheter' }).waitFor()
    await status.selectOption('All')
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('valve')
    await expect.poll(() => page.getByRole('article').allInnerTexts()).toHaveLength(1)
    await page.getByRole('article', { name: 'Valve' }).waitFor()
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

  it('lists compliance items with what they are about, where they hold, who owns them and until when [S3-2.9-12]', async () => {
    await tab('Compliance')
    await page.getByRole('button', { name: 'New item' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Regulation' }).fill('MDR Annex IX certificate')
    await dialog.getByRole('textbox', { name: 'Owner' }).fill('Quality')
    await dialog.getByRole('textbox', { name: 'Jurisdiction' }).fill('EU')
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Quality management of stents')
    await dialog.getByRole('textbox', { name: 'Expiry Date' }).fill('2026-03-01')
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('listbox').getByRole('option', { name: 'Expired' }).click()
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('article', { name: 'MDR Annex IX certificate' }).waitFor()
    expect(await factsOf('MDR Annex IX certificate')).toEqual([
      ['Description', 'Quality management of stents'],
      ['Jurisdiction', 'EU'],
      ['Owner', 'Quality'],
      ['Expires on', dayName('2026-03-01')],
    ])
  })

  it('keeps documents with their files, and says of each what it is, whose, how it stands, how large and for how many submissions [S3-2.9-13]', async () => {
    const dialog = page.getByRole('dialog')
    await tab('Documents')
    await page.getByRole('button', { name: 'New document' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Clinical evaluation')
    await dialog.getByRole('textbox', { name: 'Type' }).fill('Report')
    await dialog.getByRole('textbox', { name: 'Version' }).fill('1.2')
    await dialog.getByRole('textbox', { name: 'Owner' }).fill('Clinical affairs')
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('listbox').getByRole('option', { name: 'Review' }).click()
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
    await document.getByText('Review', { exact: true }).waitFor()
    expect(await factsOf('Clinical evaluation')).toEqual([
      ['Type', 'Report'],
      ['Version', '1.2'],
      ['Modified', expect.stringMatching(/^\d{1,2} \w+ \d{4}/)],
      ['Owner', 'Clinical affairs'],
      ['Size', expect.stringMatching(/^9 byte/)],
      ['Linked submissions', '1'],
    ])
  })

  it('shows on its dashboard how compliance stands [S3-2.9-06]', async () => {
    await page.route('**/api/rim/compliance?*', (route) => route.abort())
    await page.goto(`${visit.hub.address}/simple-rim`)
    const overview = page.getByRole('region', { name: 'Compliance Overview' })
    await overview.getByText('The list could not be loaded').waitFor()
    await page.unrouteAll()
    await overview.getByRole('button', { name: 'Try again' }).click()
    await overview.getByText('MDR Annex IX certificate').waitFor()
    await overview.getByText('Expired').waitFor()
  })

  it('computes four figures from what is stored, and none from nothing [S3-2.9-14]', async () => {
    await tab('Analytics')
    const tiles = page.getByRole('region', { name: 'Analytics' })
    for (const name of ['Success Rate', 'Average Review Time', 'Compliance Score', 'Cost Savings']) {
      await tiles.getByText(name).waitFor()
    }
    // No item is compliant; nothing was decided, and no amount is set.
    await tiles.getByText('0%', { exact: true }).waitFor()
    expect(await tiles.getByText('–', { exact: true }).count()).toBe(3)
  })
})
