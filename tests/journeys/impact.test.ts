import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Assessment } from '#core/contract/assessments.ts'
import type { AuditEntry } from '#core/contract/audit.ts'
import type { Job } from '#core/contract/imports.ts'
import type { Feed } from '#core/contract/intelligence-feeds.ts'
import type { MyWork } from '#core/contract/my-work.ts'
import type { RegulatoryUpdate } from '#core/contract/regulatory-updates.ts'
import type { Task } from '#core/contract/tasks.ts'
import { chromiumPath } from './browser.ts'
import { type Hand, mouse } from './hands.ts'
import { type KnownPerson, register, signInBrowser, startVisit, type Visit } from './person.ts'

/** From an update that touches 40 of 300 devices to tasks that are done (decision D141). */

const titles = [
  'Recast label duty for devices of class IIb under the MDR',
  'Notice on class III under the AIMDD',
]

/** 300 devices: 40 in the EU of class IIb, and all kinds of others. */
const kinds: readonly (readonly [count: number, countries: string, riskClass: string])[] = [
  [30, 'EU', 'class-iib'],
  [10, 'EU;CN', 'class-iib'],
  [60, 'EU', 'class-i'],
  [50, 'EU;US', 'class-iii'],
  [50, 'US;CN', 'class-iib'],
  [60, 'EU', 'class-b'],
  [40, 'CN', 'class-ii'],
]
const portfolio = kinds.flatMap(([count, countries, riskClass], kind) =>
  Array.from(
    { length: count },
    (_, at) => `P-${kind}-${at},Device ${kind} ${at},Example,${countries},${riskClass}`,
  ),
)

