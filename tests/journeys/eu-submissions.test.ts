import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '#core/contract/submissions.ts'
import { euSubmissionInput } from '#tests/factories.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { register, signInBrowser, startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

const tabs = [
  'Basic',
  'Classification',
  'Regulatory',
  'Characteristics',
  'Clinical',
  'Technical',
  'Manufacturing',
  'Packaging',
  'Market',
  'Safety',
  'Naming',
  'Compliance',
]

/** The list of EU submissions and the form of all fields, from the empty hub to what EUDAMED answered. */
describe.skipIf(!chromiumPath)('EU submissions', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
  })
  afterAll(() => visit?.end())

  const open = (path: string) => page.goto(`${visit.hub.address}${path}`)
  const count = (label: string, value: number) =>
    page.getByRole('button', { name: `${label} ${value}`, exact: true }).waitFor()
  const row = (name: RegExp) => page.getByRole('row', { name })
  const field = (label: string) =>
    page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('combobox', { name: label, exact: true }))
      .first()
  const choose = async (label: string, option: string) => {
    await field(label).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
  const toast = (text: string | RegExp) => page.getByText(text).first().waitFor()

  it('begin with an empty list under their title [S1-2.1-09, S2-2-02, S2-2.1-01, S2-2.1-18]', async () => {
    await open('/submissions')
    await page.getByRole('heading', { name: 'EUDAMED UDI Submissions' }).waitFor()
    await page.getByText('No submissions found', { exact: true }).waitFor()
  })

  it('have four figures in their order [S2-2.1-05]', async () => {
    const cards = page.getByRole('region', { name: 'Submissions by status' }).getByRole('button')
    expect(await cards.allInnerTexts()).toEqual([
      expect.stringContaining('Total submissions'),
      expect.stringContaining('EUDAMED approved'),
      expect.stringContaining('User approved'),
      expect.stringContaining('Pending review'),
    ])
  })

  it('come as samples by a button alone, for administrators, which says whether they came [S2-2.1-02, S2-8-21, S2-8-22, S2-OPEN-30]', async () => {
    const none = await visit.person.send<Submission[]>('GET', '/api/submissions')
    expect(none).toEqual([])
    await page.route('**/api/admin/load-sample-data', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Load Sample Data' }).click()
    await refusalShown(page, 'Loading Failed', /^Failed to load sample data\.?$/)
    await page.getByRole('button', { name: 'Load Sample Data' }).click()
    await toast(/^Sample Data Loaded$/)
  })

  it('are all counted, and shown as soon as they are there [S2-2.1-06, S2-7-38]', async () => {
    await count('Total submissions', 6)
    await row(/Sample hip stem/).waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('have a strip of links to all that belongs to them [S2-1-01]', async () => {
    const strip = page.getByRole('navigation', { name: 'EUDAMED' })
    for (const name of ['Portfolio', 'Validation', 'Versions', 'Export', 'EMDN', 'Generators', 'Rules'])
      await strip.getByRole('link', { name, exact: true }).waitFor()
  })

  it('are listed with kind, class and status [S2-2.1-10, S2-2.1-12, S2-2.1-13, S2-3-05]', async () => {
    await row(/Sample blood collection needle .* Class IIa New Basic UDI-DI Failed/).waitFor()
  })

  it('are counted by who approved them, and those that wait with the validated ones [S2-2.1-07, S2-2.1-08, S2-2.1-09]', async () => {
    await count('Pending review', 1)
    await count('EUDAMED approved', 0)
    await count('User approved', 0)
    const all = await visit.person.send<Submission[]>('GET', '/api/submissions')
    expect(all.filter(({ status }) => status === 'validated')).toHaveLength(1)
  })

  it('are searched [S2-2.1-11]', async () => {
    const failed = row(/Sample hip stem/)
    expect(await failed.getByRole('button', { name: /^Export/ }).count()).toBe(0)
    await page.getByRole('searchbox').fill('scissors')
    await row(/Sample hip stem/).waitFor({ state: 'detached' })
  })

  it('are given as a file where one can be made, and opened in the form [S2-2.1-14, S2-2.1-15, S2-8-23]', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Sample dressing scissors' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.xml$/)
    await toast(/^XML Generated$/)
    await page.getByRole('link', { name: 'Edit Sample dressing scissors' }).click()
    await page.getByRole('heading', { name: 'EU Submission' }).waitFor()
    expect(await field('Device Name').inputValue()).toBe('Sample dressing scissors')
  })

  it('offer samples to administrators alone, and to nobody what she may not do [S2-2.1-03, S2-2.1-19]', async () => {
    const ben = await register(visit.hub.address, 'ben')
    const { id } = await ben.send<{ id: number }>('GET', '/api/auth/me')
    const names = { firstName: 'Ben', lastName: 'Okri' }
    await visit.person.send('PUT', `/api/admin/users/${id}`, { ...names, roles: ['quality-manager'] })
    const his = await visit.browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await signInBrowser(his, visit.hub.address, ben)
    await his.goto(`${visit.hub.address}/submissions`)
    // He reads and exports, and makes and changes nothing.
    await his.getByRole('button', { name: 'Export Sample dressing scissors' }).waitFor()
    for (const name of ['Load Sample Data', 'New Submission'])
      expect(await his.getByText(name, { exact: true }).count()).toBe(0)
    expect(await his.getByRole('link', { name: /^Edit/ }).count()).toBe(0)
    await his.close()
  })

  it('are made in a form without values, which has twelve tabs [S2-2.1-04, S2-2.2-01, S2-9-08]', async () => {
    await open('/submissions')
    await page.getByRole('link', { name: 'New Submission' }).click()
    await page.getByText('step 1 of 12').waitFor()
    const titles = await page.getByRole('tab').allInnerTexts()
    expect(titles).toEqual(tabs.map((name) => expect.stringMatching(new RegExp(`^${name}`))))
    for (const label of ['UDI-DI', 'Basic UDI-DI', 'Device Name'])
      expect(await field(label).inputValue()).toBe('')
  })

  it('need a UDI-DI to generate their Basic UDI-DI from [S2-5-08]', async () => {
    await page.getByRole('button', { name: 'Generate Basic UDI-DI' }).click()
    await refusalShown(page, 'UDI-DI Required', /Enter the UDI-DI first/)
  })

  it('get the GMN of their UDI-DI as Basic UDI-DI [S2-2.2-06, S2-2.2-07]', async () => {
    await field('UDI-DI').fill('09521234000020')
    await page.getByRole('button', { name: 'Generate Basic UDI-DI' }).click()
    await toast('Basic UDI-DI Generated')
    expect(await field('Basic UDI-DI').inputValue()).toMatch(/^952123400002[A-Z0-9]{2}$/)
  })

  it('are walked through tab by tab, on and back [S2-2.2-03, S2-2.2-04, S2-2.2-05, S2-OPEN-07]', async () => {
    const previous = page.getByRole('button', { name: 'Previous', exact: true })
    expect(await previous.count()).toBe(0)
    for (const [at, name] of tabs.entries()) {
      await page.getByRole('heading', { name, exact: true }).waitFor()
      await page.getByText(`step ${at + 1} of 12`, { exact: true }).waitFor()
      const next = page.getByRole('button', { name: 'Next', exact: true })
      if (at === 11) expect(await next.count()).toBe(0)
      else await next.click()
    }
    await previous.click()
    await page.getByText('step 11 of 12', { exact: true }).waitFor()
  })

  it('say at its field what is missing, and are created once nothing is [S2-2.2-09, S2-8-20]', async () => {
    // What is missing is told at its field, wherever that is.
    await page.getByRole('button', { name: 'Create UDI Submission' }).click()
    await page.getByText('step 1 of 12').waitFor()
    await page.getByText('Device name is required', { exact: true }).waitFor()
    await field('Device Name').fill('Retractor')
    await choose('Registration Type', 'New Basic UDI-DI')
    await tab('Classification').click()
    await choose('Risk Class', 'Class I')
    await field('EMDN Code').fill('A0101010102')
    await page.keyboard.press('Escape')
    const full = { status: 507, json: { type: 'internal', message: 'The disk is full' } }
    await page.route('**/api/submissions', (route) => route.fulfill(full), { times: 1 })
    await page.getByRole('button', { name: 'Create UDI Submission' }).click()
    await refusalShown(page, 'Error', /The disk is full/)
    await page.getByRole('button', { name: 'Create UDI Submission' }).click()
    await toast('EU UDI submission created successfully')
    await page.getByText('All changes saved').waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('keep what was typed and not saved for when one comes back [S2-2.2-12]', async () => {
    await tab('Basic').click()
    await field('Device Name').fill('Retractor, small')
    await page.waitForResponse(
      (answer) => answer.url().endsWith('/working-copy') && answer.request().method() === 'PUT',
    )
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText('Your input was restored').waitFor()
    expect(await field('Device Name').inputValue()).toBe('Retractor, small')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await toast('Submission saved')
  })

  it('are validated, mended where a finding leads, approved, sent and acknowledged [S2-1-05, S2-2.2-10, S2-2.2-13]', async () => {
    await page.getByRole('button', { name: 'Validate' }).click()
    const findings = page.getByRole('region', { name: 'Validation' })
    await findings.getByText('Failed').first().waitFor()
    await findings.getByText('HUB-DECL').waitFor()
    await findings.getByRole('button', { name: 'Go to Manufacturer SRN' }).click()
    await page.getByText('step 3 of 12').waitFor()
    await page.keyboard.type('DE-MF-000000001')
    await findings.getByRole('button', { name: 'Go to Device status' }).click()
    await choose('Device status', 'On the market')
    await page.getByRole('button', { name: 'Save and validate' }).click()
    await page.getByText('All changes saved').waitFor()
    const id = Number(/submissions\/(\d+)/.exec(page.url())?.[1])
    const {
      catalogueNumber,
      modelNumber,
      productionIdentifiers,
      baseQuantity,
      marketAvailability,
      intendedUse,
    } = euSubmissionInput()
    const rest = {
      catalogueNumber,
      modelNumber,
      productionIdentifiers,
      baseQuantity,
      marketAvailability,
      intendedUse,
    }
    await visit.person.send('PUT', `/api/submissions/${id}`, rest)
    await page.reload()
    await tab('Compliance').click()
    await page.getByRole('checkbox', { name: 'Declarations checked' }).check()
    await page.getByRole('button', { name: 'Save and validate' }).click()
    await findings.getByText('Schema valid').waitFor()
    await findings.getByText('No errors.').waitFor()
    await visit.person.send('POST', `/api/submissions/${id}/approve`, { approvalNotes: 'Good' })
    const downloading = page.waitForEvent('download')
    await page.reload()
    await page.getByRole('button', { name: 'Download XML' }).click()
    await downloading
    await page.getByRole('button', { name: 'Acknowledge' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('1')
    await dialog.getByRole('button', { name: 'Acknowledge' }).click()
    await page.getByText('Approved (EUDAMED)').first().waitFor()
    const now = await visit.person.send<Submission>('GET', `/api/submissions/${id}`)
    expect(now.status).toBe('approved-eudamed')
  })

  it('ask before a value changes for all devices of a Basic UDI-DI [S2-2.2-11]', async () => {
    const { id: masterDiId } = await visit.person.createMaster({ deviceName: 'Tray', deviceFamily: 'Trays' })
    const made = await visit.person.send<Submission>(
      'POST',
      '/api/submissions',
      euSubmissionInput({ masterDiId }),
    )
    const other = await visit.person.send<Submission>(
      'POST',
      '/api/submissions',
      euSubmissionInput({ basicUdiDi: made.basicUdiDi, deviceName: 'Tray, large' }),
    )
    await open(`/submissions/${made.id}`)
    await page.getByText('Existing Basic UDI-DI of the device group').waitFor()
    await tab('Regulatory').click()
    await field('Manufacturer SRN').fill('DE-MF-000000002')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change another submission too?' })
    await dialog.getByText('Manufacturer SRN').waitFor()
    await dialog.getByRole('button', { name: 'Change all of them' }).click()
    await toast('Another submission with this Basic UDI-DI was changed as well.')
    const now = await visit.person.send<Submission>('GET', `/api/submissions/${other.id}`)
    expect(now.manufacturerSrn).toBe('DE-MF-000000002')
  })
})
