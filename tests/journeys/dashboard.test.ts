import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubmissionStats } from '#core/contract/submission-stats.ts'
import { deadlinesOn } from '#core/markets/requirements/deadlines.ts'
import { guideSteps } from '#core/markets/requirements/guide.ts'
import { globalRequirements } from '#core/markets/requirements/index.ts'
import { evidenceOf } from '#core/markets/requirements/requirement.ts'
import { chromiumPath } from './browser.ts'
import { textOf } from './downloads.ts'
import { signInBrowser, startVisit, type Visit } from './person.ts'
import { textsOf } from './seen.ts'

/** The dashboard, and the toasts that its download shows (specification, document 1 sections 2.4 and 9). */
describe.skipIf(!chromiumPath)('the dashboard', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
  })
  afterAll(() => visit?.end())

  const open = (path: string) => page.goto(visit.hub.address + path)
  const cards = () => page.getByRole('region', { name: 'Submissions created in the period' })
  const panel = () => page.getByRole('region', { name: 'Global UDI Requirements' })
  const standards = () => page.getByRole('region', { name: 'Standards & Frameworks' })
  let firstAsked = ''

  it('stands at the start address, where the navigation leads [S3-2.6-18]', async () => {
    const first = page.waitForRequest('**/api/submissions/stats*')
    await open('/')
    firstAsked = new URL((await first).url()).search
    await page.getByRole('heading', { level: 1, name: 'Dashboard', exact: true }).waitFor()
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Dashboard/ })
    expect(await link.getAttribute('href')).toBe('/')
    expect(await link.getAttribute('aria-current')).toBe('page')
  })

  it('offers four periods in their order [S1-2.4-02, S1-9-14, S3-2.6-01, S3-9-40]', async () => {
    const periods = page.getByRole('radiogroup', { name: 'Period' })
    await periods.getByRole('radio').first().waitFor({ state: 'attached' })
    const offered = periods.getByRole('radio')
    expect(await offered.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
      '7d',
      '30d',
      '90d',
      '1y',
    ])
    expect((await textsOf(periods)).filter((text) => text.startsWith('Last'))).toEqual([
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
      'Last year',
    ])
  })

  it('shows the last 30 days until another period is chosen [S1-2.4-03, S3-2.6-02]', async () => {
    expect(firstAsked).toBe('?period=30d')
    const periods = page.getByRole('radiogroup', { name: 'Period' })
    expect(await periods.getByRole('radio', { name: 'Last 30 days' }).isChecked()).toBe(true)
    const asking = page.waitForRequest((request) =>
      request.url().endsWith('/api/submissions/stats?period=90d'),
    )
    await periods.getByText('Last 90 days').click()
    await asking
  })

  it('has five cards in their order, which of an empty hub count its markets and no submission [S1-2.4-04, S1-9-13, S3-2.6-03, S3-2.6-04, S3-9-38]', async () => {
    expect(await cards().textContent()).toMatch(
      new RegExp(
        `UDI Countries${globalRequirements.length}.*Total Submissions0.*Pending0.*Approved0.*Rejected0`,
      ),
    )
  })

  it('has a panel with the tabs Overview, Timelines and Compliance, each with a content of its own [S1-2.4-11, S3-2.6-09]', async () => {
    expect(await panel().getByRole('tab').allInnerTexts()).toEqual(['Overview', 'Timelines', 'Compliance'])
    const contents = new Set<string | null>()
    for (const tab of ['Timelines', 'Compliance', 'Overview']) {
      await panel().getByRole('tab', { name: tab }).click()
      const content = await panel().getByRole('tabpanel', { name: tab }).textContent()
      expect(content?.length).toBeGreaterThan(100)
      contents.add(content)
    }
    expect(contents.size).toBe(3)
  })

  it('tells requirements, dates and legal bases with source, day and confidence, of the selectable markets [S3-2.6-10, S3-2.6-11, S3-2.6-12, S3-9-39]', async () => {
    // Of the overview, a line that is opened says it.
    await panel()
      .getByRole('button', { name: /^Indonesia/ })
      .click()
    const line = panel().getByRole('region', { name: /^Indonesia/ })
    await line.getByText(/^Low: little evidence/).waitFor()
    expect(await line.textContent()).toMatch(/Source.+Confidence.+Confirmed on23 Nov 2026/)
    const sourced = /Source: .+\. Confirmed on \d{1,2} \w+ \d{4}\./
    await panel().getByRole('tab', { name: 'Timelines' }).click()
    const moments = await panel().getByRole('tabpanel').getByRole('listitem').allTextContents()
    expect(moments.length).toBeGreaterThan(10)
    for (const moment of moments) expect(moment).toMatch(sourced)
    // What is well founded needs no mark.
    const today = new Date().toISOString().slice(0, 10)
    const coming = deadlinesOn(today).filter(({ daysLeft }) => daysLeft >= 0)
    const unsure = coming.filter(
      ({ market, milestone }) => evidenceOf(market.requirements, milestone).confidence !== 'high',
    )
    expect(moments.filter((moment) => / confidence/.test(moment))).toHaveLength(unsure.length)
    await panel().getByRole('tab', { name: 'Compliance' }).click()
    const laws = await panel().getByRole('table', { name: 'Compliance' }).getByRole('row').allTextContents()
    expect(laws).toHaveLength(globalRequirements.length + 1)
    for (const law of laws.slice(1)) expect(law).toMatch(sourced)
    expect(laws.some((law) => law.includes('Low confidence'))).toBe(true)
  })

  it('groups what is to do first into immediate, medium-term and long-term [S1-2.4-12, S3-2.6-13]', async () => {
    const priorities = page.getByRole('region', { name: 'Implementation Priorities' })
    await priorities.getByRole('heading', { level: 2, name: 'Implementation Priorities' }).waitFor()
    await priorities.getByText('None of your devices is affected.').first().waitFor()
    expect(await priorities.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Immediate',
      'Medium-term',
      'Long-term',
    ])
  })

  it('lists the standards of ISO and GS1, and the frameworks of regulators [S1-2.4-13, S3-2.6-14]', async () => {
    expect(await standards().getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'ISO',
      'GS1',
      'Regulatory frameworks',
    ])
    for (const name of ['ISO 13485', 'GS1 General Specifications', 'IMDRF'])
      await standards().getByText(name).first().waitFor()
  })

  it('opens the guide [S1-2.4-14, S3-2.6-15]', async () => {
    await standards().getByRole('button', { name: 'View Implementation Guide' }).click()
    const guide = page.getByRole('dialog', { name: 'Implementation Guide' })
    await guide.getByRole('listitem').first().waitFor()
    expect(await guide.getByRole('listitem').count()).toBe(guideSteps.length)
    await page.keyboard.press('Escape')
  })

  it('gives the checklist as a file to print, as a workbook and as CSV [S1-2.4-15, S3-2.6-16]', async () => {
    await standards().getByRole('button', { name: 'Download UDI Checklist' }).click()
    const dialog = page.getByRole('dialog', { name: 'UDI checklist' })
    for (const format of ['PDF, to print', 'Excel workbook', 'CSV']) {
      await dialog.getByText(format).click()
      const downloading = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Download' }).click()
      const file = await downloading
      expect(file.suggestedFilename()).toMatch(/^udi-checklist-[\d-]{10}\.(pdf|xlsx|csv)$/)
      if (format === 'CSV') expect(await textOf(file)).toContain('EUDAMED')
    }
  })

  it('counts each state on its own card, and tells by how many per cent it differs from the period before [S1-2.4-05, S1-2.4-06, S1-2.4-07, S1-2.4-08, S1-2.4-10]', async () => {
    await page.route('**/api/submissions/stats*', async (route) => {
      const response = await route.fetch()
      const stats = (await response.json()) as SubmissionStats
      const current = { total: 12, pending: 5, approved: 4, rejected: 3 }
      const previous = { total: 8, pending: 10, approved: 4, rejected: 0 }
      await route.fulfill({ response, json: { ...stats, current, previous, ever: 20 } })
    })
    await open('/')
    await cards().getByText('8 in the 30 days before').waitFor()
    expect(await textsOf(cards())).toEqual([
      ...['UDI Countries', String(globalRequirements.length), 'none with submissions'],
      ...['Total Submissions', '12', 'up 50%', '8 in the 30 days before'],
      ...['Pending', '5', 'down 50%', '10 in the 30 days before'],
      ...['Approved', '4', 'no change', '4 in the 30 days before'],
      ...['Rejected', '3', 'new', '0 in the 30 days before'],
    ])
    await page.unroute('**/api/submissions/stats*')
  })

  it('compares countries in a drawing and a table, with failed submissions and the trend [S3-2.6-17]', async () => {
    const none = { total: 0, pending: 0, approved: 0, rejected: 0, failed: 0 }
    const byCountry = [
      {
        country: 'EU',
        current: { ...none, total: 6, pending: 2, failed: 1 },
        previous: { ...none, total: 4 },
      },
      { country: 'TR', current: { ...none, total: 3, rejected: 3 }, previous: { ...none, total: 6 } },
    ]
    await page.route('**/api/submissions/stats*', async (route) => {
      const response = await route.fetch()
      const stats = (await response.json()) as SubmissionStats
      const current = { ...none, total: 9, pending: 2, rejected: 3, failed: 1 }
      await route.fulfill({ response, json: { ...stats, current, byCountry, ever: 19 } })
    })
    await open('/')
    const card = page.getByRole('region', { name: 'Submissions by country' })
    await card
      .getByRole('img', { name: 'Submissions by country and status' })
      .locator('svg')
      .first()
      .waitFor()
    const rows = (await card.getByRole('row').allInnerTexts()).map((row) => row.split(/\s+/).join(' '))
    expect(rows).toEqual([
      'Country Total Pending Approved Rejected Failed Trend',
      'European Union 6 2 0 0 1 up 50%',
      'Türkiye 3 0 0 3 0 down 50%',
    ])
    await page.getByText('1 failed validation').waitFor()
    await page.unroute('**/api/submissions/stats*')
  })

  let other: Page

  it('shows a toast for five seconds [S1-9-10]', async () => {
    // A page of its own, whose clock may stand still.
    other = await visit.browser.newPage()
    await signInBrowser(other, visit.hub.address, visit.person)
    await other.clock.install()
    await other.goto(visit.hub.address)
    await other.getByRole('button', { name: 'Download UDI Checklist' }).click()
    const button = other.getByRole('button', { name: 'Download', exact: true })
    await button.waitFor()
    await other.clock.pauseAt(new Date(Date.now() + 60_000))
    await button.click()
    const toast = other.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await toast.waitFor()
    await other.clock.runFor(4_900)
    expect(await toast.getAttribute('data-state')).toBe('open')
    await other.clock.runFor(200)
    await toast.waitFor({ state: 'detached' })
  })

  it('asks every 24 hours what is new from regulators [S3-7-31, S3-9-03]', async () => {
    const asked: string[] = []
    other.on('request', (request) => {
      if (request.url().endsWith('/real-time')) asked.push(request.url())
    })
    // It was asked when the page was loaded, a minute ago.
    await other.clock.fastForward(86_400_000 - 300_000)
    expect(asked).toHaveLength(0)
    await other.clock.fastForward(300_000)
    await expect.poll(() => asked.length).toBe(1)
    await other.close()
  })

  it('counts the submissions there really are [S3-1-07]', async () => {
    const device = { deviceName: 'Counted pump', riskClass: 'class-i', intendedUse: 'To be counted' }
    const { id: masterDiId } = await visit.person.createMaster()
    await visit.person.send('POST', '/api/submissions', { ...device, masterDiId, targetCountries: ['EU'] })
    await open('/')
    await expect.poll(() => cards().textContent()).toMatch(/Total Submissions1\D.*Rejected0/)
  })

  it('shows one toast at a time, which F8 reaches and a swipe of 50 px closes [S1-9-08, S1-9-11, S1-9-12]', async () => {
    await page.getByRole('button', { name: 'Download UDI Checklist' }).click()
    const again = page.getByRole('button', { name: 'Download', exact: true })
    const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await again.click()
    await toasts.waitFor()
    // Messages stay while the pointer is over them: a busy machine may take longer than their five seconds.
    await toasts.hover()
    const former = await toasts.elementHandle()
    await again.dispatchEvent('click')
    // The next message takes the place of the one before.
    await former?.waitForElementState('hidden')
    expect(await toasts.count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // Esc closed the dialog, not the message beside it.
    expect(await toasts.evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))).toEqual([
      'open',
    ])
    await page.keyboard.press('F8')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label')),
    ).toMatch(/^Notifications/)
    const swipe = async (distance: number) => {
      const box = await toasts.first().boundingBox()
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance / 2, y)
      await page.mouse.move(x + distance, y)
      await page.mouse.up()
    }
    await swipe(45)
    expect(await toasts.first().getAttribute('data-swipe')).toBe('cancel')
    expect(await toasts.first().getAttribute('data-state')).toBe('open')
    await swipe(60)
    await toasts.first().waitFor({ state: 'detached' })
  })
})
