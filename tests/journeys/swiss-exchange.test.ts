import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '#core/contract/submissions.ts'
import { euSubmissionInput } from '#tests/factories.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** Another register in the Export Center: its files leave as EUDAMED's do, and people enter what it answered. */
describe.skipIf(!chromiumPath)('what leaves for swissdamed, in a browser', () => {
  let visit: Visit
  let page: Page
  const made: Submission[] = []

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    for (const deviceName of ['Alpine saw', 'Glacier saw']) {
      const { id: masterDiId } = await visit.person.createMaster({ deviceName, targetCountries: ['CH'] })
      const input = euSubmissionInput({ masterDiId, deviceName, targetCountries: ['CH'] })
      const { id } = await visit.person.send<Submission>('POST', '/api/submissions', input)
      made.push(await visit.person.send<Submission>('POST', `/api/submissions/${id}/validate`))
    }
  })
  afterAll(() => visit?.end())

  const open = (path: string) => page.goto(`${visit.hub.address}${path}`)
  /** Says at a submission what the register answered. */
  const acknowledge = async (
    name: string,
    fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
  ) => {
    await open('/export?tab=answers&market=CH')
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Acknowledge' }).first().click()
    const dialog = page.getByRole('dialog')
    await fill(dialog)
    await dialog.getByRole('button', { name: 'Acknowledge' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  it('the register is chosen in the Export Center, and its package is made and sent', async () => {
    await open('/export')
    await page.getByText('No submission matches').first().waitFor()
    await page.getByLabel('Register', { exact: true }).selectOption({ label: 'swissdamed (Switzerland)' })
    await page.getByText('2 of 2 submissions can be sent now.').waitFor()
    await page.getByText('swissdamed production, release 3.0.25').waitFor()
    // It has a playground, and no samples.
    expect(await page.getByLabel('Create files for').count()).toBe(1)
    expect(await page.getByRole('tab', { name: 'Templates and guidelines' }).count()).toBe(0)
    expect(await seriousProblems(page)).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Create the files' }).click()
    expect((await download).suggestedFilename()).toMatch(/^CH-production-.*\.zip$/)
    await page.getByRole('button', { name: 'Uploaded to swissdamed' }).click()
    await page.getByText('2 submissions are waiting for an answer from swissdamed.').waitFor()
  })

  it('its answers are entered by hand, one accepted and one rejected', async () => {
    await page.getByRole('button', { name: 'Enter swissdamed’s answers' }).click()
    await page.getByText('2 submissions are waiting for an answer from swissdamed.').waitFor()
    expect(await page.getByText('Drop the answer file here').count()).toBe(0)
    expect(await seriousProblems(page)).toEqual([])
    await acknowledge('Alpine saw', async (dialog) => {
      await dialog.getByLabel('Number shown by swissdamed').fill('CH-1')
    })
    await page.getByText('Registered, CH-1').first().waitFor()
    await acknowledge('Glacier saw', async (dialog) => {
      await dialog.getByText('Refused', { exact: true }).click()
      await dialog.getByLabel('Reason for refusal').fill('The CHRN is unknown')
    })
    await page.getByText('The CHRN is unknown').first().waitFor()
    // The hub found no error, and its form does not call the file ready all the same.
    await page.getByText('swissdamed refused the submission: fix what it reported').waitFor()
    const now = (at: number) => visit.person.send<Submission>('GET', `/api/submissions/${made[at]?.id}`)
    expect(await now(0)).toMatchObject({ status: 'approved-eudamed', standing: 'registered' })
    expect(await now(1)).toMatchObject({ status: 'rejected', standing: 'refused' })
  })

  it('the history lists the files of one register, with what it answered', async () => {
    await open('/export?tab=history')
    await page.getByLabel('Market', { exact: true }).selectOption('EU')
    await page.getByText('No file matches').waitFor()
    await page.getByLabel('Market', { exact: true }).selectOption('CH')
    await page.getByText('1 accepted').waitFor()
    await page.getByText('1 refused').waitFor()
    expect(await seriousProblems(page)).toEqual([])
  })

  it('the ledger says what was accepted, and opens that file', async () => {
    await page.getByRole('tab', { name: 'Acceptance' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Switzerland' })
    await row.getByText('1 accepted, 1 refused').waitFor()
    await row.getByText('entered by hand').waitFor()
    await page
      .getByRole('row')
      .filter({ hasText: 'European Union' })
      .getByText('No file from this hub')
      .waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await row.getByRole('link').click()
    await page.getByRole('dialog').getByText('Alpine saw').waitFor()
  })
})
