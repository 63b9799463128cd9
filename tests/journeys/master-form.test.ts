import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bulkTemplateColumns, masterTemplateColumns } from '#core/imports/master-row.ts'
import { chromiumPath } from './browser.ts'
import { textOf } from './downloads.ts'
import { type KnownPerson, startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

/** In the order of the specification, each with its regulator. */
const jurisdictionLabels = [
  ['European Union (EUDAMED) EU', 'S1-2.6-28'],
  ['United States (FDA GUDID) US', 'S1-2.6-29'],
  ['China (NMPA UDI) CN', 'S1-2.6-30'],
  ['Japan (PMDA) JP', 'S1-2.6-31'],
  ['South Korea (MFDS) KR', 'S1-2.6-32'],
  ['Australia (TGA) AU', 'S1-2.6-33'],
  ['Canada (Health Canada) CA', 'S1-2.6-34'],
  ['Singapore (HSA) SG', 'S1-2.6-35'],
  ['Malaysia (MDA) MY', 'S1-2.6-36'],
  ['Saudi Arabia (SFDA) SA', 'S1-2.6-37'],
  ['Switzerland (Swissmedic) CH', 'S1-2.6-38'],
  ['United Kingdom (MHRA) GB', 'S1-2.6-39'],
  ['Brazil (ANVISA) BR', 'S1-2.6-40'],
  ['India (CDSCO) IN', 'S1-2.6-41'],
  ['Türkiye (TITCK) TR', 'S1-2.6-42'],
  ['Egypt (EDA) EG', 'S1-2.6-43'],
  ['Argentina (ANMAT) AR', 'S1-2.6-44'],
  ['Colombia (INVIMA) CO', 'S1-2.6-45'],
  ['Indonesia (Ministry of Health) ID', 'S1-2.6-46'],
] as const

const duplicate = 'This device already exists in the system. Please check your Device Number and Device Name.'

/** The form of a master record in its four modes, and the upload (document 1 sections 2.6, 5 and 8). */
describe.skipIf(!chromiumPath)('the form of master records', () => {
  let visit: Visit
  let hub: Visit['hub']
  let page: Page
  let ada: KnownPerson

  beforeAll(async () => {
    visit = await startVisit('ada')
    ;({ hub, page, person: ada } = visit)
  })
  afterAll(async () => {
    await visit?.end()
  })

  const open = (path: string) => page.goto(hub.address + path)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const toast = async (title: string, description: string) => {
    const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await shown.filter({ hasText: title }).filter({ hasText: description }).waitFor()
  }
  const refusal = (title: string, description: string | RegExp) => refusalShown(page, title, description)
  const recordsShown = async () => {
    await heading('Master DI Records').waitFor()
    expect(new URL(page.url()).pathname).toBe('/master-di/records')
  }

  const jurisdictions = () => page.getByRole('region', { name: 'Target Regulatory Jurisdictions' })
  const sections = () => page.getByRole('heading', { level: 2 }).allTextContents()

  it('opens empty from the list of records [S1-2.5-13, S1-2.6-01, S1-2.6-07]', async () => {
    await open('/master-di/records')
    await page.getByRole('link', { name: 'Create New Master DI' }).click()
    await heading('Create New Master DI').waitFor()
    expect(new URL(page.url()).pathname).toBe('/master-di/create')
    for (const name of ['Device Number', 'Device Name', 'Manufacturer Name'])
      expect(await field(name).inputValue()).toBe('')
  })

  it('begins with the sections of identification, jurisdictions and characteristics [S1-2.6-13, S1-2.6-14, S1-2.6-15]', async () => {
    expect((await sections()).slice(0, 3)).toEqual([
      'Core UDI Information',
      'Target Regulatory Jurisdictions',
      'Device Characteristics',
    ])
  })

  it('ends with the sections of packaging, material and technical information [S1-2.6-16, S1-2.6-17, S1-2.6-18]', async () => {
    expect((await sections()).slice(3)).toEqual([
      'Packaging & Storage',
      'Material Composition',
      'Technical Information',
    ])
  })

  it('offers the 19 jurisdictions in their order, each with its regulator [S1-1-04, S1-9-04]', async () => {
    const labels = await jurisdictions().locator('label').allTextContents()
    expect(labels.slice(0, 19)).toEqual(jurisdictionLabels.map(([label]) => label))
    expect(await jurisdictions().getByRole('checkbox').count()).toBe(labels.length)
  })

  it.each(jurisdictionLabels)('offers %s [%s]', async (label) => {
    await jurisdictions().getByRole('checkbox', { name: label, exact: true }).waitFor()
  })

  it('tells all that is missing at once, in the specified words [S1-5-01, S1-5-02, S1-5-03]', async () => {
    await button('Create Master DI').click()
    for (const name of ['Device number', 'Device name', 'Manufacturer name']) {
      await page.getByText(`${name} is required`, { exact: true }).first().waitFor()
    }
  })

  it('says under the list of jurisdictions that one is needed [S1-5-04, S1-5-05]', async () => {
    const boxes = jurisdictions().getByRole('checkbox')
    const message = jurisdictions().getByText('At least one target country is required', { exact: true })
    const bottom = (await boxes.last().boundingBox())?.y ?? 0
    expect((await message.boundingBox())?.y).toBeGreaterThan(bottom)
  })

  it('says Saving... while it saves, and cannot be pressed again [S1-2.6-21, S1-2.6-25, S1-2.6-26]', async () => {
    await field('Device Number').fill('N-1')
    await field('Device Name').fill('Journey pump')
    await field('Manufacturer Name').fill('Example Devices')
    await jurisdictions()
      .getByRole('checkbox', { name: /EUDAMED/ })
      .check()
    let sent = 0
    // The request is held until the button was seen in its saving state.
    let letThrough = (): void => undefined
    const seen = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/api/master-di', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent += 1
      await seen
      return route.continue()
    })
    await button('Create Master DI').click()
    const saving = button('Saving...')
    await saving.waitFor()
    expect(await saving.isDisabled()).toBe(true)
    expect(sent).toBe(1)
    letThrough()
  })

  it('tells that it was created, and shows the list with the new record [S1-2.6-12, S1-7.3-02, S1-7.3-23, S1-8-18, S1-9-01]', async () => {
    await toast('Success', 'Master DI created successfully')
    await recordsShown()
    await page.getByRole('link', { name: 'N-1', exact: true }).waitFor()
    await page.unroute('**/api/master-di')
  })

  it('copies an existing record, and says that a number is taken [S1-2.6-02, S1-7.3-04, S1-8-04, S1-8-05, S1-8-33]', async () => {
    const { id } = await ada.createMaster({
      deviceNumber: 'C-1',
      deviceName: 'Original',
      brandName: 'Brand C',
    })
    await open(`/master-di/create?copyFrom=${id}`)
    await heading('Create New Master DI').waitFor()
    expect(await field('Brand Name').inputValue()).toBe('Brand C')
    await field('Device Number').fill('C-1')
    await button('Create Master DI').click()
    await refusal('Duplicate Device', duplicate)
  })

  it.each([
    [500, { message: 'The disk is full' }, 'Error', 'The disk is full', 'S1-8-06'],
    [
      409,
      { type: 'duplicate_record', message: 'Taken by A-1' },
      'Duplicate Device',
      'Taken by A-1',
      'S1-8-04',
    ],
    [409, { type: 'duplicate_record' }, 'Duplicate Device', duplicate, 'S1-8-05'],
  ] as const)(
    'says after %i %j, in words of the server where there are any: %s, %s [%s, S1-8-33]',
    async (status, json, title, description, _id) => {
      await page.route('**/api/master-di', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.continue(),
      )
      await field('Device Number').fill(`C-${status}`)
      await button('Create Master DI').click()
      await refusal(title, description)
      await page.unroute('**/api/master-di')
    },
  )

  it('says that saving failed where nobody says why, longer than a toast [S1-8-02, S1-8-07, S1-8-33]', async () => {
    await page.route('**/api/master-di', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 502, body: '<html>' }) : route.continue(),
    )
    await field('Device Number').fill('C-502')
    await button('Create Master DI').click()
    await refusal('Error', 'HTTP 502 Error')
    const bar = page.getByRole('status').filter({ hasText: 'HTTP 502 Error' })
    await bar.getByText('Failed to save Master DI record', { exact: true }).waitFor()
    await page.unroute('**/api/master-di')
    page.once('dialog', (dialog) => void dialog.accept())
  })

  let edited = 0

  it('shows a record to edit once it has loaded [S1-2.1-05, S1-2.6-03, S1-2.6-08, S1-2.6-27, S1-7.3-04]', async () => {
    const { id } = await ada.createMaster({ deviceNumber: 'E-1', deviceName: 'To edit' })
    edited = id
    await open('/master-di/records?search=E-1')
    await page.getByRole('link', { name: 'E-1', exact: true }).waitFor()
    let answer = () => {}
    const wait = new Promise<void>((done) => {
      answer = done
    })
    await page.route(`**/api/master-di/${id}`, async (route) => {
      await wait
      await route.continue()
    })
    await open(`/master-di/edit/${id}`)
    await heading('Edit Master DI').waitFor()
    expect(await button('Update Master DI').count()).toBe(0)
    answer()
    await button('Update Master DI').waitFor()
    await page.unroute(`**/api/master-di/${id}`)
    expect(await field('Device Name').inputValue()).toBe('To edit')
    expect(await page.getByRole('link', { name: 'Back to Records' }).getAttribute('href')).toBe(
      '/master-di/records',
    )
  })

  it('changes a record with a reason, tells it, and shows the list [S1-2.6-22, S1-8-17]', async () => {
    await field('Brand Name').fill('Edited')
    await button('Update Master DI').click()
    await toast('Reason Required', 'Please provide a reason for changing a record in force.')
    await field('Reason for the change').fill('The new label')
    await button('Update Master DI').click()
    await toast('Success', 'Master DI updated successfully')
    await recordsShown()
  })

  it('is opened from a row, and leads back to the records [S1-2.5-15, S1-2.6-11]', async () => {
    await page.getByRole('searchbox').fill('E-1')
    await button('Actions for E-1').click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    await heading('Edit Master DI').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/master-di/edit/${edited}`)
    expect(await field('Brand Name').inputValue()).toBe('Edited')
    await page.getByRole('link', { name: 'Back to Records' }).click()
    await recordsShown()
  })

  it('says so where there is no such record [S1-8-24]', async () => {
    await open('/master-di/edit/99999')
    await page.getByText('Master DI record not found', { exact: true }).waitFor()
  })

  let first = 0
  let draft = 0
  const act = async (name: string) => {
    await button('Actions for V-1').click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const checkDraftBoxes = async () => {
    const kept = page.getByRole('checkbox', { name: 'Save as Draft' })
    const sent = page.getByRole('checkbox', { name: 'Send for Approval (Available after draft is saved)' })
    expect([await kept.isChecked(), await kept.isDisabled()]).toEqual([true, true])
    expect([await sent.isChecked(), await sent.isDisabled()]).toEqual([false, true])
  }

  it('asks what changes in a new version [S1-5-15]', async () => {
    first = (await ada.createMaster({ deviceNumber: 'V-1', deviceName: 'With versions' })).id
    await open('/master-di/records?search=V-1')
    await act('Create New Version')
    await button('Continue').click()
    await toast('Change Comment Required', 'Please describe what changes in the new version.')
  })

  it('shows the next version with the comment of its address in a box [S1-2.1-06, S1-2.5-28, S1-2.6-04, S1-2.6-05, S1-2.6-09]', async () => {
    await page.getByLabel('Change comment').fill('New pump head')
    await button('Continue').click()
    await heading('Create New Version Master DI').waitFor()
    const url = new URL(page.url())
    expect([url.pathname, url.searchParams.get('changeComment')]).toEqual([
      `/master-di/new-version/${first}`,
      'New pump head',
    ])
    await page.getByRole('alert').filter({ hasText: 'Change Reason' }).getByText('New pump head').waitFor()
    await page.getByText('Version 2.0-draft').waitFor()
  })

  it('keeps a new version a draft that is not sent for approval yet [S1-2.6-19, S1-2.6-20]', async () => {
    await checkDraftBoxes()
  })

  it('makes 2.0-draft of 1.0, with its reason, and tells it [S1-2.6-23, S1-4.2-05, S1-7.3-07, S1-8-15]', async () => {
    await button('Create New Version').click()
    await toast('Success', 'New version created successfully')
    await recordsShown()
    const versions = await ada.send<{ id: number; versionNumber: string; changeReason: string | null }[]>(
      'GET',
      `/api/master-di/${first}/versions`,
    )
    expect(versions[0]).toMatchObject({ versionNumber: '2.0-draft', changeReason: 'New pump head' })
    draft = versions[0]?.id ?? 0
  })

  it('opens the draft from its row [S1-2.1-07, S1-2.5-27, S1-2.6-06, S1-2.6-10]', async () => {
    await open('/master-di/records?search=V-1')
    await act('Edit Draft')
    await heading('Edit Master DI Version').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/master-di/edit-draft/${draft}`)
    await checkDraftBoxes()
  })

  it('saves the draft, which keeps its number, and tells it [S1-2.6-24, S1-4.2-06, S1-8-16]', async () => {
    await field('Brand Name').fill('Two')
    await button('Update Draft Version').click()
    await toast('Success', 'Draft updated successfully')
    await recordsShown()
    const saved = await ada.send('GET', `/api/master-di/${draft}`)
    expect(saved).toMatchObject({ versionNumber: '2.0-draft', status: 'draft', brandName: 'Two' })
  })

  it('opens a record to read, with what is missing for its markets, its versions and its trail', async () => {
    const { id } = await ada.createMaster({
      deviceNumber: 'P-1',
      deviceName: 'To read',
      targetCountries: ['EU', 'US'],
    })
    await open('/master-di/records?search=P-1')
    await page.getByRole('link', { name: 'P-1', exact: true }).click()
    await heading('To read').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/master-di/records/${id}`)
    const markets = page.getByRole('region', { name: 'Markets' })
    await markets.getByText('Not begun', { exact: true }).first().waitFor()
    await markets
      .getByText(/^\d+% of the required data/)
      .first()
      .waitFor()
    await markets
      .getByText(/FDA Product Code|and \d+ more/)
      .first()
      .waitFor()
    await page.getByRole('region', { name: 'Timeline' }).getByText('Created', { exact: true }).waitFor()
    await page.getByRole('region', { name: 'Versions' }).getByText('1.0', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await heading('Edit Master DI').waitFor()

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill('P-1')
    await page.getByRole('option', { name: /P-1/ }).click()
    await heading('To read').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill('RegBot')
    await page.getByRole('option', { name: /^RegBot Assistant/ }).click()
    await heading('RegBot Assistant').waitFor()
  })

  it('asks for the comment of a new version where the address has none, and edits no record in force as a draft', async () => {
    const { id } = await ada.createMaster({ deviceNumber: 'V-2', deviceName: 'Opened by its address' })
    await open(`/master-di/new-version/${id}`)
    await button('Create New Version').click()
    await toast('Change Comment Required', 'Please describe what changes in the new version.')
    await field('Change comment').fill('New pump head')
    await button('Create New Version').click()
    await toast('Success', 'New version created successfully')
    const versions = await ada.send<{ changeReason: string | null }[]>('GET', `/api/master-di/${id}/versions`)
    expect(versions[0]?.changeReason).toBe('New pump head')

    const { id: active } = await ada.createMaster({ deviceNumber: 'V-3', deviceName: 'In force' })
    await open(`/master-di/edit-draft/${active}`)
    await field('Brand Name').fill('New')
    await field('Reason for the change').fill('The new label')
    await button('Update Master DI').click()
    await toast('Success', 'Master DI updated successfully')
  })

  const choose = (name: string, mimeType: string, content: string) =>
    page.setInputFiles('input[type=file]', { name, mimeType, buffer: Buffer.from(content) })

  it('gives the template from the menu of the list [S1-2.5-09, S1-8-22, S1-9-23]', async () => {
    await open('/master-di/records')
    await button('Bulk Upload').click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download template' }).click()
    const header = await textOf(await downloading)
    expect(header).toBe(`\uFEFF${masterTemplateColumns.join(',')}\r\n`)
    await toast('Template Downloaded', '')
  })

  it('leads from that menu to the upload, whose template has every column [S1-2.5-10, S1-9-24]', async () => {
    await button('Bulk Upload').click()
    await page.getByRole('menuitem', { name: 'Upload CSV' }).click()
    await heading('Master DI Bulk Upload').waitFor()
    const ofBulkPage = page.waitForEvent('download')
    await button('Download template').click()
    const columns = await textOf(await ofBulkPage)
    expect(columns.startsWith(`\uFEFF${bulkTemplateColumns.join(',')},udiDi,`)).toBe(true)
  })

  it('advises 300 devices per file [S1-9-22]', async () => {
    await page.getByText(/At most 300 devices per file/).waitFor()
  })

  it('refuses another kind of file [S1-5-16, S1-5-17, S1-8-13, S1-8-33]', async () => {
    await choose('notes.txt', 'text/plain', 'x')
    await refusal('Invalid File Type', 'Please upload a CSV or Excel file')
  })

  it('refuses a file of 10 MB [S1-5-18, S1-5-19, S1-8-14]', async () => {
    await choose('large.csv', 'text/csv', 'x'.repeat(10 * 1024 * 1024))
    await refusal('File Too Large', 'File size must be less than 10MB')
  })

  it('says that an upload failed, in the words of the server where there are any [S1-8-12]', async () => {
    await choose('empty.csv', 'text/csv', 'deviceNumber\n')
    await refusal('Upload Failed', /^The file holds nothing but its header row/)
    await choose('other.csv', 'text/csv', 'a,b\n1,2\n')
    await page.getByText(/^None of the columns is known \(found: a, b\)/).waitFor()
    await button('Choose another file').click()
    await page.route('**/api/imports/previews?kind=master-di', (route) =>
      route.fulfill({ status: 502, body: '<html>' }),
    )
    await choose('other.csv', 'text/csv', 'a,b\n1,2\n')
    await refusal('Upload Failed', 'Failed to process bulk upload')
    await page.unroute('**/api/imports/previews?kind=master-di')
  })

  it('takes right rows, statements as true and false, tells both counts, and the list has them [S1-7.3-22, S1-8-23, S1-9-25]', async () => {
    await page.getByText(/Statements are Yes or No/).waitFor()
    const known = 'deviceNumber,deviceName,manufacturerName,targetCountries,sterile'
    await choose(
      'right.csv',
      'text/csv',
      `${known}\nUP-1,Pump,Maker,EU,true\nUP-2,,Maker,EU,false\nUP-3,Hose,Maker,EU,false\n`,
    )
    await button('Import 2 rows, leave out 1').click()
    await toast('Upload Complete', 'Processed 3 entries, 2 successful')
    await page.getByRole('link', { name: 'Go to records' }).click()
    await page.getByRole('link', { name: 'UP-1', exact: true }).waitFor()
    for (const [deviceNumber, sterile] of [
      ['UP-1', true],
      ['UP-3', false],
    ] as const) {
      const found = await ada.send('GET', `/api/master-di?deviceNumber=${deviceNumber}`)
      expect(found).toMatchObject([{ deviceNumber, sterile }])
    }
  })
})
