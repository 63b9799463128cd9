import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** A device and its markets: from a cell of the matrix to the missing field to full. */
describe.skipIf(!chromiumPath)('readiness', () => {
  let visit: Visit
  let page: Page
  const problems: string[] = []

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    page.on('pageerror', (error) => problems.push(error.message))
    await visit.person.createMaster({ deviceName: 'Matrix pump', targetCountries: ['JP', 'CA'] })
    await visit.person.createMaster({ deviceName: 'Other pump', targetCountries: ['CA'] })
  })
  afterAll(() => visit?.end())

  it('a cell names what is missing, takes it, and is full', async () => {
    await page.goto(`${visit.hub.address}/multi-country-udi`)
    await page.getByRole('main').getByRole('link', { name: 'Readiness' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Matrix pump' })
    await row
      .getByRole('button', {
        name: /^2\/5 Japan: 2 of 5 known fields, the regulator asks for more, target market/,
      })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Japan: Matrix pump' })
    await dialog.getByLabel('UDI-DI').fill('09521234000013')
    await dialog.getByLabel('Intended Use').fill('Infusion')
    await dialog.getByRole('combobox', { name: 'Risk Class' }).click()
    await page.getByRole('option', { name: 'Class III', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save as a new submission' }).click()
    await page.getByText('Submission for Japan created').first().waitFor()
    await row
      .getByRole('button', { name: /^5\/5 Japan: 5 of 5 known fields, the regulator asks for more/ })
      .waitFor()
    expect(problems).toEqual([])
  })

  it('shows the devices that have all the hub knows of a market', async () => {
    await page
      .getByRole('combobox', { name: 'Readiness', exact: true })
      .selectOption({ label: 'All known fields filled in for Japan' })
    await page.getByText('1 device', { exact: true }).waitFor()
    expect(await page.getByRole('row').filter({ hasText: 'Other pump' }).count()).toBe(0)
  })
})
