import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportedFile } from '#core/contract/exchange.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { complete } from '#core/markets/us/fixtures/complete.ts'
import { uniqueGtin } from '#tests/factories.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** A DI record goes to GUDID, is accepted, changes in its days of grace and goes again as the next version. */
describe.skipIf(!chromiumPath)('what leaves for GUDID, in a browser', () => {
  let visit: Visit
  let page: Page
  let made: Submission
  const today = new Date().toISOString().slice(0, 10)

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    const udiDi = uniqueGtin()
    const deviceName = 'Harbour pump'
    const { id: masterDiId } = await visit.person.createMaster({ deviceName, udiDi, targetCountries: ['US'] })
    const input = { ...complete, usPackages: null, usPublishDate: today, deviceName, udiDi, masterDiId }
    const { id } = await visit.person.send<Submission>('POST', '/api/submissions', {
      ...input,
      targetCountries: ['US'],
    })
    made = await visit.person.send<Submission>('POST', `/api/submissions/${id}/validate`)
  })
  afterAll(() => visit?.end())

  const open = (path: string) => page.goto(`${visit.hub.address}${path}`)
  const files = () => visit.person.send<ExportedFile[]>('GET', '/api/export/files?market=US')
  const makeAndSend = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Create the file' }).click()
    expect((await download).suggestedFilename()).toMatch(/^US-production-.*\.zip$/)
    await page.getByRole('button', { name: 'Uploaded to GUDID' }).click()
    await page.getByText('1 submission is waiting for an answer from GUDID.').waitFor()
  }

  it('before a file is made, its nature is told and what has to be entered by hand', async () => {
    await open('/export?market=US')
    await page.getByText('1 of 1 submission can be sent now.').waitFor()
    await page.getByText('A DI record GUDID does not have yet').waitFor()
    await page.getByText('Not confirmed.', { exact: true }).waitFor()
    const byHand = page.getByRole('list', { name: /^Not included in the files/ })
    await byHand.getByText('Support contacts (1 device)').waitFor()
    expect(await page.getByLabel('Create files for').count()).toBe(1)
    expect(await seriousProblems(page)).toEqual([])
    await makeAndSend()
  })

  it('its acceptance is entered by hand', async () => {
    await open('/export?tab=answers&market=US')
    await page.getByRole('link', { name: 'Harbour pump' }).click()
    await page.getByRole('button', { name: 'Acknowledge' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Number shown by GUDID').fill('0f1e2d3c')
    await dialog.getByRole('button', { name: 'Acknowledge' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Registered, 0f1e2d3c').first().waitFor()
  })

  it('changed in its days of grace, it goes as version 2 of the same document', async () => {
    await visit.person.send('PUT', `/api/submissions/${made.id}`, { brandName: 'Difference II' })
    await visit.person.send('POST', `/api/submissions/${made.id}/validate`)
    await open('/export?market=US')
    await page.getByText('A DI record before publication or in its days of grace').waitFor()
    await makeAndSend()
    const [second, first] = await files()
    expect([first?.documentVersion, second?.documentVersion]).toEqual([1, 2])
    expect(second?.setId).toBe(first?.setId)
    await open(`/export?tab=history&file=${second?.id}`)
    await page.getByText(`Version 2 of the set ${first?.setId}`).waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })
})
