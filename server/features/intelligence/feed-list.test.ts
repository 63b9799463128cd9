import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

describe('the list of feeds', () => {
  it("is an administrator's, each address once, and its changes are told to the trail", async () => {
    const { body: feed } = await admin.api.call(intelligenceApi.addFeed, {
      body: { name: 'One', url: 'https://one.example/feed', format: 'atom', country: 'eu' },
    })
    expect(feed).toMatchObject({ country: 'EU', enabled: true, status: 'never', isKnown: false, revision: 1 })
    const twice = { name: 'Two', url: 'https://one.example/feed', format: 'rss', country: 'US' }
    expect((await admin.api.post('/api/regulatory-intelligence/feeds', twice)).problem.issues).toEqual([
      { path: 'url', message: 'The feed "One" already has this address' },
    ])
    const wrong = { name: ' ', url: 'ftp://x', format: 'csv', country: 'Atlantis', category: 'News' }
    const { problem } = await admin.api.post('/api/regulatory-intelligence/feeds', wrong)
    expect(problem.issues?.map(({ path }) => path).sort()).toEqual([
      'category',
      'country',
      'format',
      'name',
      'url',
    ])
    const change = { id: feed.id, body: { enabled: false, revision: 1 } }
    expect((await admin.api.call(intelligenceApi.changeFeed, change)).body).toMatchObject({
      enabled: false,
      revision: 2,
    })
    expect((await admin.api.call(intelligenceApi.changeFeed, change)).problem.type).toBe('stale_record')
    const { entry } = await hub.hub.db
      .selectFrom('audit_entries')
      .select('entry')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(entry).toContain('Feed of regulatory updates changed: One: enabled false')
  })

  it('opens to nobody else', async () => {
    const manager = await person(hub, ['regulatory-manager'])
    const [first] = (await admin.api.call(intelligenceApi.feeds)).body
    const at = '/api/regulatory-intelligence/feeds'
    expect((await manager.api.get(at)).status).toBe(403)
    expect((await manager.api.post(at, {})).status).toBe(403)
    expect((await manager.api.put(`${at}/${first?.id}`, {})).status).toBe(403)
  })
})
