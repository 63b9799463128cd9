import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Portfolio } from '#core/contract/portfolio.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { euSubmissionInput } from '#tests/factories.ts'
import { chromiumPath } from './browser.ts'
import { type KnownPerson, startVisit, type Visit } from './person.ts'

/** What is said of a deleted device, and what is offered for it: nothing that would be refused. */
describe.skipIf(!chromiumPath)('a deleted device', () => {
  let visit: Visit
  let page: Page
  let ada: KnownPerson
  let record: MasterRecord
  let submission: Submission
  beforeAll(async () => {
    visit = await startVisit('ada')
    ;({ page, person: ada } = visit)
    record = await ada.createMaster({ deviceNumber: 'GONE-1', targetCountries: ['EU', 'JP'] })
    const input = euSubmissionInput({ masterDiId: record.id, deviceName: 'Gone device' })
    submission = await ada.send<Submission>('POST', '/api/submissions', input)
    await ada.send('DELETE', `/api/master-di/${record.id}`, { reason: 'Never made' })
  })
  afterAll(async () => {
    await visit?.end()
  })
  const open = (path: string) => page.goto(visit.hub.address + path)
  const badge = () => page.getByText('Record deleted', { exact: true })

  it('says when it was deleted, by whom and why, and offers no step that is refused', async () => {
    await open(`/master-di/records/${record.id}`)
    const said = page.getByRole('alert').filter({ hasText: 'Every version of this device has been deleted' })
    await said.getByText(/Deleted on .* by .*Ada Lindgren.*Reason: .*Never made/).waitFor()
    await said.getByText(/To use the device again, create a new version/).waitFor()
    const markets = page.getByRole('region', { name: 'Markets', exact: true })
    await markets.getByText('Japan').waitFor()
    expect(await markets.getByRole('button').count()).toBe(0)
    // Only the submission that is there can be looked at.
    expect(await markets.getByRole('link').allInnerTexts()).toEqual(['European Union'])
    await open(`/country-specific/JP/${record.id}`)
    await page.getByText('no submission can be created for it').waitFor()
  })

  it('is marked wherever its submission is shown', async () => {
    const family = await ada.send<Portfolio>('POST', '/api/portfolio', {
      productFamily: 'Pumps',
      deviceCount: 1,
    })
    await open('/portfolio')
    await page.getByRole('button', { name: /^Match .*Pumps/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Gone device').waitFor()
    await dialog.getByText('Record deleted', { exact: true }).waitFor()
    await ada.send('POST', `/api/portfolio/${family.id}/match-submissions`, {
      submissionIds: [submission.id],
    })
    for (const path of [
      '/portfolio',
      '/version-control',
      `/version-control/${submission.id}`,
      '/multi-country-udi?view=eudamed',
      `/submissions/${submission.id}`,
    ]) {
      await open(path)
      await badge().first().waitFor()
    }
  })

  it('has its number: who types it is led to it, and goes on with a new version', async () => {
    await open('/master-di/create')
    for (const [name, value] of [
      ['Device Number', 'GONE-1'],
      ['Device Name', 'Another device'],
      ['Manufacturer Name', 'Example Devices'],
    ] as const) {
      await page.getByRole('textbox', { name, exact: true }).fill(value)
    }
    await page.getByRole('checkbox', { name: /European Union/ }).check()
    await page.getByRole('button', { name: 'Create Master DI' }).click()
    await page
      .getByText(/Device Number GONE-1 belongs to a device that Ada Lindgren deleted on/)
      .first()
      .waitFor()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('link', { name: 'Open that device, version 1.0' }).click()
    const leave = page.getByRole('button', { name: /Leave|Discard/ })
    await leave.click({ timeout: 2000 }).catch(() => undefined)
    await page.getByRole('button', { name: 'Create New Version' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Made after all')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { level: 1, name: 'Create New Version Master DI' }).waitFor()
    await page.getByRole('button', { name: 'Create New Version', exact: true }).click()
    await page.waitForURL('**/master-di/records')
    const again = await ada.send<Submission>('GET', `/api/submissions/${submission.id}`)
    expect(again.recordStatus).toBe('draft')
  })
})
