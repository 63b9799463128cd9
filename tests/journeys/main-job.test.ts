import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { expectSchemaValid } from '#tests/eu-schema.ts'
import { gudidFile } from '../gudid-file.ts'
import { type Browser, chromiumPath, startBrowser } from './browser.ts'
import { textOf } from './downloads.ts'
import { type RunningHub, startWholeHub } from './hub.ts'
import { searchFor } from './seen.ts'
import { expectTold, type Told } from './told.ts'

/**
 * What the product is for, as a person does it: register → upload the file → open a record → EU form →
 * generate → save → validate → fix what it says → validate → download XML.
 */
describe.skipIf(!chromiumPath)('the main job in a browser', () => {
  let hub: RunningHub
  let browser: Browser
  let page: Page
  let record: number
  const problems: string[] = []
  const udiDi = '00768627892506'

  /** What every screen says of the device; the hub was empty when the job began. */
  const tells = (told: Told) => expectTold(page, hub.address, { id: record, name: udiDi }, told, new Map())
  const openForm = () => page.goto(`${hub.address}/country-specific/EU/${record}`)

  beforeAll(async () => {
    hub = await startWholeHub()
    browser = await startBrowser()
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, acceptDownloads: true })
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
  })
  afterAll(async () => {
    await browser?.close()
    await hub?.stop()
  })

  it('registers, signs in and lands on the dashboard', async () => {
    await page.goto(hub.address)
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lindgren')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Username').fill('ada')
    await page.getByLabel(/^Password/).fill('correct horse')
    await page.getByLabel('Confirm password').fill('correct horse')
    await page.getByLabel('Company').fill('Example Devices')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByText('Registration successful!').first().waitFor()
    await page.getByLabel('Email or username').fill('ada')
    await page.getByLabel(/^Password/).fill('correct horse')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('Login successful!').first().waitFor()
    await page.getByRole('navigation').getByText('Master DI Records').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('uploads the device file and sees every row counted [S1-1-09, S1-2.5-10, S1-7.3-22, S1-8-23]', async () => {
    const file = gudidFile()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Master DI Records/ })
      .click()
    await page.getByRole('button', { name: 'Bulk Upload' }).click()
    await page.getByRole('menuitem', { name: 'Upload CSV' }).click()
    await page.setInputFiles('input[type=file]', {
      name: file.name,
      mimeType: 'text/csv',
      buffer: Buffer.from(file.text),
    })
    await page.getByText(`Result of ${file.name}`).waitFor()
    await page.getByText(`Processed ${file.rows} entries, ${file.rows} successful`).first().waitFor()
    await page.getByRole('link', { name: 'Go to records' }).click()
    await page.getByText(/^Showing [\d,]+ of [\d,]+ records$/).waitFor()
    record = await idOf(udiDi)
    await tells({
      markets: { US: 'Not begun' },
      udiStatus: 'Not Submitted',
      version: ['1.0', 'Active'],
      export: 'none',
    })
  })

  it('makes a EUDAMED file of one of the devices [S1-1-06, S1-1-10, S1-1-13, S1-2.1-28]', async () => {
    await page.goto(`${hub.address}/master-di/records`)
    await searchFor(page, udiDi)
    await page.getByRole('link', { name: udiDi }).waitFor()
    await page.getByText('Showing 1 of').waitFor()
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'EU submission' }).click()
    await page.getByRole('button', { name: 'Copy Master DI Data' }).click()
    await page.getByText('Master DI Data Copied').first().waitFor()

    await page.getByRole('button', { name: 'Generate' }).click()
    expect(await page.getByRole('textbox', { name: 'Basic UDI-DI', exact: true }).inputValue()).toBe(
      '076862789250HA',
    )
    await choose('Risk Class', 'Class I')
    await fill('Intended Use', 'Delivery of medication through the skin by iontophoresis.')
    await page.getByRole('button', { name: 'Create UDI Submission' }).first().click()
    await page.getByText('EU UDI submission created successfully').first().waitFor()
    const gaps = { markets: { US: 'Not begun', EU: 'Gaps' }, udiStatus: 'Draft', export: 'Not validated' }
    await tells({ ...gaps, dashboard: { EU: '1 0 0 0 0' } })

    await openForm()
    await page.getByRole('button', { name: 'Validate' }).click()
    await page.getByText('Validation Complete').first().waitFor()
    const findings = page.getByRole('region', { name: 'Validation' })
    await findings.getByText('Failed').first().waitFor()
    expect(await page.getByRole('button', { name: 'Download XML' }).isDisabled()).toBe(true)
    await tells({ ...gaps, dashboard: { EU: '1 0 0 0 1' } })

    await openForm()
    await fill('Manufacturer SRN', 'US-MF-000012345')
    await fill('Authorized Representative SRN', 'IE-AR-000000002')
    await fill('EMDN Code', 'A0101010102')
    await fill('Reference / Catalogue Number', 'NC89250B')
    await choose('Device status', 'On the market')
    await choose('Conformity Assessment Procedure', 'Self-declaration (MDR Art. 52(7), IVDR Art. 48(10))')
    await page.getByRole('button', { name: 'Add country' }).click()
    await choose('Country', 'Germany')
    await page.getByRole('checkbox', { name: 'First placed here' }).check()
    await page.getByRole('checkbox', { name: 'Declarations checked' }).check()
    await page.getByRole('button', { name: 'Save and validate' }).click()
    await findings.getByText('Schema valid').waitFor()
    await findings.getByText('No errors. The file can be downloaded.').waitFor()
    const valid = { udiStatus: 'In Progress', export: 'can be sent', dashboard: { EU: '1 1 0 0 0' } }
    await tells({ ...valid, markets: { US: 'Not begun', EU: 'Valid' } })

    await openForm()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download XML' }).click()
    const download = await downloading
    const xml = await textOf(download)
    expect(download.suggestedFilename()).toMatch(/^EU-DEVICE-POST-.*\.xml$/)
    expect(xml).toContain(`<commondi:DICode>${udiDi}</commondi:DICode>`)
    await expectSchemaValid(xml)
    await tells({ ...valid, markets: { US: 'Not begun', EU: 'File created' } })
    expect(problems).toEqual([])
  })

  it('makes a GUDID file of another, which says what FDA’s own said', async () => {
    const [, other] = parse(gudidFile().text, { columns: true, to: 2 }) as Record<string, string>[]
    const { primaryDI = '' } = other ?? {}
    const id = await idOf(primaryDI)
    const tells = (told: Told) => expectTold(page, hub.address, { id, name: primaryDI }, told, new Map())
    await page.goto(`${hub.address}/master-di/records`)
    await searchFor(page, primaryDI)
    await page.getByRole('checkbox', { name: /^Select .*, version/ }).check()
    await page.getByRole('button', { name: 'Copy to countries… (1)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy 1 record to countries' })
    const unitedStates = dialog.getByRole('checkbox', { name: 'United States' })
    await expect.poll(() => unitedStates.isEnabled()).toBe(true)
    await unitedStates.check()
    await dialog.getByRole('button', { name: 'Copy to 1 country' }).click()
    await dialog.getByText('1 draft was created in 1 country.').waitFor()
    // Who the labeler is FDA keeps to itself.
    await page.goto(`${hub.address}/country-specific/US/${id}?tab=form`)
    await fill('Labeler DUNS number', '123456789')
    await page.getByRole('button', { name: 'Save changes', exact: true }).click()
    await page.getByText('Submission saved', { exact: true }).first().waitFor()
    // Which submission stands in the US is no matter of the EU’s Export Center.
    const made = { udiStatus: 'Draft', export: 'none', dashboard: { US: '1 0 0 0 0' } }
    await tells({ ...made, markets: { US: 'Draft' } })

    await page.goto(`${hub.address}/country-specific/US/${id}?tab=form`)
    await page.getByRole('button', { name: 'Validate' }).click()
    await page.getByText('No errors. The file can be downloaded.').waitFor()
    const valid = { ...made, udiStatus: 'In Progress', dashboard: { US: '1 1 0 0 0' } }
    await tells({ ...valid, markets: { US: 'Valid' } })

    await page.goto(`${hub.address}/country-specific/US/${id}?tab=form`)
    await page.getByRole('button', { name: 'Other files' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /^AccessGUDID release layout .CSV./ }).click()
    const [row] = parse(await textOf(await downloading), { columns: true, bom: true }) as object[]
    // FDA writes the words in small letters where the sample has Python's.
    const said = Object.entries(other ?? {}).map(([column, text]) => [
      column,
      /^(True|False)$/.test(text) ? text.toLowerCase() : text,
    ])
    expect(row).toMatchObject(Object.fromEntries(said))
    await tells({ ...valid, markets: { US: 'File created' } })
    expect(problems).toEqual([])
  })

  async function idOf(text: string): Promise<number> {
    const token = await page.evaluate(() => localStorage.getItem('authToken'))
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.get(`${hub.address}/api/master-di?search=${text}`, { headers })
    const [found] = (await answer.json()) as MasterRecord[]
    if (!found) throw new Error(`No record ${text}`)
    return found.id
  }

  /** The whole name: validation offers a way to each field, named after it. What saving needs is said with the name. */
  async function fill(label: string, value: string): Promise<void> {
    const name = new RegExp(`^${label.replaceAll('/', '.')}( Needed to save)?$`)
    await page.getByRole('textbox', { name }).or(page.getByRole('combobox', { name })).fill(value)
  }
  async function choose(label: string, option: string): Promise<void> {
    await page
      .getByRole('combobox', { name: label, exact: true })
      .or(page.getByRole('textbox', { name: label, exact: true }))
      .first()
      .click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
})
