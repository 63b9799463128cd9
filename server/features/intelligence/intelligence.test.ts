import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intelligenceApi, type UpdateQuery } from '#core/contract/intelligence.ts'
import { datedFactsOn } from '#core/intelligence/dated-facts.ts'
import { type Person, person } from '#tests/factories.ts'
import { type NewsFeed, startNewsFeed } from '#tests/news-feed.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { keepBuiltIn } from './built-in.ts'

/** Updates and figures as each person sees them (specification, document 3 sections 2.10 and 7; D25). */

const datedFacts = datedFactsOn('2026-11-23')

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
    await feed.arrive('Early bird', 'Second')
    expect(await ask(eve)).toEqual([])
    expect((await ask(bob)).sort()).toEqual(['Early bird', 'Second'])
    expect(await ask(bob)).toEqual([])
    await feed.arrive('Early bird', 'Second', 'Third')
    expect([await ask(bob), await ask(eve)]).toEqual([['Third'], ['Third']])
  })
})
