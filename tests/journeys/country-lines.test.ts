import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { completeWorksheet } from '#tests/market-content.ts'
import { seriousProblems } from './axe.ts'
import { textOf } from './downloads.ts'
import { chromiumPath } from './hub.ts'
import { type KnownPerson, register, signInBrowser, startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

const auComplete = completeWorksheet('AU')
const jpComplete = completeWorksheet('JP')

/** What stands on the screens of countries, line by line (specification, document 3 sections 2.2 to 2.5, 4, 5, 8). */
describe.skipIf(!chromiumPath)('the screens of countries', () => {
  let visit: Visit
  let page: Page
  let person: KnownPerson
  let record: MasterRecord

  beforeAll(async () => {
    visit = await startVisit('ada')
    ;({ page, person } = visit)
  })
  afterAll(() => visit?.end())

  const open = async (path: string) => {
    await page.goto(`${visit.hub.address}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const says = (text: string | RegExp) => page.getByText(text, { exact: true }).first().waitFor()
  const options = async (label: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option').first().waitFor()
    const found = await page.getByRole('option').allInnerTexts()
    await page.keyboard.press('Escape')
    return found
  }
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }

  it('say of each region that it has no records yet [S3-1-04, S3-8-42]', async () => {
    await open('/multi-country-udi')
    for (const [tab, words] of [
      ['Europe', 'European'],
      ['Americas', 'American'],
      ['Asia Pacific', 'APAC'],
      ['MENA', 'MENA'],
    ] as const) {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      await says(`No Master DI records found for ${words} markets`)
    }
  })

  it('mark status, version and kind of each device, and lead to its record and its countries [S3-2.3-11, S3-2.2-23, S3-2.2-27, S3-4-02, S3-4-03, S3-OPEN-01, S3-OPEN-02, S3-OPEN-04]', async () => {
    record = await person.createMaster({ deviceNumber: 'ONE', targetCountries: ['EU', 'CH', 'JP'] })
    const flags = { sterile: true, implantableDevice: true, activeDevice: true, softwareDevice: true }
    await person.createMaster({ deviceNumber: 'TWO', ...flags })
    const three = await person.createMaster({ deviceNumber: 'THREE', sterile: true })
    const next = { versionNumber: '2.0-draft', changeReason: 'New head', sterile: true }
    await person.createMaster({ deviceNumber: 'THREE', ...next })
    const device = { deviceName: 'Device', riskClass: 'class-i', intendedUse: 'To test' }
    await person.send('POST', '/api/submissions', {
      ...device,
      masterDiId: record.id,
      targetCountries: ['CH'],
    })
    await open('/multi-country-udi')
    const row = (number: string) => page.getByRole('row', { name: new RegExp(number) })
    await row('ONE').waitFor()
    const badges = async (number: string) => {
      const found = row(number).locator('[data-tone]')
      return found.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('data-tone')]))
    }
    // What a record says of itself submits nothing.
    await expect
      .poll(() => badges('ONE'))
      .toEqual([
        ['Active', 'positive'],
        ['Draft', 'caution'],
      ])
    await expect
      .poll(() => badges('TWO'))
      .toEqual([
        ['Active', 'positive'],
        ['Not Submitted', 'outline'],
      ])
    await expect
      .poll(() => badges('THREE'))
      .toEqual([
        ['Draft', 'info'],
        ['Not Submitted', 'outline'],
      ])
    expect(await row('THREE').count()).toBe(1)
    await row('TWO').getByText('Implantable, Active, Software, Sterile').waitFor()
    expect(await seriousProblems(page)).toEqual([])

    await row('ONE')
      .getByRole('button', { name: /Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Create UDI Submission' }).click()
    await page.getByRole('menuitem', { name: 'Switzerland' }).waitFor()
    expect((await page.getByRole('menuitem').allInnerTexts()).slice(-2)).toEqual([
      'European Union',
      'Switzerland',
    ])
    await page.getByRole('menuitem', { name: 'Switzerland' }).click()
    await page.waitForURL(`**/country-specific/CH/${record.id}?tab=form`)

    await open('/multi-country-udi?region=apac')
    await row('ONE')
      .getByRole('button', { name: /Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Create UDI Submission' }).click()
    await page.waitForURL(`**/country-specific/JP/${record.id}?tab=form`)

    await open('/multi-country-udi')
    await row('ONE')
      .getByRole('button', { name: /Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Edit Record' }).click()
    await page.waitForURL(`**/master-di/edit/${record.id}`)

    // The version in force is opened as it is; a draft says that it is one.
    const draft = (
      await person.send<MasterRecord[]>('GET', '/api/master-di?deviceNumber=THREE&latest=true')
    )[0]
    await open(`/country-specific/EU/${three.id}`)
    await page.getByRole('tab').first().waitFor()
    expect(await page.getByText(/is in force until this draft is approved/).count()).toBe(0)
    await open(`/country-specific/EU/${draft?.id}`)
    await page.getByText(/is in force until this draft is approved/).waitFor()
  })

  it('have for the EU its fields, its hints and its options, and the rules beside them [S3-1-05, S3-1-23, S3-2.1-05, S3-2.1-06, S3-2.1-21, S3-2.3-12, S3-2.3-13, S3-2.3-14, S3-2.3-15, S3-2.3-16, S3-2.3-17, S3-2.3-18, S3-2.3-19, S3-2.3-20, S3-2.3-21, S3-2.3-22, S3-2.3-23, S3-2.3-24, S3-2.3-25, S3-2.3-26, S3-2.3-27, S3-5-58, S3-5-60, S3-5-61, S3-9-46]', async () => {
    await open(`/country-specific/${record.id}`)
    await page.waitForURL(`**/country-specific/EU/${record.id}*`)
    const fields =
      'basicUdiDi euEudamedId manufacturerSrn authorizedRepresentativeName notifiedBodyNumber conformityAssessmentProcedure clinicalEvaluation postMarketSurveillance vigilanceReporting'
    await page.locator('[data-field="basicUdiDi"]').waitFor()
    const shown = await page
      .locator('[data-field]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-field')))
    expect(fields.split(' ').filter((field) => !shown.includes(field))).toEqual([])
    expect(await page.getByRole('textbox', { name: 'Basic UDI-DI', exact: true }).isEditable()).toBe(false)

    const hints = page.getByRole('region', { name: 'EU requirements' })
    expect(await hints.getByRole('listitem').allInnerTexts()).toEqual([
      'Basic UDI-DI mandatory',
      'Valid manufacturer SRN required',
      'EMDN code must match device type',
      'Risk class aligned with intended use',
      'Over 50 business rules',
      'Timeline enforcement January 2026 – by law mandatory since 28 May 2026',
      'Data dictionary of 188+ attributes',
    ])
    const rules = page.waitForEvent('popup')
    await hints.getByRole('link', { name: 'View business rules' }).click()
    expect(new URL((await rules).url()).pathname).toBe('/business-rules')
    await (await rules).close()

    expect(await options('Risk Class')).toEqual(['Class I', 'Class IIa', 'Class IIb', 'Class III'])
    expect(await options('Conformity Assessment Procedure')).toEqual([
      'Full Quality Assurance System (Annex II)',
      'EC Type Examination (Annex III)',
      'Production Quality Assurance (Annex V)',
      'Product Quality Assurance (Annex VI)',
      'MDR Annex IX',
      'MDR Annex X + XI',
      'Self-declaration (MDR Art. 52(7), IVDR Art. 48(10))',
    ])
    for (const [law, classes] of [
      [/^IVDR/, ['Class A', 'Class B', 'Class C', 'Class D']],
      [/^AIMDD/, ['AIMDD']],
      [
        /^IVDD/,
        ['IVD Annex II List A', 'IVD Annex II List B', 'IVD Devices for self-testing', 'IVD General'],
      ],
    ] as const) {
      await page.getByRole('combobox', { name: 'Applicable Legislation' }).click()
      await page.getByRole('option', { name: law }).click()
      expect(await options('Risk Class')).toEqual(classes)
    }
    for (const country of ['US', 'CN']) {
      await open(`/country-specific/${country}/${record.id}`)
      await page.getByRole('region', { name: `${country} requirements` }).waitFor()
    }
  })

  it('list the submissions of a record and a country alone, registered ones highlighted [S3-2.3-04, S3-4-10]', async () => {
    const other = await person.createMaster({ targetCountries: ['JP'] })
    const make = (masterDiId: number, country: string, values = {}) =>
      person.send<Submission>('POST', '/api/submissions', {
        ...{ deviceName: `Of ${country}`, riskClass: 'class-ii', intendedUse: 'To test', ...values },
        ...{ masterDiId, targetCountries: [country] },
      })
    const { id } = await make(record.id, 'JP', { ...jpComplete, deviceName: 'Of Japan' })
    await make(record.id, 'JP')
    await make(record.id, 'EU')
    await make(other.id, 'JP')
    await person.send('POST', `/api/submissions/${id}/validate`)
    await person.send('POST', `/api/submissions/${id}/approve`, {})
    await person.send('POST', `/api/submissions/${id}/acknowledge`, {
      outcome: 'accepted',
      registeredVersion: '1',
    })
    await open(`/country-specific/JP/${record.id}?tab=submissions`)
    await says('2 submissions')
    const badges = page.locator('td [data-tone]')
    const registered = page.getByRole('row', { name: /Of Japan/ }).locator('[data-tone=highlight]')
    expect(await registered.count()).toBe(1)
    expect(await badges.and(page.locator('[data-tone=highlight]')).count()).toBe(1)
    expect(await seriousProblems(page)).toEqual([])
  })

  it('say why a submission could not be made, and that there is nothing to copy from [S3-5-62, S3-7-14, S3-8-01]', async () => {
    await open(`/country-specific/JP/${record.id}?another=yes`)
    await page.getByRole('button', { name: 'Copy Master DI Data' }).click()
    await choose('Risk Class', 'Class II')
    await page.getByLabel(/^Intended Use/).fill('To test')
    const answer = { type: 'internal', message: 'The disk is full' }
    await page.route('**/api/submissions', (route) =>
      route.fulfill({ status: 507, contentType: 'application/json', body: JSON.stringify(answer) }),
    )
    await page.getByRole('button', { name: 'Create UDI Submission' }).click()
    await refusalShown(page, 'Error', 'Failed to create submission: The disk is full')
    await page.unroute('**/api/submissions')

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const id of ['999999', 'no-number']) {
      await page.goto(`${visit.hub.address}/country-specific/EU/${id}`)
      await says('Master DI record not found')
      expect(await page.getByRole('button', { name: 'Copy Master DI Data' }).count()).toBe(0)
    }
    expect(asked.filter((path) => path.startsWith('/api/master-di/'))).toEqual(['/api/master-di/999999'])
  })

  it('show what an upload for the country takes, check a file before it is imported, and say what failed [S3-1-23, S3-8-04]', async () => {
    await open(`/country-specific/EU/${record.id}/bulk-upload`)
    await page.getByText(/^The regulator lists 188 attributes; the template has \d+ columns\./).waitFor()
    await open(`/country-specific/KR/${record.id}/bulk-upload`)
    await says('Download template')
    const upload = (text: string) =>
      page.setInputFiles('input[type=file]', {
        name: 'rows.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      })
    await page.route('**/api/imports/previews?*', (route) => route.abort())
    await upload('udiDi\n09521234000020')
    await refusalShown(page, 'Upload Failed', 'Failed to process bulk upload')
    await page.unroute('**/api/imports/previews?*')

    await upload(
      'Primary DI,riskClass,intendedUse\n09521234000020,class-ii,To test\n09521234000037,class-x,To test',
    )
    await page.getByRole('heading', { name: 'Check of rows.csv' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Check of rows.csv' }).waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Import 1 row, leave out 1' }).click()
    await says('Processed 2 entries, 1 successful, 1 failed')
    await page.getByRole('link', { name: 'Go to submissions' }).click()
    await says('1 submission')
  })

  it('give the files of a market for all devices that are ticked, and name who is left out', async () => {
    for (const [deviceName, values] of [
      ['Whole pump', auComplete],
      ['Bare pump', {}],
    ] as const) {
      const { id: masterDiId } = await person.createMaster({ deviceName, targetCountries: ['AU'] })
      const { id } = await person.send<Submission>('POST', '/api/submissions', {
        ...{ riskClass: 'class-i', intendedUse: 'To test', ...values, deviceName },
        ...{ masterDiId, targetCountries: ['AU'] },
      })
      await person.send('POST', `/api/submissions/${id}/validate`)
    }
    await open('/readiness?search=pump')
    for (const name of ['Whole pump', 'Bare pump']) {
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('checkbox')
        .check()
    }
    await page.getByRole('button', { name: 'Export for a market…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export for a market' })
    await dialog.getByText('1 of 2 submissions can be in the file now.').waitFor()
    const left = dialog.getByRole('table', { name: '1 submission is left out' })
    await left.getByRole('link', { name: 'Bare pump' }).waitFor()
    await left.getByText(/Fix them and validate again/).waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await dialog.getByLabel('Kind of file').selectOption('csv')
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download file' }).click()
    const text = await textOf(await downloading)
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain('Whole pump')
    await says('File created')
  })

  it('let nobody do what his role does not [S3-6-29]', async () => {
    const ben = await register(visit.hub.address, 'ben')
    const { id } = await ben.send<{ id: number }>('GET', '/api/auth/me')
    await person.send('PUT', `/api/admin/users/${id}`, {
      firstName: 'Ben',
      lastName: 'Okri',
      roles: ['manufacturer-user'],
    })
    const context = await visit.browser.newContext({ viewport: { width: 1440, height: 1000 } })
    const his = await context.newPage()
    await signInBrowser(his, visit.hub.address, ben)
    const go = (path: string) => his.goto(`${visit.hub.address}${path}`)
    await go('/multi-country-udi')
    await his.getByRole('row', { name: /ONE/ }).waitFor()
    await his.getByRole('link', { name: 'Create Master UDI' }).waitFor()
    // He makes and changes, and takes nothing out.
    expect(await his.getByRole('button', { name: /Export/ }).count()).toBe(0)
    await person.send('PUT', `/api/admin/users/${id}`, {
      firstName: 'Ben',
      lastName: 'Okri',
      roles: ['quality-manager'],
    })
    await go('/multi-country-udi?form=create')
    await his.getByRole('row', { name: /ONE/ }).waitFor()
    expect(await his.getByRole('link', { name: 'Create Master UDI' }).count()).toBe(0)
    await his
      .getByRole('button', { name: /Export/ })
      .first()
      .waitFor()
    await his
      .getByRole('row', { name: /ONE/ })
      .getByRole('button', { name: /Actions for/ })
      .click()
    await his.getByRole('menuitem', { name: 'View Details' }).waitFor()
    expect(await his.getByRole('menuitem').allInnerTexts()).toEqual(['View Details'])
    await go(`/country-specific/EU/${record.id}?tab=submissions`)
    await his.getByRole('row', { name: /Of EU/ }).waitFor()
    expect(await his.getByRole('button', { name: 'New submission' }).count()).toBe(0)
    expect(await his.getByRole('link', { name: 'Bulk Upload' }).count()).toBe(0)
    await go(`/country-specific/EU/${record.id}/bulk-upload`)
    await his.getByText('Your role does not allow uploads').waitFor()
    await context.close()
  })
})