describe.skipIf(!chromiumPath)('the impact of an update', () => {
  let visit: Visit
  let page: Page
  let ben: KnownPerson
  let bens: Page
  let ada: KnownPerson
  let hand: Hand
  let bensHand: Hand
  const service = createServer((_, response) =>
    response.end(
      `<rss version="2.0"><channel>${titles
        .map(
          (title) =>
            `<item><title>${title}</title><guid>${title}</guid><link>https://example.org/1</link><description>Obligations change.</description><pubDate>Mon, 23 Nov 2026 10:00:00 GMT</pubDate></item>`,
        )
        .join('')}</channel></rss>`,
    ),
  )

  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    visit = await startVisit('ada', { HUB_ALLOW_PRIVATE_ADDRESSES: 'true' })
    page = visit.page
    ada = visit.person
    ben = await register(visit.hub.address, 'ben')
    bens = await visit.browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await signInBrowser(bens, visit.hub.address, ben)
    hand = mouse(page)
    bensHand = mouse(bens)
    const file = ['deviceNumber,deviceName,manufacturerName,targetCountries,riskClass', ...portfolio].join(
      '\n',
    )
    const form = new FormData()
    form.append('file', new Blob([file], { type: 'text/csv' }), 'devices.csv')
    const headers = { authorization: `Bearer ${ada.token}` }
    const at = `${visit.hub.address}/api/master-di/bulk-upload`
    const { jobId } = (await (await fetch(at, { method: 'POST', headers, body: form })).json()) as {
      jobId: number
    }
    await vi.waitUntil(
      async () => (await ada.send<Job>('GET', `/api/jobs/${jobId}`)).status === 'done',
      30_000,
    )
    const feeds = '/api/regulatory-intelligence/feeds'
    for (const { id } of await ada.send<Feed[]>('GET', feeds))
      await ada.send('PUT', `${feeds}/${id}`, { enabled: false })
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/feed`
    await ada.send('POST', feeds, { name: 'Commission', url, format: 'rss', country: 'EU' })
    await ada.send('POST', '/api/regulatory-intelligence/refresh')
    await vi.waitUntil(async () => (await found(titles[0] ?? '')).length === 1, 20_000)
  })
  afterAll(async () => {
    service.closeAllConnections()
    service.close()
    await visit?.end()
  })

  const found = (title: string) =>
    ada.send<RegulatoryUpdate[]>(
      'GET',
      `/api/regulatory-intelligence/updates?search=${encodeURIComponent(title)}`,
    )
  const open = async (on: Page, path: string) => {
    await on.goto(visit.hub.address + path)
    await on.getByRole('heading', { level: 1 }).waitFor()
  }
  const cardOf = (title: string): Locator =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  /** Each line counts what its list has. */
  const workOf = async (person: KnownPerson) => {
    const { lines } = await person.send<MyWork>('GET', '/api/my-work')
    for (const { kind, list, count } of lines) {
      const answer = await fetch(`${visit.hub.address}${list}&limit=1`, {
        headers: { authorization: `Bearer ${person.token}` },
      })
      expect(Number(answer.headers.get('x-total-count')), kind).toBe(count)
    }
    return Object.fromEntries(lines.map(({ kind, count }) => [kind, count]))
  }
  const assessmentsOf = (query: string) => ada.send<Assessment[]>('GET', `/api/impact-assessments?${query}`)
  let assessment: Assessment

  it('is said on its card, with the list of exactly these devices and why', async () => {
    expect(portfolio).toHaveLength(300)
    await open(page, '/regulatory-intelligence?search=MDR')
    const card = cardOf(titles[0] ?? '')
    await hand.click(card.getByRole('link', { name: 'Affects 40 of 300 devices' }))
    await page.getByText('40 devices', { exact: true }).waitFor()
    await page.getByText('Found in the text: MDR: “MDR”; class IIb: “class IIb”').waitFor()
    const rows = page.getByRole('row').filter({ hasText: 'P-' })
    expect(await rows.first().textContent()).toContain(
      'EU market, class IIb, MDR by its class, no registration known in EU',
    )
    expect((await rows.allTextContents()).every((row) => /P-[01]-/.test(row))).toBe(true)
    expect(hand.clicks).toBe(1)
    await open(page, '/regulatory-intelligence?search=AIMDD')
    await cardOf(titles[1] ?? '')
      .getByText('Affects none of your devices')
      .waitFor()
    await cardOf(titles[1] ?? '')
      .getByText('None of your devices in EU is under AIMDD', { exact: false })
      .waitFor()
  })

  it('is assessed by a second person, who is told', async () => {
    const before = await workOf(ada)
    expect(before['updates-unassessed']).toBeGreaterThan(0)
    await open(page, '/regulatory-intelligence?search=MDR&affects=true')
    hand.clicks = 0
    await hand.click(page.getByRole('button', { name: `Assess Impact: ${titles[0]}` }))
    const dialog = page.getByRole('dialog')
    const me = await ben.send<{ id: number; firstName: string; lastName: string }>('GET', '/api/auth/me')
    await hand.click(dialog.getByLabel('Assigned To'))
    await hand.click(page.getByRole('option', { name: `${me.firstName} ${me.lastName}` }).last())
    await dialog.getByLabel('Due Date').fill('2999-12-31')
    await hand.click(dialog.getByRole('button', { name: 'Create Assessment' }))
    await page.waitForURL(/\/impact-assessments\/\d+/)
    expect(hand.clicks).toBe(4)
    await page.getByRole('heading', { level: 1, name: titles[0] }).waitFor()
    ;[assessment] = (await assessmentsOf('')) as [Assessment]
    expect(assessment.assigneeId).toBe(me.id)
    // What affects devices and nobody assesses is one less.
    expect((await workOf(ada))['updates-unassessed'] ?? 0).toBe((before['updates-unassessed'] ?? 0) - 1)
    expect((await workOf(ben)).assessments).toBe(1)

    await open(bens, '/my-work')
    await bensHand.click(bens.getByRole('link', { name: '1 impact assessment assigned to you' }))
    await bensHand.click(bens.getByRole('link', { name: titles[0] ?? '', exact: true }))
    await bens.getByText('Affects 40 of 300 devices').waitFor()
    const { items } = await ben.send<{ items: { title: string; link: string }[] }>(
      'GET',
      '/api/notifications',
    )
    expect(items[0]).toMatchObject({
      title: 'An impact assessment was assigned to you',
      link: `/impact-assessments/${assessment.id}`,
    })
  })

  it('becomes tasks for two people, and is completed with the devices of that day', async () => {
    const people = await ada.send<{ id: number; name: string }[]>('GET', '/api/tasks/people')
    await bensHand.choose(bens.getByRole('combobox', { name: 'Outcome' }), 'Action Required')
    await bens.getByLabel('Rationale').fill('The label names the class from now on.')
    await bensHand.click(bens.getByRole('button', { name: 'Complete Assessment' }))
    await bens.getByText('Action is required: add a task for it first').first().waitFor()
    const subject = { type: 'assessment', id: assessment.id }
    for (const { id } of people)
      await ben.send('POST', '/api/tasks', { kind: 'task', title: `Label ${id}`, subject, ownerId: id })
    await bens.reload()
    for (const { id } of people)
      await bensHand.click(bens.getByRole('checkbox', { name: `Mark “Label ${id}” as done` }))
    await bens
      .getByRole('checkbox', { name: /Reopen/ })
      .nth(1)
      .waitFor()
    const done = await ben.send<Task[]>('GET', `/api/tasks?assessmentId=${assessment.id}`)
    expect(done.map(({ status, ownerId }) => [status, ownerId])).toEqual(people.map(({ id }) => ['done', id]))
    await bensHand.choose(bens.getByRole('combobox', { name: 'Outcome' }), 'Action Required')
    await bens.getByLabel('Rationale').fill('The label names the class from now on.')
    await bensHand.click(bens.getByRole('button', { name: 'Complete Assessment' }))
    await bens.getByText(/when Ada Lindgren completed the assessment: 40 of 300 devices/).waitFor()
    expect((await workOf(ben)).assessments).toBeUndefined()

    // One device leaves: the update affects 39 from now on, the assessment keeps its 40.
    const [gone] = await ada.send<{ id: number }[]>('GET', '/api/master-di?search=P-0-0&limit=1')
    await ada.send('PUT', `/api/master-di/${gone?.id}/soft-delete`, { reason: 'Not made any more' })
    expect((await found(titles[0] ?? ''))[0]?.affected).toMatchObject({ devices: 39, of: 299 })
    expect(
      (await ada.send<unknown[]>('GET', `/api/impact-assessments/${assessment.id}/devices`)).length,
    ).toBe(40)
    await open(page, '/regulatory-intelligence?search=MDR')
    await cardOf(titles[0] ?? '')
      .getByRole('link', { name: 'Assessment: Action Required' })
      .waitFor()
  })

  it('is told by the trail from beginning to end', async () => {
    const trail = await ada.send<AuditEntry[]>(
      'GET',
      `/api/audit-trail?assessment=${assessment.id}&sort=timestamp`,
    )
    expect(trail.map(({ entityType, action }) => `${entityType} ${action}`)).toEqual([
      'assessment created',
      ...['task created', 'task created', 'task updated', 'task updated'],
      'assessment completed',
    ])
    expect(new Set(trail.map(({ changesData }) => changesData?.deviceName))).toContain(titles[0])
    const history = bens.getByRole('region', { name: 'History' })
    await history.getByText('40 of 300').waitFor()
  })

  it('of one that is not relevant says why', async () => {
    const [update] = await found(titles[1] ?? '')
    const { id } = await ada.send<Assessment>('POST', '/api/impact-assessments', { updateId: update?.id })
    await open(page, `/impact-assessments/${id}`)
    await hand.choose(page.getByRole('combobox', { name: 'Outcome' }), 'Not Relevant')
    await page.getByRole('button', { name: 'Complete Assessment' }).click()
    await page.getByText('Say why the update is not relevant').first().waitFor()
    await page.getByLabel('Rationale').fill('We have no active implants.')
    await page.getByRole('button', { name: 'Complete Assessment' }).click()
    await page.getByText('We have no active implants.').first().waitFor()
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
    await open(page, '/impact-assessments?state=completed')
    await page.getByText('2 assessments', { exact: true }).waitFor()
  })
})
