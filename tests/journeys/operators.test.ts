import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#core/contract/actors.ts'
import type { Certification } from '#core/contract/certifications.ts'
import type { DeviceLink } from '#core/contract/device-links.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { chromiumPath } from './browser.ts'
import { textOf } from './downloads.ts'
import { startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

/** From the first operator to a submission that starts with what it gives. */
describe.skipIf(!chromiumPath)('economic operators in a browser', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
  })
  afterAll(() => visit?.end())

  const open = (query = '') => page.goto(`${visit.hub.address}/actors${query}`)
  const dialog = () => page.getByRole('dialog')
  const field = (label: string) => dialog().getByRole('textbox', { name: label, exact: true })
  const choose = async (label: string, option: string) => {
    await dialog().getByLabel(label, { exact: true }).and(page.locator('input')).first().click()
    await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click()
  }
  /** Each as the label of a field of the dialog, with its mark where it is required. */
  const asksFor = async (labels: readonly string[]) => {
    for (const label of labels) {
      const shown = dialog().locator('label, legend, .mantine-InputWrapper-label')
      await shown
        .filter({ hasText: new RegExp(`^${label}( \\*)?$`) })
        .first()
        .waitFor()
    }
  }
  const operators = () => visit.person.send<Actor[]>('GET', '/api/actors')

  it('are at their own address, under their title, in four tabs [S1-2.1-20, S3-2.1-16, S3-2.14-01, S3-2.14-02]', async () => {
    await open()
    await page.getByRole('heading', { level: 1, name: 'Economic Operators' }).waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Overview',
      'Bulk Upload',
      'Device Links',
      'Certifications',
    ])
    await page.getByText('No economic operators yet').waitFor()
  })

  it('are added in a dialog that asks for the specified fields [S3-2.14-11]', async () => {
    await open()
    await page.getByRole('button', { name: 'Add Operator' }).first().click()
    await asksFor([
      ...['Type', 'Name', 'Legal Name', 'SRN', 'Address', 'City', 'Postal Code', 'Country', 'VAT Number'],
      ...['Website', 'Email', 'Phone', 'Contact Person', 'Contact Email', 'Active'],
    ])
  })

  it('are told by all that is missing: name, legal name, address, city, postal code [S3-5-28, S3-5-29, S3-5-30, S3-5-31, S3-5-32]', async () => {
    await field('Contact Email').fill('nobody')
    await dialog().getByRole('button', { name: 'Create Operator' }).click()
    for (const message of [
      'Actor name is required',
      'Legal name is required',
      'Address is required',
      'City is required',
      'Postal code is required',
    ]) {
      await dialog().getByText(message, { exact: true }).waitFor()
    }
    expect(await operators()).toEqual([])
  })

  it('are told by the missing type and country, and by an e-mail address that is none [S3-5-27, S3-5-33, S3-5-34, S3-5-35]', async () => {
    for (const message of [
      'Actor type is required',
      'Country is required',
      'Valid email is required',
      'Valid contact email is required',
    ]) {
      await dialog().getByText(message, { exact: true }).waitFor()
    }
  })

  it('are stored once all is right, which is told [S3-2.14-09, S3-8-35]', async () => {
    await choose('Type *', 'Manufacturer')
    await field('Name').fill('Example Devices')
    await field('Legal Name').fill('Example Devices GmbH')
    await field('SRN').fill('DE-AR-000000001')
    await field('Address').fill('Hauptstraße 1')
    await field('Postal Code').fill('10115')
    await field('City').fill('Berlin')
    await choose('Country *', 'Germany')
    await field('Email').fill('a@example.com')
    await field('Contact Email').fill('')
    await field('Notified body number').fill('0123')
    await dialog().getByRole('button', { name: 'Create Operator' }).click()
    await dialog()
      .getByText(/For the type Manufacturer it is MF or PR/)
      .waitFor()
    await field('SRN').fill('DE-MF-000000001')
    await dialog().getByRole('button', { name: 'Create Operator' }).click()
    await page.getByText('Economic operator created successfully', { exact: true }).first().waitFor()
    await page.getByRole('link', { name: 'Example Devices', exact: true }).waitFor()
    expect(await operators()).toMatchObject([{ srn: 'DE-MF-000000001', notifiedBodyNumber: '0123' }])
  })

  it('fill in what their submissions start with, and say so', async () => {
    const record = await visit.person.createMaster({ deviceNumber: 'OP-1' })
    await page.goto(`${visit.hub.address}/country-specific/EU/${record.id}?tab=form`)
    await page.getByText('Manufacturer: Example Devices').waitFor()
    const srn = page.getByRole('textbox', { name: 'Manufacturer SRN' }).first()
    expect(await srn.inputValue()).toBe('DE-MF-000000001')
    await page.getByText('From the operator Example Devices.').first().waitFor()
    await page.getByRole('button', { name: 'Copy Master DI Data' }).click()
    await page.getByLabel('Risk Class').and(page.locator('input')).click()
    await page.getByRole('option', { name: 'Class I', exact: true }).click()
    await page.getByRole('textbox', { name: 'Intended Use' }).fill('To test')
    await page.getByRole('button', { name: 'Create UDI Submission' }).click()
    await page.getByText('EU UDI submission created successfully').first().waitFor()
    const [made] = await visit.person.send<Submission[]>('GET', `/api/submissions?masterDiId=${record.id}`)
    expect(made).toMatchObject({ manufacturerSrn: 'DE-MF-000000001', notifiedBodyNumber: '0123' })
  })

  it('are edited in the same dialog, and their drafts follow when somebody says so [S3-2.14-10, S3-8-36]', async () => {
    await open()
    await page.getByRole('link', { name: 'Example Devices', exact: true }).click()
    await field('Notified body number').fill('0344')
    await dialog().getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Economic operator updated successfully', { exact: true }).first().waitFor()
    await dialog()
      .getByText(/1 draft of Example Devices/)
      .waitFor()
    await dialog().getByRole('button', { name: 'Carry over' }).click()
    await page.getByText('1 draft updated').first().waitFor()
    const [draft] = await visit.person.send<Submission[]>('GET', '/api/submissions')
    expect(draft).toMatchObject({ notifiedBodyNumber: '0344', revision: 2 })
  })

  it('that could not be saved keep what was typed [S3-8-19, S3-8-20]', async () => {
    await page.route('**/api/actors/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.route('**/api/actors/*/certifications', (route) => route.abort())
    await open()
    await page.getByRole('link', { name: 'Example Devices', exact: true }).click()
    await field('City').fill('Hamburg')
    await dialog().getByRole('button', { name: 'Save changes' }).click()
    await refusalShown(page, 'Failed to save economic operator', 'The server did not answer')
    expect(await field('City').inputValue()).toBe('Hamburg')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await addCertification()
    await refusalShown(page, 'Failed to add certification', 'The server did not answer')
    await page.unroute('**/api/actors/*')
    await page.unroute('**/api/actors/*/certifications')
  })

  it('that somebody else changed meanwhile are edited from their current values', async () => {
    const stored = (await operators()).find(({ name }) => name === 'Example Devices')
    await open()
    await page.getByRole('link', { name: 'Example Devices', exact: true }).click()
    await field('City').fill('Hamburg')
    await visit.person.send('PUT', `/api/actors/${stored?.id}`, { postalCode: '20095' })
    await dialog().getByRole('button', { name: 'Save changes' }).click()
    await dialog().getByRole('button', { name: 'Load current values' }).click()
    await expect.poll(() => field('Postal Code').inputValue()).toBe('20095')
    expect(await field('City').inputValue()).toBe(stored?.city)
    await dialog().getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Economic operator updated successfully').first().waitFor()
  })

  it('have certifications, added in a dialog that asks for the specified fields [S3-2.14-12]', async () => {
    await open('?tab=certifications')
    await page.getByRole('button', { name: 'Add Certification' }).first().click()
    await asksFor([
      ...['Certification Type', 'Certification Number', 'Issuing Body', 'Issue Date', 'Expiry Date', 'Scope'],
    ])
  })

  it('have certifications, and it is said what of one is missing [S3-5-36, S3-5-37, S3-5-38, S3-5-39]', async () => {
    await dialog().getByRole('button', { name: 'Add Certification' }).click()
    for (const name of ['type', 'number'])
      await dialog().getByText(`Certification ${name} is required`, { exact: true }).waitFor()
    await dialog().getByText('Issuing body is required', { exact: true }).waitFor()
    await dialog().getByText('Issue date is required', { exact: true }).waitFor()
  })

  it('have certifications, stored without expiry and scope too, told and listed [S3-2.14-08, S3-2.14-13, S3-5-40, S3-8-37]', async () => {
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await addCertification()
    await page.getByText('Certification added successfully', { exact: true }).first().waitFor()
    await open('?tab=certifications')
    await page.getByText('QM-1', { exact: true }).waitFor()
    const [stored] = await visit.person.send<Certification[]>('GET', '/api/certifications')
    expect(stored).toMatchObject({
      certificationNumber: 'QM-1',
      operatorName: 'Example Devices',
      expiryDate: null,
      scope: null,
    })
  })

  async function addCertification(): Promise<void> {
    await open()
    await page.getByRole('button', { name: 'Actions for Example Devices' }).click()
    await page.getByRole('menuitem', { name: 'Add certification' }).click()
    await dialog().getByLabel('Certification Type', { exact: false }).first().fill('ISO 13485')
    await field('Certification Number').fill('QM-1')
    await field('Issuing Body').fill('Example Certification')
    await dialog().getByLabel('Issue Date').fill('2026-01-15')
    await dialog().getByRole('button', { name: 'Add Certification' }).click()
  }

  it('are linked to devices [S3-2.14-07]', async () => {
    await open('?tab=links')
    await page.getByRole('button', { name: 'Add Device Link' }).first().click()
    await dialog().getByLabel('Operator').and(page.locator('input')).fill('Example')
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /Example Devices/ })
      .click()
    await dialog().getByLabel('Device').and(page.locator('input')).fill('OP-1')
    await page.getByRole('listbox').getByRole('option', { name: /OP-1/ }).click()
    await dialog().getByRole('button', { name: 'Add Device Link' }).click()
    await page.getByText('Device link added successfully').first().waitFor()
    await page.getByText('OP-1', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Device 1', exact: true }).click()
    const card = page.getByRole('region', { name: 'Economic operators' })
    await card.getByText('Linked', { exact: true }).waitFor()
    await card.getByText('DE-MF-000000001').waitFor()
    const [link] = await visit.person.send<DeviceLink[]>('GET', '/api/device-links')
    expect(link).toMatchObject({ role: 'manufacturer', deviceNumber: 'OP-1' })
  })

  it('come from files, by templates and instructions [S3-2.14-04, S3-2.14-05, S3-2.14-06]', async () => {
    await open('?tab=upload')
    await page.getByRole('heading', { name: 'CSV instructions' }).waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download operator template' }).click()
    const header = (await textOf(await downloading)).replace('\ufeff', '').trim()
    const values: Record<string, string> = {
      actorType: 'importer',
      name: 'Uploaded Imports',
      legalName: 'Uploaded Imports BV',
      srn: 'NL-IM-000000001',
      address: 'Gracht 1',
      city: 'Amsterdam',
      postalCode: '1011',
      country: 'NL',
      email: 'b@example.com',
    }
    const row = (more: Record<string, string>) =>
      header
        .split(',')
        .map((column) => ({ ...values, ...more })[column] ?? '')
        .join(',')
    const file = [header, row({}), row({ name: 'Wrong', srn: 'NL-MF-000000001' })].join('\n')
    const buffer = Buffer.from(file)
    const input = page.getByRole('region', { name: 'Economic operators' }).locator('input[type=file]')
    await input.setInputFiles({ name: 'operators.csv', mimeType: 'text/csv', buffer })
    await page.getByText(/For the type Importer it is IM/).waitFor()
    await page.getByRole('button', { name: 'Import 1 row, leave out 1' }).click()
    await page.getByText('Processed 2 entries, 1 successful, 1 failed').first().waitFor()
    await page.getByText(/For the type Importer it is IM/).waitFor()
    await page.getByRole('link', { name: 'Go to operators' }).click()
    await page.getByRole('link', { name: 'Uploaded Imports', exact: true }).waitFor()
  })

  it('go out of sight with the reason', async () => {
    await open('?search=Uploaded')
    await page.getByRole('button', { name: 'Actions for Uploaded Imports' }).click()
    await page.getByRole('menuitem', { name: 'Delete operator' }).click()
    await dialog().getByRole('textbox', { name: 'Reason' }).fill('Closed')
    await dialog().getByRole('button', { name: 'Delete operator' }).click()
    await page.getByText('Economic operator deleted').first().waitFor()
    expect((await operators()).map(({ name }) => name)).toEqual(['Example Devices'])
  })
})
