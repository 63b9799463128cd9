import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportedFile } from '#core/contract/exchange.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { euSubmissionInput, masterInput, uniqueGtin } from '#tests/factories.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { textOf } from './downloads.ts'
import { startVisit, type Visit } from './person.ts'

/** Validated devices leave, are answered, and what was refused is sent again; what EUDAMED has is read in. */
describe.skipIf(!chromiumPath)('what leaves for EUDAMED and comes back, in a browser', () => {
  let visit: Visit
  let page: Page
  const made: Submission[] = []

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    for (let at = 0; at < 3; at += 1) {
      const master = await visit.person.send<MasterRecord>('POST', '/api/master-di', masterInput())
      const input = euSubmissionInput({ masterDiId: master.id })
      const { id } = await visit.person.send<Submission>('POST', '/api/submissions', input)
      made.push(await visit.person.send<Submission>('POST', `/api/submissions/${id}/validate`))
    }
  })
  afterAll(() => visit?.end())

  const open = (path: string) => page.goto(`${visit.hub.address}${path}`)
  const drop = async (name: string, content: string) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose file' }).click()
    const mimeType = name.endsWith('.json') ? 'application/json' : 'application/xml'
    await (await choosing).setFiles({ name, mimeType, buffer: Buffer.from(content) })
  }
  const latestFile = async (): Promise<{ id: number; content: string }> => {
    const [file] = await visit.person.send<ExportedFile[]>('GET', '/api/export/files?limit=1')
    const download = page.waitForEvent('download')
    await open(`/export?tab=history&file=${file?.id}`)
    await page.getByRole('button', { name: 'Download again' }).click()
    return { id: file?.id ?? 0, content: await textOf(await download) }
  }

  it('what cannot be had is said in words of its own [S2-6-12, S2-8-24, S2-8-25]', async () => {
    await open('/export')
    await page.getByText('3 of 3 submissions can be sent now.').waitFor()
    const asked = page.waitForRequest((request) => request.url().includes('/api/export/xml'))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Preview XML' }).click()
    expect((await asked).headers().authorization).toMatch(/^Bearer /)
    await download
    // Meanwhile somebody else changes them all.
    for (const { id } of made) {
      await visit.person.send('PUT', `/api/submissions/${id}`, { website: 'https://example.org' })
    }
    await page.getByRole('button', { name: 'Create the file' }).click()
    await page.getByText('XML Generation Failed', { exact: true }).first().waitFor()
    for (const { id } of made) await visit.person.send('POST', `/api/submissions/${id}/validate`)
    await open('/export')
    await page.getByText('3 of 3 submissions can be sent now.').waitFor()
    await page.route('**/api/export/packages/*/content', (route) => route.abort())
    await page.getByRole('button', { name: 'Create the file' }).click()
    await page.getByText('Export Failed', { exact: true }).first().waitFor()
    await page.getByText('Failed to generate XML file', { exact: true }).first().waitFor()
    await page.unroute('**/api/export/packages/*/content')
  })

  it('a package that takes long to write is saved once it is written', async () => {
    await open('/export')
    await page.getByText('3 of 3 submissions can be sent now.').waitFor()
    // The answer comes while the files are still being written, as it does after two seconds.
    await page.route('**/api/export', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), status: 'running' } })
    })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Create the file' }).click()
    expect((await download).suggestedFilename()).toMatch(/^EU-production-.*\.zip$/)
    await page.getByText('XML Generated').first().waitFor()
    await page.unroute('**/api/export')
  })

  it('those that are not valid are validated together, also where one cannot be', async () => {
    const change = { website: 'https://example.com' }
    for (const { id } of made) await visit.person.send('PUT', `/api/submissions/${id}`, change)
    const input = euSubmissionInput({ deviceName: 'Gone meanwhile' })
    const gone = await visit.person.send<Submission>('POST', '/api/submissions', input)
    await open('/export')
    await page.getByText('None of 4 submissions can be sent now.').waitFor()
    await visit.person.send('DELETE', `/api/submissions/${gone.id}`, { reason: 'Made by mistake' })
    await page.getByRole('button', { name: 'Validate 4 submissions' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByText('3 of 3 submissions can be sent now.').waitFor()
  })

  it('a package is made of what can be sent, each file with the entry to choose [S1-2.1-14, S2-1-07, S2-2-07, S2-8-23, S2-OPEN-20]', async () => {
    // What was made before and nobody has sent is made again.
    await open('/export')
    await page.getByRole('heading', { level: 1, name: 'Export Center' }).waitFor()
    await page.getByText('3 of 3 submissions can be sent now.').waitFor()
    expect(await seriousProblems(page)).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Create the file' }).click()
    expect((await download).suggestedFilename()).toMatch(/^EU-production-.*\.zip$/)
    await page.getByText('XML Generated').first().waitFor()
    await page.getByText('Device – POST').waitFor()
    await page.getByRole('button', { name: 'Uploaded to EUDAMED' }).click()
    await page.getByText('3 submissions are waiting for an answer from EUDAMED.').waitFor()
    await page.getByRole('button', { name: 'Undo: not uploaded' }).click()
    await page.getByRole('button', { name: 'Uploaded to EUDAMED' }).click()
    await page.getByRole('button', { name: 'Undo: not uploaded' }).waitFor()
    // What waits for its answer is named, with what to do.
    await open('/export')
    await page.getByText('Waiting for the answer').first().waitFor()
    // The same devices leave as a table too.
    await page.getByRole('tab', { name: 'CSV and Excel' }).click()
    const table = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect(await textOf(await table)).toContain(String(made[0]?.udiDi))
  })

  it('an answer says which devices were refused and why, and those alone are sent again [S2-4-11]', async () => {
    const { content } = await latestFile()
    const refused = made[1]?.udiDi ?? ''
    const xml = acknowledgementOf(content, (codes) =>
      codes.includes(refused) ? { code: 'E-I-1', detail: 'MDNCodes is not known' } : undefined,
    )
    await open('/export?tab=answers')
    await drop('answer.xml', xml)
    await page.getByText('2 accepted, 1 refused').first().waitFor()
    await page.getByText('E-I-1 – MDNCodes is not known').waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Resubmit 1' }).click()
    await page.getByText('None of 1 submission can be sent now.').waitFor()
    await page.getByRole('button', { name: 'Validate 1 submission' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByText('1 of 1 submission can be sent now.').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Create the file' }).click()
    await download
    const { content: again } = await latestFile()
    expect(again).toContain(refused)
    expect(again).not.toContain(made[0]?.udiDi)
    const [one] = made
    await open(`/country-specific/EU/${one?.masterDiId}?tab=form&submission=${one?.id}`)
    await page.getByRole('region', { name: 'With EUDAMED' }).getByText('Registered, version 1').waitFor()
  })

  it('every one of seven services has a sample, and guidelines stand beside them [S2-2.10-03, S2-2.10-04, S2-OPEN-21]', async () => {
    await open('/export?tab=templates')
    const samples = page.getByRole('region', { name: 'XML templates' })
    await samples.getByRole('button').first().waitFor()
    expect(await samples.getByRole('button', { name: /^Download sample/ }).count()).toBe(7)
    await page.getByRole('region', { name: 'Guidelines' }).getByRole('listitem').first().waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download sample PACKAGE_UDI.PUT' }).click()
    expect(await textOf(await download)).toContain('DTXPackageUDI')
  })

  it('the figures of the specification stand with the facts of today [S2-1-11, S2-1-12, S2-9-05, S2-9-06, S2-OPEN-22]', async () => {
    const guidelines = page.getByRole('region', { name: 'Guidelines' }).getByRole('listitem')
    const said = await guidelines.allTextContents()
    for (const [figure, today] of [
      [/^EUDAMED UDI Data Dictionary V5\.0/, /Commission’s current one/],
      [/^188\+ attributes/, /Counted by the specification/],
      [/^Mandatory from 1 January 2026/, /By law, new devices must be registered since 28 May 2026/],
    ] as const) {
      expect(said.find((text) => figure.test(text))).toMatch(today)
    }
    expect(await seriousProblems(page)).toEqual([])
  })

  it('what EUDAMED has is shown first, then stored as registered, and reconciled field by field', async () => {
    const udiDi = uniqueGtin()
    const detail = (code: string, trade: string) => ({
      uuid: `00000000-0000-4000-8000-${code.slice(-12)}`,
      primaryDi: { code, issuingAgency: { code: 'refdata.issuing-agency.gs1' } },
      udiPiType: { batchNumber: true },
      tradeName: { texts: [{ language: null, text: trade, allLanguagesApplicable: true }] },
      cndNomenclatures: [{ code: 'A0101010102' }],
      deviceStatus: { type: { code: 'refdata.device-model-status.on-the-market' } },
      reference: 'REF-77',
      singleUse: true,
      latestVersion: true,
      versionNumber: 4,
    })
    const basic = {
      basicUdi: { code: '9521234MINIMAL13R', issuingAgency: { code: 'refdata.issuing-agency.gs1' } },
      legislation: { code: 'refdata.applicable-legislation.mdr' },
      deviceCriterion: 'STANDARD',
      riskClass: { code: 'refdata.risk-class.class-i' },
      manufacturer: { srn: 'DE-MF-000000001', name: 'Analytical Engines' },
      deviceName: 'Bone saw',
      versionNumber: 1,
    }
    const page0 = {
      content: [{ uuid: detail(udiDi, '').uuid, basicUdi: basic.basicUdi.code }],
    }
    await open('/eudamed-import')
    await page.getByRole('heading', { level: 1, name: 'From EUDAMED' }).waitFor()
    await drop('eudamed.json', JSON.stringify([page0, detail(udiDi, 'Saw'), basic]))
    await page.getByText('1 device in eudamed.json').waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Store as registered' }).click()
    await page.getByText('These devices have been stored.').waitFor()
    const [stored] = await visit.person.send<Submission[]>('GET', `/api/submissions?search=${udiDi}`)
    expect(stored).toMatchObject({
      status: 'approved-eudamed',
      standing: 'registered',
      registeredVersion: '4',
    })
    // Another name here, and read in again: the difference is named.
    await visit.person.send('PUT', `/api/submissions/${stored?.id}`, { catalogueNumber: 'REF-78' })
    await open('/eudamed-import')
    await drop('eudamed.json', JSON.stringify([page0, detail(udiDi, 'Saw'), basic]))
    await page.getByRole('button', { name: 'Show the differences' }).click()
    await page.getByRole('link', { name: 'Bone saw' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('REF-77').waitFor()
    await dialog.getByText('REF-78').waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })
})
