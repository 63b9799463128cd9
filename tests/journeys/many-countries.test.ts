import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Submission } from '#core/contract/submissions.ts'
import { seriousProblems } from './axe.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** Records of a list and of the matrix, taken to several countries at once. */
describe.skipIf(!chromiumPath)('many countries', () => {
  let visit: Visit
  let page: Page
  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    for (const deviceName of ['First pump', 'Second pump', 'Third pump']) {
      await visit.person.createMaster({ deviceName, targetCountries: ['JP'] })
    }
  })
  afterAll(() => visit?.end())

  it('copies the ticked records, says what each country got, and leaves alone what is there', async () => {
    await page.goto(`${visit.hub.address}/master-di/records`)
    for (const name of ['First pump', 'Second pump']) {
      await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
    }
    await page.getByRole('button', { name: 'Copy to countries… (2)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy 2 records to countries' })
    // Where the records are meant for is proposed.
    const japan = dialog.getByRole('checkbox', { name: 'Japan' })
    await expect.poll(() => japan.isChecked()).toBe(true)
    await dialog.getByRole('checkbox', { name: 'All of MENA' }).check()
    await dialog.getByText('6 drafts will be created.').waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Copy to 3 countries' }).click()
    await dialog.getByText('6 drafts were created in 3 countries.').waitFor()
    const made = await dialog.getByRole('row').allInnerTexts()
    expect(made.map((row) => row.split(/\s+/).filter(Boolean).join(' ')).sort()).toEqual([
      'Country Drafts created Already there Not copied',
      'Egypt 2 0 0',
      'Japan 2 0 0',
      'Saudi Arabia 2 0 0',
    ])
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    await page.goto(`${visit.hub.address}/readiness`)
    await page.getByRole('row').filter({ hasText: 'Third pump' }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Select all 3 devices that match' }).click()
    await page.getByRole('button', { name: 'Copy to countries… (3)' }).click()
    const again = page.getByRole('dialog', { name: 'Copy 3 records to countries' })
    await again.getByText('1 of 3 to copy').first().waitFor()
    await again.getByRole('checkbox', { name: 'Japan' }).check()
    await again.getByRole('button', { name: 'Copy to 1 country' }).click()
    await again.getByText('1 draft was created in 1 country.').waitFor()
    expect(await again.getByRole('row').last().textContent()).toMatch(/Japan120/)
    await again.getByRole('link', { name: 'Japan' }).click()
    await page.waitForURL(/multi-country-udi\?.*country=JP/)
    const drafts = await visit.person.send<Submission[]>('GET', '/api/submissions?country=JP')
    expect(drafts.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft'])
  })

  it('goes on where a copy failed, and takes back all of it, also at the second try', async () => {
    // More than are copied by one call.
    for (let n = 0; n < 26; n += 1)
      await visit.person.createMaster({ deviceName: `Batch ${n}`, targetCountries: ['KR'] })
    await page.goto(`${visit.hub.address}/master-di/records?search=Batch`)
    await page.getByRole('row').filter({ hasText: 'Batch' }).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: /^Select all 26/ }).click()
    await page.getByRole('button', { name: 'Copy to countries… (26)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy 26 records to countries' })
    await dialog.getByText('26 drafts will be created.').waitFor()
    let calls = 0
    await page.route('**/api/submissions/copies', (route) => {
      calls += 1
      return calls === 2 ? route.fulfill({ status: 503 }) : route.continue()
    })
    await dialog.getByRole('button', { name: 'Copy to 1 country' }).click()
    await dialog.getByText('25 drafts were created in 1 country.').waitFor()
    await dialog.getByRole('button', { name: 'Copy again' }).click()
    await dialog.getByText('26 drafts were created in 1 country.').waitFor()
    expect(calls).toBe(3)
    await page.route('**/api/submissions/copies/undo', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    })
    const undo = dialog.getByRole('button', { name: 'Undo: delete the 26 drafts' })
    await undo.click()
    await dialog.getByText('Not every draft was deleted').waitFor()
    await undo.click()
    await dialog.getByText('26 drafts were deleted.').waitFor()
    expect(await dialog.getByRole('table').count()).toBe(0)
    expect(await seriousProblems(page)).toEqual([])
    expect(await visit.person.send<Submission[]>('GET', '/api/submissions?country=KR')).toEqual([])
  })
})
