import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Actor as Operator } from '#core/contract/actors.ts'
import type { Package } from '#core/contract/exchange.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { fullMdrDevice } from '#core/markets/eu/fixtures/mdr-devices.ts'
import { ivdrKit } from '#core/markets/eu/fixtures/other-devices.ts'
import { devicePost } from '#core/markets/eu/message/device.ts'
import { writeZip } from '#server/files/zip-writer.ts'
import { downloadOf } from '#tests/arbitraries/eudamed-download.ts'
import { expectSchemaValid } from '#tests/eu-schema.ts'
import { uniqueGtin } from '#tests/factories.ts'
import { certificationInput, operatorInput, uniqueSrn } from '#tests/operator-factories.ts'
import { chromiumPath } from './browser.ts'
import type { Visit } from './person.ts'
import { searchFor } from './seen.ts'
import { type Story, type StoryDevice, useStory } from './story.ts'
import type { Told } from './told.ts'

const reference = process.env.HUB_REFERENCE_DIR ?? ''
const publicDetail = join(reference, 'eudamed/public-json/udi-di-detail-c7418f9f.json')
const hasReference = reference !== '' && existsSync(publicDetail)

const inDays = (days: number) => dayAfter(new Date().toISOString().slice(0, 10), days)

const registered: Told = {
  markets: { EU: 'Registered' },
  udiStatus: 'Submitted',
  export: 'Nothing to send',
}

