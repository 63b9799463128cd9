import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Alert, intelligenceApi, type UpdateQuery } from '#core/contract/intelligence.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { webhooksApi } from '#core/contract/webhooks.ts'
import { datedFactsOn } from '#core/intelligence/dated-facts.ts'
import { createMaster, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { keepBuiltIn } from './built-in.ts'
import { refreshWhenDue, startRefresh } from './refresh-service.ts'

/** Updates, alerts and figures as each person sees them (specification, document 3 sections 2.10 and 7; D25). */

const datedFacts = datedFactsOn('2026-11-23')

let hub: TestApp
let ada: Person
let news: string[] = []
const service = createServer((_, response) =>
  response.end(
    `<rss version="2.0"><channel>${news.map((title) => `<item><title>${title}</title><guid>${title}</guid></item>`).join('')}</channel></rss>`,
  ),
)
beforeAll(async () => {
  hub = await startTestApp()
  await keepBuiltIn(hub.hub)
  ada = await person(hub)
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  // Nobody asks regulators from here.
  await hub.hub.db.updateTable('feeds').set({ enabled: false }).execute()
  const admin = await person(hub, ['admin'])
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/feed`
  await admin.api.call(intelligenceApi.addFeed, {
    body: { name: 'Regulator', url, format: 'rss', country: 'JP' },
  })
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await hub.close()
})

async function arrive(...titles: string[]): Promise<void> {
  news = titles
  await startRefresh(hub.hub, null)
  await hub.hub.jobs.idle()
}
const list = (who: Person, query: Partial<UpdateQuery> | Record<string, unknown> = {}) =>
  who.api.call(intelligenceApi.updates, { query: query as never })
const alertsOf = async (who: Person) => (await who.api.call(intelligenceApi.alerts)).body

describe('updates', () => {
  it('are there before any feed was asked, each with all that is specified, and stay when they are brought in again [S3-1-08, S3-3-48, S3-2.10-04, S3-7-27]', async () => {
    await keepBuiltIn(hub.hub)
    const { body, total } = await list(ada, { limit: 1000 })
    expect(total).toBe(datedFacts.length)
    expect(body).toHaveLength(datedFacts.length)
    const [first] = (await list(ada, { search: 'SIUD', country: 'BR', priority: 'high', limit: 1 })).body
    expect(Object.keys(first ?? {}).sort()).toEqual(
      'affected assessment category confirmedOn country id impact isRead kind priority publishedDate scope source summary tags title url'.split(
        ' ',
      ),
    )
    const dates = body.map(({ publishedDate }) => publishedDate)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('are filtered by country, category, priority and text [S3-2.10-06, S3-2.10-07, S3-2.10-08, S3-2.10-09, S3-7-25]', async () => {
    const all = (await list(ada)).body
    const { body: british } = await list(ada, { country: 'UK' })
    expect(british.length).toBeGreaterThan(0)
    expect(british).toEqual(all.filter(({ country }) => country === 'GB'))
    expect((await list(ada, { category: ['Registration', 'Post-Market'] })).body).toEqual(
      all.filter(({ category }) => category === 'Registration' || category === 'Post-Market'),
    )
    expect((await list(ada, { priority: 'low' })).body).toEqual(
      all.filter(({ priority }) => priority === 'low'),
    )
    expect(
      (await list(ada, { search: 'swissDAMED takes data', country: 'CH', priority: 'medium' })).body,
    ).toMatchObject([{ title: 'swissdamed takes data from machine to machine' }])
  })

  it('are not narrowed by what says all or nothing, and refused by what is unknown [S3-7-26]', async () => {
    const all = (await list(ada)).body
    for (const query of [{ country: 'all' }, { category: '' }, { priority: 'all', country: '' }])
      expect((await list(ada, query)).total).toBe(all.length)
    const refused = await list(ada, {
      country: 'Atlantis',
      category: 'News',
      priority: 'urgent',
      colour: 'red',
    })
    expect(refused.problem.issues?.map(({ path }) => path.split('.')[0]).sort()).toEqual([
      'category',
      'colour',
      'country',
      'priority',
    ])
  })

  it('are read by the person who reads them, and by nobody else [S3-2.10-11, S3-4-11, S3-7-33, S3-6-30]', async () => {
    const bob = await person(hub)
    const [first] = (await list(bob)).body
    const id = first?.id ?? 0
    expect(first?.isRead).toBe(false)
    expect((await bob.api.call(intelligenceApi.read, { id })).body).toMatchObject({ id, isRead: true })
    expect((await bob.api.call(intelligenceApi.read, { id })).body.isRead).toBe(true)
    const { total } = await list(bob)
    expect((await list(bob, { unread: 'true' })).total).toBe(total - 1)
    expect((await list(ada, { unread: 'true' })).total).toBe(total)
    expect((await bob.api.call(intelligenceApi.analytics)).body.unreadCount).toBe(total - 1)
    expect((await bob.api.call(intelligenceApi.readAll)).body).toEqual({ marked: total - 1 })
    expect((await list(bob, { unread: 'true' })).body).toEqual([])
    expect((await bob.api.post('/api/regulatory-intelligence/updates/2000000000/read')).status).toBe(404)
  })

  it('of the hub become what it knows now: corrected words replace the old, and what it does not know any more goes', async () => {
    const { db } = hub.hub
    const [one, other] = (await list(ada, { country: 'CH', limit: 2 })).body
    await db
      .updateTable('updates')
      .set({ title: 'Old words', priority: 'low', kind: 'publication' })
      .where('id', '=', one?.id ?? 0)
      .execute()
    await db
      .updateTable('updates')
      .set({ guid: 'milestone:CH:wrong' })
      .where('id', '=', other?.id ?? 0)
      .execute()
    await ada.api.call(intelligenceApi.read, { id: other?.id ?? 0 })
    await keepBuiltIn(hub.hub)
    const { body, total } = await list(ada, { country: 'CH', limit: 100 })
    expect(total).toBe(datedFacts.filter(({ country }) => country === 'CH').length)
    expect(body.find(({ id }) => id === one?.id)).toEqual(one)
    expect(body.some(({ id }) => id === other?.id)).toBe(false)
  })

  it('are taken out as CSV', async () => {
    const { text } = await ada.api.get(
      '/api/regulatory-intelligence/updates/export?country=BR&sort=publishedDate',
    )
    expect(text.split('\r\n')[0]).toContain('Published,Confirmed on,Priority,Country,Category,Title')
    expect(text).toContain('RDC 591/2021')
  })

  it('are counted, all of them, those unread and those of high priority [S3-1-10, S3-2.10-13, S3-2.10-14, S3-2.10-15, S3-7-28]', async () => {
    const all = (await list(ada)).body
    const { body } = await ada.api.call(intelligenceApi.analytics)
    expect(body.totalUpdates).toBe(all.length)
    expect(body.highPriorityCount).toBe(all.filter(({ priority }) => priority === 'high').length)
    expect(body.unreadCount).toBe(all.filter(({ isRead }) => !isRead).length)
  })

  it('are counted year by year, where they were published [S3-2.10-16]', async () => {
    const all = (await list(ada)).body
    const { body } = await ada.api.call(intelligenceApi.analytics)
    const published = all.filter(({ kind }) => kind === 'publication')
    const of2025 = published.filter(({ publishedDate }) => publishedDate.startsWith('2025'))
    const inMonths = Object.values(body.yearlyBreakdown).reduce((sum, { total }) => sum + total, 0)
    expect(inMonths).toBe(published.length)
    expect(published.length).toBeLessThan(all.length)
    expect(body.yearlyBreakdown['2025']?.total).toBe(of2025.length)
    expect(of2025.length).toBeGreaterThan(0)
  })

  it('are news to a person once, and nothing is news to who asks for the first time [S3-7-30, S3-1-11]', async () => {
    const [bob, eve] = [await person(hub), await person(hub)]
    const ask = async (who: Person) =>
      (await who.api.call(intelligenceApi.realTime)).body.map(({ title }) => title)
    expect(await ask(bob)).toEqual([])
    await arrive('Early bird', 'Second')
    expect(await ask(eve)).toEqual([])
    expect((await ask(bob)).sort()).toEqual(['Early bird', 'Second'])
    expect(await ask(bob)).toEqual([])
    await arrive('Early bird', 'Second', 'Third')
    expect([await ask(bob), await ask(eve)]).toEqual([['Third'], ['Third']])
  })
})

describe('alerts', () => {
  let bob: Person
  let alert: Alert
  let earlier = 0
  const bell = async () => (await bob.api.call(notificationsApi.list)).body.items

  it('are made of name, priority, keywords and countries, and answer the specified properties [S3-3-49, S3-7-29, S3-OPEN-21]', async () => {
    bob = await person(hub)
    const { body } = await bob.api.call(intelligenceApi.createAlert, {
      body: {
        name: ' Stents ',
        priority: 'high',
        keywords: ['stent', 'stent', 'SIUD'],
        countries: ['jp', 'BR'],
      },
    })
    alert = body
    earlier = (await list(bob, { search: 'siud', country: 'BR' })).body.filter(({ title, summary, tags }) =>
      /SIUD/.test([title, summary, ...tags].join()),
    ).length
    expect(alert).toEqual({
      ...{ id: alert.id, name: 'Stents', priority: 'high', isActive: true, notify: true },
      ...{ affectedOnly: false },
      ...{ keywords: ['stent', 'SIUD'], countries: ['JP', 'BR'], matchCount: earlier, lastTriggered: null },
    })
    expect(earlier).toBeGreaterThan(0)
    expect(await alertsOf(bob)).toEqual([alert])
  })

  it('count what they have really found, and tell their owner of what comes [S3-3-50]', async () => {
    await arrive('Stents recalled', 'Stent guidance', 'Something else')
    const [found] = await alertsOf(bob)
    expect(found).toMatchObject({ matchCount: earlier + 2, lastTriggered: hub.hub.now().toISOString() })
    expect((await list(bob, { alert: alert.id })).total).toBe(earlier + 2)
    expect(await bell()).toMatchObject([
      {
        title: 'Regulatory alert: Stents',
        body: 'Stents recalled, and 1 more',
        link: `/regulatory-intelligence?alert=${alert.id}`,
      },
    ])
  })

  it('are switched, changed and deleted, and find no more while they are off [S3-1-09, S3-4-12, S3-7-47]', async () => {
    const change = (body: object) => bob.api.put(`/api/regulatory-intelligence/alerts/${alert.id}`, body)
    const [found] = await alertsOf(bob)
    expect((await change({ isActive: false })).body).toMatchObject({ isActive: false, name: 'Stents' })
    await arrive('Third stent')
    expect((await alertsOf(bob))[0]?.matchCount).toBe(earlier + 2)
    // Other words find other updates; what still fits has been found when it was.
    expect((await change({ keywords: ['stent'], isActive: true, notify: false })).body).toMatchObject({
      matchCount: 3,
      lastTriggered: found?.lastTriggered,
    })
    await arrive('Fourth stent')
    expect((await alertsOf(bob))[0]?.matchCount).toBe(4)
    expect(await bell()).toHaveLength(1)
    expect((await bob.api.delete(`/api/regulatory-intelligence/alerts/${alert.id}`)).status).toBe(200)
    expect(await alertsOf(bob)).toEqual([])
  })

  it('tell, where that is wanted, only of updates that affect a device', async () => {
    const eve = await person(hub)
    const { body } = await eve.api.call(intelligenceApi.createAlert, {
      body: { name: 'Ours', keywords: ['pump'], affectedOnly: true },
    })
    const told = async () => (await eve.api.call(notificationsApi.list)).body.items.map((one) => one.body)
    const arrived = async (title: string) => {
      await arrive(title)
      return (await list(eve, { search: title })).body[0]?.affected
    }
    expect(await arrived('Pump of others')).toMatchObject({ devices: 0, unclear: 0 })
    expect(await told()).toEqual([])
    expect((await alertsOf(eve))[0]).toMatchObject({ affectedOnly: true, matchCount: 1 })
    await createMaster(ada.api, { udiDi: uniqueGtin(), targetCountries: ['JP'] })
    expect(await arrived('Pump of ours')).toMatchObject({ devices: 1 })
    expect(await told()).toEqual(['Pump of ours'])
    await eve.api.call(intelligenceApi.deleteAlert, { id: body.id })
  })

  it("are one's own, whatever roles another has", async () => {
    const admin = await person(hub, ['admin'])
    const { body: alert } = await ada.api.call(intelligenceApi.createAlert, { body: { name: 'Mine' } })
    const at = `/api/regulatory-intelligence/alerts/${alert.id}`
    expect((await admin.api.put(at, { isActive: false })).status).toBe(404)
    expect((await admin.api.delete(at)).status).toBe(404)
    expect((await list(admin, { alert: alert.id })).body).toEqual([])
    expect((await list(ada, { alert: alert.id })).total).toBe(alert.matchCount)
    expect((await alertsOf(admin)).some(({ id }) => id === alert.id)).toBe(false)
  })

  it('say all that is wrong with them at once', async () => {
    const body = {
      priority: 'urgent',
      keywords: ['', 'x'.repeat(81)],
      countries: ['Atlantis'],
      isActive: 'yes',
    }
    const { problem } = await ada.api.post('/api/regulatory-intelligence/alerts', body)
    expect(problem.issues?.map(({ path }) => path).sort()).toEqual([
      'countries.0',
      'isActive',
      'keywords.0',
      'keywords.1',
      'name',
      'priority',
    ])
    expect(problem.issues?.find(({ path }) => path === 'name')?.message).toBe('Alert name is required')
  })

  it('tell the webhooks that listen to alerts', async () => {
    const bob = await person(hub)
    const admin = await person(hub, ['admin'])
    const hook = { name: 'ERP', url: 'http://127.0.0.1:1/', events: ['alert.triggered' as const] }
    const { body: made } = await admin.api.call(webhooksApi.create, { body: hook })
    await bob.api.call(intelligenceApi.createAlert, { body: { name: 'Valves', keywords: ['valve'] } })
    news = ['A valve', 'Another valve']
    hub.clock.advance({ hours: 30 })
    await refreshWhenDue(hub.hub)
    const again = await person(hub, ['admin'])
    const { body: queued } = await again.api.call(webhooksApi.deliveries, { id: made.id })
    const ofBob = queued.map(({ body }) => JSON.parse(body)).filter(({ userId }) => userId === bob.id)
    expect(ofBob).toMatchObject([
      {
        event: 'alert.triggered',
        name: 'Valves',
        updates: [{ title: 'A valve' }, { title: 'Another valve' }],
      },
    ])
  })
})
