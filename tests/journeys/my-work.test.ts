import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMarket } from '#core/code-lists/markets.ts'
import type { MyWork, WorkLine } from '#core/contract/my-work.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { euSubmissionInput, uniqueGtin } from '#tests/factories.ts'
import { chromiumPath } from './browser.ts'
import { type KnownPerson, register, startVisit, type Visit } from './person.ts'

/** What waits for a person: on the dashboard, on a page of its own, and in the list behind each line. */
describe.skipIf(!chromiumPath)('my work', () => {
  let visit: Visit
  let page: Page
  let ben: KnownPerson

  beforeAll(async () => {
    visit = await startVisit('ada')
    page = visit.page
    ben = await register(visit.hub.address, 'ben')
  })
  afterAll(() => visit?.end())

  const card = () => page.getByRole('region', { name: 'My Work' })
  const open = async (path: string) => {
    await page.goto(visit.hub.address + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

  it('says so when nothing waits, and names the first steps until each is done', async () => {
    await open('/')
    await card().getByText('Nothing is waiting for you').waitFor()
    const steps = page.getByRole('region', { name: 'First steps' })
    await steps.getByText('Choose the working mode').waitFor()
    await visit.person.createMaster({ targetCountries: ['JP'] })
    await page.reload()
    await steps.getByText('1 device is in the hub.').waitFor()
  })

  it('leads from each line to the list of exactly these', async () => {
    const udiDi = uniqueGtin()
    for (const [n, marketAvailability] of [
      [1, []],
      [2, undefined],
    ] as const) {
      const { id } = await visit.person.createMaster({ udiDi: n === 1 ? udiDi : uniqueGtin() })
      const values = { ...(n === 1 && { udiDi }), ...(marketAvailability && { marketAvailability }) }
      const body = { ...euSubmissionInput(values), masterDiId: id, deviceName: `Scissors ${n}` }
      await visit.person.send<Submission>('POST', '/api/submissions', body)
    }
    const record = await ben.createMaster({ targetCountries: ['JP'] })
    const me = await visit.person.send<{ id: number }>('GET', '/api/auth/me')
    await ben.send('PUT', `/api/master-di/${record.id}/request-delete`, {
      ...{ changeReason: 'Made twice', assignedTo: me.id, dueDate: '2999-12-31' },
    })

    const { lines } = await visit.person.send<MyWork>('GET', '/api/my-work')
    expect(lines.map(({ kind, country }) => `${kind} ${country}`)).toEqual([
      ...['decide null', 'fill-in EU', 'begin JP', 'validate EU'],
      'updates-unassessed null',
      ...lines.filter(({ kind }) => kind === 'news').map(() => 'news null'),
    ])
    for (const line of lines) {
      await open('/my-work')
      await linkOf(line).click()
      await page.getByText(shownBy(line), { exact: true }).first().waitFor()
    }
  })

  it('moves a device on as it is filled in', async () => {
    await open('/')
    await card().getByRole('link', { name: '1 with gaps' }).click()
    await page
      .getByRole('button', { name: /European Union/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    const [gap] = await visit.person.send<Submission[]>('GET', '/api/submissions?search=Scissors%201')
    await visit.person.send('PUT', `/api/submissions/${gap?.id}`, {
      marketAvailability: [{ country: 'DE', firstPlaced: true }],
    })
    await open('/')
    await card().getByRole('link', { name: '2 to validate' }).waitFor()
    expect(
      await card()
        .getByRole('link', { name: /with gaps/ })
        .count(),
    ).toBe(0)
  })

  it('is done for all of a line at once', async () => {
    await card().getByRole('link', { name: '2 to validate' }).click()
    await page.getByText('2 devices', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await page.getByRole('button', { name: 'Validate (2)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Validate 2 submissions' })
    await dialog.getByText('2 submissions validated: 2 without errors, 0 with errors.').waitFor()
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await open('/submissions')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await page.getByRole('button', { name: 'Create EU files (2)' }).click()
    await page.waitForURL(/\/export\?package=/)
    await open('/my-work')
    await page.getByRole('link', { name: '2 with a file, not marked as sent' }).waitFor()
  })

  const wordsOf = {
    decide: /waiting for your decision/,
    'updates-unassessed': /not assessed/,
    news: /unread/,
  }

  function linkOf({ kind, country, count }: WorkLine) {
    if (country === null) return page.getByRole('link', { name: wordsOf[kind as keyof typeof wordsOf] })
    const list = page.getByRole('list', { name: findMarket(country)?.country ?? '' })
    const words = { begin: 'without a submission', 'fill-in': 'with gaps', validate: 'to validate' }
    return list.getByRole('link', { name: `${count} ${words[kind as keyof typeof words]}` })
  }

  function shownBy({ kind, country, count }: WorkLine): string {
    const noun = country !== null ? 'device' : kind === 'decide' ? 'request' : 'update'
    return `${count} ${noun}${count === 1 ? '' : 's'}`
  }
})
