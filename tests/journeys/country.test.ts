import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { chromiumPath } from './hub.ts'
import { startVisit, type Visit } from './person.ts'

/** A device in one country: its form, its submissions, its upload (specification, document 3 sections 2.3 and 2.4). */
describe.skipIf(!chromiumPath)('a country', () => {
  let visit: Visit
  let page: Page
  let record: MasterRecord
  const problems: string[] = []
  const open = (path: string) => page.goto(`${visit.hub.address}/country-specific/${path}`)

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    page.on('pageerror', (error) => problems.push(error.message))
    record = await visit.person.createMaster({
      deviceName: 'Country pump',
      targetCountries: ['JP', 'KR'],
      riskClass: 'class-iii',
      intendedUse: 'Infusion',
    })
  })
  afterAll(() => visit?.end())

  it('has three tabs, and a form that is filled from the record [S3-2.1-04, S1-1-07, S1-1-08, S3-2.3-01, S3-2.3-02, S3-2.3-06, S3-2.3-07, S3-2.3-40, S3-2.3-41, S3-5-59, S3-7-18, S3-8-26, S3-8-27, S3-OPEN-05, S3-OPEN-06, S3-OPEN-12]', async () => {
    await open(`JP/${record.id}`)
    await page.getByRole('tab').first().waitFor()
    const tabs = await page.getByRole('tab').allTextContents()
    expect(tabs).toEqual(['Master DI Information', 'UDI Submissions', 'Country-Specific Form'])
    for (const needed of ['Risk Class', 'Intended Use']) {
      const input = page.getByLabel(new RegExp(`^${needed}`)).first()
      expect(await input.getAttribute('aria-required')).toBe('true')
    }
    await page.getByRole('combobox', { name: 'Risk Class' }).click()
    expect(await page.getByRole('option').allTextContents()).toEqual([
      'Class I',
      'Class II',
      'Class III',
      'Class IV',
    ])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Copy Master DI Data' }).click()
    await page.getByText('Master DI Data Copied').first().waitFor()
    expect(await page.getByLabel(/^Device Name/).inputValue()).toBe('Country pump')
    await page.getByLabel(/^UDI-DI/).fill('09521234000013')
    await page.getByRole('button', { name: 'Create UDI Submission' }).click()
    await page.getByText('JP UDI submission created successfully').first().waitFor()
    await page.getByRole('tab', { name: 'UDI Submissions' }).click()
    await page.getByRole('row').filter({ hasText: 'Country pump' }).waitFor()
    await page.getByRole('tab', { name: 'Master DI Information' }).click()
    await page.getByText('Country pump').first().waitFor()
  })

  it('takes a filled-in template, counts rows, and names what is wrong by row and field [S3-1-06, S3-2.1-07, S1-2.1-29, S3-2.3-05, S3-2.4-01, S3-2.4-03, S3-2.4-04, S3-2.4-05, S3-2.4-06, S3-5-41, S3-5-42, S3-7-24, S3-8-05, S3-8-28, S3-9-44, S3-9-50, S3-9-65]', async () => {
    await open(`JP/${record.id}?tab=submissions`)
    await page.getByRole('link', { name: 'Bulk Upload' }).click()
    await page.getByText('The regulator lists 42 attributes; the template has 23 columns.').waitFor()
    await choose('rows.txt', 'udiDi')
    await page.getByText('Invalid File Type').first().waitFor()
    await page.getByText('Please upload a CSV file').first().waitFor()
    await choose('rows.csv', 'udiDi,riskClass\n09521234000020,class-ii\n09521234000037,class-seven')
    await page.getByRole('button', { name: 'Import 1 row, leave out 1' }).click()
    await page.getByText('Upload Complete').first().waitFor()
    await page.getByText('Processed 2 entries, 1 successful').first().waitFor()
    const error = page.getByRole('row').filter({ hasText: 'riskClass' })
    expect(await error.textContent()).toMatch(/^Row 3riskClass"class-seven" is not in the list of values/)
    await page.getByRole('link', { name: 'Go to submissions' }).click()
    await page.getByText('2 submissions').waitFor()
    await open(`JP/${record.id}/bulk-upload`)
    await page.getByRole('link', { name: 'Back to the form' }).click()
    await page.getByRole('tab', { name: 'Country-Specific Form', selected: true }).waitFor()
  })

  it('lets a draft go that never left the hub', async () => {
    await open(`JP/${record.id}?tab=submissions`)
    await page.getByText('2 submissions').waitFor()
    await page.getByRole('row').filter({ hasText: 'Country pump' }).first().getByRole('link').first().click()
    // The address of EU submissions leads to the form of the country.
    await page.waitForURL(/submission=\d+/)
    const id = new URL(page.url()).searchParams.get('submission')
    await page.goto(`${visit.hub.address}/submissions/${id}`)
    await page.waitForURL(/\/country-specific\/JP\//)
    await page.getByRole('button', { name: 'Delete this draft …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete the draft of Country pump?' })
    await dialog.getByLabel(/^Reason/).fill('Made twice')
    await dialog.getByRole('button', { name: 'Delete draft' }).click()
    await page.getByText('Draft deleted').first().waitFor()
    await page.getByText('1 submission', { exact: true }).waitFor()
  })

  it('gives a template for every market [S3-2.4-02]', async () => {
    for (const { code } of markets) {
      await open(`${code}/${record.id}/bulk-upload`)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download template' }).click()
      expect((await downloading).suggestedFilename()).toBe(`${code.toLowerCase()}-template.csv`)
    }
  })

  it('that is unknown is told, as is a record that is not there, and the way back leads to the records [S3-2.3-03, S3-2.3-08, S3-2.3-09, S3-2.3-10, S3-2.4-07, S3-8-09, S3-8-10]', async () => {
    for (const path of [`XX/${record.id}`, `XX/${record.id}/bulk-upload`]) {
      await open(path)
      await page.getByText('Country "XX" not found. Please check the URL.').waitFor()
    }
    await open('JP/999999')
    await page.getByText('Master DI record not found').waitFor()
    await open(`KR/${record.id}`)
    expect(await page.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/master-di/records')
    await page.getByRole('link', { name: 'Back to Records' }).click()
    await page.waitForURL(/\/master-di\/records$/)
    expect(problems).toEqual([])
  })

  async function choose(name: string, text: string) {
    const file = {
      name,
      mimeType: name.endsWith('csv') ? 'text/csv' : 'text/plain',
      buffer: Buffer.from(text),
    }
    await page.locator('input[type=file]').setInputFiles(file)
  }
})
