import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '#core/code-lists/markets.ts'
import type { Entry } from '#core/contract/entries.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

const entries = '/api/eudamed-udi-submissions'
const required =
  'Please fill in all required fields (UDI, Basic UDI, Device Number, Device Name, Manufacturer Name)'

/** Devices by region, and the EU submissions by their Basic UDI-DI. */
describe.skipIf(!chromiumPath)('the multi-country screen', () => {
  let visit: Visit
  let page: Page
  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
  })
  afterAll(() => visit?.end())

  const open = async (address: string) => {
    await page.goto(`${visit.hub.address}${address}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const text = (name: string | RegExp) => page.getByRole('textbox', { name })

  const dialog = () => page.getByRole('dialog', { name: 'New UDI Submission' })
  const generate = () => dialog().getByRole('button', { name: 'Generate Basic UDI' })
  const basic = () => dialog().getByRole('textbox', { name: /^Basic UDI/ })
  const flags = () => page.getByRole('region', { name: 'Device characteristics' }).getByRole('radiogroup')
  const read = async (query: string) => ({
    body: await visit.person.send<Entry[]>('GET', `${entries}?${query}`),
  })

  it('has the EU submissions in two tabs, reached from their list, and says that there is none [S2-2.3-01, S2-2.3-12, S2-OPEN-03]', async () => {
    await open('/submissions')
    await page.getByRole('link', { name: 'By Basic UDI-DI' }).click()
    await page.waitForURL(/multi-country-udi\?view=eudamed/)
    await page.getByText('No EUDAMED UDI submissions found', { exact: true }).waitFor()
    const tabs = page.getByRole('tablist', { name: 'EUDAMED UDI Submissions' }).getByRole('tab')
    expect(await tabs.allInnerTexts()).toEqual(['UDI Submissions', 'Manual Data Entry'])
  })

  it('needs a UDI to generate a Basic UDI from [S2-5-16, S2-8-16]', async () => {
    await button('New UDI Submission').click()
    await generate().click()
    await refusalShown(page, 'UDI Required', 'Please enter a UDI first to generate Basic UDI-DI.')
  })

  it('asks the server from 13 characters on, and says why nothing came of it [S2-5-17, S2-5-18, S2-8-17, S2-9-12]', async () => {
    const asked: string[] = []
    const logged: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('console', (message) => logged.push(message.text()))
    for (const [udi, why] of [
      ['952100000001', /13 characters or more. This one has 12/],
      ['not a GTIN at all', /a GTIN may only contain the digits/],
    ] as const) {
      await dialog().getByRole('textbox', { name: /^UDI/ }).fill(udi)
      await generate().click()
      await refusalShown(page, 'Basic UDI Not Generated', why)
      expect(await basic().inputValue()).toBe('')
    }
    expect(asked.filter((url) => url.endsWith('/api/gmn/generate-basic-udi-di'))).toHaveLength(1)
    // The browser logs what the server refused.
    expect(logged.some((text) => text.includes('status of 400'))).toBe(true)
  })

  it('tells that a Basic UDI was generated, and keeps none of another device [S2-8-15]', async () => {
    await dialog().getByRole('textbox', { name: /^UDI/ }).fill('09521000000018')
    await generate().click()
    await page.getByText('Basic UDI Generated', { exact: true }).first().waitFor()
    expect(await basic().inputValue()).toMatch(/^952100000001/)
    // Changed to what no code can be made of, the UDI keeps none of another device.
    await dialog().getByRole('textbox', { name: /^UDI/ }).fill('1234567890123X')
    await generate().click()
    await page.getByText('Basic UDI Not Generated').first().waitFor()
    expect(await basic().inputValue()).toBe('')
    await dialog().getByRole('textbox', { name: /^UDI/ }).fill('09521000000018')
    await generate().click()
    await page.getByText('GS1 compliant', { exact: true }).waitFor()
    expect(await basic().inputValue()).toMatch(/^952100000001/)
  })

  it('says which of the five values are missing, makes a draft of them, and goes on to the form [S2-2.3-11, S2-5-15]', async () => {
    await dialog().getByRole('button', { name: 'Create and continue' }).click()
    await refusalShown(page, 'Error', required)
    await dialog().getByText('Manufacturer Name is required').waitFor()
    await dialog().getByRole('textbox', { name: 'Device Number' }).fill('SCI-1')
    await dialog().getByRole('textbox', { name: 'Device Name' }).fill('Dressing scissors')
    await dialog().getByRole('textbox', { name: 'Manufacturer Name' }).fill('Example Devices')
    expect(await seriousProblems(page)).toEqual([])
    await dialog().getByRole('button', { name: 'Create and continue' }).click()
    await page.getByText('EUDAMED UDI submission saved successfully.', { exact: true }).first().waitFor()
    await page.waitForURL(/tab=entry&entry=\d+/)

    const [made] = (await read('search=SCI-1')).body
    expect(made).toMatchObject({ status: 'draft', manufacturerName: 'Example Devices' })
  })

  it('has six sections in its form, and fifteen flags answered with yes or no [S2-2.3-07, S2-2.3-08]', async () => {
    const sections = page.getByRole('main').locator('form section')
    const names = await sections.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(names).toEqual([
      'Core device info',
      'Manufacturer info',
      'Regulatory info',
      'Device characteristics',
      'Labeling',
      'Clinical',
    ])
    expect(await flags().count()).toBe(15)
    for (const answer of ['Yes', 'No'])
      expect(await flags().getByRole('radio', { name: answer, exact: true }).count()).toBe(15)
  })

  it('marks what validation requires of the values entered so far, and what saving needs [S2-2.3-10, S2-OPEN-05]', async () => {
    // The validator requires the first, and does not ask for the second; an asterisk is for saving alone.
    const labelOf = (field: string) => page.locator(`[data-field="${field}"] label`).first().textContent()
    expect(await labelOf('riskClass')).toMatch(/Required$/)
    expect(await labelOf('brandName')).toMatch(/Optional$/)
    expect(await labelOf('deviceNumber')).toMatch(/Needed to save \*$/)
    expect(await labelOf('udiDi')).toMatch(/Required \*$/)
    await page.getByText(/^Needed to save: .*Device Number/).waitFor()
    // More is required as soon as the class is chosen.
    expect(await labelOf('conformityAssessmentProcedure')).toMatch(/Optional$/)
    await page.getByRole('combobox', { name: /^Risk Class/ }).click()
    await page.getByRole('option', { name: 'Class III', exact: true }).click()
    await page
      .locator('[data-field="conformityAssessmentProcedure"] label', { hasText: 'Required' })
      .waitFor()
    expect(await labelOf('notifiedBodyNumber')).toMatch(/Required$/)
  })

  it('tells a save that failed and one that did not [S2-8-18, S2-8-19]', async () => {
    await text(/^Brand Name/i).fill('Snip')
    await flags().nth(1).getByRole('radio', { name: 'Yes' }).check()
    await page.route(`**${entries}/*`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await button('Save submission').click()
    await refusalShown(page, 'Error', 'Failed to save EUDAMED UDI submission.')
    await page.unroute(`**${entries}/*`)
    await button('Save submission').click()
    await page.getByText('EUDAMED UDI submission saved successfully.', { exact: true }).first().waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('leads on to the form of all fields, with what was entered', async () => {
    await page.getByRole('link', { name: 'All fields' }).click()
    await page.waitForURL(/\/submissions\/\d+$/)
    await page.getByRole('tab', { name: /^Naming/ }).click()
    expect(await text(/^Brand Name/i).inputValue()).toBe('Snip')
  })

  const forceps = () => page.getByRole('region', { name: '9521FORCEPS' })

  it('lists the EU submissions as the second part of Europe [S3-2.2-24, S3-2.2-25, S3-7-42]', async () => {
    for (const at of [2, 3]) {
      await visit.person.send<Entry>('POST', entries, {
        udi: `0952100000002${at}`,
        basicUdi: '9521FORCEPS',
        deviceNumber: `FOR-${at}`,
        deviceName: `Forceps ${at}`,
        manufacturerName: 'Example Devices',
      })
    }
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === entries)
    await open('/multi-country-udi?view=eudamed')
    await asked
    const views = page.getByRole('tablist', { name: 'Europe' })
    expect(await views.getByRole('tab').allInnerTexts()).toEqual([
      'Master DI Records',
      'EUDAMED UDI Submissions',
    ])
    expect(await views.getByRole('tab', { selected: true }).textContent()).toBe('EUDAMED UDI Submissions')
    await forceps().getByText('2 submissions').waitFor()
  })

  it('counts the submissions of a Basic UDI-DI, with each of them beneath it [S2-2.3-05]', async () => {
    expect(await forceps().getByRole('listitem').count()).toBe(2)
    await forceps().getByRole('button', { expanded: true }).click()
    await forceps().getByRole('link', { name: 'Forceps 2' }).waitFor({ state: 'hidden' })
    await forceps().getByRole('button', { expanded: false }).click()
  })

  it('finds submissions by name, by UDI and by number [S2-2.3-04]', async () => {
    for (const [search, found, other] of [
      ['forceps 2', 'Forceps 2', 'Forceps 3'],
      ['09521000000023', 'Forceps 3', 'Forceps 2'],
      ['for-2', 'Forceps 2', 'Forceps 3'],
      ['for-3', 'Forceps 3', 'Forceps 2'],
    ] as const) {
      await page.getByRole('searchbox').fill(search)
      await forceps().getByRole('link', { name: other }).waitFor({ state: 'hidden' })
      await forceps().getByRole('link', { name: found }).waitFor()
      await forceps().getByText('1 of 2 submissions').waitFor()
    }
  })

  it('opens the values of one in the form, where they are saved [S2-2.3-06]', async () => {
    expect(await seriousProblems(page)).toEqual([])
    await button('Edit Forceps 3').click()
    await page.waitForURL(/entry=\d+/)
    expect(await text(/^Device Name/).inputValue()).toBe('Forceps 3')
    await text(/^Device Name/).fill('Forceps 3, bent')
    await button('Save submission').click()
    await page.getByText('EUDAMED UDI submission saved successfully.').first().waitFor()
    const { body } = await read('search=for-3')
    expect(body).toMatchObject([{ deviceName: 'Forceps 3, bent', revision: 2 }])
  })

  const regions = () => page.getByRole('tablist', { name: 'Regions' })
  const table = () => page.getByRole('table', { name: 'Master DI Records' })
  const row = (number: string) => page.getByRole('row', { name: new RegExp(number) })
  let regional = 0

  it('has an address, and four tabs of regions, Europe first [S1-2.1-10, S3-2.1-03, S3-2.2-13]', async () => {
    const { person } = visit
    const targetCountries = ['EU', 'CH', 'US', 'SA']
    regional = (await person.createMaster({ deviceNumber: 'REG-1', targetCountries })).id
    const all = markets.map(({ code }) => code)
    await person.createMaster({ deviceNumber: 'ALL-1', targetCountries: all })
    await open('/multi-country-udi')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Multi-Country UDI Management')
    expect(await regions().getByRole('tab').allInnerTexts()).toEqual([
      'Europe',
      'Americas',
      'Asia Pacific',
      'MENA',
    ])
    expect(await regions().getByRole('tab', { selected: true }).textContent()).toBe('Europe')
    await row('REG-1').waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('lists a record in each region that it has a target country in, with all of them [S3-1-01, S3-1-04, S3-2.2-14, S3-2.2-22]', async () => {
    for (const country of ['EU', 'CH'])
      await row('REG-1')
        .getByRole('link', { name: `${country} Not begun` })
        .waitFor()
    await row('REG-1').getByText('US, SA', { exact: true }).waitFor()
    for (const [region, country] of [
      ['Americas', 'US'],
      ['MENA', 'SA'],
    ] as const) {
      await regions().getByRole('tab', { name: region }).click()
      await row('REG-1')
        .getByRole('link', { name: `${country} Not begun` })
        .waitFor()
    }
    await regions().getByRole('tab', { name: 'Asia Pacific' }).click()
    await row('ALL-1').waitFor()
    expect(await row('REG-1').count()).toBe(0)
  })

  it('has every market in the one region it is specified for [S3-2.2-15, S3-2.2-16, S3-2.2-17, S3-2.2-18, S3-2.2-19]', async () => {
    const found: string[] = []
    for (const [region, codes] of [
      ['Europe', ['EU', 'CH', 'GB', 'TR']],
      ['Americas', ['US', 'CA', 'BR', 'AR', 'CO', 'MX']],
      ['Asia Pacific', ['CN', 'JP', 'KR', 'AU', 'SG', 'MY', 'IN', 'ID', 'TW']],
      ['MENA', ['SA', 'EG']],
    ] as const) {
      await regions().getByRole('tab', { name: region }).click()
      const links = row('ALL-1').getByRole('link', { name: /[A-Z]{2} Not begun/ })
      await links.filter({ hasText: codes[0] }).waitFor()
      const shown = (await links.allInnerTexts()).map(
        (text) => /([A-Z]{2})\s+Not begun/.exec(text)?.[1] ?? '',
      )
      expect(shown).toEqual(expect.arrayContaining([...codes]))
      found.push(...shown)
    }
    expect(found.toSorted()).toEqual(markets.map(({ code }) => code).toSorted())
  })

  it('takes a record to the form of one of its countries [S3-2.2-28]', async () => {
    await regions().getByRole('tab', { name: 'Europe' }).click()
    await row('REG-1')
      .getByRole('button', { name: /Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Create UDI Submission' }).click()
    await page.getByRole('menuitem', { name: 'Switzerland' }).click()
    await page.waitForURL(`**/country-specific/CH/${regional}?tab=form`)
  })

  it('takes the record of its address to its own countries, then to the others [S3-2.2-35, S3-OPEN-03]', async () => {
    await open(`/multi-country-udi?masterDiId=${regional}`)
    const panel = page.getByRole('region', { name: /^Copy .* to countries$/ })
    await panel.getByRole('link', { name: /^Indonesia/ }).waitFor()
    const offered = (await panel.getByRole('link').allInnerTexts()).join('\n')
    const places = ['European Union', 'United States', 'Saudi Arabia', 'Switzerland'].map((own) =>
      offered.indexOf(own),
    )
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
    for (const other of ['China', 'Japan', 'Brazil', 'Indonesia'])
      expect(offered.indexOf(other)).toBeGreaterThan(Math.max(...places))
    // What each country still needs of the record stands with it.
    await panel.getByRole('link', { name: /^European Union \d+ fields? missing$/ }).click()
    await page.waitForURL(`**/country-specific/EU/${regional}?tab=form`)
  })

  it('shows bars in place of the records until they are loaded [S3-2.2-01, S3-2.2-34, S3-7-42]', async () => {
    await page.route('**/api/master-di?*', async (route) => {
      await shown
      await route.continue()
    })
    let show = () => {}
    const shown = new Promise<void>((resolve) => {
      show = resolve
    })
    await open('/multi-country-udi')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Multi-Country UDI Management')
    await page.locator('.mantine-Skeleton-root').first().waitFor()
    show()
    await row('REG-1').waitFor()
    await page.unroute('**/api/master-di?*')
  })

  it('has five cards in their order [S3-2.2-05]', async () => {
    const cards = await page.getByRole('region', { name: 'Devices by market' }).textContent()
    expect((cards ?? '').replace(/[^A-Za-z -]+/g, '|')).toMatch(
      /^Total Devices.*Multi-Country.*EU Devices.*US Devices.*China Devices/,
    )
  })

  it('lists the records in a table of eight columns [S3-2.2-20, S3-2.2-21]', async () => {
    const headers = await table().getByRole('columnheader').allInnerTexts()
    expect(headers.map((header) => header.trim())).toEqual([
      'Device Number',
      'Device Name',
      'Manufacturer',
      'Version',
      'Target Countries',
      'UDI Status',
      'Device Type',
      'Actions',
    ])
  })

  it('views, edits and creates from the menu of a row, in this order [S3-2.2-26, S3-2.2-29]', async () => {
    await row('REG-1')
      .getByRole('button', { name: /Actions for/ })
      .click()
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['View Details', 'Edit Record', 'Create UDI Submission'])
    await page.getByRole('menuitem', { name: 'View Details' }).click()
    await page.waitForURL(`**/master-di/records/${regional}`)
  })

  it('switches to a form, leads back, and shows the list once a Master UDI is created [S3-2.2-02, S3-2.2-03, S3-2.2-04, S3-4-15]', async () => {
    await open('/multi-country-udi')
    const create = page.getByRole('link', { name: 'Create Master UDI' })
    await create.click()
    await page.getByRole('heading', { level: 1, name: 'Create Master UDI' }).waitFor()
    await page.getByRole('link', { name: 'Back to Multi-Country UDI Management' }).click()
    await page.getByRole('heading', { level: 1, name: 'Multi-Country UDI Management' }).waitFor()

    await create.click()
    await page.getByRole('heading', { level: 1, name: 'Create Master UDI' }).waitFor()
    await page.getByRole('textbox', { name: 'Device Number', exact: true }).fill('FROM-THE-PAGE')
    await page.getByRole('textbox', { name: 'Device Name', exact: true }).fill('Page pump')
    await page.getByRole('textbox', { name: 'Manufacturer Name', exact: true }).fill('Example Devices')
    await page.getByRole('checkbox', { name: /EUDAMED/ }).check()
    await button('Create Master DI').click()
    await page.getByRole('heading', { level: 1, name: 'Multi-Country UDI Management' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('row', { name: /FROM-THE-PAGE/ }).waitFor()
  })
})
