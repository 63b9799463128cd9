import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '#core/contract/submissions.ts'
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

  const filled = { riskClass: 'class-iii', intendedUse: 'Infusion', targetCountries: ['JP'] }

  it('a cell overwrites nothing that somebody else has saved while it was open', async () => {
    const { id } = await visit.person.createMaster({ deviceName: 'Shared pump', targetCountries: ['JP'] })
    const { send } = visit.person
    const input = { ...filled, masterDiId: id, deviceName: 'Shared pump' }
    const made = await send<Submission>('POST', '/api/submissions', input)
    await page.goto(`${visit.hub.address}/readiness?record=${id}&market=JP`)
    const dialog = page.getByRole('dialog', { name: 'Japan: Shared pump' })
    await dialog.getByLabel('UDI-DI').fill('09521234000020')
    await send('PUT', `/api/submissions/${made.id}`, { udiDi: '09521234000037' })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByText('Someone else has changed this submission. Nothing was saved.').waitFor()
    const now = await send<Submission>('GET', `/api/submissions/${made.id}`)
    expect(now.udiDi).toBe('09521234000037')
    await dialog.getByRole('button', { name: 'Load current values' }).click()
    await expect.poll(() => dialog.getByLabel('UDI-DI').inputValue()).toBe('09521234000037')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('a cell goes on with a submission that somebody else has made since it was last looked at', async () => {
    const { id } = await visit.person.createMaster({ deviceName: 'Late pump', targetCountries: ['JP'] })
    await page.goto(`${visit.hub.address}/readiness?search=Late`)
    const cell = page.getByRole('row').filter({ hasText: 'Late pump' }).getByRole('button', { name: /Japan/ })
    const dialog = page.getByRole('dialog', { name: 'Japan: Late pump' })
    await cell.click()
    await dialog.getByRole('button', { name: 'Save as a new submission' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const input = { ...filled, masterDiId: id, deviceName: 'Late pump' }
    await visit.person.send('POST', '/api/submissions', input)
    await cell.click()
    await dialog.getByLabel('UDI-DI').fill('09521234000044')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const stored = await visit.person.send<Submission[]>('GET', '/api/submissions?search=Late')
    expect(stored.map(({ udiDi }) => udiDi)).toEqual(['09521234000044'])
    expect(problems).toEqual([])
  })
})
