import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Alert, intelligenceApi, type UpdateQuery } from '#core/contract/intelligence.ts'
import { notificationsApi } from '#core/contract/notifications.ts'
import { webhooksApi } from '#core/contract/webhooks.ts'
import { createMaster, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { type NewsFeed, startNewsFeed } from '#tests/news-feed.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { refreshWhenDue } from './refresh-service.ts'

/** Alerts, each of one person, and what they tell (specification, document 3 sections 2.10 and 7). */

let hub: TestApp
let feed: NewsFeed
let ada: Person
beforeAll(async () => {
  hub = await startTestApp()
  feed = await startNewsFeed(hub)
  ada = await person(hub)
})
afterAll(async () => {
  feed.close()
  await hub.close()
})

const list = (who: Person, query: Partial<UpdateQuery> | Record<string, unknown> = {}) =>
  who.api.call(intelligenceApi.updates, { query: query as never })
const alertsOf = async (who: Person) => (await who.api.call(intelligenceApi.alerts)).body

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
    await feed.arrive('Stents recalled', 'Stent guidance', 'Something else')
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
    await feed.arrive('Third stent')
    expect((await alertsOf(bob))[0]?.matchCount).toBe(earlier + 2)
    // Other words find other updates; what still fits has been found when it was.
    expect((await change({ keywords: ['stent'], isActive: true, notify: false })).body).toMatchObject({
      matchCount: 3,
      lastTriggered: found?.lastTriggered,
    })
    await feed.arrive('Fourth stent')
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
      await feed.arrive(title)
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
    feed.publish('A valve', 'Another valve')
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
