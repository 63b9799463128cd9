import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadXmlSchema } from '#server/files/xml-schema.ts'
import { projectRoot } from '#server/platform/project-root.ts'
import { gudidFile } from '../gudid-file.ts'
import { textOf } from './downloads.ts'
import { chromiumPath, type RunningHub, startBrowser, startEmbeddedHub } from './hub.ts'

/**
 * What the product is for, as a person does it: register → upload the file → open a record → EU form →
 * generate → save → validate → fix what it says → validate → download XML.
 */
describe.skipIf(!chromiumPath)('the main job in a browser', () => {
  let hub: RunningHub
  let browser: Browser
  let page: Page
  const problems: string[] = []

  beforeAll(async () => {
    hub = await startEmbeddedHub()
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
    await page.getByText(`Result of ${file.name}`).waitFor({ timeout: 60_000 })
    await page.getByText(`Processed ${file.rows} entries, ${file.rows} successful`).first().waitFor()
    await page.getByRole('link', { name: 'To the records' }).click()
    await page.getByText(/^Showing [\d,]+ of [\d,]+ records$/).waitFor()
  })

  it('makes a EUDAMED file of one of the devices [S1-1-06, S1-1-10, S1-1-13, S1-2.1-28]', async () => {
    await page.getByRole('searchbox').fill('00768627892506')
    await page.getByRole('link', { name: '00768627892506' }).waitFor()
    await page.getByText('Showing 1 of').waitFor()
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'EU submission' }).click()
    await page.getByRole('button', { name: 'Copy Master DI Data' }).click()
    await page.getByText('Master DI Data Copied').first().waitFor()

    await page.getByRole('button', { name: 'Generate' }).click()
    expect(await page.getByRole('textbox', { name: 'Basic UDI-DI', exact: true }).inputValue()).toBe(
      '00768627892504X',
    )
    await choose('Risk Class', 'Class I')
    await fill('Intended Use', 'Delivery of medication through the skin by iontophoresis.')
    await page.getByRole('button', { name: 'Create UDI Submission' }).first().click()
    await page.getByText('EU UDI submission created successfully').first().waitFor()

    await page.getByRole('button', { name: 'Validate' }).click()
    await page.getByText('Validation Complete').first().waitFor()
    const findings = page.getByRole('region', { name: 'Validation' })
    await findings.getByText('Failed').first().waitFor()
    expect(await page.getByRole('button', { name: 'Download XML' }).isDisabled()).toBe(true)

    await findings.getByRole('button', { name: 'Use GMN' }).first().click()
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

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download XML' }).click()
    const download = await downloading
    const xml = await textOf(download)
    expect(download.suggestedFilename()).toMatch(/^EU-DEVICE-POST-.*\.xml$/)
    expect(xml).toContain('<commondi:DICode>00768627892506</commondi:DICode>')
    expectSchemaValid(xml)
    expect(problems).toEqual([])
  })

  /** The exact name: validation offers a way to each field, named after it. */
  async function fill(label: string, value: string): Promise<void> {
    await page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('combobox', { name: label, exact: true }))
      .fill(value)
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

/** Our own schema always, the Commission's where the reference material is. */
function expectSchemaValid(xml: string): void {
  const own = loadXmlSchema(join(projectRoot, 'core/markets/eu/schema'), 'message.xsd')
  expect(own.validate(xml)).toEqual([])
  const official = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed/xsd-3.0.25')
  if (!process.env.HUB_REFERENCE_DIR || !existsSync(official)) return
  expect(loadXmlSchema(official, 'service/Message.xsd').validate(xml)).toEqual([])
}
