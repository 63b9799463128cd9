import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { completeCountry } from '#tests/market-content.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { textOf } from './downloads.ts'
import { type KnownPerson, register, signInBrowser, startVisit, type Visit } from './person.ts'
import { refusalShown } from './seen.ts'

const auComplete = completeCountry('AU')
const jpComplete = completeCountry('JP')

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

  const row = (number: string) => page.getByRole('row', { name: new RegExp(number) })
  const badges = async (number: string) => {
    const found = row(number).locator('[data-tone]')
    return found.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('data-tone')]))
  }
  const hints = (country: string) => page.getByRole('region', { name: `${country} requirements` })
  const general = (country: string) =>
    hints(country).getByRole('list', { name: 'In general' }).getByRole('listitem').allInnerTexts()
  /** The fields of the form on the screen, in its order. */
  const fieldsShown = async () => {
    const fields = page.locator('[data-field]')
    await fields.first().waitFor()
    return fields.evaluateAll((all) => all.map((one) => one.getAttribute('data-field') ?? ''))
  }
  /** By a person here, then by the authority. */
  const registerWithAuthority = async (id: number) => {
    await person.send('POST', `/api/submissions/${id}/approve`, {})
    const taken = { outcome: 'accepted', registeredVersion: '1' }
    await person.send('POST', `/api/submissions/${id}/acknowledge`, taken)
  }

  it('say of each region that it has no records yet [S3-2.2-30, S3-2.2-31, S3-2.2-32, S3-2.2-33, S3-8-42]', async () => {
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

  it('mark where each device stands, and its kind [S3-2.2-23, S3-4-02, S3-OPEN-01, S3-OPEN-02]', async () => {
    record = await person.createMaster({ deviceNumber: 'ONE', targetCountries: ['EU', 'CH', 'JP'] })
    const flags = { sterile: true, implantableDevice: true, activeDevice: true, softwareDevice: true }
    await person.createMaster({ deviceNumber: 'TWO', ...flags })
    await person.createMaster({ deviceNumber: 'THREE', sterile: true })
    const next = { versionNumber: '2.0-draft', changeReason: 'New head', sterile: true }
    await person.createMaster({ deviceNumber: 'THREE', ...next })
    const device = { deviceName: 'Device', riskClass: 'class-i', intendedUse: 'To test' }
    await person.send('POST', '/api/submissions', {
      ...device,
      masterDiId: record.id,
      targetCountries: ['CH'],
    })
    // What a submission has come to in any market is told of the device.
    for (const [deviceNumber, udiDi] of [
      ['FOUR', '09521234001010'],
      ['FIVE', '09521234001027'],
    ] as const) {
      const { id: masterDiId } = await person.createMaster({ deviceNumber, targetCountries: ['EU', 'JP'] })
      const { id } = await person.send<Submission>('POST', '/api/submissions', {
        ...{ ...jpComplete, udiDi, masterDiId, targetCountries: ['JP'] },
      })
      await person.send('POST', `/api/submissions/${id}/validate`)
      if (deviceNumber === 'FIVE') await registerWithAuthority(id)
    }
    await open('/multi-country-udi')
    await row('ONE').waitFor()
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
  })

  it('mark how far the furthest submission of a device is, and none where there is none [S3-4-03, S3-4-05, S3-4-08]', async () => {
    await expect
      .poll(() => badges('TWO'))
      .toEqual([
        ['Active', 'positive'],
        ['Not Submitted', 'outline'],
      ])
    await expect
      .poll(() => badges('FOUR'))
      .toEqual([
        ['Active', 'positive'],
        ['In Progress', 'info'],
      ])
    await expect
      .poll(() => badges('FIVE'))
      .toEqual([
        ['Active', 'positive'],
        ['Submitted', 'positive'],
      ])
  })

  it('lead from a row to the form of one of its countries, chosen where there are several [S3-OPEN-04]', async () => {
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
  })

  it('lead from a row to the form of its record [S3-2.2-27]', async () => {
    await open('/multi-country-udi')
    await row('ONE')
      .getByRole('button', { name: /Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Edit Record' }).click()
    await page.waitForURL(`**/master-di/edit/${record.id}`)
  })

  it('open the version in force as it is, and say of a draft that it is one [S3-2.3-11]', async () => {
    const versions = await person.send<MasterRecord[]>('GET', '/api/master-di?deviceNumber=THREE')
    const idOf = (version: string) => versions.find(({ versionNumber }) => versionNumber === version)?.id
    await open(`/country-specific/EU/${idOf('1.0')}`)
    await page.getByRole('tab').first().waitFor()
    expect(await page.getByText(/is in force until this draft is approved/).count()).toBe(0)
    await open(`/country-specific/EU/${idOf('2.0-draft')}`)
    await page.getByText(/is in force until this draft is approved/).waitFor()
  })

  let fieldsOfChina = 0
  /** Of the fields shown, those of one market. */
  const specified = async (prefix: string) =>
    (await fieldsShown()).filter((field) => new RegExp(`^${prefix}[A-Z]`).test(field))

  it('take an address without a country to the EU [S3-2.1-05]', async () => {
    await open(`/country-specific/${record.id}`)
    await page.waitForURL(`**/country-specific/EU/${record.id}*`)
    await page.locator('[data-field="basicUdiDi"]').waitFor()
  })

  it('ask for the EU its EUDAMED ID, the SRN, the representative and the notified body [S3-2.3-13, S3-2.3-14, S3-2.3-15, S3-2.3-16]', async () => {
    expect(await fieldsShown()).toEqual(
      expect.arrayContaining([
        'euEudamedId',
        'manufacturerSrn',
        'authorizedRepresentativeName',
        'notifiedBodyNumber',
      ]),
    )
  })

  it('ask for the EU the procedure, the clinical evaluation, surveillance and vigilance [S3-2.3-17, S3-2.3-18, S3-2.3-19, S3-2.3-20]', async () => {
    expect(await fieldsShown()).toEqual(
      expect.arrayContaining([
        'conformityAssessmentProcedure',
        'clinicalEvaluation',
        'postMarketSurveillance',
        'vigilanceReporting',
      ]),
    )
  })

  it('show for the EU a Basic UDI-DI that nobody can type [S3-2.3-12, S3-5-61]', async () => {
    expect(await page.getByRole('textbox', { name: 'Basic UDI-DI', exact: true }).isEditable()).toBe(false)
    await page.getByRole('button', { name: 'Generate' }).waitFor()
  })

  it('hint for the EU at Basic UDI-DI, SRN, EMDN code and risk class [S3-2.3-21, S3-2.3-22, S3-2.3-23, S3-2.3-24]', async () => {
    expect((await general('EU')).slice(0, 4)).toEqual([
      'Basic UDI-DI mandatory',
      'Valid manufacturer SRN required',
      'EMDN code must match device type',
      'Risk class aligned with intended use',
    ])
  })

  it('hint for the EU at the number of rules, the date with the law as it stands, and the data dictionary [S3-1-23, S3-2.3-25, S3-2.3-26]', async () => {
    expect((await general('EU')).slice(4)).toEqual([
      'Over 50 business rules',
      'Timeline enforcement January 2026 – by law mandatory since 28 May 2026',
      'Data dictionary of 188+ attributes',
    ])
  })

  it('open the rules from the hints in a tab of their own [S3-2.1-21, S3-2.3-27]', async () => {
    const rules = page.waitForEvent('popup')
    await hints('EU').getByRole('link', { name: 'View business rules' }).click()
    expect(new URL((await rules).url()).pathname).toBe('/business-rules')
    await (await rules).close()
  })

  it('offer for the EU four procedures before those of the regulations until the law is known, and the classes of the law that is chosen [S2-9-09, S3-5-58, S3-5-60]', async () => {
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
      if (classes[0] !== 'Class A') continue
      expect((await options('Conformity Assessment Procedure')).slice(0, 2)).toEqual([
        'IVDR Annex IX',
        'IVDR Annex X + XI',
      ])
    }
  })

  it('have a form of its own for the US, with GUDID ID, establishment and device listing [S1-1-07, S3-1-05, S3-2.3-28, S3-2.3-29, S3-2.3-30]', async () => {
    await open(`/country-specific/US/${record.id}`)
    await hints('US').waitFor()
    expect((await specified('usFda')).slice(0, 3)).toEqual([
      'usFdaGudidId',
      'usFdaEstablishmentNumber',
      'usFdaDeviceListingNumber',
    ])
  })

  it('ask for the US premarket submission, product code and classification next [S3-2.3-31, S3-2.3-32, S3-2.3-33]', async () => {
    expect((await specified('usFda')).slice(3, 6)).toEqual([
      'usFdaPremarketSubmissionNumber',
      'usFdaProductCode',
      'usFdaClassification',
    ])
  })

  it('have a form of its own for China, with record, registration and classification [S1-1-07, S3-1-05, S3-2.3-34, S3-2.3-35, S3-2.3-36]', async () => {
    await open(`/country-specific/CN/${record.id}`)
    await hints('CN').waitFor()
    fieldsOfChina = (await fieldsShown()).length
    expect((await specified('cn')).slice(0, 3)).toEqual([
      'cnUdiId',
      'cnNmpaRegistrationNumber',
      'cnDeviceClassification',
    ])
  })

  it('ask for China licence, import registration and standard next [S3-2.3-37, S3-2.3-38, S3-2.3-39]', async () => {
    expect((await specified('cn')).slice(3, 6)).toEqual([
      'cnManufacturerLicense',
      'cnImportRegistrationNumber',
      'cnProductStandard',
    ])
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
    await registerWithAuthority(id)
    await open(`/country-specific/JP/${record.id}?tab=submissions`)
    await says('2 submissions')
    const badges = page.locator('td [data-tone]')
    const registered = page.getByRole('row', { name: /Of Japan/ }).locator('[data-tone=highlight]')
    expect(await registered.count()).toBe(1)
    expect(await badges.and(page.locator('[data-tone=highlight]')).count()).toBe(1)
    expect(await seriousProblems(page)).toEqual([])
  })

  it('have a shorter form for other countries [S3-2.1-06]', async () => {
    await open(`/country-specific/JP/${record.id}?another=yes`)
    expect((await fieldsShown()).length).toBeLessThan(fieldsOfChina)
  })

  it('say why a submission could not be made, and that there is nothing to copy from [S3-5-62, S3-7-14, S3-8-01]', async () => {
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

  it('show what an upload for the country takes, check a file before it is imported, and say what failed [S3-1-23, S3-8-04, S3-9-46]', async () => {
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
