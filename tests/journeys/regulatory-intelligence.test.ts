import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UpdateAnalytics } from '#core/contract/intelligence.ts'
import type { Feed } from '#core/contract/intelligence-feeds.ts'
import { updateCategories, updateCountries } from '#core/intelligence/update-lists.ts'
import { chromiumPath } from './browser.ts'
import { startVisit, type Visit } from './person.ts'

/** Regulatory updates, alerts and analytics in a browser (specification, document 3 section 2.10; decision D25). */
describe.skipIf(!chromiumPath)('Regulatory Intelligence', () => {
  let visit: Visit
  let page: Page
  let news: string[] = ['Recall of infusion pumps', 'Workshop on labels']
  const service = createServer((_, response) =>
    response.end(
      `<rss version="2.0"><channel>${news
        .map(
          (title) =>
            `<item><title>${title}</title><guid>${title}</guid><link>https://example.org/${encodeURIComponent(title)}</link><description>Look at it.</description><category>Pumps</category></item>`,
        )
        .join('')}</channel></rss>`,
    ),
  )
  const at = '/api/regulatory-intelligence'

  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    visit = await startVisit('ada', { HUB_ALLOW_PRIVATE_ADDRESSES: 'true' })
    page = visit.page
    const { send } = visit.person
    // No regulator is asked from here.
    for (const { id } of await send<Feed[]>('GET', `${at}/feeds`))
      await send('PUT', `${at}/feeds/${id}`, { enabled: false })
  })
  afterAll(async () => {
    service.closeAllConnections()
    service.close()
    await visit?.end()
  })

  const open = async (search = '') => {
    await page.goto(`${visit.hub.address}/regulatory-intelligence${search}`)
    await page
      .getByRole('heading', { level: 1, name: 'Regulatory Intelligence and Alerts', exact: true })
      .waitFor()
  }
  const panel = () => page.getByRole('tabpanel')
  const dialog = () => page.getByRole('dialog')
  const said = (text: string | RegExp) => page.locator('[data-variant]').getByText(text).first().waitFor()
  const toldNews = () => page.locator('[data-variant]').getByText('New Regulatory Update')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  const shown = (count: number) =>
    page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${count} updates?$`) })
      .waitFor()

  const section = (name: string) => panel().getByRole('region', { name, exact: true })

  it('shows updates of its own at first, in three tabs [S1-2.1-25, S3-2.1-10, S3-2.10-01, S3-2.10-02]', async () => {
    await open()
    await page.getByRole('tab').first().waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Updates', 'Alerts', 'Analytics'])
    await page.getByRole('heading', { level: 2 }).first().waitFor()
  })

  it('has filters whose countries, categories and priorities stand in their order [S3-9-69, S3-9-70, S3-9-71]', async () => {
    const options = (name: string) => page.getByLabel(name, { exact: true }).locator('option').allInnerTexts()
    expect(await options('Country')).toEqual([
      'All countries',
      ...updateCountries.map(({ country }) => country),
    ])
    expect(await options('Category')).toEqual(['All categories', ...updateCategories])
    expect(await options('Priority')).toEqual(['All priorities', 'High', 'Medium', 'Low'])
  })

  it('is narrowed by country, category, priority and words, and by what says all it is not [S3-2.10-06, S3-2.10-07, S3-2.10-08, S3-2.10-09, S3-7-26]', async () => {
    const stored = async (query = '') =>
      (await visit.person.send<object[]>('GET', `${at}/updates?limit=1000${query}`)).length
    const all = await stored()
    for (const [label, option, none, query] of [
      ['Category', 'Registration', 'All categories', '&category=Registration'],
      ['Priority', 'High', 'All priorities', '&priority=high'],
    ] as const) {
      const expected = await stored(query)
      expect(expected).toBeLessThan(all)
      await page.getByLabel(label, { exact: true }).selectOption(option)
      await shown(expected)
      await page.getByLabel(label, { exact: true }).selectOption(none)
      await shown(all)
    }
    await page.getByRole('searchbox').fill('swissdamed')
    await shown(await stored('&search=swissdamed'))
    await page.getByRole('searchbox').fill('')
    await shown(all)
    await page.getByLabel('Country', { exact: true }).selectOption('United Kingdom')
    await shown(1)
    await card('Draft on UDI notified to the WTO').waitFor()
    expect(page.url()).toContain('country=GB')
    await page.getByLabel('Country', { exact: true }).selectOption('All countries')
    await page.waitForURL((url) => !url.search.includes('country'))
  })

  it('makes an alert in a dialog that asks name, priority, keywords and countries [S3-2.10-10, S3-OPEN-21]', async () => {
    await open('?tab=alerts')
    await panel().getByText('No alerts yet').waitFor()
    await page.getByRole('button', { name: 'Create Alert' }).click()
    await dialog().getByRole('button', { name: 'Create Alert' }).click()
    await dialog().getByText('Alert name is required').waitFor()
    for (const label of [/^Name/, /^Priority/, /^Keywords/, /^Countries/])
      await dialog().getByText(label).first().waitFor()
    await dialog().getByLabel('Name').fill('Recalls')
    await dialog().getByLabel('Keywords').fill('recall of')
    await dialog().getByLabel('Keywords').press('Enter')
    await dialog().getByRole('button', { name: 'Create Alert' }).click()
    await said('No update matches yet')
    await card('Recalls').getByText('Not triggered yet').waitFor()
  })

  it('reads updates from the feeds of regulators, of which the alert says what it found and when [S3-2.10-03, S3-2.10-05]', async () => {
    await page.getByRole('button', { name: 'Feeds', exact: true }).click()
    await dialog().getByRole('button', { name: 'Add feed' }).click()
    expect(await focused()).toBe('Add a feed')
    await dialog().getByRole('button', { name: 'Add feed' }).click()
    await dialog().getByText('Choose a country').waitFor()
    await dialog().getByRole('textbox', { name: 'Name' }).fill('A regulator')
    await dialog()
      .getByLabel('Address')
      .fill(`http://127.0.0.1:${(service.address() as AddressInfo).port}/`)
    await dialog().getByRole('combobox', { name: 'Country' }).fill('Japan')
    await page.getByRole('option', { name: 'Japan' }).click()
    await dialog().getByRole('button', { name: 'Add feed' }).click()
    await said('Feed added')
    await dialog().getByText('A regulator').waitFor()
    expect(await focused()).toBe('Regulator feeds')
    await dialog().getByRole('button', { name: 'Edit “A regulator”' }).click()
    await dialog().getByRole('button', { name: 'Back to the list' }).click()
    expect(
      await dialog()
        .getByRole('button', { name: 'Edit “A regulator”' })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true)

    // Somebody else changes the feed while it is being edited.
    await dialog().getByRole('button', { name: 'Edit “A regulator”' }).click()
    const feeds = await visit.person.send<Feed[]>('GET', `${at}/feeds`)
    const own = feeds.find(({ name }) => name === 'A regulator')
    await visit.person.send('PUT', `${at}/feeds/${own?.id}`, { isGeneral: true })
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog().getByRole('alert').getByText('Someone else has changed this feed').waitFor()
    await dialog().getByRole('button', { name: 'Load current values' }).click()
    await expect
      .poll(() =>
        dialog().getByRole('checkbox', { name: 'skip entries that do not mention any' }).isChecked(),
      )
      .toBe(true)
    await dialog().getByRole('checkbox', { name: 'skip entries that do not mention any' }).uncheck()
    await dialog().getByRole('button', { name: 'Save' }).click()
    await said('Feed saved')
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Refresh' }).click()
    await said('2 new updates. All feeds were read.')
    await card('Recalls').getByText('1 match').waitFor()
    await card('Recalls').getByText('Last triggered').waitFor()
    for (const text of [/Keywords: recall of/, /Countries: /, /priority$/])
      await card('Recalls').getByText(text).first().waitFor()
  })

  it('tells whoever comes back what is new, once and on whatever screen [S3-1-11, S3-7-32, S3-8-29]', async () => {
    // The next time this person comes, on whatever screen; what is said already is not cut short.
    await page.evaluate(() =>
      sessionStorage.setItem('carriedToast', JSON.stringify({ title: 'Login successful!' })),
    )
    const asked = page.waitForResponse('**/real-time')
    await page.goto(visit.hub.address)
    await asked
    await page.getByRole('heading', { level: 1 }).waitFor()
    await said('Login successful!')
    expect(await toldNews().count()).toBe(0)
    await said('New Regulatory Update')
    await said('2 new regulatory update(s) detected')
    // Told once: not again to who comes back.
    await page.locator('[data-variant]').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Sign Out' }).first().click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    expect(await toldNews().count()).toBe(0)
  })

  it('switches an alert off, in words, and shows what it found [S3-2.10-12, S3-4-12]', async () => {
    await open('?tab=alerts')
    await card('Recalls').getByText('Active', { exact: true }).waitFor()
    await card('Recalls').getByRole('switch').press('Space')
    await card('Recalls').getByText('Inactive', { exact: true }).waitFor()
    await card('Recalls').getByRole('button', { name: 'Show matches' }).click()
    await page.getByText('Found by the alert “Recalls”').waitFor()
    await shown(1)
  })

  it('shows all of an update [S3-2.10-04]', async () => {
    const update = card('Recall of infusion pumps')
    for (const text of [
      'High priority',
      'Japan',
      'Post-Market',
      'A regulator',
      'Look at it.',
      'Pumps',
      'Unread',
    ])
      await update.getByText(text, { exact: true }).waitFor()
    await update.getByText('Impact: Devices on the market').waitFor()
    await update.getByText(/^Published \d/).waitFor()
    const link = update.getByRole('link', { name: 'Open source' })
    expect(await link.getAttribute('href')).toBe('https://example.org/Recall%20of%20infusion%20pumps')
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('marks an update read, for who pressed it [S3-2.10-11, S3-4-11, S3-7-33]', async () => {
    const update = card('Recall of infusion pumps')
    const sent = page.waitForRequest('**/updates/*/read')
    await update.getByRole('button', { name: 'Mark Read' }).click()
    expect((await sent).postData()).toBeNull()
    await update.getByText('Read', { exact: true }).waitFor()
    expect(await update.getByText('Unread', { exact: true }).count()).toBe(0)
  })

  it('says what failed in the specified words, and of the news only to the log [S3-8-06, S3-8-07, S3-8-08]', async () => {
    const fails = (pattern: string) =>
      page.route(pattern, (route) =>
        route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: '{"type":"internal","message":"Something went wrong"}',
        }),
      )
    await fails('**/updates/*/read')
    await open('?search=workshop')
    await card('Workshop on labels').getByRole('button', { name: 'Mark Read' }).click()
    await said('Failed to mark as read')
    await fails('**/updates?*')
    await fails('**/real-time')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await open('?search=workshop%20on')
    await page.getByRole('alert').getByText('Failed to fetch updates').waitFor()
    await expect.poll(() => logged.join()).toContain('What is new from regulators could not be asked')
    expect(await page.locator('[data-variant="destructive"]').count()).toBe(0)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await shown(1)
  })

  it('a refresh that ended before the screen asked for its progress is told as well', async () => {
    await open()
    await page.route(`**${at}/refresh`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      await expect
        .poll(async () => (await visit.person.send<{ status: string }>('GET', `${at}/refresh`)).status)
        .toBe('done')
      return route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await said('Nothing new. All feeds were read.')
    await page.unrouteAll()
  })

  it('a refresh that was cut off is not told as one that read all', async () => {
    const [latest] = await Promise.all([
      visit.person.send<{ id: number } | null>('GET', `${at}/refresh`),
      page.unrouteAll(),
    ])
    let status = 'running'
    await page.route(`**${at}/refresh`, (route) => route.fulfill({ json: { ...latest, status } }))
    await open()
    await page.getByRole('progressbar').waitFor()
    status = 'failed'
    await said('The feeds could not be checked')
    const told = page.locator('[data-variant="destructive"]')
    await told.getByText('Not all feeds were checked').waitFor()
    await page.unrouteAll()
  })

  it('counts all updates, those unread and those of high priority [S3-1-10, S3-2.10-13, S3-2.10-14, S3-2.10-15]', async () => {
    news = []
    await open('?tab=analytics')
    await section('Figures').getByText('High priority', { exact: true }).waitFor()
    const counted = await visit.person.send<UpdateAnalytics>('GET', `${at}/analytics`)
    expect(counted.unreadCount).toBeLessThan(counted.totalUpdates)
    const figures = await section('Figures').textContent()
    expect(figures).toContain(`Total updates${counted.totalUpdates}`)
    expect(figures).toContain(`Unread${counted.unreadCount}`)
    expect(figures).toContain(`High priority${counted.highPriorityCount}`)
  })

  it('draws priorities, categories and the last twelve months [S3-2.10-17, S3-2.10-18, S3-2.10-19]', async () => {
    await section('Priority distribution').getByRole('row', { name: /^High/ }).waitFor()
    await section('Category trends').getByRole('row', { name: /^UDI/ }).waitFor()
    expect(await section('Recent trends').getByRole('row').count()).toBe(13)
    for (const name of ['Priority distribution', 'Yearly breakdown', 'Year comparison', 'Recent trends'])
      await section(name).getByRole('img').first().waitFor()
  })

  it('counts year by year, and compares any two years [S3-2.10-16, S3-2.10-20]', async () => {
    await section('Yearly breakdown').getByRole('row', { name: /^2025/ }).waitFor()
    const compared = section('Year comparison')
    await compared.getByLabel('Year', { exact: true }).selectOption('2025')
    await compared.getByLabel('Compared with').selectOption('2024')
    expect(await compared.getByRole('columnheader').allInnerTexts()).toEqual([
      'Updates',
      '2025',
      '2024',
      'Change',
    ])
    await page.waitForURL((url) => url.search.includes('year=2025') && url.search.includes('against=2024'))
  })

  it('marks everything read at once, and lets an alert go [S3-1-09]', async () => {
    await open()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await dialog().getByRole('button', { name: 'Mark all as read' }).click()
    await said(/updates marked as read/)
    await page.getByRole('checkbox', { name: 'Unread only' }).check()
    await page.getByText('No update matches').waitFor()
    await open('?tab=alerts')
    await card('Recalls').getByRole('button', { name: 'Delete' }).click()
    await dialog().getByRole('button', { name: 'Delete' }).click()
    await panel().getByText('No alerts yet').waitFor()
  })
})
