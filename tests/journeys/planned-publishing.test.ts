import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** GUDID asks less of a record that it has published: the form says so while the publish date is being entered. */
describe.skipIf(!chromiumPath)('the publish date of a DI record, in a browser', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    const { id } = await visit.person.createMaster({ deviceName: 'Harbour pump', targetCountries: ['US'] })
    await page.goto(`${visit.hub.address}/country-specific/US/${id}?tab=form`)
  })
  afterAll(() => visit?.end())

  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const asked = ['FDA Product Code', 'Risk Class', 'Intended Use']
  const marked = async (label: string) =>
    (await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .getAttribute('aria-required')) === 'true'
  const marks = () => Promise.all(asked.map(marked))

  it('takes the marks away only once it has come', async () => {
    const date = page.getByLabel(/^DI record publish date/).first()
    await date.waitFor()
    await page
      .getByLabel(/^GUDID ID/)
      .first()
      .fill('0f1e2d3c-0000-4000-8000-000000000001')
    for (const [published, expected] of [
      [day(-1), false],
      [day(2), true],
      [day(0), false],
      ['', true],
    ] as const) {
      await date.fill(published)
      await expect.poll(marks, { message: published }).toEqual(asked.map(() => expected))
      // Its file cannot be made without.
      expect(await marked('Labeler DUNS number')).toBe(true)
    }
  })
})
