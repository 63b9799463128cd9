import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** The links of the validation screen stay in the market that was chosen. */
describe.skipIf(!chromiumPath)('the validation of a market', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    const { id: masterDiId } = await visit.person.createMaster({ deviceName: 'Stapler' })
    const of = { masterDiId, deviceName: 'Stapler', riskClass: 'class-ii', intendedUse: 'To staple' }
    for (const country of ['US', 'JP'])
      await visit.person.send('POST', '/api/submissions', { ...of, targetCountries: [country] })
  })
  afterAll(() => visit?.end())

  const open = (path: string) => page.goto(`${visit.hub.address}${path}`)
  const market = () => page.getByRole('combobox', { name: 'Market', exact: true }).inputValue()
  const findings = () => page.getByRole('row').filter({ hasText: 'Stapler' })

  it('leads from its report to the errors of each market', async () => {
    await open('/validation?market=US')
    await page.getByRole('button', { name: /^Validate this one/ }).click()
    const report = page.getByRole('dialog')
    await report.getByRole('link', { name: 'See the errors by rule' }).click()
    await page.getByRole('table', { name: 'Open findings by rule' }).waitFor()
    expect(await market()).toBe('US')
  })

  it('leads from a rule to the devices that fail it', async () => {
    await open('/validation?market=US&tab=errors&view=rules')
    await page
      .getByRole('link', { name: /^1 submission/ })
      .first()
      .click()
    await findings().first().waitFor()
    expect(await market()).toBe('US')
  })

  it('leads from a submission to what was found in it', async () => {
    await open('/validation?market=US')
    await findings()
      .getByRole('link', { name: /\d+ errors?/ })
      .click()
    await findings().first().waitFor()
    expect(await market()).toBe('US')
  })
})
