import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '#core/contract/submissions.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

const gmn = '1987654Ad4X4bL5ttr2310c2K'
const another = '9521234MINIMAL13R'

/** A further UDI-DI of a model belongs under the Basic UDI-DI the model has already. */
describe.skipIf(!chromiumPath)('the EU form of a further UDI-DI', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    const { person } = visit
    const submit = async (deviceFamily: string, basicUdiDi: string) => {
      const { id, deviceName } = await person.createMaster({ deviceFamily })
      const device = { masterDiId: id, deviceName, riskClass: 'class-i', intendedUse: 'To test', basicUdiDi }
      await person.send('POST', '/api/submissions', { ...device, manufacturerName: 'Example Devices' })
    }
    await submit('Pumps', gmn)
    await submit('Clamps', another)
  })
  afterAll(() => visit?.end())

  it('offers the Basic UDI-DIs in use, those of the family first, and refuses a wrong one [S2-2.2-08]', async () => {
    const { hub, person } = visit
    const record = await person.createMaster({ deviceFamily: 'Pumps' })
    await page.goto(`${hub.address}/country-specific/EU/${record.id}?tab=form`)
    const existing = page.getByLabel('Existing Basic UDI-DI of the device group').and(page.locator('input'))
    const basicUdiDi = page.getByRole('textbox', { name: 'Basic UDI-DI', exact: true })
    const take = page.getByRole('button', { name: 'Use this code' })

    await existing.fill(`${gmn.slice(0, -1)}J`)
    await take.click()
    await page.getByText(/its other characters call for 2K/).waitFor()
    expect(await basicUdiDi.inputValue()).toBe('')

    await existing.fill('')
    const offered = page.getByRole('option')
    const inUse = [expect.stringContaining(gmn), expect.stringContaining(another)]
    await expect.poll(() => offered.allInnerTexts()).toEqual(inUse)
    await page.getByText('Used in the family Pumps').waitFor()
    await offered.first().click()
    await take.click()
    expect(await basicUdiDi.inputValue()).toBe(gmn)

    await page.getByRole('button', { name: 'Copy Master DI Data' }).click()
    await page.getByLabel('Risk Class').and(page.locator('input')).click()
    await page.getByRole('option', { name: 'Class I', exact: true }).click()
    await page.getByRole('textbox', { name: 'Intended Use' }).fill('To test')
    await page.getByRole('button', { name: 'Create UDI Submission' }).click()
    await page.getByText('EU UDI submission created successfully').first().waitFor()
    const [saved] = await person.send<Submission[]>('GET', `/api/submissions?masterDiId=${record.id}`)
    expect(saved?.basicUdiDi).toBe(gmn)
  })

  const index = () => page.getByRole('navigation', { name: 'Sections of this form' })
  const requirements = () => page.getByRole('region', { name: 'EU requirements' })
  const countries = () => page.getByRole('group', { name: 'Markets where the device is made available' })

  it('takes fifteen clicks and five typed fields at most for a device of a stored manufacturer, and says all along what is missing', async () => {
    const { hub, person } = visit
    const operator = await person.send<{ id: number }>('POST', '/api/actors', {
      ...{ actorType: 'manufacturer', name: 'Nordic Pumps', legalName: 'Nordic Pumps GmbH' },
      ...{ srn: 'DE-MF-000012345', address: 'Hafenstr. 1', postalCode: '20095', city: 'Hamburg' },
      ...{ country: 'DE', email: 'ra@example.com', legislation: 'MDR', notifiedBodyNumber: '0123' },
      marketCountries: ['DE', 'FR'],
    })
    await person.send('POST', `/api/actors/${operator.id}/certifications`, {
      certificationType: 'EU Quality Management System Certificate (MDR Annex IX)',
      ...{ certificationNumber: 'G10 1', issuingBody: 'TÜV SÜD', issueDate: '2024-01-01' },
    })
    const record = await person.createMaster({
      ...{ manufacturerName: 'Nordic Pumps', riskClass: 'class-iia', emdnCode: 'A0101010102' },
      ...{ udiDi: '09521234000099', catalogueNumber: 'NP-9', intendedUse: 'Infusion of medicines' },
    })
    let clicks = 0
    let typed = 0
    const click = async (target: Locator) => {
      clicks += 1
      await target.click()
    }
    await page.goto(`${hub.address}/country-specific/EU/${record.id}?tab=form`)
    await page.getByText('Markets where the device is made available Proposed').waitFor()
    await click(page.getByRole('button', { name: 'Generate' }))
    // What is missing leads to its first gap, and is counted while it is being filled in.
    await click(index().getByRole('button', { name: 'Identification 2 needed fields are empty' }))
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Quantity of device' }).evaluate(isFocused))
      .toBe(true)
    await page.keyboard.type('1')
    typed += 1
    await index().getByRole('button', { name: 'Identification 1 needed field is empty' }).waitFor()
    await click(page.getByRole('checkbox', { name: 'Batch number' }))
    await index().getByRole('button', { name: 'Identification', exact: true }).waitFor()
    await click(page.getByRole('combobox', { name: 'Device status' }))
    await click(page.getByRole('option', { name: 'On the market', exact: true }))
    await requirements().getByRole('button', { name: 'Markets where the device' }).waitFor()
    await click(countries().getByRole('checkbox', { name: 'First placed here' }).first())
    await click(page.getByRole('button', { name: 'Use MDR Annex IX' }))
    await click(page.getByRole('button', { name: /^Use MDR quality management system, 0123, G10 1/ }))
    await requirements()
      .getByRole('button', { name: /^\d+ declarations$/ })
      .waitFor()
    await click(page.getByRole('checkbox', { name: 'Declarations checked' }))
    await requirements()
      .getByText(/^All \d+ needed fields are filled in$/)
      .waitFor()
    await click(page.getByRole('button', { name: 'Create UDI Submission' }))
    await click(page.getByRole('button', { name: 'Validate' }))
    await page.getByText('No errors. The file can be downloaded.').waitFor()
    const downloading = page.waitForEvent('download')
    await click(page.getByRole('button', { name: 'Download XML' }))
    expect((await downloading).suggestedFilename()).toMatch(/^EU-DEVICE-POST-.*\.xml$/)
    process.stderr.write(`an EU form: ${clicks} clicks, ${typed} typed\n`)
    expect(clicks).toBeLessThanOrEqual(15)
    expect(typed).toBeLessThanOrEqual(5)
  })

  it('adds countries by groups, and leads with what is not saved to the same submission in twelve tabs and back', async () => {
    await page.getByRole('button', { name: 'Add several' }).click()
    await page.getByRole('menuitem', { name: 'EU 27 (25 more)' }).click()
    await page.getByText('27 rows').waitFor()
    const first = countries().getByRole('checkbox', { name: 'First placed here' }).first()
    await countries().getByRole('combobox').last().scrollIntoViewIfNeeded()
    expect(await isInSight(first)).toBe(true)
    await page.getByRole('checkbox', { name: 'Batch number' }).uncheck()
    await index().getByRole('button', { name: 'Identification 1 needed field is empty' }).waitFor()

    const leave = async (way: Locator) => {
      await way.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
      await page.getByText('Your input was restored').waitFor()
    }
    await leave(page.getByRole('link', { name: 'All fields in twelve tabs' }))
    expect(new URL(page.url()).pathname).toMatch(/^\/submissions\/\d+$/)
    await page.getByRole('tab', { name: /1 needed field is empty/ }).click()
    await requirements().getByRole('button', { name: 'Production identifiers (UDI-PI)' }).click()
    await page.getByRole('checkbox', { name: 'Batch number' }).waitFor()
    await leave(page.getByRole('link', { name: 'Country-specific form' }))
    await index().getByRole('button', { name: 'Identification 1 needed field is empty' }).waitFor()
    await page.getByText('27 rows').waitFor()
    await page.getByRole('button', { name: 'Discard my input' }).click()
  })

  it('has its index as a line at the top of a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const line = index().getByRole('button', { name: 'Sections of this form' })
    await line.click()
    await index().getByRole('button', { name: 'Certificates' }).click()
    await expect.poll(() => index().getByRole('button', { name: 'Certificates' }).isVisible()).toBe(false)
    await expect.poll(() => isInSight(line)).toBe(true)
    await page.setViewportSize({ width: 1440, height: 1000 })
  })

  // The generator, on a page that the next five share.
  const input = () => page.getByRole('textbox', { name: 'UDI-DI number' })
  const basicUdiDi = () => page.getByRole('textbox', { name: 'Basic UDI-DI', exact: true })
  const toasts = () => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

  it('says why no Basic UDI-DI can be made of a number, each time as a failure too, and takes 8 digits [S3-5-45, S3-5-47, S3-5-48, S3-5-49, S3-9-41]', async () => {
    const { hub, person } = visit
    const record = await person.createMaster()
    await page.goto(`${hub.address}/country-specific/EU/${record.id}?tab=form`)
    for (const [udiDi, problem] of [
      ['', 'Please enter a UDI-DI number'],
      [' ', 'Please enter a UDI-DI number'],
      ['0-076-862', 'UDI-DI must be at least 8 digits'],
      ['000768627892506', 'UDI-DI cannot exceed 14 digits'],
    ] as const) {
      await input().fill(udiDi)
      await page.getByRole('button', { name: 'Generate' }).click()
      await page.getByText(problem, { exact: true }).waitFor()
      await refusalShown(
        page,
        'Basic UDI-DI Not Generated',
        'Failed to generate Basic UDI-DI. Please check the input format.',
      )
    }
    await input().fill('12345678')
    await page.getByRole('button', { name: 'Generate' }).click()
    await expect.poll(() => basicUdiDi().inputValue()).toBe('00000123456782X')
  })

  it('reads the digits alone and makes 15 characters of them, an X the last, in groups of four [S3-5-46, S3-5-52, S3-5-53, S3-8-24, S3-9-42]', async () => {
    await input().fill('(00) 768627892506')
    await page.getByRole('button', { name: 'Generate' }).click()
    await toasts().getByText('Basic UDI-DI Generated', { exact: true }).waitFor()
    await expect.poll(() => basicUdiDi().inputValue()).toBe('00768627892504X')
    await page.getByText('0076 8627 8925 04X', { exact: true }).first().waitFor()
    await page.getByText('GS1 compliant', { exact: true }).waitFor()
  })

  it('is the only way into the field, which cannot be typed in [S3-2.3-12, S3-5-61]', async () => {
    expect(await basicUdiDi().isEditable()).toBe(false)
    expect(await basicUdiDi().inputValue()).toBe('00768627892504X')
  })

  it('lets the code be copied, and says for two seconds that it was [S3-4-35, S3-5-54, S3-8-25]', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const before = Date.now()
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
    await toasts().getByText('Copied to clipboard', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('00768627892504X')
    // For two seconds the button says that it is done; then the code can be copied again.
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor({ state: 'hidden' })
    expect(Date.now() - before).toBeGreaterThanOrEqual(1_900)
    expect(await page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(1)
  })

  it('fills in the GMN of a GTIN, with the specified code beside it and the word which of the two EUDAMED accepts [S3-5-55]', async () => {
    await input().fill('00768627892506')
    await page.getByRole('button', { name: 'Generate' }).click()
    await page.getByText('Global Model Number (GMN)', { exact: true }).waitFor()
    await page.getByText('Accepted by EUDAMED.', { exact: true }).waitFor()
    await page.getByText(/EUDAMED refuses it as a Basic UDI-DI/).waitFor()
    await toasts()
      .getByText(/EUDAMED accepts it/)
      .waitFor()
    await page.getByText('GS1 compliant', { exact: true }).waitFor()
    expect(await basicUdiDi().inputValue()).toMatch(/^076862789250[A-Z0-9]{2}$/)
    // One click takes the specified code instead.
    await page.getByRole('button', { name: 'Use this' }).last().click()
    expect(await basicUdiDi().inputValue()).toBe('00768627892504X')
    // A number nothing can be made of leaves no code of another one.
    await input().fill('1234')
    await page.getByRole('button', { name: 'Generate' }).click()
    expect(await basicUdiDi().inputValue()).toBe('')
    // What a record has no UDI-DI for, the generator's own becomes.
    expect(await page.getByRole('textbox', { name: 'UDI-DI', exact: true }).inputValue()).not.toBe('')
  })

  it('keeps what is chosen when it is chosen again', async () => {
    const { hub, person } = visit
    const record = await person.createMaster()
    await page.goto(`${hub.address}/country-specific/EU/${record.id}?tab=form`)
    const riskClass = page.getByLabel('Risk Class').and(page.locator('input'))
    const classI = page.getByRole('option', { name: 'Class I', exact: true })
    for (const _ of ['first', 'again']) {
      await riskClass.click()
      await classI.click()
      await classI.waitFor({ state: 'hidden' })
      expect(await riskClass.inputValue()).toBe('Class I')
    }
  })

  it('gives a new row the focus, and opens no list until it is asked for', async () => {
    const { hub, person } = visit
    const record = await person.createMaster()
    await page.goto(`${hub.address}/country-specific/EU/${record.id}?tab=form`)
    await page.getByRole('button', { name: 'Add description' }).click()
    const row = page.getByRole('group', { name: 'Additional product description' })
    const language = row.getByRole('combobox', { name: 'Language' })
    await expect.poll(() => language.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await page.getByRole('option').count()).toBe(0)
    await language.fill('Swed')
    await page.getByRole('option', { name: /Swedish/ }).click()
    expect(await language.inputValue()).toMatch(/Swedish/)
  })

  it('keeps what was typed, and refuses what does not fit instead of dropping characters', async () => {
    const { hub, person } = visit
    const record = await person.createMaster()
    const device = { masterDiId: record.id, deviceName: 'Cuff', riskClass: 'class-i', intendedUse: 'To test' }
    const { id } = await person.send<Submission>('POST', '/api/submissions', device)
    await page.goto(`${hub.address}/country-specific/EU/${record.id}?tab=form&submission=${id}`)
    await page.getByRole('button', { name: 'Add size' }).click()
    const minimum = page.getByRole('textbox', { name: 'Minimum' })
    const quantity = page.getByRole('textbox', { name: 'Quantity of device' })
    const save = page.getByRole('button', { name: 'Save changes' })
    await minimum.fill('12,5')
    await quantity.fill('1.5')
    const model = page.getByRole('textbox', { name: 'Model Number' })
    await model.fill('M'.repeat(300))
    await save.click()
    await page.getByText('Must be a number, with a point before the decimals: 12.5').waitFor()
    await page.getByText('Must be a whole number').waitFor()
    await page.getByText('At most 255 characters').waitFor()
    expect([await minimum.inputValue(), await quantity.inputValue()]).toEqual(['12,5', '1.5'])
    expect((await model.inputValue()).length).toBe(300)

    await model.fill('M-1')
    await quantity.fill('2')
    await save.click()
    await page.getByText('Nothing was saved.').waitFor()
    expect(await minimum.evaluate((input) => input === document.activeElement)).toBe(true)
    await minimum.fill('12.50')
    await save.click()
    await page.getByText('Submission saved').first().waitFor()
    const saved = await person.send<Submission>('GET', `/api/submissions/${id}`)
    expect(saved.clinicalSizes).toEqual([{ minimum: 12.5 }])
    expect(saved.baseQuantity).toBe(2)
  })

  it('says what is counted, leads back to where one came from, and to the rules beside it [S2-2-14]', async () => {
    const { hub, person } = visit
    const record = await person.createMaster()
    const address = `${hub.address}/country-specific/EU/${record.id}`
    await page.goto(`${address}?tab=submissions`)
    await page.getByRole('button', { name: 'New submission' }).click()
    const create = page.getByRole('button', { name: 'Create UDI Submission' })
    await create.click()
    await page.getByText('2 fields with problems').first().waitFor()
    const rules = page.getByRole('link', { name: 'View business rules' })
    expect(await rules.getAttribute('target')).toBe('_blank')
    await page.getByRole('button', { name: 'Copy Master DI Data' }).click()
    await page.getByLabel('Risk Class').and(page.locator('input')).click()
    await page.getByRole('option', { name: 'Class I', exact: true }).click()
    await page.getByRole('textbox', { name: 'Intended Use' }).fill('To test')
    await create.click()
    await page.getByText('EU UDI submission created successfully').first().waitFor()
    await page.waitForURL(`${address}?tab=form&submission=*`)

    await page.goBack()
    await page.getByRole('button', { name: 'New submission' }).waitFor()
    expect(page.url()).toBe(`${address}?tab=submissions`)
    expect(await person.send('GET', `/api/submissions?masterDiId=${record.id}`)).toHaveLength(1)
  })

  it('goes on where it was when the submission is made', async () => {
    const { hub, person } = visit
    const record = await person.createMaster()
    await page.goto(`${hub.address}/country-specific/EU/${record.id}?tab=form`)
    await page.getByRole('button', { name: 'Copy Master DI Data' }).click()
    await page.getByLabel('Risk Class').and(page.locator('input')).click()
    await page.getByRole('option', { name: 'Class I', exact: true }).click()
    await page.getByRole('textbox', { name: 'Intended Use' }).fill('To test')
    await page.getByRole('button', { name: 'Add size' }).click()
    const minimum = page.getByRole('textbox', { name: 'Minimum' })
    await minimum.fill('3')
    await page.keyboard.press('Enter')
    await page.getByText('EU UDI submission created successfully').first().waitFor()
    await page.getByRole('button', { name: 'Validate' }).waitFor()
    expect(await isInSight(minimum)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.getByRole('textbox', { name: 'Maximum', exact: true }).evaluate(isFocused)).toBe(true)

    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel)
    await page.getByRole('button', { name: 'Add size' }).click()
    await page.getByRole('button', { name: 'Remove size 1' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Remove size 1')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Add size')
  })

  it('fills in what a finding proposes only as long as nothing typed since would be lost', async () => {
    const { hub, person } = visit
    const record = await person.createMaster()
    const device = { masterDiId: record.id, deviceName: 'Cuff', riskClass: 'class-i', intendedUse: 'To test' }
    const { id } = await person.send<Submission>('POST', '/api/submissions', {
      ...device,
      udiDi: '09521234000013',
      basicUdiDi: '09521234000013X',
      deviceStatus: 'ON_THE_MARKET',
      marketAvailability: [{ country: 'DE' }],
    })
    await page.goto(`${hub.address}/country-specific/EU/${record.id}?tab=form&submission=${id}`)
    await page.getByRole('button', { name: 'Validate' }).click()
    const markIt = page.getByRole('button', { name: 'Mark this country' })
    await markIt.waitFor()

    await page.getByRole('button', { name: 'Add country' }).click()
    const countries = page.getByRole('group', { name: 'Markets where the device is made available' })
    await countries.getByRole('combobox').nth(1).click()
    await page.getByRole('option', { name: 'France' }).click()
    await markIt.click()
    await page.getByText('Mark this country: nothing was changed').first().waitFor()
    expect(await countries.getByRole('checkbox').count()).toBe(2)
    expect(await countries.getByRole('combobox').nth(1).inputValue()).toBe('France')

    await page.getByRole('textbox', { name: 'UDI-DI', exact: true }).fill('00768627892506')
    await page.getByRole('button', { name: 'Use GMN' }).first().click()
    await page.getByText('Changed since the validation: UDI-DI.').first().waitFor()
    const basicUdiDi = page.getByRole('textbox', { name: 'Basic UDI-DI', exact: true })
    expect(await basicUdiDi.inputValue()).toBe('09521234000013X')
    await page.getByRole('button', { name: 'Save and validate' }).click()
    await page.getByText('Validation Complete').first().waitFor()
    await page.getByRole('button', { name: 'Use GMN' }).first().click()
    await expect.poll(() => basicUdiDi.inputValue()).toMatch(/^076862789250/)
  })

  it('brings into sight that somebody else saved meanwhile, and the way on', async () => {
    const { hub, person } = visit
    const record = await person.createMaster()
    const device = { masterDiId: record.id, deviceName: 'Cuff', riskClass: 'class-i', intendedUse: 'To test' }
    const { id } = await person.send<Submission>('POST', '/api/submissions', device)
    await page.goto(`${hub.address}/country-specific/EU/${record.id}?tab=form&submission=${id}`)
    await page.getByRole('textbox', { name: 'Original manufacturer name' }).fill('Maker')
    await person.send('PUT', `/api/submissions/${id}`, { modelNumber: 'M-2' })
    await page.getByRole('button', { name: 'Save changes' }).click()
    const load = page.getByRole('button', { name: 'Discard my input' })
    await load.waitFor()
    await expect.poll(() => isInSight(load)).toBe(true)
    await load.click()
    await load.waitFor({ state: 'detached' })
    expect(await page.getByRole('textbox', { name: 'Model Number' }).inputValue()).toBe('M-2')
  })
})

const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

const isFocused = (element: Element): boolean => element === document.activeElement
