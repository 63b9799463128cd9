import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleNames } from '#core/lifecycle/permissions.ts'
import { chromiumPath } from './browser.ts'
import { goToScreen } from './go.ts'
import { register, signInBrowser, startVisit, type Visit } from './person.ts'

/** The words of its address that the screen knows; it drops others, and values it cannot show. */
const readOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { state } = (self as unknown as { __TSR_ROUTER__: OpenRouter }).__TSR_ROUTER__
    return Object.keys(state.matches.at(-1)?._strictSearch ?? {})
  })

interface OpenRouter {
  readonly state: { readonly matches: readonly { readonly _strictSearch: object }[] }
}

/** The user guide (specification, document 3 section 2.17). */
describe.skipIf(!chromiumPath)('the guide', () => {
  let visit: Visit
  let page: Page
  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
  })
  afterAll(() => visit?.end())

  const textOf = (name: string) => page.getByRole('region', { name }).textContent()

  it('has an address and four tabs [S1-2.1-30, S3-2.1-20, S3-2.17-01]', async () => {
    await page.goto(`${visit.hub.address}/help`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Getting Started',
      'Workflows',
      'Features Guide',
      'FAQ',
    ])
  })

  it('says what each role may do [S3-2.17-05]', async () => {
    const roles = await textOf('Who may do what')
    for (const words of [
      'Quality Manager: view records and submissions; approve or reject changes; export data.',
      ...Object.values(roleNames).map((name) => `${name}:`),
    ]) {
      expect(roles).toContain(words)
    }
  })

  it('says who approves, and what the four decisions are [S3-2.17-06, S3-2.17-07, S3-OPEN-32]', async () => {
    const approval = await textOf('How approval works')
    for (const words of [
      'regulatory officers',
      'quality managers',
      'approve',
      'reject',
      'request changes',
      'escalate',
      'technical reviewers and administrators',
      'only administrators may decide on what they asked for themselves',
      'nobody decides on what they asked for or wrote part of',
    ]) {
      expect(approval).toContain(words)
    }
  })

  it('names the four types of operators [S3-2.17-08]', async () => {
    const operators = await textOf('Economic operators')
    for (const type of ['Manufacturer', 'Authorized Representative', 'Importer', 'Distributor']) {
      expect(operators).toContain(`“${type}”`)
    }
  })

  it('leads through four workflows, whose steps are marked in this browser alone [S3-2.17-02, S3-2.17-03, S3-2.17-04, S3-4-37, S3-OPEN-33]', async () => {
    await page.getByRole('tab', { name: 'Workflows' }).click()
    const cards = page.getByRole('tabpanel').getByRole('region')
    await cards.first().waitFor()
    const seen = await cards.evaluateAll((all) =>
      all.map((card) => /(\d+-\d+) minutes(Beginner|Intermediate|Advanced)/.exec(card.textContent)?.slice(1)),
    )
    expect(seen).toEqual([
      ['15-20', 'Beginner'],
      ['10-15', 'Beginner'],
      ['20-30', 'Advanced'],
      ['10-15', 'Intermediate'],
    ])
    const first = cards.first()
    for (const name of ['Create the master record', 'Choose its markets', 'Fill in what is missing']) {
      await first.getByRole('button', { name: `Mark as done: ${name}` }).click()
      await first.getByRole('button', { name: `Done: ${name}` }).waitFor()
    }
    await first.getByText('Completed', { exact: true }).waitFor()
    await cards
      .nth(1)
      .getByRole('button', { name: /^Mark as done/ })
      .first()
      .click()
    await page.reload()
    await first.getByText('Completed', { exact: true }).waitFor()
    await cards.nth(1).getByText('1 of 3 done').waitFor()
    await first.getByRole('button', { name: 'Done: Fill in what is missing' }).click()
    await first.getByText('2 of 3 done').waitFor()
  })

  it('is searched as a whole, and every step leads to a screen that is there', async () => {
    const box = page.getByLabel('Search the guide')
    await box.fill('gmn eudamed accepts')
    await page.getByRole('region', { name: 'Why are there two Basic UDI-DIs?' }).waitFor()
    await page
      .getByRole('status')
      .getByText(/^\d+ topics? found$/)
      .waitFor()
    await box.fill('quantum flux')
    await page.getByText('No topic matches your search').waitFor()
    await page.getByRole('status').getByText('No topic found').waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).last().click()
    const places = new Set<string>()
    for (const tab of ['Getting Started', 'Workflows', 'Features Guide', 'FAQ']) {
      await page.getByRole('tab', { name: tab }).click()
      const links = page.getByRole('tabpanel').getByRole('link')
      await links.first().waitFor()
      for (const link of await links.all()) places.add((await link.getAttribute('href')) ?? '')
    }
    expect(places.size).toBeGreaterThan(15)
    for (const place of places) {
      // In between, as some links differ only in their tab.
      await goToScreen(page, '/nowhere')
      await goToScreen(page, place)
      expect(await page.getByText('404 Page Not Found').count()).toBe(0)
      expect(await readOf(page), place).toEqual([...new URL(place, visit.hub.address).searchParams.keys()])
    }
  })

  it('opens each step in the state it needs, and draws what it is done with', async () => {
    const { id } = await visit.person.createMaster()
    await page.goto(`${visit.hub.address}/help?tab=workflows`)
    const opener = (step: string) => page.getByRole('link', { name: `Open the screen: ${step}` })
    const steps = page.getByRole('tabpanel').getByRole('listitem')
    await page.locator(`a[href="/readiness?record=${id}&market=EU"]`).waitFor()
    expect(await page.getByRole('tabpanel').getByRole('img').count()).toBe(await steps.count())
    const opened = async (step: string) => {
      await goToScreen(page, '/nowhere')
      await goToScreen(page, '/help?tab=workflows')
      await opener(step).click()
    }
    await opened('Fill in what is missing')
    await page.getByRole('dialog', { name: /Device 1/ }).waitFor()
    await opened('Choose its markets')
    await page.locator('[data-field=targetCountries] :focus').waitFor()
    await opened('Check before you import')
    expect(await page.getByRole('checkbox', { name: /Check the file/ }).isChecked()).toBe(true)
    await opened('Open your requests')
    await page.getByText('No requests assigned to you are waiting for a decision.').waitFor()
  })

  it('leads nobody to a screen that is not for them', async () => {
    const links = () => page.getByRole('region', { name: 'Two working modes' }).getByRole('link')
    await page.goto(`${visit.hub.address}/help`)
    await links().waitFor()
    const context = await visit.browser.newContext()
    const other = await context.newPage()
    await signInBrowser(other, visit.hub.address, await register(visit.hub.address, 'ben'))
    await other.goto(`${visit.hub.address}/help`)
    const way = other.getByRole('region', { name: 'Two working modes' })
    await way.waitFor()
    expect(await way.getByRole('link').count()).toBe(0)
    await other.getByRole('link', { name: 'Open the screen: Economic operators' }).waitFor()
    await context.close()
  })
})
