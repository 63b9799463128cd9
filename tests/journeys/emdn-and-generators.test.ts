import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '#core/contract/submissions.ts'
import { emdnCategories } from '#core/identifiers/emdn-code.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { textOf } from './downloads.ts'
import { startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

const emdnFile = [
  'code,term',
  ...[...emdnCategories].map((letter) => `${letter},CATEGORY ${letter}`),
  'A01,NEEDLES',
  'A0101,NEEDLES FOR INFUSION',
  'A010101,STEEL NEEDLES',
].join('\n')

/** The nomenclature, the generators and the label, from the first letter typed to the file saved. */
describe.skipIf(!chromiumPath)('codes and identifiers in a browser', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
  })
  afterAll(() => visit?.end())

  const open = (path: string) => page.goto(visit.hub.address + path)
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
  const toastOf = (title: string) => page.getByText(title, { exact: true }).first().waitFor()
  const copied = async () => {
    await page
      .getByRole('button', { name: /^Copy / })
      .first()
      .click()
    await toastOf('Copied')
  }

  const search = () => page.getByRole('searchbox', { name: 'Search by code or term' })
  const information = () => page.getByRole('region', { name: 'Information' })

  it('the EMDN has an address and is searched from two characters on, not before [S1-2.1-13, S2-2-06, S2-2.9-04, S2-5-09, S2-9-07]', async () => {
    await open('/emdn')
    await heading('EMDN Classifications')
    const searches: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/emdn/search')) searches.push(request.url())
    })
    await page.keyboard.press('/')
    await page.keyboard.type('f')
    // One letter is no search: the tree stays.
    await page.getByRole('link', { name: 'F DIALYSIS DEVICES', exact: true }).waitFor()
    expect(await page.getByRole('list', { name: 'Codes found' }).count()).toBe(0)
    await page.keyboard.type('0')
    await page.getByRole('list', { name: 'Codes found' }).waitFor()
    expect(searches.map((url) => new URL(url).searchParams.get('search'))).not.toContain('f')
  })

  it('the EMDN lists what is found, the likeliest first [S2-1-06, S2-2.9-01, S2-2.9-02]', async () => {
    await search().fill('f01')
    const found = page.getByRole('list', { name: 'Codes found' })
    await found.getByText('F01', { exact: true }).waitFor()
    await expect.poll(async () => (await found.textContent())?.trim().startsWith('F01')).toBe(true)
    await search().press('ArrowDown')
    await page.keyboard.press('Enter')
  })

  it('the EMDN tells beside the list about the chosen code, up and down from it [S2-2.9-03]', async () => {
    await information().getByRole('heading', { name: 'F01', exact: true }).waitFor()
    await information().getByText('Has more detailed codes').waitFor()
    await information().getByRole('link', { name: 'F0109', exact: true }).click()
    await information().getByText('Can be chosen for a device').waitFor()
    expect(await information().getByRole('navigation').textContent()).toContain('DIALYSIS FILTERS')
  })

  it('the EMDN opens as a tree [S2-2.9-07]', async () => {
    await search().fill('')
    await page
      .getByRole('button', { name: 'Show the codes below A01', exact: true })
      .waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show the codes below A', exact: true }).click()
    await page.getByRole('link', { name: 'A01 NEEDLES', exact: true }).waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill('T010201')
    await page.getByRole('option', { name: /T010201/ }).click()
    await information().getByText('LATEX EXAMINATION / TREATMENT GLOVES').waitFor()
  })

  it('what the extract leaves out is said with its count, and how the full EMDN comes in', async () => {
    const noMatch = /^No match in the 3\d\d codes loaded\.( Load the full EMDN)?$/
    await open('/emdn?search=infusion+set')
    await page.getByText(/^EMDN V2 \(built-in extract\): 3\d\d codes loaded \(extract only\)/).waitFor()
    await page.getByText(noMatch).waitFor()
    await open('/master-di/create')
    await page.getByRole('combobox', { name: 'EMDN Code' }).fill('infusion set')
    await page.getByText(noMatch).waitFor()
    await open('/emdn')
    await heading('EMDN Classifications')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill('infusion set')
    await page.getByRole('option', { name: /^Load the full EMDN/ }).click()
    const load = page.getByRole('region', { name: 'Load the full EMDN' })
    await load.getByRole('link', { name: 'The Commission’s EMDN page' }).waitFor()
    await load.getByText(/^The hub downloads https:\/\/webgate\.ec\.europa\.eu/).waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('another version says first what it changes and whom it hits, then is loaded [S2-2.9-05, S2-6-10]', async () => {
    await visit.person.createMaster({ emdnCode: 'A0101010102' })
    await open('/emdn?tab=versions')
    const choose = (text: string, name: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await choose('name,price\nGauze,5', 'prices.csv')
    await page
      .getByText(/no column of EMDN codes/)
      .first()
      .waitFor()
    await choose(emdnFile, 'EMDN V9.csv')
    await page.getByText('1 device and 0 submissions will get a warning').waitFor()
    await page.getByRole('cell', { name: 'not in the new version' }).waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Load this version' }).click()
    await toastOf('EMDN loaded')
    await page.getByText('EMDN V9 is in force: 26 codes.', { exact: true }).waitFor()
    await choose(emdnFile, 'again.csv')
    await page.getByText('Nothing would change').waitFor()
  })

  it('a form finds codes while one types, offers the most detailed ones, and doubts what it does not know [S2-2.9-07]', async () => {
    await open('/master-di/create')
    const field = page.getByRole('combobox', { name: 'EMDN Code' })
    await field.fill('needl')
    await page.getByRole('option', { name: /STEEL NEEDLES/ }).waitFor()
    expect(await page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await field.inputValue()).toBe('A010101')
    await page.getByText('STEEL NEEDLES', { exact: true }).waitFor()
    await field.fill('A0101')
    await page.getByText('This code has more detailed codes below it.').waitFor()
    await field.fill('A0199')
    await page.getByText('This code is not in EMDN V9.').waitFor()
  })

  const generate = () => page.getByRole('button', { name: 'Generate GMN' })

  it('the generators stand in five tabs, and name their algorithm [S1-2.1-21, S2-2-12, S2-2.12-01, S2-9-16]', async () => {
    await open('/gmn-generator')
    await heading('GMN & Basic UDI-DI Generator')
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'GMN Generation',
      'GMN Validation',
      'Basic UDI-DI Generation',
      'Basic UDI-DI Validation',
      'Device Families',
    ])
    await page.getByText(/mod 1021/).waitFor()
  })

  it('a GMN is not made of what is missing or too short, and it is said why [S2-5-19, S2-5-20, S2-8-08, S2-OPEN-29]', async () => {
    await generate().click()
    await page.getByText('Company prefix must be 4-12 digits', { exact: true }).waitFor()
    await page.getByText('Model reference is required', { exact: true }).waitFor()
    await page.getByLabel('GS1 company prefix').fill('1234')
    await page.getByLabel('Model reference').fill('M')
    await generate().click()
    // The document gives the title alone.
    await refusalShown(page, 'Generation Failed', /6 to 23 characters together/)
  })

  it('a GMN is made of a company prefix and a model reference, and copied [S2-2.12-02, S2-2.12-07, S2-8-07, S2-8-14]', async () => {
    await page.getByLabel('GS1 company prefix').fill('1987654')
    await page.getByLabel('Model reference').fill('Ad4X4bL5ttr2310c')
    await generate().click()
    await toastOf('GMN Generated')
    await page.getByText('1987654Ad4X4bL5ttr2310c2K', { exact: true }).first().waitFor()
    await page.getByRole('cell', { name: '2K', exact: true }).waitFor()
    await copied()
  })

  it('a GMN is judged, its parts are shown, and the toast tells the verdict [S2-2.12-03, S2-8-10]', async () => {
    await page.getByRole('tab', { name: 'GMN Validation' }).click()
    await page.getByRole('textbox', { name: 'GMN', exact: true }).fill('1987654Ad4X4bL5ttr2310c2K')
    await page.getByRole('button', { name: 'Validate GMN' }).click()
    await page.getByText('The GMN is valid.', { exact: true }).first().waitFor()
    for (const part of ['1987654', 'Ad4X4bL5ttr2310c', '2K'])
      await page.getByRole('cell', { name: part, exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'GMN', exact: true }).fill('1987654Ad4X4bL5ttr2310c2L')
    await page.getByRole('button', { name: 'Validate GMN' }).click()
    await refusalShown(page, 'GMN Validation Complete', 'The GMN is not valid.')
    expect(new URL(page.url()).search).toBe('?tab=gmn-validation')
    expect(await seriousProblems(page)).toEqual([])
  })

  const validate = () => page.getByRole('button', { name: 'Validate Basic UDI-DI' })

  it('making a Basic UDI-DI has moved, and a button leads there [S2-2.12-04]', async () => {
    await open('/gmn-generator?tab=basic-udi-di')
    await page.getByRole('link', { name: 'Open Multi-Country UDI' }).click()
    await page.waitForURL(/\/multi-country-udi/)
  })

  it('a Basic UDI-DI is judged, its parts are shown, and the toast tells the verdict, EUDAMED’s too [S2-2.12-05, S2-8-11, S2-8-12]', async () => {
    await open('/gmn-generator?tab=basic-udi-di-validation')
    const basic = page.getByRole('textbox', { name: 'Basic UDI-DI', exact: true })
    await basic.fill('1987654Ad4X4bL5ttr2310c2K')
    await validate().click()
    await page.getByText('The Basic UDI-DI is valid.', { exact: true }).waitFor()
    await page.getByText('Accepted by EUDAMED').waitFor()
    await page.getByRole('cell', { name: 'Ad4X4bL5ttr2310c', exact: true }).waitFor()
    await basic.fill('00768627892504X')
    await validate().click()
    await refusalShown(page, 'Validation Complete', /EUDAMED refuses this code/)
    await basic.fill('no code')
    await validate().click()
    await refusalShown(page, 'Validation Complete', 'The Basic UDI-DI is not valid.')
  })

  it('a check that could not be made is told [S2-8-09]', async () => {
    await page.route('**/api/basic-udi-di/validate', (route) => route.abort())
    await validate().click()
    await refusalShown(page, 'Validation Failed', 'The server did not answer')
    await page.unroute('**/api/basic-udi-di/validate')
  })

  it('a UDI-DI is judged beside it, and leads to its label [S2-OPEN-27]', async () => {
    await page.getByRole('textbox', { name: 'UDI-DI', exact: true }).fill('09521234000013')
    await page.getByRole('button', { name: 'Validate UDI-DI' }).click()
    await page.getByText('The UDI-DI is valid.', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Create a UDI label' }).click()
    await page.waitForURL(/\/udi-label\?udiDi=09521234000013$/)
  })

  it('a family gets one Basic UDI-DI for its drafts [S2-2.12-06, S2-2.12-07, S2-8-13]', async () => {
    const shared = { riskClass: 'class-iia', intendedUse: 'Cutting', emdnCode: 'A010101' }
    const drafts: number[] = []
    for (const udiDi of ['09521234000013', '09521234000020']) {
      const { id, deviceName } = await visit.person.createMaster({ ...shared, udiDi })
      const body = { ...shared, masterDiId: id, deviceName, udiDi, targetCountries: ['EU'] }
      drafts.push((await visit.person.send<Submission>('POST', '/api/submissions', body)).id)
    }
    await open('/gmn-generator?tab=families')
    await page.getByText('2 drafts need a Basic UDI-DI').waitFor()
    await page.getByRole('button', { name: 'Generate for this family' }).click()
    await toastOf('Family Basic UDI-DI Generated')
    await page.getByText('Generated for 2 devices', { exact: true }).waitFor()
    const saved = await Promise.all(
      drafts.map((id) => visit.person.send<Submission>('GET', `/api/submissions/${id}`)),
    )
    const [code, ...others] = new Set(saved.map(({ basicUdiDi }) => basicUdiDi))
    expect(others).toEqual([])
    await page.getByText(String(code), { exact: true }).first().waitFor()
    await copied()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('a label is drawn, saved, and read back as it was made', async () => {
    const { id } = await visit.person.createMaster({ udiDi: '09521234000013' })
    await open(`/master-di/records/${id}`)
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'UDI Label' }).click()
    await page.getByRole('img', { name: /^GS1 DataMatrix of \(01\)09521234000013$/ }).waitFor()
    await page.getByLabel('Lot number').fill('Lösung')
    await page.getByLabel('Expiry date').fill('2028-02-29')
    await page.getByLabel('Date of manufacture').fill('2029-01-01')
    await page.getByText('The expiry date is before the date of manufacture').waitFor()
    await page.getByText('The label cannot be created yet.').waitFor()
    await page.getByLabel('Date of manufacture').fill('2026-11-01')
    await page.getByLabel('Lot number').fill('LOT-7')
    await page.getByLabel('Serial number').fill('S(1)')
    const drawn = page.getByRole('img', { name: /\(10\)LOT-7 \(21\)S\(1\)$/ })
    await drawn.waitFor()
    expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50)
    const [svg] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download SVG' }).click(),
    ])
    expect(svg.suggestedFilename()).toBe('udi-09521234000013-datamatrix.svg')
    expect(await textOf(svg)).toContain('(17)280229')
    await page.locator('label').filter({ hasText: 'GS1-128' }).click()
    const [png] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PNG' }).click(),
    ])
    expect((await textOf(png)).slice(1, 4)).toBe('PNG')
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Check this text' }).click()
    await page.getByText('Complete and correct').waitFor()
    const facts = page.getByRole('region', { name: 'Decoded values' })
    for (const value of ['09521234000013', 'LOT-7', 'S(1)', '2028-02-29', '2026-11-01']) {
      await facts.getByRole('cell', { name: value, exact: true }).first().waitFor()
    }
    await page.getByLabel('Scanned text').fill('(01)09521234000014(10)A')
    await page.getByText('Not correct').waitFor()
    expect(await page.locator('mark').textContent()).toBe('4')
    expect(await seriousProblems(page)).toEqual([])
  })
})