/** Jobs that begin with what is stored already: after each step every screen says the same (decision D51). */
describe.skipIf(!chromiumPath)('a record', () => {
  let visit: Visit
  let page: Page
  let story: Story
  useStory((begun) => {
    ;({ visit, page, story } = begun)
  })

  it.skipIf(!hasReference)(
    'read from EUDAMED is changed, and a PATCH of that device alone leaves',
    async () => {
      await page.goto(`${visit.hub.address}/eudamed-import`)
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose file' }).click()
      const buffer = heldByEudamed()
      await (await choosing).setFiles({ name: 'eudamed.zip', mimeType: 'application/zip', buffer })
      await page.getByText('3 devices in eudamed.zip').waitFor()
      await page.getByRole('button', { name: 'Store as registered' }).click()
      await page.getByText('These devices have been stored.').waitFor()
      const [changed, ...others] = await Promise.all(
        ['Story of a real device', 'Example implant A1', 'Example kit'].map(async (name) => {
          const path = `/api/submissions?search=${encodeURIComponent(name)}`
          const [submission] = await story.author.send<Submission[]>('GET', path)
          const record = `/api/master-di/${submission?.masterDiId}`
          return { submission, record: await story.author.send<MasterRecord>('GET', record) }
        }),
      )
      if (!changed?.submission) throw new Error('The device was not stored')
      const { record, submission } = changed
      await story.tells(record, { ...registered, dashboard: { EU: '3 0 3 0 0' }, version: ['1.0', 'Active'] })
      await story.author.send('PUT', `/api/submissions/${submission.id}`, {
        website: 'https://example.org/ifu',
      })
      const outOfDate = { markets: { EU: 'Out of date' }, udiStatus: 'In Progress' }
      await story.tells(record, { ...outOfDate, dashboard: { EU: '3 0 2 0 0' }, export: 'Not validated' })
      await story.validate(submission)
      await story.tells(record, { ...outOfDate, dashboard: { EU: '3 1 2 0 0' }, export: 'can be sent' })
      const all = [submission, ...others.map((other) => other.submission)]
      const submissionIds = all.map((one) => one?.id)
      const made = await story.author.send<Package>('POST', '/api/export', { submissionIds })
      expect(made.files.map(({ service }) => service)).toEqual(['UDI_DI.PATCH'])
      expect(made.devices).toBe(1)
      const [file] = made.files
      const xml = file ? await story.contentOf(file) : ''
      await expectSchemaValid(xml)
      expect(xml).toContain(submission.udiDi)
      for (const other of others) expect(xml).not.toContain(other.submission?.udiDi)
      const fileMade = { ...outOfDate, markets: { EU: 'File created' } }
      await story.tells(record, { ...fileMade, dashboard: { EU: '3 1 2 0 0' }, export: 'can be sent' })
      await story.answer(made)
      for (const one of [record, ...others.map((other) => other.record)])
        await story.tells(one, { ...registered, dashboard: { EU: '3 0 3 0 0' } })
    },
  )

  it('of a manufacturer with a new SRN takes it over as a draft, and nothing else does', async () => {
    const operator = await visit.person.send<Operator>('POST', '/api/actors', operatorInput())
    const devices: StoryDevice[] = []
    for (const state of ['draft', 'valid', 'approved', 'registered']) {
      const deviceName = `Story of an SRN, ${state}`
      const made = await story.device({ deviceName, manufacturerSrn: operator.srn })
      const link = { operatorId: operator.id, masterDiId: made.record.id, role: 'manufacturer' }
      await visit.person.send('POST', '/api/device-links', link)
      devices.push(made)
      if (state !== 'draft') await story.validate(made.submission)
      if (state === 'approved') await story.approve(made.submission)
      if (state === 'registered') await story.answer(await story.send(made.submission))
    }
    await page.goto(`${visit.hub.address}/actors`)
    await page.getByRole('link', { name: String(operator.name), exact: true }).click()
    const dialog = page.getByRole('dialog')
    const srn = uniqueSrn()
    await dialog.getByRole('textbox', { name: 'SRN', exact: true }).fill(srn)
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await dialog.getByText(`1 draft of ${operator.name}`, { exact: false }).waitFor()
    await dialog.getByRole('checkbox', { name: 'Manufacturer SRN' }).waitFor()
    await dialog.getByRole('button', { name: 'Carry over' }).click()
    await page.getByText('1 draft updated').first().waitFor()
    const stored = devices.map(({ submission }) =>
      story.author.send<Submission>('GET', `/api/submissions/${submission.id}`),
    )
    expect((await Promise.all(stored)).map(({ manufacturerSrn }) => manufacturerSrn)).toEqual([
      srn,
      ...[operator.srn, operator.srn, operator.srn],
    ])
    const dashboard = { EU: '4 1 2 0 0' }
    const told: readonly Told[] = [
      { markets: { EU: 'Draft' }, udiStatus: 'Draft', export: 'Not validated', dashboard },
      { markets: { EU: 'Valid' }, udiStatus: 'In Progress', export: 'can be sent', dashboard },
      { markets: { EU: 'Approved' }, udiStatus: 'In Progress', export: 'can be sent', dashboard },
      { ...registered, dashboard },
    ]
    for (const [at, { record }] of devices.entries()) await story.tells(record, told[at] ?? registered)
  })

  it('stays registered when its certificate runs out, and the renewed one is the notified body’s to tell', async () => {
    const certificate = { certificateType: 'MDD_V', notifiedBody: '0123', certificateNumber: 'CE-12345' }
    const udiDi = uniqueGtin()
    const { record, submission } = await story.device({
      ...{ deviceName: 'Story of a certificate', udiDi, basicUdiDi: `B-${udiDi}`, legislation: 'MDD' },
      ...{ riskClass: 'class-iia', certificates: [{ ...certificate, expiryDate: inDays(20) }] },
    })
    const { id } = await visit.person.send<Operator>('POST', '/api/actors', operatorInput())
    const held = { certificationType: 'CE certificate', certificationNumber: 'CE-12345' }
    await visit.person.send('POST', `/api/actors/${id}/certifications`, {
      ...certificationInput({ ...held, expiryDate: inDays(20) }),
    })
    await story.validate(submission)
    await story.answer(await story.send(submission))
    await certificationSays('20 days left')
    const dashboard = { EU: '1 0 1 0 0' }
    await story.tells(record, { ...registered, dashboard })
    await expires(inDays(-1), 'Expired 1 day ago')
    await story.tells(record, { ...registered, dashboard })
    await expires(inDays(1000), 'Valid')
    // What the device was registered with stays in EUDAMED: the renewed one comes from the notified body.
    const withCertificate = (expiryDate: string) =>
      story.author.send('PUT', `/api/submissions/${submission.id}`, {
        certificates: [{ ...certificate, expiryDate }],
      })
    await withCertificate(inDays(1000))
    const { validationResults } = await story.validate(submission)
    const issues = validationResults?.issues ?? []
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(issues.find(({ ruleId }) => ruleId === 'FLD-UDID-39')).toMatchObject({
      severity: 'info',
      message: expect.stringContaining('through the notified body'),
    })
    // As EUDAMED has it again.
    await withCertificate(inDays(20))
    await story.tells(record, registered)
  })

  async function certificationSays(words: string): Promise<void> {
    await page.goto(`${visit.hub.address}/actors?tab=certifications`)
    await searchFor(page, 'CE-12345')
    await page.getByRole('row').filter({ hasText: 'CE-12345' }).getByText(words, { exact: true }).waitFor()
  }

  /** Somebody enters another day into the list of certifications. */
  async function expires(day: string, words: string): Promise<void> {
    await page.goto(`${visit.hub.address}/actors?tab=certifications`)
    await page.getByRole('button', { name: 'Actions for CE-12345' }).click()
    await page.getByRole('menuitem', { name: 'Edit certification' }).click()
    await page.getByRole('dialog').getByLabel('Expiry Date').fill(day)
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
    // Leaving the page any earlier would cut the request off.
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await certificationSays(words)
  }

  it.skipIf(!hasReference)('gets a corrected EMDN code together with twenty-nine others', async () => {
    const made: StoryDevice[] = []
    for (let n = 1; n <= 30; n += 1) {
      const deviceName = `Story of needle ${String(n).padStart(2, '0')}`
      made.push(await story.device({ deviceName, emdnCode: 'A0101010199' }))
    }
    const [first, last] = [made[0], made.at(-1)]
    if (!first || !last) throw new Error('No devices')
    await page.goto(`${visit.hub.address}/emdn?tab=versions`)
    await page.locator('input[type=file]').setInputFiles(join(reference, 'emdn/emdn-v2-en.csv'))
    await page.getByText(/30 submissions will get a warning/).waitFor()
    await page.getByRole('button', { name: 'Load this version' }).click()
    await page.getByText('EMDN loaded', { exact: true }).first().waitFor()
    await story.validate(first.submission)
    const draft = { markets: { EU: 'Draft' }, udiStatus: 'Draft', export: 'Not validated' }
    const valid = { markets: { EU: 'Valid' }, udiStatus: 'In Progress', export: 'can be sent' }
    // An unknown code is a doubt, no error: EUDAMED may know it.
    await story.tells(first.record, { ...valid, dashboard: { EU: '30 1 0 0 0' } })
    const masterDiIds = made.map(({ record }) => record.id)
    const sheet = await story.author.send<{ id: number }>('POST', '/api/submission-sheets', { masterDiIds })
    await page.goto(`${visit.hub.address}/submissions/sheet/${sheet.id}`)
    const findings = page.getByRole('region', { name: 'Findings by rule' })
    await findings.getByText(/^The EMDN version loaded here does not have this code/).waitFor()
    await page.getByPlaceholder('Add a field …').click()
    await page.getByRole('option', { name: 'EMDN Code', exact: true }).click()
    const all = page.getByRole('grid').getByRole('row', { name: /All devices/ })
    await all.getByRole('gridcell').first().click()
    await page.keyboard.type('A0101010102')
    await page.keyboard.press('Enter')
    await all.getByText('A0101010102').waitFor()
    await page.getByText('All changes saved').waitFor()
    for (const { record } of [first, last])
      await story.tells(record, { ...draft, dashboard: { EU: '30 0 0 0 0' } })
    await page.goto(`${visit.hub.address}/submissions/sheet/${sheet.id}`)
    await page.getByRole('button', { name: 'Validate 30 submissions' }).click()
    await page.getByText('30 of 30 validated').waitFor()
    expect(await findings.count()).toBe(0)
    for (const { record } of [first, last])
      await story.tells(record, { ...valid, dashboard: { EU: '30 30 0 0 0' } })
    const path = `/api/submissions?search=${encodeURIComponent('Story of needle')}&limit=50`
    const stored = await story.author.send<Submission[]>('GET', path)
    expect(stored.map(({ emdnCode }) => emdnCode)).toEqual(made.map(() => 'A0101010102'))
  })

  const counted = { state: 'REGISTERED', version: 3, versionDate: '2026-03-02T10:00:00Z' } as const

  /** Two devices of a download, and one as the public site tells of it. */
  function heldByEudamed(): Buffer {
    const { MDRBasicUDI, MDRUDIDIData } = fullMdrDevice
    const { IVDRBasicUDI, IVDRUDIDIData } = ivdrKit
    const implant = {
      MDRBasicUDI: { ...MDRBasicUDI, ...counted },
      MDRUDIDIData: { ...MDRUDIDIData, ...counted },
    }
    const kit = {
      IVDRBasicUDI: { ...IVDRBasicUDI, ...counted },
      IVDRUDIDIData: { ...IVDRUDIDIData, ...counted },
    }
    const download = downloadOf(
      [
        { entity: devicePost('MDR', implant), emptyContainers: true },
        { entity: devicePost('IVDR', kit), emptyContainers: true },
      ],
      0,
    )
    const detail = JSON.parse(readFileSync(publicDetail, 'utf8')) as { uuid: string }
    const code = '9521234MINIMAL13R'
    const basic = {
      basicUdi: { code, issuingAgency: { code: 'refdata.issuing-agency.gs1' } },
      legislation: { code: 'refdata.applicable-legislation.mdr' },
      deviceCriterion: 'STANDARD',
      multiComponent: { code: 'refdata.multi-component.device' },
      riskClass: { code: 'refdata.risk-class.class-iia' },
      manufacturer: { srn: 'DE-MF-000000001', name: 'Analytical Engines' },
      deviceName: 'Story of a real device',
      ...{ active: false, administeringMedicine: false, implantable: false, measuringFunction: false },
      ...{ reusable: false, animalTissues: false, humanTissues: false },
      ...{ humanProduct: false, medicinalProduct: false, versionNumber: 3 },
    }
    const page0 = { content: [{ uuid: detail.uuid, basicUdi: code }] }
    return writeZip([
      { name: 'download.xml', content: Buffer.from(download) },
      { name: 'public.json', content: Buffer.from(JSON.stringify([page0, detail, basic])) },
    ])
  }
})
