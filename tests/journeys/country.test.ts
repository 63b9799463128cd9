import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'
import { barSeen, refusalShown } from './seen.ts'

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

  it('has a page with three tabs [S3-2.1-04, S3-2.3-01]', async () => {
    await open(`JP/${record.id}`)
    await page.getByRole('tab').first().waitFor()
    const tabs = await page.getByRole('tab').allTextContents()
    expect(tabs).toEqual(['Master DI Information', 'UDI Submissions', 'Country-Specific Form'])
  })

  it('has a form that marks risk class and intended use as required [S3-2.3-40, S3-2.3-41]', async () => {
    for (const needed of ['Risk Class', 'Intended Use']) {
      const input = page.getByLabel(new RegExp(`^${needed}`)).first()
      expect(await input.getAttribute('aria-required')).toBe('true')
    }
  })

  it('offers the classes I, II and III first, then its own [S3-5-59, S3-OPEN-06]', async () => {
    await page.getByRole('combobox', { name: 'Risk Class' }).click()
    expect(await page.getByRole('option').allTextContents()).toEqual([
      'Class I',
      'Class II',
      'Class III',
      'Class IV',
    ])
    await page.keyboard.press('Escape')
  })

  it('fills the form from the record with one button, and says so [S3-2.3-06, S3-2.3-07, S3-8-26]', async () => {
    await page.getByRole('button', { name: 'Copy Master DI Data' }).click()
    await page.getByText('Master DI Data Copied', { exact: true }).first().waitFor()
    for (const [label, value] of [
      ['Device Name', record.deviceName],
      ['Manufacturer Name', record.manufacturerName],
      ['Risk Class', 'Class III'],
      ['Intended Use', 'Infusion'],
    ] as const) {
      const input = page.getByRole('textbox', { name: label }).or(page.getByRole('combobox', { name: label }))
      expect([label, await input.first().inputValue()]).toEqual([label, value])
    }
  })

  it('makes a submission, told with the code of the country, and lists it [S1-1-08, S3-7-18, S3-8-27, S3-OPEN-05, S3-OPEN-12]', async () => {
    await page.getByLabel(/^UDI-DI/).fill('09521234000013')
    await page.getByRole('button', { name: 'Create UDI Submission' }).click()
    await page.getByText('JP UDI submission created successfully', { exact: true }).first().waitFor()
    await page.getByRole('tab', { name: 'UDI Submissions' }).click()
    await page.getByRole('row').filter({ hasText: 'Country pump' }).waitFor()
  })

  it('shows on its first tab what the master record says [S3-2.3-02]', async () => {
    await page.getByRole('tab', { name: 'Master DI Information' }).click()
    const information = page.getByRole('tabpanel', { name: 'Master DI Information' })
    for (const said of [record.deviceName, record.manufacturerName, record.deviceNumber, 'Infusion'])
      await information.getByText(String(said)).first().waitFor()
    expect(await information.textContent()).toMatch(/Class III/)
  })

  it('leads from the submissions to the upload of the country [S1-2.1-29, S3-1-06, S3-2.1-07, S3-2.3-05]', async () => {
    await open(`JP/${record.id}?tab=submissions`)
    await page.getByRole('link', { name: 'Bulk Upload' }).click()
    await page.waitForURL(`**/country-specific/JP/${record.id}/bulk-upload`)
  })

  it('says how many attributes the regulator lists, and how many columns its template has [S3-9-50, S3-9-65]', async () => {
    await page.getByText(/^The regulator lists 42 attributes; the template has 23 columns\./).waitFor()
  })

  it('takes no file but CSV [S3-5-41, S3-5-42, S3-8-05]', async () => {
    await choose('rows.txt', 'udiDi')
    await refusalShown(page, 'Invalid File Type', 'Please upload a CSV file')
  })

  it('takes a filled-in template, and counts the rows it saved and refused [S3-2.4-03, S3-2.4-04, S3-2.4-05, S3-8-28, S3-9-44]', async () => {
    await choose('rows.csv', 'udiDi,riskClass\n09521234000020,class-ii\n09521234000037,class-seven')
    await barSeen(page, () => page.getByRole('button', { name: 'Import 1 row, leave out 1' }).click())
    await page.getByText('Upload Complete', { exact: true }).first().waitFor()
    await page
      .getByText(/^Processed 2 entries, 1 successful\b/)
      .first()
      .waitFor()
  })

  it('names what is wrong by row, field and reason [S3-2.4-06]', async () => {
    const error = page.getByRole('row').filter({ hasText: 'riskClass' })
    expect(await error.textContent()).toMatch(/^Row 3riskClass"class-seven" is not in the list of values/)
  })

  it('leads from the upload to the list with what it made, and back to the form [S3-2.4-01, S3-7-24]', async () => {
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

  /** How many attributes the regulator counts, by the line that says so; of the others only the columns are counted. */
  const attributes: Readonly<Record<string, readonly [number, string]>> = {
    EU: [188, 'S3-9-46'],
    US: [45, 'S3-9-47'],
    CA: [35, 'S3-9-48'],
    AU: [30, 'S3-9-49'],
    JP: [42, 'S3-9-50'],
    KR: [38, 'S3-9-51'],
    CN: [40, 'S3-9-52'],
    SG: [25, 'S3-9-53'],
    MY: [28, 'S3-9-54'],
    SA: [32, 'S3-9-55'],
    CH: [35, 'S3-9-56'],
    GB: [40, 'S3-9-57'],
    TR: [30, 'S3-9-58'],
    EG: [25, 'S3-9-59'],
    AR: [22, 'S3-9-60'],
    CO: [20, 'S3-9-61'],
    IN: [35, 'S3-9-62'],
    BR: [28, 'S3-9-63'],
    MX: [25, 'S3-9-64'],
  }
  it.each(markets.map(({ code }) => [code, attributes[code]?.[1] ?? 'S3-9-65'] as const))(
    'gives a template for %s, and says how large it is [S3-2.4-02, %s]',
    async (code) => {
      await open(`${code}/${record.id}/bulk-upload`)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download template' }).click()
      expect((await downloading).suggestedFilename()).toBe(`${code.toLowerCase()}-template.csv`)
      const [count] = attributes[code] ?? []
      const said =
        count === undefined
          ? /^The template has \d+ columns/
          : new RegExp(`^The regulator lists ${count} attributes; the template has \\d+ columns\\.`)
      await page.getByText(said).waitFor()
    },
  )

  it('that is unknown is told, with its code [S3-2.3-09, S3-2.4-07, S3-8-10]', async () => {
    for (const path of [`XX/${record.id}`, `XX/${record.id}/bulk-upload`]) {
      await open(path)
      await page.getByText('Country "XX" not found. Please check the URL.', { exact: true }).waitFor()
    }
  })

  it('has nothing of a record that is not there [S3-2.3-10, S3-8-09]', async () => {
    await open('JP/999999')
    await page.getByText('Master DI record not found', { exact: true }).waitFor()
  })

  it('leads back to the records, from its form by Cancel too [S3-2.3-03, S3-2.3-08]', async () => {
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
